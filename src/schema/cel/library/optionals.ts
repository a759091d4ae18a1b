import { BOOL, listType, optionalType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import {
  ArrayList,
  CelError,
  Duration,
  ListValue,
  MapValue,
  noSuchOverload,
  Optional,
  Timestamp,
  Uint,
  type Value,
} from '../values.js';
import type { Spend, Work } from '../work.js';
import { A, LIST_A } from './params.js';

const OPTIONAL = optionalType(A);
const LIST_OF_OPTIONALS = listType(OPTIONAL);
const NONE = new Optional(undefined);

/** Whether a value is its type's zero value: `''`, 0, false, an empty list or map, null. */
function isZero(value: Value): boolean {
  if (value === null || value === false || value === 0n || value === 0 || value === '') return true;
  if (value instanceof Uint) return value.value === 0n;
  if (value instanceof Uint8Array || value instanceof ListValue) return value.length === 0;
  if (value instanceof MapValue) return value.size === 0;
  if (value instanceof Duration) return value.nanos === 0n;
  if (value instanceof Timestamp) return value.nanos === -62_135_596_800_000_000_000n;
  return value instanceof Optional && value.value === undefined;
}

/** The values in a list of optionals. Its cost does not depend on the length, so the work is counted. */
function unwrapping(spend: Spend): Implementation {
  return (list) => {
    const found: Value[] = [];
    spend((list as ListValue).length);
    for (const element of list as ListValue) {
      if (!(element instanceof Optional)) return new CelError('value is not optional');
      if (element.value !== undefined) found.push(element.value);
    }
    return new ArrayList(found);
  };
}

function end(position: (length: number) => number): Implementation {
  return (value) => {
    const list = value as ListValue;
    return list.length === 0 ? NONE : new Optional(list.at(position(list.length)));
  };
}

/** Optional values. The evaluator implements `or` and `orValue`, since their argument may stay unevaluated. */
export function optionals({ values: spend }: Work): readonly CelFunction[] {
  const unwrap = unwrapping(spend);
  return [
    celFunction(
      'optional.of',
      overload('optional_of', [A], OPTIONAL, (value) => new Optional(value)),
    ),
    celFunction(
      'optional.ofNonZeroValue',
      overload('optional_ofNonZeroValue', [A], OPTIONAL, (value) =>
        isZero(value as Value) ? NONE : new Optional(value),
      ),
    ),
    celFunction(
      'optional.none',
      overload('optional_none', [], OPTIONAL, () => NONE),
    ),
    celFunction(
      'value',
      member('optional_value', [OPTIONAL], A, (optional) => {
        const { value } = optional as Optional;
        return value === undefined ? new CelError('optional.none() dereference') : value;
      }),
    ),
    celFunction(
      'hasValue',
      member('optional_hasValue', [OPTIONAL], BOOL, (optional) => (optional as Optional).value !== undefined),
    ),
    celFunction('or', member('optional_or_optional', [OPTIONAL, OPTIONAL], OPTIONAL, noSuchOverload)),
    celFunction('orValue', member('optional_orValue_value', [OPTIONAL, A], A, noSuchOverload)),
    celFunction(
      'first',
      member(
        'list_first',
        [LIST_A],
        OPTIONAL,
        end(() => 0),
      ),
    ),
    celFunction(
      'last',
      member(
        'list_last',
        [LIST_A],
        OPTIONAL,
        end((length) => length - 1),
      ),
    ),
    celFunction('optional.unwrap', overload('optional_unwrap', [LIST_OF_OPTIONALS], LIST_A, unwrap)),
    celFunction('unwrapOpt', member('optional_unwrapOpt', [LIST_OF_OPTIONALS], LIST_A, unwrap)),
  ];
}
