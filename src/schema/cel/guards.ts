import { isOpenType, isOptionalType, type CelType } from './cel-type.js';
import { Duration, ListValue, MapValue, Opaque, Optional, Timestamp, TypeValue, Uint, type Value } from './values.js';

type Test = (value: Value) => boolean;

/** Returns whether a value has a type, as far as overloads need it; undefined when every value does. */
function testOf(type: CelType): Test | undefined {
  switch (type.kind) {
    case 'bool':
      return (value) => typeof value === 'boolean';
    case 'int':
      return (value) => typeof value === 'bigint';
    case 'uint':
      return (value) => value instanceof Uint;
    case 'double':
      return (value) => typeof value === 'number';
    case 'string':
      return (value) => typeof value === 'string';
    case 'bytes':
      return (value) => value instanceof Uint8Array;
    case 'null':
      return (value) => value === null;
    case 'timestamp':
      return (value) => value instanceof Timestamp;
    case 'duration':
      return (value) => value instanceof Duration;
    case 'type':
      return (value) => value instanceof TypeValue;
    case 'list':
      return (value) => value instanceof ListValue;
    case 'map':
      return (value) => value instanceof MapValue;
    case 'struct':
    case 'opaque':
      if (isOptionalType(type)) return (value) => value instanceof Optional;
      return (value) => value instanceof Opaque && value.typeName === type.name;
    default:
      return undefined;
  }
}

/** For lists of strings and the like, where overloads differ only in the element type: the first element decides. */
function innerTest(type: CelType): Test | undefined {
  const inner = type.kind === 'list' ? type.params[0] : undefined;
  // `flatten` accepts lists whose items may or may not be lists.
  if (inner?.kind === 'list') return undefined;
  const test = inner === undefined ? undefined : testOf(inner);
  if (test === undefined) return undefined;
  return (value) => !(value instanceof ListValue) || value.length === 0 || test(value.at(0));
}

/** Whether the checker left the type open. */
function open(type: CelType | undefined): boolean {
  return type === undefined || isOpenType(type) || type.kind === 'param' || type.params.some(open);
}

/**
 * A test whether arguments match the parameters of an overload, for those the checker could not decide; undefined when
 * nothing needs testing.
 */
export function runtimeGuard(
  params: readonly CelType[],
  given: readonly (CelType | undefined)[],
): ((args: readonly Value[]) => boolean) | undefined {
  const tests = params.flatMap((param, index) => {
    if (!open(given[index])) return [];
    return [testOf(param), innerTest(param)].flatMap((test) => (test === undefined ? [] : [{ index, test }]));
  });
  if (tests.length === 0) return undefined;
  return (args) => tests.every(({ index, test }) => test(args[index] as Value));
}
