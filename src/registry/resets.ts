import { getIn, memberPath, putIn } from '../json/path-update.js';
import type { JsonValue } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import type { StructuralSchema } from '../schema/structural.js';

/** What an absent value looks like in normal form: {} for a struct that is always there, nothing otherwise. */
function emptyValue(schema: StructuralSchema, path: readonly string[]): JsonValue | undefined {
  let node: StructuralSchema | undefined = schema;
  for (const member of path) node = node?.properties?.[member];
  return node?.presence === 'always' ? {} : undefined;
}

/** On create: the object without what this endpoint does not write (usually `status`). */
export function dropResets(object: KubeObject, paths: readonly string[], schema: StructuralSchema): KubeObject {
  let result = object;
  for (const dotted of paths) {
    const path = memberPath(dotted);
    if (getIn(result, path) !== undefined) result = putIn(result, path, emptyValue(schema, path));
  }
  return result;
}

/** On update: what this endpoint does not write stays as stored. Whole `metadata` keeps the version that was asked. */
export function restoreResets(object: KubeObject, stored: KubeObject, paths: readonly string[]): KubeObject {
  let result = object;
  for (const dotted of paths) {
    const path = memberPath(dotted);
    result = putIn(result, path, getIn(stored, path));
  }
  return result;
}
