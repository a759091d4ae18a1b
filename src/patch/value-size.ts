import type { JsonObject, JsonValue } from '../json/types.js';
import { MAX_DEPTH } from '../json/limits.js';

/**
 * The approximate printed size of the value, never less than a third of it. Stops counting above `enough`, or where the
 * value nests too deep to be stored (which counts as too large).
 *
 * @param known arrays and objects known to be larger: of one with 100,000 keys even the first key costs milliseconds,
 *   so repeated callers pass the same set
 */
export function valueSize(value: JsonValue, enough: number, known?: WeakSet<object>): number {
  return sizeOf(value, enough, known, 0);
}

function sizeOf(value: JsonValue, enough: number, known: WeakSet<object> | undefined, depth: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (depth > MAX_DEPTH || known?.has(value) === true) return enough + 1;
  let size = 2;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) {
      size += sizeOf(item, enough - size, known, depth + 1) + 1;
      if (size > enough) break;
    }
  } else {
    for (const key in value) {
      const member = (value as JsonObject)[key];
      if (member !== undefined) size += key.length + 4 + sizeOf(member, enough - size, known, depth + 1);
      if (size > enough) break;
    }
  }
  if (size > enough) known?.add(value);
  return size;
}
