import { expired, StatusError } from '../meta/errors.js';
import { printStorageBytes } from '../json/print.js';
import { StoredObject } from '../meta/stored-object.js';
import type { StoreEvent } from '../meta/watch-event.js';
import type { StoreWatchOptions, WatchItem } from '../storage/store.js';
import { fromStore, storageFailure } from './errors.js';
import { checkWatchOptions, watchStart } from './list-options.js';
import type { Workshop } from './parts.js';
import type { Registry, ServedEvent, WatchReceiver } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { readSelection, type Selection } from './selection.js';
import type { ResourceTarget } from './registry.js';

/**
 * Changes of one kind, in revision order (spec 1, "Version semantics for watch", "Watch bookmarks", "Streaming list").
 * Events are made from stored objects whose bytes and forms all watchers share. The deadline of a watch is the
 * caller's: it closes the watch or aborts the signal.
 */
export function watchVerb(workshop: Workshop): Registry['watch'] {
  const departures = createDepartures();
  return async (context, target, options, receiver) => {
    checkScope(target, false);
    checkVerb(target, 'watch');
    checkWatchOptions(options, workshop.naming.metaGroup);
    const selection = readSelection(workshop, target, options);
    const begin = watchStart(options);
    const start: StoreWatchOptions['start'] =
      begin.kind === 'from'
        ? begin.start
        : {
            kind: 'after',
            revision: await fromStore('watch', workshop.store.currentRevision({ signal: context.signal })),
          };

    const teller = new Teller(workshop, target, selection, departures, receiver, {
      bookmarks: options.allowWatchBookmarks,
      announceSynced: begin.kind === 'from' && begin.announceSynced,
    });
    try {
      return await workshop.store.watch(
        {
          resource: target.resource.storageResource,
          ...(selection.kind === 'nothing' ? placeOf(target) : selection.place),
          start,
          signal: context.signal,
        },
        (items) => teller.tell(items),
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

/** Turns what the store says into what one watcher is told. */
class Teller {
  readonly #workshop: Workshop;
  readonly #target: ResourceTarget;
  readonly #matches: (object: StoredObject) => boolean;
  readonly #departures: Departures;
  readonly #receiver: WatchReceiver;
  readonly #wants: { readonly bookmarks: boolean; readonly announceSynced: boolean };

  constructor(
    workshop: Workshop,
    target: ResourceTarget,
    selection: Selection,
    departures: Departures,
    receiver: WatchReceiver,
    wants: { readonly bookmarks: boolean; readonly announceSynced: boolean },
  ) {
    this.#workshop = workshop;
    this.#target = target;
    this.#matches = selection.kind === 'nothing' ? () => false : (selection.matches ?? (() => true));
    this.#departures = departures;
    this.#receiver = receiver;
    this.#wants = wants;
  }

  tell(items: readonly WatchItem[]): boolean {
    const batch: ServedEvent[] = [];
    let ended = false;
    for (const item of items) {
      const event = this.#eventOf(item);
      if (event !== undefined) batch.push(event);
      ended ||= item.kind === 'end';
    }
    const goOn = batch.length === 0 || this.#receiver.events(batch);
    if (ended) this.#receiver.ended();
    return goOn;
  }

  #eventOf(item: WatchItem): ServedEvent | undefined {
    switch (item.kind) {
      case 'initial':
        return this.#matches(item.object) ? this.#event('ADDED', item.object) : undefined;
      case 'synced':
        return this.#wants.announceSynced
          ? { type: 'BOOKMARK', revision: item.revision, initialEventsEnd: true }
          : undefined;
      case 'event':
        return this.#change(item.event);
      case 'progress':
        return this.#wants.bookmarks
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
    return before ? this.#event('DELETED', this.#departures.of(event, previous)) : undefined;
  }

  #event(type: 'ADDED' | 'MODIFIED' | 'DELETED', object: StoredObject): ServedEvent {
    return { type, object: this.#workshop.versions.serve(this.#target.resource, object) };
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
