import type { Steps } from '../../meta/steps.js';
import {
  NODES_OF_A_STEP,
  type CallExpr,
  type Expr,
  type FoldExpr,
  type ListExpr,
  type MapExpr,
  type SelectExpr,
} from './ast.js';
import type { CelType } from './cel-type.js';
import { findIn, optionalIn, presentIn } from './select.js';
import { callCost, COST } from './run-cost.js';
import { PATTERNS } from './library/patterns.js';
import {
  binary,
  charged,
  conditional,
  constant,
  constantMembership,
  dispatch,
  Frame,
  logical,
  nary,
  notStrictlyFalse,
  onValue,
  oneVariable,
  orElse,
  twoVariables,
  type Part,
  type Step,
} from './steps.js';
import {
  ArrayList,
  CelError,
  HashMap,
  ListValue,
  noSuchOverload,
  Optional,
  spendOnKey,
  typeNameOf,
  TypeValue,
  type Value,
} from './values.js';
import { CostExceeded, type Spend } from './work.js';

/** A value and the cost of computing it. */
export interface Evaluation {
  readonly value: Value;
  readonly cost: number;
}

/** A compiled expression that can be evaluated repeatedly. */
export interface Program {
  /**
   * Evaluates with the variables in the order given to `compileProgram`. Reading an undefined one is an error. The cost
   * is counted as in the reference, and exceeds `limit` when the evaluation was stopped.
   */
  run(variables: readonly (Value | undefined)[], limit: number): Evaluation;
}

/**
 * Compiles a checked expression to closures, in steps.
 * @param spend called by evaluations for work that is not part of costs
 * @returns the reason as text when a constant part of it fails, such as `int('x')`
 */
export function* compileProgram(expr: Expr, variables: readonly string[], spend: Spend): Steps<Program | string> {
  try {
    const { run } = yield* new Compiler(variables, spend).part(expr);
    return {
      run(values, limit) {
        const frame = new Frame(values, limit);
        try {
          return { value: run(frame), cost: frame.cost };
        } catch (error) {
          // A RangeError means that a value is nested deeper than the stack.
          if (!(error instanceof CostExceeded || error instanceof RangeError)) throw error;
          return { value: new CelError(new CostExceeded().message), cost: Math.max(frame.cost, limit + 1) };
        }
      },
    };
  } catch (error) {
    if (error instanceof ConstantFault) return error.message;
    throw error;
  }
}

/** A constant part of an expression that cannot be computed. */
class ConstantFault extends Error {}

const CONVERSIONS: ReadonlySet<string> = new Set(
  'bool bytes double duration dyn int string timestamp type uint'.split(' '),
);

class Compiler {
  readonly #scope: Map<string, number>;
  readonly #spend: Spend;
  readonly #shared = new Map<Expr, Part>();
  #slots: number;
  #compiled = 0;

  constructor(variables: readonly string[], spend: Spend) {
    this.#spend = spend;
    this.#scope = new Map(variables.map((name, slot) => [name, slot]));
    this.#slots = variables.length;
  }

  *part(expr: Expr): Steps<Part> {
    if (expr.shared !== true) return yield* this.#part(expr);
    const part = this.#shared.get(expr) ?? (yield* this.#part(expr));
    this.#shared.set(expr, part);
    return part;
  }

  *#part(expr: Expr): Steps<Part> {
    if ((this.#compiled += 1) % NODES_OF_A_STEP === 0) yield;
    switch (expr.kind) {
      case 'literal':
        return constant(expr.value);
      case 'ident':
        return expr.typeName === undefined ? this.#variable(expr.name) : constant(new TypeValue(expr.typeName));
      case 'select':
        return expr.typeName === undefined ? yield* this.#select(expr) : constant(new TypeValue(expr.typeName));
      case 'call':
        return yield* this.#call(expr);
      case 'list':
        return yield* this.#list(expr);
      case 'map':
        return yield* this.#map(expr);
      case 'struct':
        // Types of evaluated expressions cannot be constructed by name, so the checker rejects this.
        return { run: noSuchOverload };
      case 'fold':
        return { run: yield* this.#fold(expr) };
    }
  }

  *#parts(exprs: readonly Expr[]): Steps<Part[]> {
    const parts: Part[] = [];
    for (const expr of exprs) parts.push(yield* this.part(expr));
    return parts;
  }

  #variable(name: string): Part {
    const slot = this.#scope.get(name.replace(/^\./, '')) ?? -1;
    const missing = new CelError(`no such attribute(s): ${name}`);
    const read: Step = ({ slots }) => slots[slot] ?? (slots[slot] === null ? null : missing);
    return { run: charged(COST.selectOrIdent, read), branch: read, attribute: true };
  }

  *#select(expr: SelectExpr): Steps<Part> {
    const operand = yield* this.part(expr.operand);
    const { field } = expr;
    if (expr.testOnly) {
      // The variable at the start of the chain costs nothing, unlike the last step.
      return { run: onValue(operand.branch ?? operand.run, 1, (value) => presentIn(value, field)) };
    }
    return this.#attribute(operand, 1, (value) => findIn(value, field));
  }

  /** A selection: one more step of a chain, or the first one after a computed value. */
  #attribute(operand: Part, cost: number, select: (value: Value) => Value): Part {
    const branch = operand.branch === undefined ? undefined : onValue(operand.branch, cost, select);
    if (operand.attribute !== true) return this.#relative(operand, cost, select);
    return { run: onValue(operand.run, cost, select), attribute: true, ...(branch && { branch }) };
  }

  #relative(operand: Part, cost: number, select: (value: Value) => Value): Part {
    return {
      run: onValue(charged(COST.selectOrIdent, operand.run), cost, select),
      branch: onValue(operand.run, cost, select),
      attribute: true,
    };
  }

  *#call(expr: CallExpr): Steps<Part> {
    const name = expr.qualifiedName ?? expr.name.replace(/^\./, '');
    const receiver = expr.target === undefined || expr.qualifiedName !== undefined ? [] : [expr.target];
    const parts = yield* this.#parts([...receiver, ...expr.args]);
    const [first, second, third] = parts as [Part, Part, Part];
    switch (name) {
      case '_&&_':
        return { run: logical(first.run, second.run, false) };
      case '_||_':
        return { run: logical(first.run, second.run, true) };
      case '_?_:_':
        return conditional(first, second, third);
      case '@not_strictly_false':
        return { run: notStrictlyFalse(first.run) };
      case '_[_]':
        return this.#index(first, second);
      case '_?._':
      case '_[?_]':
        return this.#optional(first, second);
      case 'or':
      case 'orValue':
        if (expr.overloads?.[0]?.id.startsWith('optional_or') === true) return orElse(first, second, name);
        break;
      case '@in':
        if (second.constant instanceof ListValue && expr.overloads?.[0]?.id === 'in_list') {
          const fast = constantMembership(first, second.constant, this.#spend);
          if (fast !== undefined) return fast;
        }
        break;
      default:
    }
    return this.#plainCall(name, expr, parts);
  }

  #index(operand: Part, index: Part): Part {
    const key = index.constant;
    if (key !== undefined) return this.#attribute(operand, 1, (value) => findIn(value, key));
    return this.#indexed(operand, index, (container, at, frame) => {
      frame.charge(1);
      return at instanceof CelError ? at : findIn(container, at);
    });
  }

  /** `a.?b` and `a[?b]`: only present values cost. */
  #optional(operand: Part, index: Part): Part {
    return this.#indexed(operand, index, (container, at, frame) => {
      const found = at instanceof CelError ? at : optionalIn(container, at);
      if (found instanceof Optional && found.value !== undefined) frame.charge(1);
      return found;
    });
  }

  /** A step with a computed key; a variable at the start of the key costs nothing, as in a branch. */
  #indexed(operand: Part, index: Part, find: (container: Value, at: Value, frame: Frame) => Value): Part {
    const key = index.branch ?? index.run;
    const from = (step: Step): Step => {
      return (frame) => {
        const container = step(frame);
        if (container instanceof CelError) return container;
        const at = key(frame);
        spendOnKey(at, this.#spend);
        return find(container, at, frame);
      };
    };
    if (operand.attribute !== true) {
      return { run: from(charged(COST.selectOrIdent, operand.run)), branch: from(operand.run), attribute: true };
    }
    const branch = operand.branch === undefined ? {} : { branch: from(operand.branch) };
    return { run: from(operand.run), attribute: true, ...branch };
  }

  #plainCall(name: string, expr: CallExpr, parts: readonly Part[]): Part {
    const overloads = expr.overloads ?? [];
    const implementation = dispatch(
      name,
      overloads,
      parts.map((_part, index) => typeOfArg(expr, index)),
    );
    const [only, , third] = parts;
    if (parts.length === 1 && only?.constant !== undefined && CONVERSIONS.has(name)) {
      const value = implementation(only.constant);
      if (!(value instanceof CelError)) return constant(value);
      // A constant that is an error fails only when evaluated.
      if (!(only.constant instanceof CelError)) throw new ConstantFault(conversionFault(value, name, only.constant));
    }
    // A constant pattern is compiled ahead.
    if (PATTERNS.has(name) && typeof parts[1]?.constant === 'string') {
      const tried = implementation('', parts[1].constant, ...(third === undefined ? [] : [0n]));
      if (tried instanceof CelError) throw new ConstantFault(tried.message.replace(/^Illegal regex: /, ''));
    }
    const id = overloads.length === 1 ? (overloads[0]?.id ?? '') : '';
    const price = callCost(name, id);
    const steps = parts.map((part) => part.run);
    const constantPattern = PATTERNS.has(name) && parts[1]?.constant !== undefined;
    if (steps.length === 2 && !constantPattern)
      return { run: binary(steps as [Step, Step], implementation, price, id) };
    return { run: nary(steps, implementation, price, id) };
  }

  *#list(expr: ListExpr): Steps<Part> {
    const parts = yield* this.#parts(expr.elements);
    const { optional } = expr;
    if (optional.size === 0 && parts.every((part) => part.constant !== undefined)) {
      return constant(new ArrayList(parts.map((part) => part.constant as Value)));
    }
    return {
      run(frame) {
        const elements: Value[] = [];
        for (let index = 0; index < parts.length; index++) {
          const value = (parts[index] as Part).run(frame);
          if (value instanceof CelError) {
            frame.charge(COST.listCreate);
            return value;
          }
          if (!optional.has(index)) elements.push(value);
          else if (!(value instanceof Optional)) {
            return new CelError('cannot initialize optional list element from non-optional value');
          } else if (value.value !== undefined) elements.push(value.value);
        }
        frame.charge(COST.listCreate);
        return new ArrayList(elements);
      },
    };
  }

  *#map(expr: MapExpr): Steps<Part> {
    const entries: { readonly key: Part; readonly value: Part; readonly optional: boolean }[] = [];
    for (const { key, value, optional } of expr.entries) {
      entries.push({ key: yield* this.part(key), value: yield* this.part(value), optional });
    }
    const run: Step = (frame) => {
      const pairs: (readonly [Value, Value])[] = [];
      for (const entry of entries) {
        const key = entry.key.run(frame);
        if (key instanceof CelError) return key;
        spendOnKey(key, this.#spend);
        const value = entry.value.run(frame);
        if (value instanceof CelError) return value;
        if (!entry.optional) pairs.push([key, value]);
        else if (!(value instanceof Optional)) {
          return new CelError(`cannot initialize optional entry '${String(key)}' from non-optional value`);
        } else if (value.value !== undefined) pairs.push([key, value.value]);
      }
      return HashMap.of(pairs);
    };
    const fixed = entries.every(
      ({ key, value, optional }) => !optional && key.constant !== undefined && value.constant !== undefined,
    );
    if (fixed) return constant(run(new Frame([], Infinity)));
    return { run: charged(COST.mapCreate, run) };
  }

  *#fold(expr: FoldExpr): Steps<Step> {
    const { run: range } = yield* this.part(expr.range);
    const { run: init } = yield* this.part(expr.init);
    const slots = [this.#slots, this.#slots + 1, this.#slots + 2] as const;
    this.#slots += 3;
    const [accumulator, first, second] = slots;
    const bringBack = this.#name([[expr.accumulator, accumulator]]);
    const endLoop = this.#name([
      [expr.variable, first],
      ...(expr.variable2 === undefined ? [] : [[expr.variable2, second] as const]),
    ]);
    const { run: condition } = yield* this.part(expr.condition);
    const { run: step } = yield* this.part(expr.step);
    endLoop();
    const { run: result } = yield* this.part(expr.result);
    bringBack();
    this.#slots -= 3;
    const iterate = expr.variable2 === undefined ? oneVariable : twoVariables;
    return (frame) => {
      const items = range(frame);
      if (items instanceof CelError) return items;
      const pairs = iterate(items);
      if (pairs === undefined) return new CelError(`got '${goTypeOf(items)}', expected iterable type`);
      const { slots: variables } = frame;
      variables[accumulator] = init(frame);
      for (const [key, value] of pairs) {
        variables[first] = key;
        variables[second] = value;
        if (condition(frame) === false) break;
        variables[accumulator] = step(frame);
      }
      return result(frame);
    };
  }

  /** Assigns slots to names; the returned function restores what they shadow. */
  #name(names: readonly (readonly [string, number])[]): () => void {
    const hidden = names.map(([name]) => [name, this.#scope.get(name)] as const);
    for (const [name, slot] of names) this.#scope.set(name, slot);
    return () => {
      for (const [name, slot] of hidden) {
        if (slot === undefined) this.#scope.delete(name);
        else this.#scope.set(name, slot);
      }
    };
  }
}

/** The name of a value's type in messages about ranges: `types.Int`. */
function goTypeOf(value: Value): string {
  const name = typeNameOf(value);
  const short =
    /^(bool|int|uint|double|string|bytes|null|type|google\.protobuf\.(?:Duration|Timestamp))(?:_type)?$/.exec(name);
  if (short === null) return name;
  const word = short[1]!.replace('google.protobuf.', '');
  return `types.${word[0]!.toUpperCase()}${word.slice(1)}`;
}

function conversionFault({ message }: CelError, name: string, from: Value): string {
  return message === 'no such overload' ? `${message}: ${name}(${typeNameOf(from)})` : message;
}

function typeOfArg(expr: CallExpr, index: number): CelType | undefined {
  const receiver = expr.target !== undefined && expr.qualifiedName === undefined;
  return (receiver ? (index === 0 ? expr.target : expr.args[index - 1]) : expr.args[index])?.type;
}
