import { definitionTerminating, pathNotFound } from '../meta/errors.js';
import { identityOf } from '../meta/identity.js';
import type { Precondition } from '../meta/precondition.js';
import type { DefiningObject } from '../resources/strategy.js';
import { fromStore } from './errors.js';
import type { RegistryServices } from './parts.js';
import type { WriteCall } from './write-call.js';

/** The type does not matter for what is read. */
const TYPE = { kind: '', apiVersion: '' };

/** What must not change until a new object is committed: the definition of its kind, as far as it is stored. */
export function definitionUnchanged({ target }: WriteCall): Precondition | undefined {
  const definedBy = target.resource.strategy.definedBy?.();
  return definedBy && unchangedAt(definedBy, definedBy.revision);
}

/**
 * Checks the stored definition, when it changed before the commit or nothing is committed: any change is fine except its
 * deletion, because objects created after that would never be deleted.
 *
 * @throws StatusError 403 when the definition is being deleted, 404 when it is gone or another one has its name
 */
export async function definitionStillThere(
  services: RegistryServices,
  { context, target }: WriteCall,
  name: string,
): Promise<Precondition | undefined> {
  const { definition, strategy } = target.resource;
  const definedBy = strategy.definedBy?.();
  if (definedBy === undefined) return undefined;
  const key = { resource: definedBy.resource, namespace: '', name: definedBy.name };
  const found = await fromStore('write', () => services.store.get(key, { kind: 'latest' }, context));
  if (found === undefined || found.uid !== definedBy.uid) throw pathNotFound();
  // A definition is long, and nothing else of it is needed.
  const { deletionTimestamp } = identityOf(found, TYPE).metadata;
  if (deletionTimestamp !== undefined) throw definitionTerminating(definition, name);
  return unchangedAt(definedBy, found.revision);
}

function unchangedAt({ resource, name }: DefiningObject, revision: number): Precondition {
  return { kind: 'object', resource, namespace: '', name, revision };
}
