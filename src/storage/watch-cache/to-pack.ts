import type { StoredObject } from '../../meta/stored-object.js';

/** Limits of the waiting texts; beyond them the oldest are packed at once. */
const MOST = { count: 16, bytes: 512 * 1024 };

/**
 * New objects whose texts are to be packed. They wait a little, since a new object is read right after its commit: by
 * the answer to its writer, by watchers, and by those who wait for it.
 */
export class ToPack {
  readonly #objects: StoredObject[] = [];
  #bytes = 0;

  add(object: StoredObject): void {
    this.#objects.push(object);
    this.#bytes += object.size;
    while (this.#objects.length > MOST.count || this.#bytes > MOST.bytes) this.#packOldest();
  }

  /** Packs all that wait: some milliseconds. */
  packAll(): void {
    while (this.#objects.length > 0) this.#packOldest();
  }

  #packOldest(): void {
    const object = this.#objects.shift()!;
    this.#bytes -= object.size;
    object.pack();
  }
}
