import { getOwn, isJsonObject, setOwn, type MutableJsonObject } from './own-property.js';
import type { JsonObject, JsonValue } from './types.js';

/** Member names from the root. Paths go through objects only. */
export type MemberPath = readonly string[];

/** `spec.replicas` as member names; for our own paths, whose names contain no dot. */
export function memberPath(dotted: string): MemberPath {
  return dotted.split('.');
}

/** The value at the path; undefined when a step is absent or not an object. */
export function getIn(object: JsonValue | undefined, path: MemberPath): JsonValue | undefined {
  let value = object;
  for (const member of path) {
    if (!isJsonObject(value)) return undefined;
    value = getOwn(value, member);
  }
  return value;
}

/**
 * A new object with `value` at the path; objects on the path are copied, or created when absent or not objects. The
 * original is unchanged, and returned itself when it has that very value already.
 */
export function setIn<T extends JsonObject>(object: T, path: MemberPath, value: JsonValue): T {
  return setFrom(object, path, 0, value) as T;
}

function setFrom(object: JsonValue | undefined, path: MemberPath, at: number, value: JsonValue): JsonValue {
  const member = path[at];
  if (member === undefined) return value;
  const source = isJsonObject(object) ? object : undefined;
  const before = source === undefined ? undefined : getOwn(source, member);
  const after = setFrom(before, path, at + 1, value);
  if (source !== undefined && before === after && before !== undefined) return source;
  const copy: MutableJsonObject = { ...source };
  setOwn(copy, member, after);
  return copy;
}

/** A new object without the member at the path; the same object when absent. Emptied parents stay. */
function deleteIn<T extends JsonObject>(object: T, path: MemberPath): T {
  return deleteFrom(object, path, 0) as T;
}

function deleteFrom(object: JsonObject, path: MemberPath, at: number): JsonObject {
  const member = path[at];
  if (member === undefined || !Object.hasOwn(object, member)) return object;
  if (at === path.length - 1) {
    const copy: MutableJsonObject = { ...object };
    delete copy[member];
    return copy;
  }
  const before = object[member];
  if (!isJsonObject(before)) return object;
  const after = deleteFrom(before, path, at + 1);
  if (after === before) return object;
  const copy: MutableJsonObject = { ...object };
  setOwn(copy, member, after);
  return copy;
}

/** `setIn` for a value, `deleteIn` for undefined: copies another object's value at its path. */
export function putIn<T extends JsonObject>(object: T, path: MemberPath, value: JsonValue | undefined): T {
  return value === undefined ? deleteIn(object, path) : setIn(object, path, value);
}
