import type { StoredObject } from '../meta/stored-object.js';
import { timerDelay } from '../meta/timer.js';
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
  const ask = (): readonly ServedObject[] | Promise<readonly ServedObject[]> => versions.serveAll(resource, objects);
  const served = ask();
  if (!(served instanceof Promise)) return batch(served);
  // Who begins to watch is told at once that it is not possible now.
  const begins = items.some(({ kind }) => kind === 'initial');
  return (begins ? served : persistently(served, ask, resource)).then(batch);
}

/** Waits before what could not be converted is tried again, in ms. */
const AGAIN_AFTER = [100, 300, 900, 2700];
/** No try begins when the last one failed later than this after the first began, in ms. */
const MOST_WAITING = 5000;

/**
 * Asks again when the first try fails: a webhook that is being replaced is away for a moment, and that need not end every
 * watch of its kind.
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
    // Its end is waited for below, in the next turn of the loop.
    if (attempt instanceof Promise) attempt.catch(() => undefined);
  }
  return attempt;
}

/** What a selection may look at: the object, and what it was before. */
function objectsOf(item: WatchItem): readonly StoredObject[] {
  if (item.kind === 'initial') return [item.object];
  if (item.kind !== 'event') return [];
  const { object, previous } = item.event;
  return previous === undefined ? [object] : [object, previous];
}
