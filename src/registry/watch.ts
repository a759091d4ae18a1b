import { expired, StatusError } from '../meta/errors.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { StoreEvent } from '../meta/watch-event.js';
import { StorageError } from '../storage/errors.js';
import type { StoreWatch, StoreWatchOptions, WatchItem } from '../storage/store.js';
import type { ServedResource } from '../resources/catalogue.js';
import { createDepartures, type Departures } from './departures.js';
import { fromStore, storageFailure } from './errors.js';
import { checkListOptions, checkWatchOptions, watchStart } from './list-options.js';
import type { RegistryServices } from './parts.js';
import type { Registry, ResourceTarget, ServedEvent, ServedObject, ServedWatch, WatchReceiver } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { readSelection, readSelectors, type Selection } from './selection.js';
import { createServedBatches, type ServedBatch, type ServedBatches } from './served-batches.js';
import { createSharedBatches, type SharedBatches } from './shared-batches.js';
import { transientObject } from './versions.js';
import { createWaitingEvents } from './waiting-events.js';

/**
 * Changes of one kind, in revision order (spec 1, "Version semantics for watch", "Watch bookmarks", "Streaming list").
 * Events are made from stored objects whose bytes and forms all watchers share. The caller enforces the deadline of a
 * watch: it closes the watch or aborts the signal. A watch from a version that is no longer kept consists of one ERROR
 * event (410), and so does one with initial events at a version that is not reached in time (504).
 */
export function watchVerb(services: RegistryServices): Registry['watch'] {
  const departures = createDepartures();
  const shared = createSharedBatches();
  const batches = createServedBatches(services.versions);
  return async (context, target, options, receiver) => {
    checkScope(target, false);
    checkVerb(target, 'watch');
    const selectors = readSelectors(options);
    const check = options.watch ? checkWatchOptions : checkListOptions;
    check(options, services.naming.metaGroup);
    const selection = readSelection(services, target, selectors);
    const begin = watchStart(options);
    const start: StoreWatchOptions['start'] =
      begin.kind === 'from'
        ? begin.start
        : {
            kind: 'after',
            revision: await fromStore('watch', () => services.store.currentRevision({ signal: context.signal })),
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
    const storeOptions: StoreWatchOptions = {
      resource: target.resource.storageResource,
      ...(selection.kind === 'nothing' ? placeOf(target) : selection.place),
      ...(selection.kind === 'nothing' || selection.key === undefined ? {} : { filterKey: selection.key }),
      start,
      signal: context.signal,
    };
    try {
      return target.resource.forms === undefined
        ? await services.store.watch(storeOptions, (items) => filter.deliver(items))
        : await watchForms(services, target.resource, storeOptions, filter, batches);
    } catch (error) {
      const failure = storageFailure(error, 'watch', options);
      const tooNew = error instanceof StorageError && error.kind === 'too-new' && options.sendInitialEvents === true;
      if (failure.reason !== 'Expired' && !tooNew) throw failure;
      // Sent as an event, as in kube-apiserver: over WebSocket a browser never sees the response of a failed handshake.
      receiver.events([{ type: 'ERROR', error: failure }]);
      receiver.ended();
      return OVER;
    }
  };
}

/** A watch that has ended. */
const OVER: ServedWatch = { resume() {}, sendProgress() {}, close() {} };

/**
 * A watch of a kind whose stored objects need conversion: each batch is converted first, which may take a while, and
 * the watch ends silently when the definition is replaced or removed, so that the client starts a new one.
 */
async function watchForms(
  services: RegistryServices,
  resource: ServedResource,
  options: StoreWatchOptions,
  filter: EventFilter,
  batches: ServedBatches,
): Promise<ServedWatch> {
  let watch: StoreWatch | undefined;
  let unlisten = (): void => undefined;
  const close = (): void => {
    unlisten();
    events.close();
    watch?.close();
  };
  const end = (items: readonly WatchItem[]): void => {
    close();
    filter.deliver(items);
  };
  const events = createWaitingEvents({
    prepare: (items) => {
      const batch = batches.of(items, resource);
      if (batch instanceof Promise) return batch.then((ready) => filter.adopt(ready));
      filter.adopt(batch);
      return undefined;
    },
    deliver: (items) => {
      if (items.at(-1)?.kind === 'end') unlisten();
      return filter.deliver(items);
    },
    goOn: () => watch?.resume(),
    failed: (error) => {
      close();
      filter.fail(error);
    },
  });
  unlisten = resource.retirement.listen(() => end([{ kind: 'end', reason: 'closing' }]));
  try {
    watch = await services.store.watch(options, (items) => events.push(items));
  } catch (error) {
    unlisten();
    throw error;
  }
  if (resource.retirement.done) watch.close();
  options.signal?.addEventListener('abort', () => unlisten(), { once: true });
  return { resume: () => events.resume(), sendProgress: () => watch.sendProgress(), close };
}

function placeOf(target: ResourceTarget): { readonly namespace?: string; readonly name?: string } {
  return {
    ...(target.namespace === '' ? {} : { namespace: target.namespace }),
    ...(target.name === '' ? {} : { name: target.name }),
  };
}

/** What one watcher gets, and how. */
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

/** Turns items of the store into the events of one watcher. */
class EventFilter {
  readonly #parts: EventFilterParts;
  readonly #matches: (object: StoredObject) => boolean;
  #served: ServedBatch | undefined;

  constructor(parts: EventFilterParts) {
    const { selection } = parts;
    this.#parts = parts;
    const matches = selection.kind === 'nothing' ? () => false : (selection.matches ?? (() => true));
    const late = selection.kind === 'nothing' ? undefined : selection.matchesServed;
    this.#matches = late === undefined ? matches : (stored) => matches(stored) && late(this.#serve(stored));
  }

  /** Takes the served objects of the next batch. */
  adopt(served: ServedBatch): void {
    this.#served = served;
  }

  /** Ends the watch with the reason why its events cannot be sent, or silently when even that cannot be sent. */
  fail(error: unknown): void {
    const { receiver } = this.#parts;
    try {
      receiver.events([{ type: 'ERROR', error: error instanceof Error ? error : new Error(String(error)) }]);
    } catch {
      // The receiver failed before, and the client will watch again.
    }
    receiver.ended();
  }

  deliver(items: readonly WatchItem[]): boolean {
    const { receiver, shared, target, selectors } = this.#parts;
    const last = items.at(-1);
    // Changes come to many watchers as one array; those with the same selection share one batch.
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
    return before ? this.#departure(event, previous) : undefined;
  }

  /** The last state of an object that left the selection, at the revision of the change. */
  #departure(event: StoreEvent, previous: StoredObject): ServedEvent {
    const { departures, target } = this.#parts;
    if (target.resource.forms === undefined) return this.#event('DELETED', departures.of(event, previous));
    const { parsed } = this.#serve(previous);
    const metadata = { ...parsed.metadata, resourceVersion: String(event.revision) };
    return { type: 'DELETED', object: transientObject({ ...parsed, metadata }, event.revision) };
  }

  #event(type: 'ADDED' | 'MODIFIED' | 'DELETED', object: StoredObject): ServedEvent {
    return { type, object: this.#serve(object) };
  }

  /** Kinds with forms were converted as a batch; others never wait. */
  #serve(object: StoredObject): ServedObject {
    const known = this.#served?.get(object);
    if (known !== undefined) return known;
    const { services, target } = this.#parts;
    const served = services.versions.serve(target.resource, object);
    if (served instanceof Promise) throw new Error('a watch event was delivered before it was converted');
    return served;
  }
}

/** The error for a watch ended by the store. A closing server sends none: the client simply reconnects. */
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
