import type { JsonObject, JsonValue } from './types.js';

/**
 * Deep equality of two JSON values. The order of members is ignored, that of items is not; an undefined member equals
 * an absent one; a bigint equals a number of the same value. `spend` is called with the number of items and members of
 * each step, for callers that bound the work; it may throw.
 */
export function equalJson(
  left: JsonValue | undefined,
  right: JsonValue | undefined,
  spend?: (steps: number) => void,
): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return typeof left === 'bigint' || typeof right === 'bigint' ? sameNumber(left, right) : false;
  }
  const leftIsArray = Array.isArray(left);
  if (leftIsArray !== Array.isArray(right)) return false;
  return leftIsArray
    ? equalArrays(left as readonly JsonValue[], right as readonly JsonValue[], spend)
    : equalObjects(left as JsonObject, right as JsonObject, spend);
}

function sameNumber(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  const numeric = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
  // Order compares a bigint and a number by mathematical value, without rounding.
  return numeric(left) && numeric(right) && left <= right && left >= right;
}

function equalArrays(
  left: readonly JsonValue[],
  right: readonly JsonValue[],
  spend: ((steps: number) => void) | undefined,
): boolean {
  if (left.length !== right.length) return false;
  spend?.(left.length);
  for (let i = 0; i < left.length; i++) {
    if (!equalJson(left[i], right[i], spend)) return false;
  }
  return true;
}

function equalObjects(left: JsonObject, right: JsonObject, spend: ((steps: number) => void) | undefined): boolean {
  let members = 0;
  const leftKeys = Object.keys(left);
  const rightKeys = Object.keys(right);
  spend?.(leftKeys.length + rightKeys.length);
  for (const key of leftKeys) {
    const value = left[key];
    if (value === undefined) continue;
    members++;
    if (!Object.hasOwn(right, key) || !equalJson(value, right[key], spend)) return false;
  }
  for (const key of rightKeys) {
    if (right[key] !== undefined) members--;
  }
  return members === 0;
}
