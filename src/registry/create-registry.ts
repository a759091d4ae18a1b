import { Slices } from './slices.js';
import { createAllocations } from './allocation/allocations.js';
import { createVerb } from './create.js';
import { deleteCollectionVerb } from './delete-collection.js';
import { deleteVerb } from './delete.js';
import { getVerb } from './get.js';
import { createKeyTurns } from './key-turns.js';
import { listVerb } from './list.js';
import { createOwnershipTables } from './ownership-tables.js';
import type { RegistryParts } from './parts.js';
import { patchVerb } from './patch.js';
import type { Registry } from './registry.js';
import { createBlanks } from './resets.js';
import { updateVerb } from './update.js';
import { createVersions } from './versions.js';
import { watchVerb } from './watch.js';

/**
 * The generic verbs over one store and one catalogue. Made once at start; the only state is the turns of writers that
 * collided on one object, and the values picked by writes in flight. All verbs throw StatusError.
 */
export function createRegistry(parts: RegistryParts): Registry {
  const slices = parts.slices ?? new Slices();
  const services = {
    ...parts,
    allocations: createAllocations(parts),
    turns: createKeyTurns(),
    slices,
    versions: createVersions(parts.naming, slices),
    blanks: createBlanks(),
    ownership: createOwnershipTables(),
    printed: new WeakMap(),
    registry: (): Registry => registry,
  };
  const registry: Registry = {
    get: getVerb(services),
    list: listVerb(services),
    watch: watchVerb(services),
    create: createVerb(services),
    update: updateVerb(services),
    patch: patchVerb(services),
    delete: deleteVerb(services),
    deleteCollection: deleteCollectionVerb(services),
  };
  return registry;
}
