import { isJsonArray, isJsonObject } from '../../../../json/own-property.js';
import { equalJson } from '../../../../json/equal.js';
import type { JsonValue } from '../../../../json/types.js';

/** Limit of reported paths. */
const MOST_PATHS = 10;

/**
 * Where two values differ: the deepest differing members, at most ten. Lists of different lengths are reported as a
 * whole.
 */
export function changedPaths(before: JsonValue | undefined, after: JsonValue | undefined, path: string): string[] {
  const found: string[] = [];
  collect(before, after, path, found);
  return found;
}

function collect(before: JsonValue | undefined, after: JsonValue | undefined, path: string, found: string[]): void {
  if (found.length >= MOST_PATHS || equalJson(before, after)) return;
  if (isJsonObject(before) && isJsonObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const left = Object.hasOwn(before, name) ? before[name] : undefined;
      const right = Object.hasOwn(after, name) ? after[name] : undefined;
      collect(left, right, `${path}.${name}`, found);
    }
  } else if (isJsonArray(before) && isJsonArray(after) && before.length === after.length) {
    for (const [index, item] of before.entries()) collect(item, after[index], `${path}[${index}]`, found);
  } else found.push(path);
}
