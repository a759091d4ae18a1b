import type { JsonValue } from './types.js';

/** An object under construction; returned as the readonly JsonObject. */
export interface MutableJsonObject {
  [key: string]: JsonValue | undefined;
}

/**
 * The object's own member. Plain indexing would also find `constructor` and the like on the prototype, so client-chosen
 * keys are looked up with this.
 */
export function getOwn<Value>(object: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Sets an own member, `__proto__` included, which plain assignment would take as the prototype. */
export function setOwn(object: MutableJsonObject, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/** Whether the value is a JSON object: neither null, nor an array, nor a scalar. */
export function isJsonObject(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the value is a JSON array. `Array.isArray` alone does not narrow readonly arrays. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
