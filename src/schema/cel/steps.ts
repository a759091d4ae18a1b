import type { CelType } from './cel-type.js';
import type { Implementation, Overload } from './functions.js';
import { runtimeGuard } from './guards.js';
import type { callCost } from './run-cost.js';
import { CostExceeded, type Spend } from './work.js';
import {
  CelError,
  keyIdentity,
  ListValue,
  MapValue,
  noSuchOverload,
  Optional,
  spendOnKey,
  typeNameOf,
  type Value,
} from './values.js';

/** The state of one evaluation: the variables, then those of comprehensions, and the cost so far. */
export class Frame {
  readonly slots: (Value | undefined)[];
  readonly #limit: number;
  cost = 0;

  constructor(variables: readonly (Value | undefined)[], limit: number) {
    this.slots = [...variables];
    this.#limit = limit;
  }

  charge(cost: number): void {
    this.cost += cost;
    if (this.cost > this.#limit) throw new CostExceeded();
  }
}

/** Computes one part of an expression. */
export type Step = (frame: Frame) => Value;

/**
 * A part of a program. `constant` is set when the value is known at compile time, which makes it free. An `attribute`
 * is a chain of selections from a variable, which the reference prices specially.
 */
export interface Part {
  readonly run: Step;
  readonly constant?: Value;
  readonly attribute?: boolean;
  /** The same without the variable's cost, for branches of conditionals. */
  readonly branch?: Step;
}

/** A part whose value is known at compile time. */
export function constant(value: Value): Part {
  return { run: () => value, constant: value };
}

/** A step with a cost of its own. */
export function charged(cost: number, step: Step): Step {
  return (frame) => {
    const value = step(frame);
    frame.charge(cost);
    return value;
  };
}

/** Continues with a value unless it is an error; the cost is counted either way. */
export function onValue(step: Step, cost: number, next: (value: Value) => Value): Step {
  return (frame) => {
    const value = step(frame);
    if (value instanceof CelError) return value;
    frame.charge(cost);
    return next(value);
  };
}

/** `&&` and `||`: a side that decides wins over an error on the other side. */
export function logical(left: Step, right: Step, decisive: boolean): Step {
  return (frame) => {
    const one = left(frame);
    if (one === decisive) return decisive;
    const other = right(frame);
    if (other === decisive) return decisive;
    if (one instanceof CelError) return one;
    if (other instanceof CelError) return other;
    return typeof one === 'boolean' && typeof other === 'boolean' ? !decisive : noSuchOverload();
  };
}

/** `condition ? yes : no`; only one side is evaluated. */
export function conditional(condition: Part, yes: Part, no: Part): Part {
  const [whenTrue, whenFalse] = [yes.branch ?? yes.run, no.branch ?? no.run];
  return {
    run(frame) {
      const value = condition.run(frame);
      if (value === true) return whenTrue(frame);
      if (value === false) return whenFalse(frame);
      return value instanceof CelError ? value : noSuchOverload();
    },
    attribute: true,
  };
}

/** Whether a comprehension continues: errors do not stop it. */
export function notStrictlyFalse(step: Step): Step {
  return (frame) => {
    const value = step(frame);
    frame.charge(1);
    return value !== false;
  };
}

/** `optional.or(other)` and `optional.orValue(other)`. */
export function orElse(one: Part, other: Part, name: 'or' | 'orValue'): Part {
  return {
    run(frame) {
      const value = one.run(frame);
      // As in cel-go, a value that is not an optional is the result itself.
      if (!(value instanceof Optional)) return value;
      if (value.value === undefined) return other.run(frame);
      return name === 'or' ? value : value.value;
    },
  };
}

/** `x in [1, 2, 3]` by a table; undefined when the elements are not hashable. */
export function constantMembership(value: Part, list: ListValue, spend: Spend): Part | undefined {
  if (list.length === 0) return constant(false);
  const identities = [...list].map(keyIdentity);
  if (identities.includes(undefined)) return undefined;
  const known = new Set(identities);
  // It equals nothing.
  known.delete(NaN);
  let longest = 0;
  for (const item of list) if (typeof item === 'string') longest = Math.max(longest, item.length);
  return {
    run(frame) {
      const found = value.run(frame);
      if (found instanceof CelError) return found;
      // No item is that long, so it need not be hashed.
      if (typeof found === 'string' && found.length > longest) return false;
      spendOnKey(found, spend);
      const identity = keyIdentity(found);
      return identity !== undefined && known.has(identity);
    },
  };
}

type Price = ReturnType<typeof callCost>;

/** A call with two arguments; both are evaluated even when the first one is an error. */
export function binary([left, right]: readonly [Step, Step], run: Implementation, price: Price, id: string): Step {
  const ahead = id.startsWith('list_sets_') || id.endsWith('_sortByAssociatedKeys') || id === 'contains_string';
  return (frame) => {
    const one = left(frame);
    const other = right(frame);
    // Work proportional to a product is charged in advance.
    if (ahead) frame.charge(price([one, other], false, id));
    const value = one instanceof CelError ? one : other instanceof CelError ? other : run(one, other);
    if (!ahead) frame.charge(price([one, other], value, id));
    return value;
  };
}

/** A call with any number of arguments. It stops at an error, and is charged only if that is the last argument. */
export function nary(steps: readonly Step[], run: Implementation, price: Price, id: string): Step {
  const ahead = id === 'list_distinct' || id.endsWith('_sort');
  return (frame) => {
    const args: Value[] = [];
    let fault: CelError | undefined;
    for (const step of steps) {
      const value = step(frame);
      args.push(value);
      if (!(value instanceof CelError)) continue;
      if (args.length < steps.length) return value;
      fault = value;
    }
    if (ahead) frame.charge(price(args, false, id));
    const value = fault ?? run(...args);
    if (!ahead) frame.charge(price(args, value, id));
    return value;
  };
}

/** The implementation of a call: the only overload, or the first one whose parameters match; `name` is for its fault. */
export function dispatch(
  name: string,
  overloads: readonly Overload[],
  given: readonly (CelType | undefined)[],
): Implementation {
  const candidates = overloads.map(({ params, run }) => ({
    run,
    fits: runtimeGuard(params, given),
  }));
  const [only] = candidates;
  if (candidates.length === 1 && only?.fits === undefined && only !== undefined) return only.run;
  return (...args) => {
    for (const { run, fits } of candidates) if (fits === undefined || fits(args)) return run(...args);
    return noOverloadFor(name, args);
  };
}

/** Functions and operators that check their arguments themselves; their fault has no name. */
const UNNAMED: ReadonlySet<string> = new Set('!_ @in contains endsWith find findAll matches startsWith'.split(' '));

const COMPARED = 'bool int uint double string bytes';
/** The types that have each operator. For a first operand of another type the fault has the operator's name, without types. */
const OPERANDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    '_+_': 'int uint double bytes list',
    '_-_': 'int uint double',
    '_*_': 'int uint double',
    '_/_': 'int uint double',
    '_%_': 'int uint',
    '-_': 'bool int double',
    '_<_': COMPARED,
    '_<=_': COMPARED,
    '_>_': COMPARED,
    '_>=_': COMPARED,
    size: '',
  }).map(([name, types]) => [name, new Set(types.split(' '))]),
);
/** Types that reject operators they do not have themselves; that fault has no name. */
const RECEIVERS: ReadonlySet<string> = new Set(['string', 'google.protobuf.Duration', 'google.protobuf.Timestamp']);

/** The fault of a call whose arguments match no overload at run time: `no such overload: isQuantity(int)`. */
function noOverloadFor(name: string, args: readonly Value[]): CelError {
  if (UNNAMED.has(name)) return noSuchOverload();
  const types = args.map(typeNameOf);
  const operands = OPERANDS.get(name);
  if (operands === undefined) return new CelError(`no such overload: ${name}(${types.join(', ')})`);
  const [first = ''] = types;
  return operands.has(first) || RECEIVERS.has(first) ? noSuchOverload() : new CelError(`no such overload: ${name}`);
}

function* oneVariableOf(range: ListValue | MapValue): Iterable<readonly [Value, Value | undefined]> {
  for (const item of range instanceof ListValue ? range : range.keys()) yield [item, undefined];
}

/** The range of a comprehension with one variable; undefined when the value is not a range. */
export function oneVariable(range: Value): Iterable<readonly [Value, Value | undefined]> | undefined {
  return range instanceof ListValue || range instanceof MapValue ? oneVariableOf(range) : undefined;
}

function* twoVariablesOf(range: ListValue | MapValue): Iterable<readonly [Value, Value]> {
  if (range instanceof ListValue) {
    for (let index = 0; index < range.length; index++) yield [BigInt(index), range.at(index)];
  } else {
    for (const key of range.keys()) yield [key, range.find(key) as Value];
  }
}

/** The range of a comprehension with two variables; undefined when the value is not a range. */
export function twoVariables(range: Value): Iterable<readonly [Value, Value]> | undefined {
  return range instanceof ListValue || range instanceof MapValue ? twoVariablesOf(range) : undefined;
}
