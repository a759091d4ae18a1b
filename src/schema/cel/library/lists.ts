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
  type CelType,
} from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import type { MapValue } from '../values.js';
import { compare } from '../order.js';
import {
  ArrayList,
  CelError,
  Duration,
  equal,
  HashMap,
  ListValue,
  noSuchOverload,
  spendOnKey,
  typeNameOf,
  Uint,
  type Value,
} from '../values.js';
import { durationOf } from '../times.js';
import { intOrOverflow, uintOrOverflow } from './arithmetic.js';
import { contains } from './operators.js';
import { CostExceeded, LONGEST_LIST, type Spend, type Work } from '../work.js';
import { A, B, LIST_A, MAP_A_B } from './params.js';

/** Types that can be ordered, by the names that overloads have them under. */
const COMPARABLE: readonly (readonly [string, CelType])[] = [
  ['int', INT],
  ['uint', UINT],
  ['double', DOUBLE],
  ['bool', BOOL],
  ['duration', DURATION],
  ['timestamp', TIMESTAMP],
  ['string', STRING],
  ['bytes', BYTES],
];
/** Types that can be added up, with the sum of nothing. */
const SUMMABLE: readonly (readonly [string, CelType, Value])[] = [
  ['int', INT, 0n],
  ['uint', UINT, new Uint(0n)],
  ['double', DOUBLE, 0],
  ['duration', DURATION, new Duration(0n)],
];

const isSorted: Implementation = (list) => {
  let previous: Value | undefined;
  for (const element of list as ListValue) {
    const order = previous === undefined ? 0 : compare(previous, element);
    if (order instanceof CelError) return order;
    if (order === 1) return false;
    previous = element;
  }
  return true;
};

function plus(one: Value, other: Value): Value {
  if (typeof one === 'bigint' && typeof other === 'bigint') return intOrOverflow(one + other);
  if (one instanceof Uint && other instanceof Uint) return uintOrOverflow(one.value + other.value);
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (one instanceof Duration && other instanceof Duration) {
    return durationOf(one.nanos + other.nanos) ?? new CelError('duration overflow');
  }
  return noSuchOverload();
}

function sum(zero: Value): Implementation {
  return (list) => {
    let total = zero;
    for (const element of list as ListValue) {
      total = plus(total, element);
      if (total instanceof CelError) return total;
    }
    return total;
  };
}

/** The first of the extreme elements: `better` is the order of the best one so far against one that replaces it. */
function extreme(name: string, better: 1 | -1): Implementation {
  return (list) => {
    let best: Value | undefined;
    for (const element of list as ListValue) {
      const order = best === undefined ? better : compare(best, element);
      if (order instanceof CelError) return order;
      if (order === better) best = element;
    }
    return best ?? (best === null ? null : new CelError(`${name} called on empty list`));
  };
}

function position(list: ListValue, item: Value, last: boolean, spend: Spend): Value {
  for (let step = 0; step < list.length; step++) {
    const index = last ? list.length - 1 - step : step;
    if (equal(list.at(index), item, spend) === true) return BigInt(index);
  }
  return -1n;
}

/** Characters compared in the time of visiting one value. */
const CHARACTERS = 32;

/** The characters that two keys may have in common. */
function sharedLength(one: Value, other: Value): number {
  return typeof one === 'string' && typeof other === 'string' && one !== other ? Math.min(one.length, other.length) : 0;
}

function sortedBy(list: ListValue, keys: ListValue, spend: Spend): Value {
  if (list.length !== keys.length) {
    return new CelError(
      `@sortByAssociatedKeys() expected a list of the same size as the associated keys list, but got ${list.length} and ${keys.length} elements respectively`,
    );
  }
  const pairs = [...list].map((value, index) => ({ value, key: keys.at(index) }));
  const kind = pairs[0] === undefined ? '' : typeNameOf(pairs[0].key);
  if (pairs.some(({ key }) => typeNameOf(key) !== kind)) return new CelError('list elements must have the same type');
  if (pairs[0] !== undefined && compare(pairs[0].key, pairs[0].key) instanceof CelError) {
    return new CelError('list elements must be comparable');
  }
  pairs.sort((one, other) => {
    spend(sharedLength(one.key, other.key) / CHARACTERS);
    const order = compare(one.key, other.key);
    return typeof order === 'number' ? order : 0;
  });
  return new ArrayList(pairs.map(({ value }) => value));
}

function slice(list: ListValue, start: bigint, end: bigint): Value {
  const call = `cannot slice(${start}, ${end})`;
  if (start < 0n || end < 0n) return new CelError(`${call}, negative indexes not supported`);
  if (start > end) return new CelError(`${call}, start index must be less than or equal to end index`);
  if (end > list.length) return new CelError(`${call}, list is length ${list.length}`);
  const [from, to] = [Number(start), Number(end)];
  return new ArrayList(Array.from({ length: to - from }, (_none, index) => list.at(from + index)));
}

function flatten(list: ListValue, depth: number, into: Value[], spend: Spend): void {
  spend(1);
  for (const value of list) {
    if (value instanceof ListValue && depth > 0) flatten(value, depth - 1, into, spend);
    else if (into.push(value) > LONGEST_LIST) throw new CostExceeded();
  }
}

function flattening(spend: Spend): Implementation {
  return (list, levels) => {
    if (typeof levels === 'bigint' && levels < 0n) return new CelError('level must be non-negative');
    const items: Value[] = [];
    flatten(list as ListValue, levels === undefined ? 1 : Number(levels), items, spend);
    return new ArrayList(items);
  };
}

function range(length: bigint): Value {
  if (length > LONGEST_LIST) throw new CostExceeded();
  return new ArrayList(Array.from({ length: Math.max(0, Number(length)) }, (_none, index) => BigInt(index)));
}

function distinct(list: ListValue, spend: Spend): Value {
  const unique: Value[] = [];
  for (const value of list) if (!unique.some((known) => equal(value, known, spend) === true)) unique.push(value);
  return new ArrayList(unique);
}

/** Kubernetes' functions on lists. */
export function kubernetesLists({ values: spend }: Work): readonly CelFunction[] {
  const each = (end: string, result: CelType | undefined, run: Implementation) =>
    COMPARABLE.map(([name, type]) =>
      member(
        `list_${name}_${end === 'is_sorted_bool' ? end : `${end}_${name}`}`,
        [listType(type)],
        result ?? type,
        run,
      ),
    );
  return [
    celFunction('isSorted', ...each('is_sorted_bool', BOOL, isSorted)),
    celFunction(
      'sum',
      ...SUMMABLE.map(([name, type, zero]) => member(`list_${name}_sum_${name}`, [listType(type)], type, sum(zero))),
    ),
    celFunction('max', ...each('max', undefined, extreme('max', -1))),
    celFunction('min', ...each('min', undefined, extreme('min', 1))),
    celFunction(
      'indexOf',
      member('list_a_index_of_int', [LIST_A, A], INT, (list, item) =>
        position(list as ListValue, item as Value, false, spend),
      ),
    ),
    celFunction(
      'lastIndexOf',
      member('list_a_last_index_of_int', [LIST_A, A], INT, (list, item) =>
        position(list as ListValue, item as Value, true, spend),
      ),
    ),
  ];
}

/** cel-go's list extensions, version 3. `sortBy` is a macro. */
export function listExtensions({ values: spend }: Work): readonly CelFunction[] {
  const flattened = flattening(spend);
  return [
    celFunction(
      'slice',
      member('list_slice', [LIST_A, INT, INT], LIST_A, (list, start, end) =>
        slice(list as ListValue, start as bigint, end as bigint),
      ),
    ),
    celFunction(
      'flatten',
      member('list_flatten', [listType(listType(A))], LIST_A, flattened),
      member('list_flatten_int', [listType(DYN), INT], listType(DYN), flattened),
    ),
    celFunction(
      'sort',
      ...COMPARABLE.map(([name, type]) =>
        member(`list_${name}_sort`, [listType(type)], listType(type), (list) =>
          sortedBy(list as ListValue, list as ListValue, spend),
        ),
      ),
    ),
    celFunction(
      '@sortByAssociatedKeys',
      ...COMPARABLE.map(([name, type]) =>
        member(`list_${name}_sortByAssociatedKeys`, [LIST_A, listType(type)], LIST_A, (list, keys) =>
          sortedBy(list as ListValue, keys as ListValue, spend),
        ),
      ),
    ),
    celFunction(
      'lists.range',
      overload('lists_range', [INT], listType(INT), (length) => range(length as bigint)),
    ),
    celFunction(
      'reverse',
      member('list_reverse', [LIST_A], LIST_A, (list) => new ArrayList([...(list as ListValue)].reverse())),
    ),
    celFunction(
      'distinct',
      member('list_distinct', [LIST_A], LIST_A, (list) => distinct(list as ListValue, spend)),
    ),
  ];
}

function containsAll(list: ListValue, other: ListValue, spend: Spend): Value {
  for (const element of other) {
    const found = contains(list, element, spend);
    if (found !== true) return found;
  }
  return true;
}

function intersects(list: ListValue, other: ListValue, spend: Spend): Value {
  for (const element of list) if (contains(other, element, spend) === true) return true;
  return false;
}

/** cel-go's functions that take lists as sets. */
export function sets({ values: spend }: Work): readonly CelFunction[] {
  const on = (id: string, run: (one: ListValue, other: ListValue, spend: Spend) => Value) =>
    overload(id, [LIST_A, LIST_A], BOOL, (one, other) => run(one as ListValue, other as ListValue, spend));
  return [
    celFunction('sets.contains', on('list_sets_contains_list', containsAll)),
    celFunction(
      'sets.equivalent',
      on('list_sets_equivalent_list', (one, other) => {
        const contained = containsAll(one, other, spend);
        return contained === true ? containsAll(other, one, spend) : contained;
      }),
    ),
    celFunction('sets.intersects', on('list_sets_intersects_list', intersects)),
  ];
}

/** What the macros with two variables need to build maps. */
export function mapInserts({ values: spend }: Work): readonly CelFunction[] {
  const inserted = (map: MapValue, key: Value, value: Value): HashMap | CelError => {
    spendOnKey(key, spend);
    return HashMap.inserted(map, key, value);
  };
  return [
    celFunction(
      'cel.@mapInsert',
      overload('@mapInsert_map_key_value', [MAP_A_B, A, B], MAP_A_B, (map, key, value) =>
        inserted(map as MapValue, key as Value, value as Value),
      ),
      overload('@mapInsert_map_map', [MAP_A_B, mapType(A, B)], MAP_A_B, (map, added) => {
        let joined: MapValue = map as MapValue;
        for (const key of (added as MapValue).keys()) {
          const next = inserted(joined, key, (added as MapValue).find(key) as Value);
          if (next instanceof CelError) return next;
          joined = next;
        }
        return joined;
      }),
    ),
  ];
}
