import { expired, StatusError } from '../meta/errors.js';
import { printStorageBytes } from '../json/print.js';
import { StoredObject } from '../meta/stored-object.js';
import type { StoreEvent } from '../meta/watch-event.js';
import type { StoreWatchOptions, WatchItem } from '../storage/store.js';
import { fromStore, storageFailure } from './errors.js';
import { checkWatchOptions, watchStart } from './list-options.js';
import type { RegistryServices } from './parts.js';
import type { Registry, ServedEvent, WatchReceiver } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { readSelection, type Selection } from './selection.js';
import { createSharedBatches, type SharedBatches } from './shared-batches.js';
import type { ResourceTarget } from './registry.js';

/**
 * Changes of one kind, in revision order (spec 1, "Version semantics for watch", "Watch bookmarks", "Streaming list").
 * Events are made from stored objects whose bytes and forms all watchers share. The deadline of a watch is the
 * caller's: it closes the watch or aborts the signal.
 */
export function watchVerb(services: RegistryServices): Registry['watch'] {
  const departures = createDepartures();
  const shared = createSharedBatches();
  return async (context, target, options, receiver) => {
    checkScope(target, false);
    checkVerb(target, 'watch');
    checkWatchOptions(options, services.naming.metaGroup);
    const selection = readSelection(services, target, options);
    const begin = watchStart(options);
    const start: StoreWatchOptions['start'] =
      begin.kind === 'from'
        ? begin.start
        : {
            kind: 'after',
            revision: await fromStore('watch', services.store.currentRevision({ signal: context.signal })),
          };

    const filter = new EventFilter({
      services,
      target,
      selection,
      selectors: `${options.labelSelector}\n${options.fieldSelector}`,
      departures,
      shared,
      receiver,
      bookmarks: options.allowWatchBookmarks,
      announceSynced: begin.kind === 'from' && begin.announceSynced,
    });
    try {
      return await services.store.watch(
        {
          resource: target.resource.storageResource,
          ...(selection.kind === 'nothing' ? placeOf(target) : selection.place),
          start,
          signal: context.signal,
        },
        (items) => filter.tell(items),
      );
    } catch (error) {
      throw storageFailure(error, 'watch');
    }
  };
}

function placeOf(target: ResourceTarget): { readonly namespace?: string; readonly name?: string } {
  return {
    ...(target.namespace === '' ? {} : { namespace: target.namespace }),
    ...(target.name === '' ? {} : { name: target.name }),
  };
}

/** Last states of objects that left a selection, made once per event and shared by its watchers. */
interface Departures {
  of(event: StoreEvent, previous: StoredObject): StoredObject;
}

function createDepartures(): Departures {
  const made = new WeakMap<StoreEvent, StoredObject>();
  return {
    of(event, previous) {
      let object = made.get(event);
      if (object === undefined) {
        const { namespace, name, uid } = previous;
        const bytes = printStorageBytes(previous.parsed);
        object = StoredObject.fromStorage(namespace, name, uid, event.revision, bytes);
        made.set(event, object);
      }
      return object;
    },
  };
}

/** What one watcher is told, and how. */
interface EventFilterParts {
  readonly services: RegistryServices;
  readonly target: ResourceTarget;
  readonly selection: Selection;
  /** The text that the selection was made from. */
  readonly selectors: string;
  readonly departures: Departures;
  readonly shared: SharedBatches;
  readonly receiver: WatchReceiver;
  readonly bookmarks: boolean;
  readonly announceSynced: boolean;
}

/** Turns what the store says into what one watcher is told. */
class EventFilter {
  readonly #parts: EventFilterParts;
  readonly #matches: (object: StoredObject) => boolean;

  constructor(parts: EventFilterParts) {
    const { selection } = parts;
    this.#parts = parts;
    this.#matches = selection.kind === 'nothing' ? () => false : (selection.matches ?? (() => true));
  }

  tell(items: readonly WatchItem[]): boolean {
    const { receiver, shared, target, selectors } = this.#parts;
    const last = items.at(-1);
    // Changes are told to many watchers as one array; who selects alike gets one batch as well.
    const batch =
      last?.kind === 'event'
        ? shared.of(items, target.resource, selectors, () => this.#batchOf(items))
        : this.#batchOf(items);
    const goOn = batch.length === 0 || receiver.events(batch);
    if (last?.kind === 'end') receiver.ended();
    return goOn;
  }

  #batchOf(items: readonly WatchItem[]): readonly ServedEvent[] {
    const batch: ServedEvent[] = [];
    for (const item of items) {
      const event = this.#eventOf(item);
      if (event !== undefined) batch.push(event);
    }
    return batch;
  }

  #eventOf(item: WatchItem): ServedEvent | undefined {
    switch (item.kind) {
      case 'initial':
        return this.#matches(item.object) ? this.#event('ADDED', item.object) : undefined;
      case 'synced':
        return this.#parts.announceSynced
          ? { type: 'BOOKMARK', revision: item.revision, initialEventsEnd: true }
          : undefined;
      case 'event':
        return this.#change(item.event);
      case 'progress':
        return this.#parts.bookmarks
          ? { type: 'BOOKMARK', revision: item.revision, initialEventsEnd: false }
          : undefined;
      case 'end':
        return endOf(item.reason);
    }
  }

  /** A change as the selection sees it: entering is ADDED, leaving is DELETED, whatever happened to the object. */
  #change(event: StoreEvent): ServedEvent | undefined {
    const { previous } = event;
    const before = previous !== undefined && this.#matches(previous);
    if (event.kind === 'deleted') {
      // The last state need not match any more: an update that removes the last finalizer may change labels too.
      if (previous === undefined ? !this.#matches(event.object) : !before) return undefined;
      return this.#event('DELETED', event.object);
    }
    const after = this.#matches(event.object);
    if (after) return this.#event(before ? 'MODIFIED' : 'ADDED', event.object);
    return before ? this.#event('DELETED', this.#parts.departures.of(event, previous)) : undefined;
  }

  #event(type: 'ADDED' | 'MODIFIED' | 'DELETED', object: StoredObject): ServedEvent {
    const { services, target } = this.#parts;
    return { type, object: services.versions.serve(target.resource, object) };
  }
}

/** How a watch that the store ends is explained. A server that closes says nothing: the client simply reconnects. */
function endOf(reason: 'slow' | 'expired' | 'closing'): ServedEvent | undefined {
  switch (reason) {
    case 'closing':
      return undefined;
    case 'expired':
      return { type: 'ERROR', error: expired('The resourceVersion for the provided watch is too old.') };
    case 'slow':
      return {
        type: 'ERROR',
        error: new StatusError(
          429,
          'TooManyRequests',
          'the watch fell too far behind and was ended; watch again from the last resourceVersion received',
          { details: { retryAfterSeconds: 1 } },
        ),
      };
  }
}
