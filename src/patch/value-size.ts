import type { JsonObject, JsonValue } from '../json/types.js';
import { MAX_DEPTH } from '../json/limits.js';

/**
 * About how many bytes the value prints to, never less than a third of it. Stops counting once the answer is over
 * `enough`, or where the value nests too deep to be stored (which counts as too large).
 */
export function valueSize(value: JsonValue, enough: number, depth = 0): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (depth > MAX_DEPTH) return enough + 1;
  let size = 2;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) {
      size += valueSize(item, enough - size, depth + 1) + 1;
      if (size > enough) break;
    }
    return size;
  }
  for (const key in value) {
    const member = (value as JsonObject)[key];
    if (member !== undefined) size += key.length + 4 + valueSize(member, enough - size, depth + 1);
    if (size > enough) break;
  }
  return size;
}
