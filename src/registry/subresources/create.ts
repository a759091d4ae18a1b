import { methodNotSupported, notFound } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import { checkNameOnUrl, inRequestNamespace, withExpectedKind } from '../body.js';
import { optimistically } from '../optimistic.js';
import type { Workshop } from '../parts.js';
import type { DecodedBody, WriteOutcome } from '../registry.js';
import { storeKeyOf, subresourceOf } from '../resource-checks.js';
import { transientObject } from '../versions.js';
import { attemptUpdate, currentObject, strategyContext, type WriteCall } from '../write-path.js';

/** What an act answers: it has no object to show. */
const DONE = { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 } as const;

/**
 * POST to a subresource that is an act on its parent (`pods/binding`): the kind's strategy says what the act changes,
 * and the change takes the path of every update.
 *
 * @throws StatusError 404, 405 when the kind knows no such act, and what an update throws
 */
export function createBelow(workshop: Workshop, call: WriteCall, body: DecodedBody): Promise<WriteOutcome> {
  const { target, context } = call;
  const { definition, strategy } = target.resource;
  const { act } = strategy;
  if (act === undefined) {
    const resource = `${definition.resource}/${target.subresource}`;
    throw methodNotSupported({ group: definition.group, resource }, 'create');
  }
  const given = withExpectedKind(body.object, subresourceOf(target).body ?? definition);
  const deed = inRequestNamespace({ ...given, metadata: given['metadata'] ?? {} } as KubeObject, target);
  if (deed.metadata.name !== undefined) checkNameOnUrl(deed, target.name);
  return optimistically<WriteOutcome>(workshop, storeKeyOf(target), definition, context.signal, async (stored) => {
    if (stored === undefined) throw notFound(definition, target.name);
    const current = currentObject(workshop, target, stored);
    const changed = act(current.object, deed, strategyContext(workshop, call));
    const attempt = await attemptUpdate(workshop, call, current, changed);
    if (attempt.kind === 'lost-race') return attempt;
    return { kind: attempt.kind, result: { object: transientObject(DONE, 0), created: true } };
  });
}
