import type { JsonObject, JsonValue } from './types.js';

/**
 * Deep equality of two JSON values. The order of members does not matter, that of items does; a member that is
 * undefined equals an absent one; a bigint equals a number of the same value.
 */
export function equalJson(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return typeof left === 'bigint' || typeof right === 'bigint' ? sameNumber(left, right) : false;
  }
  const leftIsArray = Array.isArray(left);
  if (leftIsArray !== Array.isArray(right)) return false;
  return leftIsArray
    ? equalArrays(left as readonly JsonValue[], right as readonly JsonValue[])
    : equalObjects(left as JsonObject, right as JsonObject);
}

function sameNumber(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  const numeric = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
  // Order compares a bigint and a number by mathematical value, without rounding.
  return numeric(left) && numeric(right) && left <= right && left >= right;
}

function equalArrays(left: readonly JsonValue[], right: readonly JsonValue[]): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) {
    if (!equalJson(left[i], right[i])) return false;
  }
  return true;
}

function equalObjects(left: JsonObject, right: JsonObject): boolean {
  let members = 0;
  for (const key of Object.keys(left)) {
    const value = left[key];
    if (value === undefined) continue;
    members++;
    if (!Object.hasOwn(right, key) || !equalJson(value, right[key])) return false;
  }
  for (const key of Object.keys(right)) {
    if (right[key] !== undefined) members--;
  }
  return members === 0;
}
