import { MAX_DEPTH } from './limits.js';
import type { JsonObject, JsonValue } from './types.js';

/** Whether arrays and objects nest deeper than the limit; stops one level past it. */
export function isTooDeep(value: JsonValue | undefined, limit: number = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  if (Array.isArray(value)) return value.some((item: JsonValue) => isTooDeep(item, limit - 1));
  for (const key of Object.keys(value)) {
    if (isTooDeep((value as JsonObject)[key], limit - 1)) return true;
  }
  return false;
}
