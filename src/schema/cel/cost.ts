import type { Steps } from '../../meta/steps.js';
import { NODES_OF_A_STEP, type CallExpr, type Expr, type FoldExpr } from './ast.js';
import { isOptionalType, type CelType } from './cel-type.js';
import { ANY_SIZE, exactly, NOTHING, plus, times, union, UNBOUNDED, type Range } from './cost-range.js';
import { estimateCall, type CallEstimate, type SizedNode } from './call-estimate.js';
import { fieldNamed } from './escaping.js';
import { COST } from './run-cost.js';
import type { SizedType } from './types.js';
import { codePoints } from './code-points.js';
import { Uint } from './values.js';

/** Element sizes of a list or map made by an expression. */
interface EntrySize {
  readonly container: 'list' | 'map';
  readonly key: Range;
  readonly value: Range;
}

interface LocalVariable {
  readonly path: readonly string[];
  readonly size: Range | undefined;
  readonly entry: EntrySize | undefined;
}

const ONE = exactly(COST.selectOrIdent);

/**
 * The minimal and maximal cost of evaluating a checked expression, computed in steps, in the reference's units and by
 * its rules. Sizes of values outside the expression come from the schema.
 * @param root the type of `self`, where all paths start, whatever the variable's name is
 */
export function estimateCost(expr: Expr, root: SizedType | undefined): Steps<Range> {
  return new Estimator(root).cost(expr);
}

class Estimator {
  readonly #root: SizedType | undefined;
  #visited = 0;
  readonly #paths = new Map<Expr, readonly string[]>();
  readonly #locals = new Map<string, LocalVariable[]>();
  readonly #sizes = new Map<Expr, Range>();
  readonly #shared = new Map<Expr, Range>();
  readonly #entries = new Map<Expr, EntrySize>();

  constructor(root: SizedType | undefined) {
    this.#root = root;
  }

  *cost(expr: Expr): Steps<Range> {
    if (expr.shared !== true) return yield* this.#costOf(expr);
    const cost = this.#shared.get(expr) ?? (yield* this.#costOf(expr));
    this.#shared.set(expr, cost);
    return cost;
  }

  *#costOf(expr: Expr): Steps<Range> {
    if ((this.#visited += 1) % NODES_OF_A_STEP === 0) yield;
    switch (expr.kind) {
      case 'literal':
        return NOTHING;
      case 'ident':
        this.#paths.set(expr, this.#local(expr.name)?.path ?? [expr.name]);
        return ONE;
      case 'select': {
        if (expr.typeName !== undefined) {
          // The name of a type is one name.
          this.#paths.set(expr, [expr.typeName]);
          return ONE;
        }
        const operand = yield* this.cost(expr.operand);
        if (expr.testOnly) return operand;
        this.#paths.set(expr, [...this.#path(expr.operand), expr.field]);
        const kind = expr.operand.type?.kind;
        return kind === 'map' || kind === 'struct' || kind === 'param' ? plus(operand, ONE) : operand;
      }
      case 'call':
        return yield* this.#call(expr);
      case 'list': {
        const costs = yield* this.#costs(expr.elements);
        const value = this.#together(expr.elements);
        this.#entries.set(expr, { container: 'list', key: exactly(1), value });
        return plus(...costs, exactly(COST.listCreate));
      }
      case 'map': {
        const costs = yield* this.#costs(expr.entries.flatMap(({ key, value }) => [key, value]));
        this.#entries.set(expr, {
          container: 'map',
          key: this.#together(expr.entries.map(({ key }) => key)),
          value: this.#together(expr.entries.map(({ value }) => value)),
        });
        return plus(...costs, exactly(COST.mapCreate));
      }
      case 'struct':
        return plus(...(yield* this.#costs(expr.fields.map(({ value }) => value))), exactly(COST.structCreate));
      case 'fold':
        return yield* isBinding(expr) ? this.#binding(expr) : this.#fold(expr);
    }
  }

  *#costs(exprs: readonly Expr[]): Steps<Range[]> {
    const costs: Range[] = [];
    for (const expr of exprs) costs.push(yield* this.cost(expr));
    return costs;
  }

  #local(name: string): LocalVariable | undefined {
    return this.#locals.get(name)?.at(-1);
  }

  #push(name: string, variable: LocalVariable): void {
    this.#locals.set(name, [...(this.#locals.get(name) ?? []), variable]);
  }

  #pop(name: string): void {
    this.#locals.get(name)?.pop();
  }

  #path(expr: Expr): readonly string[] {
    const local = expr.kind === 'ident' ? this.#local(expr.name) : undefined;
    return local?.path ?? this.#paths.get(expr) ?? [];
  }

  /** A range that contains the sizes of all elements. */
  #together(elements: readonly Expr[]): Range {
    if (elements.length === 0) return NOTHING;
    return elements.map((element) => this.#size(element) ?? ANY_SIZE).reduce(union);
  }

  *#call(expr: CallExpr): Steps<Range> {
    const name = expr.qualifiedName ?? expr.name;
    const costs = yield* this.#costs(expr.args);
    if (name === 'dyn') return this.#dyn(expr, costs);
    const args = expr.args.map((arg) => this.#node(arg));
    const overloads = name === '_?._' ? ['select_optional_field'] : (expr.overloads ?? []).map(({ id }) => id);
    if (overloads.length === 0) return NOTHING;
    const receiver = expr.qualifiedName === undefined ? expr.target : undefined;
    const receiverCost = receiver === undefined ? NOTHING : yield* this.cost(receiver);
    const target = receiver === undefined ? undefined : this.#node(receiver);
    let cost: Range = { min: UNBOUNDED, max: 0 };
    let size: Range | undefined;
    for (const overload of overloads) {
      const estimate = this.#estimate(expr, name, overload, target, args, costs);
      cost = union(cost, estimate.cost);
      if (estimate.size !== undefined) size = size === undefined ? estimate.size : union(size, estimate.size);
      size = this.#indexed(expr, overload, size) ?? size ?? this.#size(expr);
    }
    if (size !== undefined) this.#sizes.set(expr, size);
    return plus(receiverCost, cost);
  }

  #dyn(expr: CallExpr, costs: readonly Range[]): Range {
    const [arg] = expr.args as [Expr];
    this.#copySizes(expr, arg);
    return plus(exactly(1), ...costs);
  }

  /** Indexes extend the path. */
  #indexed(expr: CallExpr, overload: string, size: Range | undefined): Range | undefined {
    const step = overload === 'index_list' ? '@items' : overload === 'index_map' ? '@values' : undefined;
    const [container] = expr.args;
    if (step === undefined || container === undefined) return size;
    this.#paths.set(expr, [...this.#path(container), step]);
    return this.#entry(container)?.value;
  }

  /** One overload; the costs of the arguments are included. */
  #estimate(
    expr: CallExpr,
    name: string,
    overload: string,
    target: SizedNode | undefined,
    args: readonly SizedNode[],
    costs: readonly Range[],
  ): CallEstimate {
    const [first = NOTHING, second = NOTHING, third = NOTHING] = costs;
    switch (overload) {
      case 'logical_or':
      case 'logical_and':
        // The second operand may be skipped.
        return { cost: { min: first.min, max: plus(first, second).max } };
      case 'conditional': {
        const [, yes, no] = expr.args as [Expr, Expr, Expr];
        this.#joinEntries(expr, yes, no);
        const size = union(this.#size(yes) ?? ANY_SIZE, this.#size(no) ?? ANY_SIZE);
        return { cost: plus(first, union(second, third)), size };
      }
      case 'add_string':
      case 'add_bytes':
      case 'add_list': {
        const [left, right] = expr.args as [Expr, Expr];
        this.#joinEntries(expr, left, right);
        break;
      }
      default:
    }
    const estimate = estimateCall(name, overload, target, args);
    return { ...estimate, cost: plus(estimate.cost, ...costs) };
  }

  #joinEntries(expr: Expr, one: Expr, other: Expr): void {
    const [mine, theirs] = [this.#entry(one), this.#entry(other)];
    if (mine === undefined || theirs === undefined) return;
    const key = union(mine.key, theirs.key);
    this.#entries.set(expr, { container: mine.container, key, value: union(mine.value, theirs.value) });
  }

  #copySizes(to: Expr, from: Expr): void {
    const [size, entry] = [this.#size(from), this.#entry(from)];
    if (size !== undefined) this.#sizes.set(to, size);
    if (entry !== undefined) this.#entries.set(to, entry);
  }

  *#fold(expr: FoldExpr): Steps<Range> {
    const head = plus(yield* this.cost(expr.range), yield* this.cost(expr.init));
    this.#push(expr.accumulator, {
      path: this.#path(expr.init),
      size: this.#size(expr.init),
      entry: this.#entry(expr.init),
    });
    const variables = this.#iteration(expr);
    for (const [name, variable] of variables) this.#push(name, variable);
    const condition = yield* this.cost(expr.condition);
    const step = yield* this.cost(expr.step);
    for (const [name] of variables) this.#pop(name);
    const result = yield* this.cost(expr.result);
    this.#pop(expr.accumulator);
    const count = this.#size(expr.range) ?? ANY_SIZE;
    if (expr.init.kind === 'literal') {
      const size = this.#size(expr.init);
      if (size !== undefined) this.#sizes.set(expr, size);
    } else if (expr.init.kind === 'list' || expr.init.kind === 'map') {
      this.#sizes.set(expr, count);
      const entry = this.#entry(expr.step);
      if (entry !== undefined) this.#entries.set(expr, entry);
    }
    return plus(head, result, times(count, plus(step, condition)));
  }

  /** The variables of a comprehension, with the schema paths of their values. */
  #iteration(expr: FoldExpr): readonly (readonly [string, LocalVariable])[] {
    const entry = this.#entry(expr.range);
    const isList = (entry?.container ?? expr.range.type?.kind) === 'list';
    const path = this.#path(expr.range);
    const variable = (step: string, size: Range | undefined): LocalVariable => ({
      path: [...path, step],
      size,
      entry: undefined,
    });
    if (expr.variable2 === undefined) {
      const single = isList ? variable('@items', entry?.value) : variable('@keys', entry?.key);
      return [[expr.variable, single]];
    }
    return [
      [expr.variable, variable(isList ? '@indices' : '@keys', entry?.key)],
      [expr.variable2, variable(isList ? '@items' : '@values', entry?.value)],
    ];
  }

  /** A fold over nothing, which only gives a value a name. */
  *#binding(expr: FoldExpr): Steps<Range> {
    const head = plus(yield* this.cost(expr.range), yield* this.cost(expr.init));
    this.#push(expr.accumulator, {
      path: this.#path(expr.init),
      size: this.#size(expr.init),
      entry: this.#entry(expr.init),
    });
    const result = yield* this.cost(expr.result);
    this.#pop(expr.accumulator);
    this.#copySizes(expr, expr.result);
    return plus(head, result);
  }

  #node(expr: Expr): SizedNode {
    const path = this.#path(expr);
    const known = path[0]?.startsWith('@') === true ? [] : path;
    return {
      expr,
      type: expr.type,
      computedSize: this.#size(expr),
      size: this.#size(expr) ?? this.#declared(known) ?? ANY_SIZE,
      elementSize: known.length === 0 ? undefined : this.#declared([...known, '@items']),
    };
  }

  #size(expr: Expr): Range | undefined {
    const computed = this.#sizes.get(expr) ?? writtenSize(expr);
    if (computed !== undefined) return computed;
    const declared = this.#declared(this.#path(expr));
    if (declared !== undefined) {
      this.#sizes.set(expr, declared);
      return declared;
    }
    if (expr.type !== undefined && isScalar(expr.type)) return exactly(1);
    return expr.kind === 'ident' ? this.#local(expr.name)?.size : undefined;
  }

  #entry(expr: Expr): EntrySize | undefined {
    return this.#entries.get(expr) ?? (expr.kind === 'ident' ? this.#local(expr.name)?.entry : undefined);
  }

  /** The schema's bounds at the end of a path. */
  #declared(path: readonly string[]): Range | undefined {
    if (path.length === 0) return undefined;
    let at = this.#root;
    for (const step of path.slice(1)) {
      if (step === '@items' || step === '@values') at = at?.elements;
      else if (step === '@keys') at = at?.keys;
      else at = fieldNamed(at?.fields, step);
      if (at === undefined) return undefined;
    }
    return at === undefined ? undefined : { min: 0, max: at.maxElements };
  }
}

function isBinding({ range, condition, accumulator }: FoldExpr): boolean {
  return (
    range.kind === 'list' &&
    range.elements.length === 0 &&
    condition.kind === 'literal' &&
    condition.value === false &&
    accumulator !== '__result__'
  );
}

/** The size that follows from the expression itself. */
function writtenSize(expr: Expr): Range | undefined {
  if (expr.kind === 'list') return exactly(expr.elements.length);
  if (expr.kind === 'map') return exactly(expr.entries.length);
  if (expr.kind !== 'literal') return undefined;
  const { value } = expr;
  if (typeof value === 'string') return exactly(codePoints(value));
  return exactly(value instanceof Uint8Array && !(value instanceof Uint) ? value.length : 1);
}

const SCALARS: ReadonlySet<string> = new Set(['bool', 'double', 'duration', 'int', 'timestamp', 'uint']);

function isScalar(type: CelType): boolean {
  return isOptionalType(type) ? type.params.every(isScalar) : SCALARS.has(type.kind);
}
