import { parseStored } from '../json/parse.js';
import { spliceResourceVersion } from '../json/splice.js';
import type { KubeObject } from './object.js';

const NO_LABELS: Readonly<Record<string, string>> = Object.freeze({});

/**
 * One version of one object as the store knows it: the bytes that were serialised once, and everything that is
 * derived from them on demand. It never changes, so it is shared by lists, gets and watchers.
 *
 * Example: stored bytes `{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"}}` at revision 7 are sent as
 * `{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"7","name":"a"}}` (design §4).
 */
export class StoredObject {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  /** Revision of the last change; `metadata.resourceVersion` is its decimal form. */
  readonly revision: number;
  /** JSON in the storage version with `metadata.resourceVersion` in place: what a client gets. */
  readonly bytes: Buffer;
  #parsed: KubeObject | undefined;
  #forms: Map<string, Buffer> | undefined;

  private constructor(namespace: string, name: string, uid: string, revision: number, bytes: Buffer) {
    this.namespace = namespace;
    this.name = name;
    this.uid = uid;
    this.revision = revision;
    this.bytes = bytes;
  }

  /** From the bytes kept in the database, which hold no resourceVersion. */
  static fromStorage(namespace: string, name: string, uid: string, revision: number, value: Buffer): StoredObject {
    return new StoredObject(namespace, name, uid, revision, spliceResourceVersion(value, revision));
  }

  /** Parsed form, made on first use. Callers must not keep it longer than the request. */
  get parsed(): KubeObject {
    return (this.#parsed ??= parseStored(this.bytes) as KubeObject);
  }

  /** The object's labels; empty when it has none. */
  get labels(): Readonly<Record<string, string>> {
    return this.parsed.metadata.labels ?? NO_LABELS;
  }

  /** Hands over a parsed form that the writer has at hand, to spare the parse. It must equal the bytes. */
  adoptParsed(parsed: KubeObject): void {
    this.#parsed = parsed;
  }

  /** Lets go of everything that can be derived again (memory pressure, design §4). */
  dropDerived(): void {
    this.#parsed = undefined;
    this.#forms = undefined;
  }

  /** The encoded form named `form` (media type, version, view), made once by `make` and then shared. */
  encoded(form: string, make: () => Buffer): Buffer {
    const forms = (this.#forms ??= new Map());
    let bytes = forms.get(form);
    if (bytes === undefined) forms.set(form, (bytes = make()));
    return bytes;
  }
}
