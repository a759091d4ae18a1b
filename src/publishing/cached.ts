import { createHash } from 'node:crypto';
import type { Catalogue } from '../resources/catalogue.js';

/** A document ready to be sent. */
export interface PublishedDocument {
  readonly bytes: Buffer;
  /** SHA-512 of the bytes in upper-case hex; an ETag when put into quotes. */
  readonly hash: string;
}

/** Serialises a value once. */
export function publish(value: unknown): PublishedDocument {
  return publishText(JSON.stringify(value));
}

/** The same for text that is JSON already. */
export function publishText(text: string): PublishedDocument {
  return publishBytes(Buffer.from(text, 'utf8'));
}

/** The same for bytes of JSON. They are hashed on demand: most documents are sent without a tag. */
export function publishBytes(bytes: Buffer): PublishedDocument {
  let hash: string | undefined;
  return {
    bytes,
    get hash() {
      return (hash ??= createHash('sha512').update(bytes).digest('hex').toUpperCase());
    },
  };
}

/**
 * Caches the result of `make` per key until the catalogue changes. Keys come from the catalogue, never from a client.
 */
export class RevisionCache<T> {
  readonly #catalogue: Catalogue;
  readonly #kept = new Map<string, T>();
  #revision = -1;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  get(key: string, make: () => T): T {
    if (this.#revision !== this.#catalogue.revision) {
      this.#kept.clear();
      this.#revision = this.#catalogue.revision;
    }
    let value = this.#kept.get(key);
    if (value === undefined) this.#kept.set(key, (value = make()));
    return value;
  }
}
