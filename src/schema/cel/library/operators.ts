import {
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  DYN,
  INT,
  STRING,
  TIMESTAMP,
  UINT,
  listType,
  mapType,
  optionalType,
  type CelType,
} from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import { findIn, optionalIn } from '../select.js';
import { codePoints } from '../code-points.js';
import { compare } from '../order.js';
import { CelError, equal, ListValue, MapValue, noSuchOverload, spendOnKey, type Value } from '../values.js';
import type { Spend, Work } from '../work.js';
import { A, B, LIST_A, MAP_A_B } from './params.js';

/** Pairs of types that can be ordered, with the endings of their overloads' names. */
const ORDERED: readonly (readonly [string, CelType, CelType])[] = [
  ['bool', BOOL, BOOL],
  ['int64', INT, INT],
  ['int64_double', INT, DOUBLE],
  ['int64_uint64', INT, UINT],
  ['uint64', UINT, UINT],
  ['uint64_double', UINT, DOUBLE],
  ['uint64_int64', UINT, INT],
  ['double', DOUBLE, DOUBLE],
  ['double_int64', DOUBLE, INT],
  ['double_uint64', DOUBLE, UINT],
  ['string', STRING, STRING],
  ['bytes', BYTES, BYTES],
  ['timestamp', TIMESTAMP, TIMESTAMP],
  ['duration', DURATION, DURATION],
];

function ordering(operator: string, name: string, holds: (order: number) => boolean): CelFunction {
  const run: Implementation = (one, other) => {
    const order = compare(one as Value, other as Value);
    if (order instanceof CelError) return order;
    return order === undefined ? new CelError('NaN values cannot be ordered') : holds(order);
  };
  return celFunction(
    operator,
    ...ORDERED.map(([end, left, right]) => overload(`${name}_${end}`, [left, right], BOOL, run)),
  );
}

/** `value in list`; an error in the list counts only when no element equals the value. */
export function contains(list: ListValue, value: Value, spend: Spend): Value {
  let fault: CelError | undefined;
  for (const element of list) {
    const same = equal(element, value, spend);
    if (same === true) return true;
    if (same instanceof CelError) fault ??= same;
  }
  return fault ?? false;
}

/** Characters counted in the time of visiting one value. */
const CHARACTERS = 32;

/** The size of a text, bytes, list or map, as an int. */
function sizing(spend: Spend): Implementation {
  return (value) => {
    if (typeof value === 'string') {
      spend(value.length / CHARACTERS);
      return BigInt(codePoints(value));
    }
    if (value instanceof Uint8Array || value instanceof ListValue) return BigInt(value.length);
    return value instanceof MapValue ? BigInt(value.size) : noSuchOverload();
  };
}

/** The evaluator computes these itself; the checker needs their signatures. */
const unused: Implementation = () => noSuchOverload();
const find: Implementation = (container, key) => findIn(container as Value, key as Value);
const findOptional: Implementation = (container, key) => optionalIn(container as Value, key as Value);

const OPTIONAL_LIST = optionalType(LIST_A);
const OPTIONAL_MAP = optionalType(MAP_A_B);

/** Logic, equality, order, membership, indexes and sizes. */
export function operators({ values: spend }: Work): readonly CelFunction[] {
  const sizeOf = sizing(spend);
  const inList: Implementation = (value, list) => contains(list as ListValue, value as Value, spend);
  const inMap: Implementation = (key, map) => {
    spendOnKey(key as Value, spend);
    const found = (map as MapValue).find(key as Value);
    return found instanceof CelError ? found : found !== undefined;
  };
  return [
    celFunction('_?_:_', overload('conditional', [BOOL, A, A], A, unused)),
    celFunction('_&&_', overload('logical_and', [BOOL, BOOL], BOOL, unused)),
    celFunction('_||_', overload('logical_or', [BOOL, BOOL], BOOL, unused)),
    celFunction(
      '!_',
      overload('logical_not', [BOOL], BOOL, (value) => value !== true),
    ),
    celFunction('@not_strictly_false', overload('not_strictly_false', [BOOL], BOOL, unused)),
    celFunction(
      '_==_',
      overload('equals', [A, A], BOOL, (one, other) => equal(one as Value, other as Value, spend)),
    ),
    celFunction(
      '_!=_',
      overload('not_equals', [A, A], BOOL, (one, other) => {
        const same = equal(one as Value, other as Value, spend);
        return same instanceof CelError ? same : !same;
      }),
    ),
    ordering('_<_', 'less', (order) => order < 0),
    ordering('_<=_', 'less_equals', (order) => order <= 0),
    ordering('_>_', 'greater', (order) => order > 0),
    ordering('_>=_', 'greater_equals', (order) => order >= 0),
    celFunction(
      '_[_]',
      overload('index_list', [LIST_A, INT], A, find),
      overload('index_map', [MAP_A_B, A], B, find),
      overload('optional_list_index_int', [OPTIONAL_LIST, INT], optionalType(A), find),
      overload('optional_map_index_value', [OPTIONAL_MAP, A], optionalType(B), find),
    ),
    celFunction(
      '_[?_]',
      overload('list_optindex_optional_int', [LIST_A, INT], optionalType(A), findOptional),
      overload('optional_list_optindex_optional_int', [OPTIONAL_LIST, INT], optionalType(A), findOptional),
      overload('map_optindex_optional_value', [MAP_A_B, A], optionalType(B), findOptional),
      overload('optional_map_optindex_optional_value', [OPTIONAL_MAP, A], optionalType(B), findOptional),
    ),
    celFunction('_?._', overload('select_optional_field', [DYN, STRING], optionalType(A), findOptional)),
    celFunction(
      '@in',
      overload('in_list', [A, listType(A)], BOOL, inList),
      overload('in_map', [A, mapType(A, B)], BOOL, inMap),
    ),
    celFunction(
      'size',
      overload('size_bytes', [BYTES], INT, sizeOf),
      member('bytes_size', [BYTES], INT, sizeOf),
      overload('size_list', [LIST_A], INT, sizeOf),
      member('list_size', [LIST_A], INT, sizeOf),
      overload('size_map', [MAP_A_B], INT, sizeOf),
      member('map_size', [MAP_A_B], INT, sizeOf),
      overload('size_string', [STRING], INT, sizeOf),
      member('string_size', [STRING], INT, sizeOf),
    ),
  ];
}
