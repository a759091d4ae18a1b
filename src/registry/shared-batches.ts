import type { ServedResource } from '../resources/catalogue.js';
import type { WatchItem } from '../storage/store.js';
import type { ServedEvent } from './registry.js';

/** Limit of cached selections per array of changes; more than two are rare. */
const MOST_SELECTIONS = 8;

/** The events of one selection of an array of changes. */
interface SharedBatch {
  readonly resource: ServedResource;
  readonly selectors: string;
  readonly events: readonly ServedEvent[];
}

/**
 * The events of changes that the store delivers to many watchers as one array: computed once for all watchers of the
 * same version and selectors, so that they need encoding only once as well.
 */
export interface SharedBatches {
  /** The events that `make` makes of the items; the same array for every watcher with the same selection. */
  of(
    items: readonly WatchItem[],
    resource: ServedResource,
    selectors: string,
    make: () => readonly ServedEvent[],
  ): readonly ServedEvent[];
}

/** Makes an empty cache; entries are dropped with the arrays. */
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
