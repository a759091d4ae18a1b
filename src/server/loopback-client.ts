import type {
  CallOptions,
  ChangeOptions,
  Client,
  ClientEvent,
  CollectionAddress,
  ObjectAddress,
  RemoveOptions,
  SelectOptions,
} from '../client/client.js';
import { printJson } from '../json/print.js';
import { internalError, pathNotFound, StatusError } from '../meta/errors.js';
import { type DeleteOptions, LIST_ALL, type ListOptions, type WriteOptions } from '../meta/options.js';
import { apiVersionOf } from '../meta/gvk.js';
import { identityOf } from '../meta/identity.js';
import type { KubeObject } from '../meta/object.js';
import type { Precondition } from '../meta/precondition.js';
import { Call } from '../pipeline/call.js';
import type { Chain } from '../pipeline/chain.js';
import type { Registry, ResourceTarget, ServedEvent, ServedObject } from '../registry/registry.js';
import type { RequestVerb } from '../request/info.js';
import { resourcePath } from '../request/resource-path.js';
import type { User } from '../request/user.js';
import type { Catalogue } from '../resources/catalogue.js';

/** What the in-process handler needs. */
export interface LoopbackParts {
  readonly chain: Chain;
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  /** The user of the calls; authentication is skipped, authorization is not. */
  readonly user: User;
  /** The user agent in audit records. */
  readonly userAgent: string;
  /** A precondition of every write: the controller still holds its lease. */
  readonly fence?: Precondition;
}

/** The client port in process, through the same chain and registry as every external request. */
export function createLoopbackClient(parts: LoopbackParts): Client {
  const { registry } = parts;

  /** Runs one request through the chain; the caller's signal aborts it. */
  const through = async <T>(
    verb: RequestVerb,
    address: ObjectAddress,
    options: CallOptions | undefined,
    work: (call: Call, target: ResourceTarget) => Promise<T>,
  ): Promise<T> => {
    const target = targetOf(parts.catalogue, address);
    const call = new Call({
      info: { kind: 'resource', verb, path: '', ...address.type, ...target, resource: address.type.resource },
      userAgent: parts.userAgent,
      uri: resourcePath(target.resource.definition, target.namespace, target.name, target.subresource),
      credentials: {},
      user: parts.user,
      fence: parts.fence,
    });
    const signal = options?.signal;
    if (signal?.aborted) call.abort(signal.reason);
    const abort = (): void => call.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    let code = verb === 'create' ? 201 : 200;
    try {
      const answer = await parts.chain.run(call, (admitted) => work(admitted, target));
      if (verb === 'watch') call.streaming(code);
      else await call.answering(code);
      return answer;
    } catch (error) {
      const known = error instanceof StatusError ? error : internalError('the server met an unexpected fault', error);
      ({ code } = known);
      call.failed(known, known !== error);
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      // A started watch reports its own end.
      if (verb !== 'watch' || code !== 200) call.over(code);
    }
  };

  return {
    get: (address, options) =>
      through('get', address, options, async (call, target) => {
        const found = await registry.get(call, target, { resourceVersion: options?.resourceVersion ?? '' });
        return found.parsed;
      }),
    list: (address, options) =>
      through('list', collection(address), options, async (call, target) => {
        const found = await registry.list(call, target, {
          ...selecting(options),
          resourceVersion: options?.resourceVersion ?? '',
          limit: options?.limit ?? 0,
          continueToken: options?.continueToken ?? '',
        });
        const items = found.items.map((item) => item.parsed);
        return { items, resourceVersion: String(found.revision), continueToken: found.continueToken };
      }),
    watch: (address, options, watcher) =>
      through('watch', collection(address), undefined, (call, target) => {
        const from = options.from;
        const { kind, group, version } = target.resource.definition;
        const type = { kind, apiVersion: apiVersionOf(group, version) };
        const objectOf =
          options.identityOnly === true
            ? (object: ServedObject) => identityOf(object, type)
            : ({ parsed }: ServedObject) => parsed;
        const signal = options.signal;
        const abort = (): void => call.abort(signal?.reason);
        const over = (): void => {
          signal?.removeEventListener('abort', abort);
          call.over(200);
        };
        signal?.addEventListener('abort', abort, { once: true });
        const started = registry.watch(
          call,
          target,
          {
            ...selecting(options),
            watch: true,
            allowWatchBookmarks: true,
            ...(from === undefined
              ? { sendInitialEvents: true, resourceVersionMatch: 'NotOlderThan' }
              : { resourceVersion: from }),
          },
          {
            events(batch) {
              for (const event of batch) watcher.event(clientEvent(event, objectOf));
              return true;
            },
            ended: () => {
              over();
              watcher.ended();
            },
          },
        );
        return started.then(
          (watch) => ({
            close: () => {
              over();
              watch.close();
            },
          }),
          (error: unknown) => {
            signal?.removeEventListener('abort', abort);
            throw error;
          },
        );
      }),
    create: (address, object, options) =>
      through('create', collection(address), options, async (call, target) => {
        const body = { object, duplicateFields: [] };
        return (await registry.create(call, target, body, writing(options))).object.parsed;
      }),
    update: (address, object, options) =>
      through('update', address, options, async (call, target) => {
        const body = { object, duplicateFields: [] };
        return (await registry.update(call, target, body, writing(options))).object.parsed;
      }),
    patch: (address, patch, options) =>
      through('patch', address, options, async (call, target) => {
        const body = { mediaType: patch.mediaType, bytes: Buffer.from(printJson(patch.patch)) };
        return (await registry.patch(call, target, body, writing(options))).object.parsed;
      }),
    delete: (address, options) =>
      through('delete', address, options, async (call, target) => {
        await registry.delete(call, target, removing(options));
      }),
    deleteCollection: (address, options) =>
      through('deletecollection', collection(address), options, async (call, target) => {
        await registry.deleteCollection(call, target, selecting(options), removing(options));
      }),
  };
}

function targetOf(catalogue: Catalogue, address: ObjectAddress): ResourceTarget {
  const { group, version, resource: plural } = address.type;
  const resource = catalogue.find(group, version, plural);
  if (resource === undefined) throw pathNotFound();
  return {
    resource,
    namespace: address.namespace ?? '',
    name: address.name,
    subresource: address.subresource ?? '',
  };
}

function collection(address: CollectionAddress): ObjectAddress {
  return { ...address, name: '' };
}

function selecting(options: SelectOptions | undefined): ListOptions {
  return {
    ...LIST_ALL,
    labelSelector: options?.labelSelector ?? '',
    fieldSelector: options?.fieldSelector ?? '',
  };
}

function writing(options: ChangeOptions | undefined): WriteOptions {
  return {
    dryRun: options?.dryRun ?? false,
    fieldManager: options?.fieldManager ?? '',
    fieldValidation: 'Strict',
    force: options?.force ?? false,
  };
}

function removing(options: RemoveOptions | undefined): DeleteOptions {
  return {
    dryRun: false,
    gracePeriodSeconds: options?.gracePeriodSeconds,
    propagationPolicy: options?.propagationPolicy,
    orphanDependents: undefined,
    preconditions: {
      ...(options?.uid === undefined ? {} : { uid: options.uid }),
      ...(options?.resourceVersion === undefined ? {} : { resourceVersion: options.resourceVersion }),
    },
  };
}

function clientEvent(event: ServedEvent, objectOf: (object: ServedObject) => KubeObject): ClientEvent {
  switch (event.type) {
    case 'BOOKMARK':
      return {
        type: 'BOOKMARK',
        resourceVersion: String(event.revision),
        initialEventsEnd: event.initialEventsEnd,
      };
    case 'ERROR':
      return {
        type: 'ERROR',
        error: event.error instanceof StatusError ? event.error : internalError('watch', event.error),
      };
    case 'ADDED':
    case 'MODIFIED':
    case 'DELETED':
      return { type: event.type, object: objectOf(event.object) };
  }
}
