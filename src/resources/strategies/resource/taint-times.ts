import type { JsonObject } from '../../../json/types.js';
import { formatTime } from '../../../meta/time.js';
import { has } from '../members.js';

/** A taint with the time at which it was added: now by default. */
export function withTimeAdded(taint: JsonObject, now: number): JsonObject {
  return has(taint, 'timeAdded') ? taint : { ...taint, timeAdded: formatTime(now) };
}
