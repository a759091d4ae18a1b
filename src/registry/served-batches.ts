import type { StoredObject } from '../meta/stored-object.js';
import { timerDelay } from '../meta/timer.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { WatchItem } from '../storage/store.js';
import type { ServedObject } from './registry.js';
import type { Versions } from './versions.js';

/** The objects of a batch of watch items in a served version. */
export type ServedBatch = ReadonlyMap<StoredObject, ServedObject>;

/** Converts each batch once for all watchers of the same version. */
export interface ServedBatches {
  /** A promise when a webhook has to be called. */
  of(items: readonly WatchItem[], resource: ServedResource): ServedBatch | Promise<ServedBatch>;
}

/** Makes an empty cache; entries are dropped with the arrays of items, which the store shares between watchers. */
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
  const ask = (): readonly ServedObject[] | Promise<readonly ServedObject[]> => versions.serveAll(resource, objects);
  const served = ask();
  if (!(served instanceof Promise)) return batch(served);
  // A new watcher gets the error at once.
  const begins = items.some(({ kind }) => kind === 'initial');
  return (begins ? served : persistently(served, ask, resource)).then(batch);
}

/** Pause before a failed conversion is retried, in ms. */
const AGAIN_AFTER = [100, 300, 900, 2700];
/** No retry starts later than this after the first attempt, in ms. */
const MOST_WAITING = 5000;

/**
 * Retries a failed conversion: a webhook that is being replaced is away for a moment, and that need not end every watch
 * of its kind.
 */
async function persistently<T>(
  first: Promise<T>,
  ask: () => T | Promise<T>,
  { retirement }: ServedResource,
): Promise<T> {
  const began = performance.now();
  let attempt: T | Promise<T> = first;
  for (const pause of AGAIN_AFTER) {
    try {
      return await attempt;
    } catch (error) {
      if (retirement.done || performance.now() - began > MOST_WAITING) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, timerDelay(pause)).unref());
    attempt = ask();
    // Its result is awaited below, in the next turn of the loop.
    if (attempt instanceof Promise) attempt.catch(() => undefined);
  }
  return attempt;
}

/** What a selection is evaluated on: the object, and its previous state. */
function objectsOf(item: WatchItem): readonly StoredObject[] {
  if (item.kind === 'initial') return [item.object];
  if (item.kind !== 'event') return [];
  const { object, previous } = item.event;
  return previous === undefined ? [object] : [object, previous];
}
