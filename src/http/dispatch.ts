import { type Awaitable, onceKnown } from '../meta/awaitable.js';
import { badRequest } from '../meta/errors.js';
import type { GroupVersionKind } from '../meta/gvk.js';
import type { ListOptions } from '../meta/options.js';
import { exactFieldValue, parseFieldSelector, printFieldSelector } from '../meta/selectors/field.js';
import type { NamingProfile } from '../naming/profile.js';
import { isNamed, type ResourceInfo } from '../pipeline/authorization/scope.js';
import type { RequestContext } from '../request/context.js';
import { checkSelectors } from '../registry/list.js';
import type { DecodedBody, Registry, ResourceTarget } from '../registry/registry.js';
import { APPLY_PATCH } from '../patch/engine.js';
import { type BodyDecoder, type BodySource, mediaTypeOf } from './request/body.js';
import { deleteOptions } from './request/delete-options.js';
import { ALL_FEATURES, type HttpFeatures, knownListOptions } from './features.js';
import type { Outcome } from './outcome.js';
import { isTrue } from '../request/parse-info.js';
import { type Query, getOptions, listOptions, writeOptions } from './request/query.js';
import type { FoundTarget } from './connection/target.js';

/** What the dispatcher needs. */
export interface DispatchParts {
  readonly registry: Registry;
  readonly decoder: BodyDecoder;
  readonly naming: NamingProfile;
  /** Absent: all. */
  readonly features?: HttpFeatures;
}

/** One admitted request on a resource. */
export interface DispatchRequest {
  readonly context: RequestContext;
  readonly info: ResourceInfo;
  /** The kind and subresource of the path. The media type of a patch to it has been checked. */
  readonly found: FoundTarget;
  readonly query: Query;
  readonly body: BodySource;
}

/**
 * Calls the registry verb of an admitted request: the only place that distinguishes verbs. A get of an object in memory
 * is answered at once.
 *
 * @throws StatusError
 */
export function dispatch(parts: DispatchParts, request: DispatchRequest): Awaitable<Outcome> {
  const { context, info, found, query } = request;
  const { resource, namespace } = found;
  const { subresource } = info;
  if (info.verb !== 'get') return dispatchLonger(parts, request);
  const target = { resource, namespace, name: info.name, subresource };
  return onceKnown(parts.registry.get(context, target, getOptions(query)), (object) => {
    return { kind: 'object', status: 200, object, resource, subresource };
  });
}

/** Every verb that is never answered at once. */
async function dispatchLonger(parts: DispatchParts, request: DispatchRequest): Promise<Outcome> {
  const { context, info, found, query, body } = request;
  const { registry, decoder } = parts;
  const { metaGroup } = parts.naming;
  const { resource } = found;
  const { subresource } = info;
  const target: ResourceTarget = { resource, namespace: found.namespace, name: info.name, subresource };
  const collection: ResourceTarget = { ...target, name: '' };
  const decodeObject = (): Promise<DecodedBody> =>
    decoder.decodeObject(body, bodyKind(found), found.subresource?.body === undefined && resource.definition.custom);
  const readListOptions = (watch: boolean): ListOptions =>
    knownListOptions(parts.features ?? ALL_FEATURES, listOptions(query, watch), metaGroup);
  switch (info.verb) {
    case 'list':
      return { kind: 'list', list: await registry.list(context, collection, readListOptions(false)), resource };
    case 'watch': {
      // An old path without the parameter has the options of a list, as in kube-apiserver.
      const options = readListOptions(isTrue(query.get('watch')));
      const fieldSelector = isNamed(info) ? ofName(options.fieldSelector, info.name) : options.fieldSelector;
      const timeout = (options.timeoutSeconds ?? 0) * 1000;
      return {
        kind: 'watch',
        resource,
        // A watch with a timeout below zero ends at once.
        timeout: timeout === 0 ? undefined : Math.max(1, timeout),
        open: (receiver) => registry.watch(context, collection, { ...options, fieldSelector }, receiver),
      };
    }
    case 'create': {
      decoder.checkType(body);
      const options = writeOptions(query, 'CreateOptions', metaGroup);
      const decoded = await decodeObject();
      const { object } = await registry.create(context, target, decoded, options);
      return { kind: 'object', status: 201, object, resource, subresource };
    }
    case 'update': {
      const options = writeOptions(query, 'UpdateOptions', metaGroup);
      const decoded = await decodeObject();
      const { object, created } = await registry.update(context, target, decoded, options);
      return { kind: 'object', status: created ? 201 : 200, object, resource, subresource };
    }
    case 'patch': {
      const isApply = mediaTypeOf(body.contentType) === APPLY_PATCH;
      const options = writeOptions(query, 'PatchOptions', metaGroup, isApply);
      const patch = await decoder.patchBody(body);
      const { object, created } = await registry.patch(context, target, patch, options);
      return { kind: 'object', status: created ? 201 : 200, object, resource, subresource };
    }
    case 'delete': {
      const options = deleteOptions(query, await optionsIn(request, decoder, metaGroup), metaGroup);
      const outcome = await registry.delete(context, target, options);
      if (outcome.kind === 'status') return outcome;
      // 202 only when the object remains, and only for requests with the legacy orphan option, as in kube-apiserver.
      const status = options.orphanDependents === false && outcome.gone !== true ? 202 : 200;
      return { kind: 'object', status, object: outcome.object, resource, subresource };
    }
    case 'deletecollection': {
      // Faults of the selection are reported before those of the delete options.
      const selected = readListOptions(false);
      checkSelectors(selected, metaGroup);
      const options = deleteOptions(query, await optionsIn(request, decoder, metaGroup), metaGroup);
      const gone = await registry.deleteCollection(context, collection, selected, options);
      // Spec 2, "Endpoints": 200 with Status. Deleted items are not returned, which keeps the answer small.
      const { group, resource: kind } = resource.definition;
      return { kind: 'status', details: { group, kind }, continueToken: gone.continueToken };
    }
    case 'get':
    case 'connect':
      // The first was answered above, and findTarget rejects the second.
      throw new Error(`no handler for ${info.verb}`);
  }
}

/** The options in the body of a delete, passed to the audit record in kube-apiserver's form. */
async function optionsIn(
  { context, body }: DispatchRequest,
  decoder: BodyDecoder,
  metaGroup: string,
): Promise<DecodedBody | undefined> {
  const decoded = await decoder.decodeOptional(body, 'DeleteOptions');
  if (decoded !== undefined && context.audit !== undefined) {
    const version = { kind: 'DeleteOptions', apiVersion: `${metaGroup}/__internal` };
    context.audit.requestObject({ ...version, ...decoded.object, ...version });
  }
  return decoded;
}

/** The kind of object in the body, for messages. */
function bodyKind({ resource, subresource }: FoundTarget): GroupVersionKind {
  return subresource?.body ?? resource.definition;
}

/**
 * The selector of a watch on a path with a name, which may select only that object: a right to watch one object must
 * not show others.
 *
 * @throws StatusError 400 for a selector that does not require the name
 */
function ofName(selector: string, name: string): string {
  if (selector === '')
    return printFieldSelector({ requirements: [{ field: 'metadata.name', operator: '=', value: name }] });
  if (exactFieldValue(parseFieldSelector(selector), 'metadata.name') === name) return selector;
  throw badRequest("fieldSelector metadata.name doesn't match requested name");
}
