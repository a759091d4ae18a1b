import type { ServedResource } from '../resources/catalogue.js';
import type { WatchItem } from '../storage/store.js';
import type { ServedEvent } from './registry.js';

/** Selections remembered of one array of changes; there are rarely more than two. */
const MOST_SELECTIONS = 8;

/** What one selection made of an array of changes. */
interface SharedBatch {
  readonly resource: ServedResource;
  readonly selectors: string;
  readonly events: readonly ServedEvent[];
}

/**
 * What watchers are told of changes that the store tells to many of them as one array: made once for all who watch the
 * same version with the same selectors, so that whoever encodes it needs to do it once as well.
 */
export interface SharedBatches {
  /** The events that `make` makes of the items, the same array for every watcher that selects alike. */
  of(
    items: readonly WatchItem[],
    resource: ServedResource,
    selectors: string,
    make: () => readonly ServedEvent[],
  ): readonly ServedEvent[];
}

/** Makes an empty memory; it forgets with the arrays. */
export function createSharedBatches(): SharedBatches {
  const made = new WeakMap<readonly WatchItem[], SharedBatch[]>();
  return {
    of(items, resource, selectors, make) {
      let batches = made.get(items);
      if (batches === undefined) made.set(items, (batches = []));
      for (const known of batches) {
        if (known.resource === resource && known.selectors === selectors) return known.events;
      }
      const events = make();
      if (batches.length < MOST_SELECTIONS) batches.push({ resource, selectors, events });
      return events;
    },
  };
}
