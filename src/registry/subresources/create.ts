import { badRequest, conflict, invalid, methodNotSupported, notFound } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import type { WriteOptions } from '../../meta/options.js';
import { admittedSubresourceBody } from '../acts/body.js';
import { keepSystemFields } from '../metadata.js';
import { metadataErrors } from '../metadata-validation.js';
import { optimistically } from '../optimistic.js';
import type { RegistryServices } from '../parts.js';
import type { DecodedBody, ResourceTarget, WriteOutcome } from '../registry.js';
import { storeKeyOf } from '../resource-checks.js';
import { transientObject } from '../versions.js';
import { strategyContext } from '../admission-view.js';
import { commitUpdate, currentObject } from '../commit.js';
import type { WriteCall } from '../write-call.js';

/** The strategy does the work; the name is checked here, as it is required. */
const BODY_HOOKS = { checksName: true } as const;

/** The answer of an act without an object. */
const DONE = { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 } as const;

/**
 * POST to a subresource that acts on its parent (`pods/binding`). Admission sees the body as a creation of its kind;
 * the strategy changes the parent, which is then stored like every update, with the same generation.
 *
 * `metadata.uid` and `metadata.resourceVersion` of the body are preconditions on the parent.
 *
 * @throws StatusError 400 for a body of another kind or with wrong types, 404, 405 when the kind does not have it, 409,
 * 422 when the parent would become invalid, or what admission and the strategy say
 */
export async function createBelow(
  services: RegistryServices,
  call: WriteCall,
  body: DecodedBody,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const { target, context } = call;
  const { definition, strategy } = target.resource;
  const act = strategy.createSubresource?.[target.subresource];
  if (act === undefined) {
    const resource = `${definition.resource}/${target.subresource}`;
    throw methodNotSupported({ group: definition.group, resource }, 'create');
  }
  const deed = await admittedSubresourceBody(services, call, BODY_HOOKS, body, options);
  if (deed.metadata.name !== target.name) throw badRequest(`name in URL does not match name in ${deed.kind} object`);

  return optimistically<WriteOutcome>(services, storeKeyOf(target), definition, context, async (stored) => {
    if (stored === undefined) throw notFound(definition, target.name);
    const current = await currentObject(services, target, stored);
    checkPreconditions(deed, current.object, target);
    const changed = keepSystemFields(act(current.object, deed, strategyContext(services, call)), current.object);
    const invalidMetadata = metadataErrors(changed, definition, services.naming, target.subresource);
    if (invalidMetadata.length > 0) throw invalid(definition.group, definition.kind, target.name, invalidMetadata);
    const attempt = await commitUpdate(services, call, current, changed);
    if (attempt.kind === 'lost-race') return attempt;
    return { kind: attempt.kind, result: { object: transientObject(DONE, 0), created: true } };
  });
}

/** @throws StatusError 409 when the body names another uid or resourceVersion of the object */
function checkPreconditions(deed: KubeObject, parent: KubeObject, { resource, name }: ResourceTarget): void {
  for (const [member, word] of PRECONDITIONS) {
    const wanted = deed.metadata[member] ?? '';
    const found = parent.metadata[member] ?? '';
    if (wanted === '' || wanted === found) continue;
    const why = `Precondition failed: ${word} in precondition: ${wanted}, ${word} in object meta: ${found}`;
    throw conflict(resource.definition, name, why);
  }
}

const PRECONDITIONS = [
  ['uid', 'UID'],
  ['resourceVersion', 'ResourceVersion'],
] as const;
