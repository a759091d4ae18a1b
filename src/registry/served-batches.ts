import type { StoredObject } from '../meta/stored-object.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { WatchItem } from '../storage/store.js';
import type { ServedObject } from './registry.js';
import type { Versions } from './versions.js';

/** The objects of a batch of watch items as a version serves them. */
export type ServedBatch = ReadonlyMap<StoredObject, ServedObject>;

/** Batches that are converted once for all who watch the same version. */
export interface ServedBatches {
  /** A promise when somebody else has to be asked. */
  of(items: readonly WatchItem[], resource: ServedResource): ServedBatch | Promise<ServedBatch>;
}

/** Makes an empty memory; it forgets with the arrays of items, which the store shares between watchers. */
export function createServedBatches(versions: Versions): ServedBatches {
  const made = new WeakMap<readonly WatchItem[], Map<ServedResource, ServedBatch | Promise<ServedBatch>>>();
  return {
    of(items, resource) {
      let batches = made.get(items);
      if (batches === undefined) made.set(items, (batches = new Map()));
      let batch = batches.get(resource);
      if (batch === undefined) batches.set(resource, (batch = convert(versions, items, resource)));
      return batch;
    },
  };
}

function convert(
  versions: Versions,
  items: readonly WatchItem[],
  resource: ServedResource,
): ServedBatch | Promise<ServedBatch> {
  const objects = [...new Set(items.flatMap(objectsOf))];
  const batch = (served: readonly ServedObject[]): ServedBatch =>
    new Map(objects.map((object, index) => [object, served[index]!]));
  const served = versions.serveAll(resource, objects);
  return served instanceof Promise ? served.then(batch) : batch(served);
}

/** What a selection may look at: the object, and what it was before. */
function objectsOf(item: WatchItem): readonly StoredObject[] {
  if (item.kind === 'initial') return [item.object];
  if (item.kind !== 'event') return [];
  const { object, previous } = item.event;
  return previous === undefined ? [object] : [object, previous];
}
