import { methodNotSupported, notFound } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import type { AdmissionAttributes } from '../../request/ports.js';
import { checkNameOnUrl, inRequestNamespace, withExpectedKind } from '../body.js';
import { countGeneration, keepSystemFields } from '../metadata.js';
import { optimistically } from '../optimistic.js';
import type { Workshop } from '../parts.js';
import type { DecodedBody, WriteOutcome } from '../registry.js';
import { storeKeyOf, subresourceOf } from '../resource-checks.js';
import { transientObject } from '../versions.js';
import { admissionAttributes, commitUpdate, currentObject, strategyContext, type WriteCall } from '../write-path.js';

/** What an act answers: it has no object to show. */
const DONE = { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 } as const;

/**
 * POST to a subresource that is an act on its parent (`pods/binding`). Admission sees the body as a creation of its
 * kind; the strategy says what becomes of the parent; the parent is then stored like every update.
 *
 * @throws StatusError 404, 405 when the kind knows no such act, 409, or what admission and the strategy say
 */
export async function createBelow(workshop: Workshop, call: WriteCall, body: DecodedBody): Promise<WriteOutcome> {
  const { target, context } = call;
  const { definition, strategy } = target.resource;
  const act = strategy.createSubresource?.[target.subresource];
  if (act === undefined) {
    const resource = `${definition.resource}/${target.subresource}`;
    throw methodNotSupported({ group: definition.group, resource }, 'create');
  }
  const expected = subresourceOf(target).body ?? definition;
  const given = withExpectedKind(body.object, expected);
  const placed = inRequestNamespace({ ...given, metadata: given['metadata'] ?? {} } as KubeObject, target);
  if (placed.metadata.name !== undefined) checkNameOnUrl(placed, target.name);

  const attributes = (object: KubeObject): AdmissionAttributes => ({
    ...admissionAttributes(call, 'CREATE', object, undefined),
    kind: expected.kind,
  });
  const deed = (await workshop.admission.mutate(context, attributes(placed))) ?? placed;
  await workshop.admission.validate(context, attributes(deed));

  return optimistically<WriteOutcome>(workshop, storeKeyOf(target), definition, context, async (stored) => {
    if (stored === undefined) throw notFound(definition, target.name);
    const current = currentObject(workshop, target, stored);
    const changed = keepSystemFields(act(current.object, deed, strategyContext(workshop, call)), current.object);
    const counted = countGeneration(changed, current.object, definition);
    const attempt = await commitUpdate(workshop, call, current, counted);
    if (attempt.kind === 'lost-race') return attempt;
    return { kind: attempt.kind, result: { object: transientObject(DONE, 0), created: true } };
  });
}
