import { isJsonObject, setOwn, type MutableJsonObject } from './own-property.js';
import type { JsonObject, JsonValue } from './types.js';

/**
 * The value as compact JSON; members that are undefined are left out, and bigint is printed as an integer. The value
 * must be within the depth limit of the parser.
 */
export function printJson(value: JsonValue): string {
  // JSON.stringify throws a TypeError for bigint, so the common case without any costs nothing.
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return printWithBigIntegers(value);
  }
}

function printWithBigIntegers(value: JsonValue): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => printWithBigIntegers(item)).join(',')}]`;
  const members: string[] = [];
  for (const [key, member] of Object.entries(value as JsonObject)) {
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${printWithBigIntegers(member)}`);
  }
  return `{${members.join(',')}}`;
}

/**
 * The start of `printJson(value)`, computed without the rest: at least `limit` characters if there are as many, and few
 * more. For messages that show a value of any size.
 */
export function printJsonStart(value: JsonValue, limit: number): string {
  let text = '';
  const full = (): boolean => text.length >= limit;
  const put = (node: JsonValue): void => {
    if (typeof node === 'string') text += JSON.stringify(node.slice(0, limit));
    else if (typeof node !== 'object' || node === null) text += printJson(node);
    else if (Array.isArray(node)) {
      text += '[';
      for (let index = 0; index < node.length && !full(); index += 1) {
        if (index > 0) text += ',';
        put(node[index] as JsonValue);
      }
      text += ']';
    } else {
      text += '{';
      let first = true;
      for (const key in node) {
        const member = (node as JsonObject)[key];
        if (member === undefined) continue;
        if (full()) break;
        text += `${first ? '' : ','}${JSON.stringify(key.slice(0, limit))}:`;
        first = false;
        put(member);
      }
      text += '}';
    }
  };
  put(value);
  return text;
}

/**
 * The object starting with kind, apiVersion and metadata, without `metadata.resourceVersion`. So the first
 * `"metadata":{` of the printed bytes is the object's own: it is preceded by two strings, in which a quote would be
 * escaped.
 */
function inStorageOrder(object: JsonObject): JsonObject {
  if (isInStorageOrder(object)) {
    const metadata = object['metadata'] as JsonObject;
    // An undefined member is not printed.
    if (metadata['resourceVersion'] === undefined) return object;
    return { ...object, metadata: { ...metadata, resourceVersion: undefined } };
  }
  const ordered: MutableJsonObject = {};
  if (typeof object['kind'] === 'string') ordered['kind'] = object['kind'];
  if (typeof object['apiVersion'] === 'string') ordered['apiVersion'] = object['apiVersion'];
  const metadata = object['metadata'];
  if (isJsonObject(metadata)) {
    const { resourceVersion: _, ...kept } = metadata;
    ordered['metadata'] = kept;
  } else {
    ordered['metadata'] = {};
  }
  for (const [key, member] of Object.entries(object)) {
    if (member !== undefined && key !== 'kind' && key !== 'apiVersion' && key !== 'metadata') {
      setOwn(ordered, key, member);
    }
  }
  return ordered;
}

function isInStorageOrder(object: JsonObject): boolean {
  let at = 0;
  for (const key in object) {
    if (key !== FIRST_MEMBERS[at]) return false;
    at += 1;
    if (at === FIRST_MEMBERS.length) break;
  }
  const { kind, apiVersion, metadata } = object;
  return typeof kind === 'string' && typeof apiVersion === 'string' && isJsonObject(metadata);
}

const FIRST_MEMBERS = ['kind', 'apiVersion', 'metadata'] as const;

/** The stored bytes (design §4): `spliceResourceVersion` makes the client's bytes from them. */
export function printStorageBytes(object: JsonObject): Buffer {
  return Buffer.from(printJson(inStorageOrder(object)), 'utf8');
}
