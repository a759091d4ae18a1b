import { StatusError } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { backoff } from './backoff.js';
import type { Client, ClientEvent, ClientWatch, CollectionAddress, SelectOptions } from './client.js';
import { timerDelay } from '../meta/timer.js';

/** Delay before watching again, in milliseconds. */
const RETRY = { first: 100, longest: 10_000 };

/** Receives the changes of an informer's cache. Called in order; must not throw. */
export interface InformerListener {
  /** `previous` is undefined for a new object, `object` for a deleted one. */
  changed(object: KubeObject | undefined, previous: KubeObject | undefined): void;
}

/** A cached collection that is kept up to date: watch with initial state, resume by version, restart on 410. */
export interface Informer {
  /** The object, or undefined. */
  get(namespace: string, name: string): KubeObject | undefined;
  /** All objects, in no particular order. */
  list(): readonly KubeObject[];
  /** Adds a listener; it gets all known objects as new ones. */
  listen(listener: InformerListener): void;
  /** Resolves when the initial state has been loaded. */
  readonly synced: Promise<void>;
  start(): void;
  /** Stops watching; no listener is called afterwards. */
  stop(): void;
}

/** What an informer watches. */
export interface InformerOptions extends CollectionAddress, Pick<SelectOptions, 'labelSelector' | 'fieldSelector'> {
  /** Called for each failed attempt; the informer retries. */
  readonly onError?: (error: unknown) => void;
  /** As `ReadWatchOptions.identityOnly`: for watching very many objects. */
  readonly identityOnly?: boolean;
}

function keyOf(object: KubeObject): string {
  return `${object.metadata.namespace ?? ''}/${object.metadata.name ?? ''}`;
}

/** Makes an informer; nothing happens before `start`. */
export function createInformer(client: Client, options: InformerOptions): Informer {
  return new WatchingInformer(client, options);
}

class WatchingInformer implements Informer {
  readonly #client: Client;
  readonly #options: InformerOptions;
  readonly #objects = new Map<string, KubeObject>();
  readonly #listeners: InformerListener[] = [];
  readonly synced: Promise<void>;
  #announceSynced: () => void = () => undefined;
  /** Where to resume; undefined: start from the whole state. */
  #version: string | undefined;
  /** Keys seen during a resync; known keys that are missing at its end were deleted. */
  #seen: Set<string> | undefined;
  #watch: ClientWatch | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #state: 'new' | 'running' | 'stopped' = 'new';

  constructor(client: Client, options: InformerOptions) {
    this.#client = client;
    this.#options = options;
    this.synced = new Promise((resolve) => (this.#announceSynced = resolve));
  }

  get(namespace: string, name: string): KubeObject | undefined {
    return this.#objects.get(`${namespace}/${name}`);
  }

  list(): readonly KubeObject[] {
    return [...this.#objects.values()];
  }

  listen(listener: InformerListener): void {
    this.#listeners.push(listener);
    for (const object of this.#objects.values()) listener.changed(object, undefined);
  }

  start(): void {
    if (this.#state !== 'new') return;
    this.#state = 'running';
    void this.#connect();
  }

  stop(): void {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
    this.#watch?.close();
  }

  async #connect(): Promise<void> {
    const { type, namespace, labelSelector, fieldSelector, identityOnly = false } = this.#options;
    const from = this.#version;
    this.#seen = from === undefined ? new Set() : undefined;
    let over = false;
    const watcher = {
      event: (event: ClientEvent): void => {
        if (!over && this.#state === 'running') this.#take(event);
      },
      ended: (): void => {
        if (over) return;
        over = true;
        this.#again();
      },
    };
    try {
      const watch = await this.#client.watch(
        { type, ...(namespace === undefined ? {} : { namespace }) },
        {
          ...(labelSelector === undefined ? {} : { labelSelector }),
          ...(fieldSelector === undefined ? {} : { fieldSelector }),
          ...(from === undefined ? {} : { from }),
          ...(identityOnly && { identityOnly }),
        },
        watcher,
      );
      this.#watch = watch;
      if (this.#state !== 'running') watch.close();
    } catch (error) {
      over = true;
      this.#failed(error);
      this.#again();
    }
  }

  /** Watches again: soon after a successful watch, with growing delays after failures. */
  #again(): void {
    this.#watch = undefined;
    if (this.#state !== 'running') return;
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#connect(), timerDelay(backoff(this.#failures, RETRY)));
    this.#timer.unref();
  }

  #failed(error: unknown): void {
    // The version is no longer kept: a resync is needed.
    if (error instanceof StatusError && error.code === 410) this.#version = undefined;
    this.#options.onError?.(error);
  }

  #take(event: ClientEvent): void {
    switch (event.type) {
      case 'ADDED':
      case 'MODIFIED':
        this.#seen?.add(keyOf(event.object));
        this.#set(event.object);
        break;
      case 'DELETED':
        this.#remove(keyOf(event.object), event.object);
        break;
      case 'BOOKMARK':
        if (event.initialEventsEnd) this.#complete();
        if (this.#seen === undefined) this.#version = event.resourceVersion;
        break;
      case 'ERROR':
        this.#failed(event.error);
        return;
    }
    this.#failures = 0;
    // Before the initial state is complete, no version can be resumed from.
    if (event.type !== 'BOOKMARK' && this.#seen === undefined) this.#version = event.object.metadata.resourceVersion;
  }

  /** The resync is complete: missing objects were deleted. */
  #complete(): void {
    const seen = this.#seen;
    this.#seen = undefined;
    if (seen !== undefined) {
      for (const [key, object] of [...this.#objects]) if (!seen.has(key)) this.#remove(key, object);
    }
    this.#announceSynced();
  }

  #set(object: KubeObject): void {
    const key = keyOf(object);
    const previous = this.#objects.get(key);
    if (previous !== undefined && previous.metadata.resourceVersion === object.metadata.resourceVersion) return;
    this.#objects.set(key, object);
    for (const listener of this.#listeners) listener.changed(object, previous);
  }

  #remove(key: string, last: KubeObject): void {
    if (!this.#objects.delete(key)) return;
    for (const listener of this.#listeners) listener.changed(undefined, last);
  }
}
