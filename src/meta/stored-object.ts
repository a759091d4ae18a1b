import { type LeftOut, textWithout } from '../json/outline.js';
import { parseStored } from '../json/parse.js';
import { findMember } from '../json/member.js';
import { METADATA_OBJECT, spliceResourceVersion } from '../json/splice.js';
import type { KubeObject } from './object.js';
import { PackedBytes } from './packed-bytes.js';
import type { SharedRoom } from './shared-room.js';

type Labels = Readonly<Record<string, string>>;

const NO_LABELS: Labels = Object.freeze({});
const METADATA = Buffer.from('"metadata":');
const LABELS = Buffer.from('labels');
/** So many of the first bytes stay plain in a packed text: kind and apiVersion, and the start of metadata. */
const HEAD = 256;
/** Shorter texts are not worth packing. */
const SHORTEST_PACKED = 4096;

function readLabels(bytes: Buffer): Labels {
  const range = findMember(bytes, bytes.indexOf(METADATA) + METADATA.length, LABELS);
  return range === undefined ? NO_LABELS : (JSON.parse(bytes.toString('utf8', range.start, range.end)) as Labels);
}

/**
 * One version of one object in the store: the bytes that were serialised once, and lazily derived forms. Immutable, so
 * it is shared by lists, gets and watchers.
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
  #bytes: Buffer | PackedBytes;
  // Weak: derived forms are freed first under memory pressure (design §4).
  #parsed: WeakRef<KubeObject> | undefined;
  #forms: WeakRef<Map<string, Buffer>> | undefined;
  #labels: Labels | undefined;

  private constructor(namespace: string, name: string, uid: string, revision: number, bytes: Buffer | PackedBytes) {
    this.namespace = namespace;
    this.name = name;
    this.uid = uid;
    this.revision = revision;
    this.#bytes = bytes;
  }

  /** From the bytes in the database, which have no resourceVersion and are copied; `room`: where to. */
  static fromStorage(
    namespace: string,
    name: string,
    uid: string,
    revision: number,
    value: Buffer,
    room?: SharedRoom,
  ): StoredObject {
    const allocate = room && ((length: number): Buffer => room.take(length));
    return new StoredObject(namespace, name, uid, revision, spliceResourceVersion(value, revision, allocate));
  }

  /**
   * The same with its text packed from the start, which saves the copy.
   *
   * @param leftOut what the outline leaves out, which is read without unpacking
   */
  static packedFromStorage(
    namespace: string,
    name: string,
    uid: string,
    revision: number,
    value: Buffer,
    { room, leftOut }: { readonly room?: SharedRoom; readonly leftOut?: LeftOut } = {},
  ): StoredObject {
    const fits = value.length >= SHORTEST_PACKED && value.subarray(0, HEAD - 1).includes(METADATA_OBJECT);
    const head = fits ? spliceResourceVersion(value.subarray(0, HEAD), revision) : undefined;
    const short = fits && leftOut !== undefined ? textWithout(value, leftOut) : undefined;
    const outline = short && (room?.copy(short) ?? short);
    const bytes = head && PackedBytes.of(head, value.subarray(HEAD), { room, outline });
    if (bytes !== undefined) return new StoredObject(namespace, name, uid, revision, bytes);
    return StoredObject.fromStorage(namespace, name, uid, revision, value, room);
  }

  /** JSON in the storage version with `metadata.resourceVersion` in place, as sent to clients. */
  get bytes(): Buffer {
    const bytes = this.#bytes;
    return bytes instanceof PackedBytes ? bytes.unpacked : bytes;
  }

  /** The same for a single read, without caching. */
  readOnce(): Buffer {
    const bytes = this.#bytes;
    return bytes instanceof PackedBytes ? bytes.unpack() : bytes;
  }

  /** The text without its long parts and without resourceVersion, if the object was loaded with one. */
  get outline(): Buffer | undefined {
    const bytes = this.#bytes;
    return bytes instanceof PackedBytes ? bytes.outline : undefined;
  }

  /** Length of `bytes`, without unpacking. */
  get size(): number {
    return this.#bytes.length;
  }

  /** At least the first 256 of `bytes`, if there are so many, without unpacking the rest. */
  get head(): Buffer {
    const bytes = this.#bytes;
    return bytes instanceof PackedBytes ? bytes.head : bytes;
  }

  /** Bytes of memory that the text takes. */
  get memory(): number {
    const bytes = this.#bytes;
    return bytes instanceof PackedBytes ? bytes.memory : bytes.length;
  }

  /**
   * Keeps the text compressed from now on; readers of `bytes` unpack it temporarily. For kinds of large, repetitive and
   * rarely read objects.
   */
  pack(): void {
    const bytes = this.#bytes;
    if (bytes instanceof PackedBytes || bytes.length < SHORTEST_PACKED) return;
    this.#bytes = PackedBytes.of(bytes.subarray(0, HEAD), bytes.subarray(HEAD)) ?? bytes;
  }

  /** Parsed form, made on first use. Callers must not keep it longer than the request. */
  get parsed(): KubeObject {
    const known = this.#parsed?.deref();
    if (known !== undefined) return known;
    const parsed = parseStored(this.bytes) as KubeObject;
    this.#parsed = new WeakRef(parsed);
    return parsed;
  }

  /** The object's labels; empty when it has none. Read from the bytes without parsing the rest, then cached. */
  get labels(): Labels {
    return (this.#labels ??= this.#parsed?.deref()?.metadata.labels ?? readLabels(this.bytes));
  }

  /** Takes the parsed form that the writer has, without resourceVersion, to save parsing. It must equal the bytes. */
  adoptParsed(written: KubeObject): void {
    const metadata = { ...written.metadata, resourceVersion: String(this.revision) };
    this.#parsed = new WeakRef({ ...written, metadata });
  }

  /** Parsed form if it is in memory. */
  get parsedBefore(): KubeObject | undefined {
    return this.#parsed?.deref();
  }

  /** The encoded form named `form` (media type, version, view), made once by `make` and then shared. */
  encoded(form: string, make: () => Buffer): Buffer {
    let forms = this.#forms?.deref();
    if (forms === undefined) this.#forms = new WeakRef((forms = new Map<string, Buffer>()));
    let bytes = forms.get(form);
    if (bytes === undefined) forms.set(form, (bytes = make()));
    return bytes;
  }
}
