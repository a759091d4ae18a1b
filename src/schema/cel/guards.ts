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
 * nothing needs testing. Null may occur in place of any nullable value of a schema, and the checker accepts it as a
 * timestamp, a duration or a library type.
 */
export function runtimeGuard(
  params: readonly CelType[],
  given: readonly (CelType | undefined)[],
): ((args: readonly Value[]) => boolean) | undefined {
  const tests = params.flatMap((param, index) => {
    const [whole, inner] = [testOf(param), innerTest(param)];
    const needed = open(given[index]) ? [whole, inner] : [whole && isThere, inner && beginsWithSomething];
    return needed.flatMap((test) => (test === undefined || param.kind === 'null' ? [] : [{ index, test }]));
  });
  if (tests.length === 0) return undefined;
  const [first] = tests;
  if (tests.length === 1 && first !== undefined) return (args) => first.test(args[first.index] as Value);
  return (args) => tests.every(({ index, test }) => test(args[index] as Value));
}

const isThere: Test = (value) => value !== null;
const beginsWithSomething: Test = (value) =>
  !(value instanceof ListValue) || value.length === 0 || value.at(0) !== null;
