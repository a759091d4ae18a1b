import { CelError, ListValue, MapValue, Optional, printKey, typeNameOf, Uint, type Value } from './values.js';

const NONE = new Optional(undefined);

/** The position given by an index; undefined when it is not an integer. */
function positionOf(index: Value): number | undefined {
  if (typeof index === 'bigint') return Number(index);
  if (index instanceof Uint) return Number(index.value);
  return typeof index === 'number' && Number.isInteger(index) ? index : undefined;
}

/** The value of a field, key or index: undefined when absent, an error when impossible. */
function lookUp(container: Value, key: Value): Value | undefined {
  if (container instanceof MapValue) return container.find(key);
  if (container instanceof ListValue) {
    const position = positionOf(key);
    if (position === undefined) return new CelError(`unsupported index type '${typeNameOf(key)}' in list`);
    return position >= 0 && position < container.length ? container.at(position) : undefined;
  }
  return undefined;
}

/** `container.key` and `container[key]`; in an optional the result is one too. */
export function findIn(container: Value, key: Value): Value {
  if (container instanceof Optional) return optionalIn(container, key);
  const found = lookUp(container, key);
  if (found !== undefined) return found;
  const what = container instanceof ListValue ? 'index out of bounds' : 'no such key';
  return new CelError(`${what}: ${printKey(key)}`);
}

/** `container.?key` and `container[?key]`. */
export function optionalIn(container: Value, key: Value): Value {
  if (container instanceof Optional) return container.value === undefined ? NONE : optionalIn(container.value, key);
  const found = lookUp(container, key);
  if (found instanceof CelError) return found;
  return found === undefined ? NONE : new Optional(found);
}

/** `has(container.key)`. */
export function presentIn(container: Value, key: string): Value {
  if (container instanceof Optional) return container.value === undefined ? false : presentIn(container.value, key);
  const found = lookUp(container, key);
  return found instanceof CelError ? found : found !== undefined;
}
