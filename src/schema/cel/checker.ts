import type { Steps } from '../../meta/steps.js';
import {
  NODES_OF_A_STEP,
  type CallExpr,
  type Expr,
  type FoldExpr,
  type IdentExpr,
  type ListExpr,
  type LiteralExpr,
  type MapExpr,
  type SelectExpr,
  type StructExpr,
  type StructField,
} from './ast.js';
import {
  BOOL,
  BYTES,
  DOUBLE,
  DYN,
  ERROR,
  INT,
  NULL,
  STRING,
  UINT,
  declaredName,
  isOpenType,
  isOptionalType,
  isTooLarge,
  listType,
  mapType,
  optionalType,
  printType,
  sameType,
  typeOf,
  typeParam,
  unwrapOptional,
  type CelType,
} from './cel-type.js';
import { fieldNamed } from './escaping.js';
import type { Environment } from './environment.js';
import type { Overload } from './functions.js';
import type { CelIssue } from './source.js';
import { assignable, mostGeneral, substitute, type Substitutions } from './unify.js';
import { Uint } from './values.js';

/** Until so many nodes are visited, those that a macro repeats are checked, and their faults reported, again. */
export const MOST_REPEATED = 10_000;

/**
 * Checks the types of an expression and notes them, and the overloads of calls, in its nodes; in steps.
 * @returns all faults, in the words of cel-go; empty when the expression is valid
 */
export function* checkTypes(expr: Expr, environment: Environment): Steps<readonly CelIssue[]> {
  const checker = new Checker(environment);
  yield* checker.check(expr);
  yield;
  checker.settle();
  return checker.issues;
}

class Checker {
  readonly issues: CelIssue[] = [];
  readonly #environment: Environment;
  readonly #scopes: Map<string, CelType>[] = [];
  readonly #seen: Expr[] = [];
  readonly #subs: Substitutions = new Map();
  #fresh = 0;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Replaces the type parameters in all types that were found. */
  settle(): void {
    for (const expr of this.#seen) expr.type = substitute(this.#subs, expr.type as CelType, true);
  }

  *check(expr: Expr): Steps<CelType> {
    if (expr.shared === true && expr.type !== undefined && this.#seen.length > MOST_REPEATED) return expr.type;
    let type = yield* this.#typeOf(expr);
    if (isTooLarge(type)) {
      this.#report(expr, 'the type of the value has too many parts');
      type = ERROR;
    }
    expr.type = type;
    if (this.#seen.push(expr) % NODES_OF_A_STEP === 0) yield;
    return type;
  }

  *#typeOf(expr: Expr): Steps<CelType> {
    switch (expr.kind) {
      case 'literal':
        return literalType(expr);
      case 'ident':
        return this.#ident(expr);
      case 'select':
        return yield* this.#select(expr);
      case 'call':
        return yield* expr.name === '_?._' ? this.#optionalSelect(expr) : this.#call(expr);
      case 'list':
        return yield* this.#list(expr);
      case 'map':
        return yield* this.#map(expr);
      case 'struct':
        return yield* this.#struct(expr);
      case 'fold':
        return yield* this.#fold(expr);
    }
  }

  #report(expr: Expr, message: string): void {
    this.issues.push({ offset: expr.offset, message });
  }

  #undeclared(expr: Expr, name: string): CelType {
    this.#report(expr, `undeclared reference to '${name}' (in container '')`);
    return ERROR;
  }

  #assign(wanted: readonly CelType[], given: readonly CelType[]): boolean {
    return assignable(this.#subs, wanted, given);
  }

  #variable(name: string): CelType | undefined {
    const plain = name.startsWith('.') ? name.slice(1) : name;
    for (let depth = this.#scopes.length - 1; depth >= 0; depth--) {
      const type = name === plain ? this.#scopes[depth]?.get(plain) : undefined;
      if (type !== undefined) return type;
    }
    return this.#environment.variables.get(plain);
  }

  #ident(expr: IdentExpr): CelType {
    const variable = this.#variable(expr.name);
    if (variable !== undefined) return variable;
    const type = this.#environment.types.get(expr.name.replace(/^\./, ''));
    if (type === undefined) return this.#undeclared(expr, expr.name);
    expr.typeName = type.name;
    return typeOf(type);
  }

  *#select(expr: SelectExpr): Steps<CelType> {
    const name = expr.testOnly ? undefined : qualifiedName(expr);
    const variable = name === undefined ? undefined : this.#environment.variables.get(name);
    if (variable !== undefined) return variable;
    const type = name === undefined ? undefined : this.#environment.types.get(name);
    if (type !== undefined) {
      expr.typeName = type.name;
      return typeOf(type);
    }
    const result = yield* this.#field(expr, expr.operand, expr.field, false);
    return expr.testOnly ? BOOL : substitute(this.#subs, result, false);
  }

  *#optionalSelect(expr: CallExpr): Steps<CelType> {
    const [operand, field] = expr.args as [Expr, LiteralExpr];
    expr.overloads = this.#environment.functions.get('_?._') ?? [];
    return substitute(this.#subs, yield* this.#field(expr, operand, field.value as string, true), false);
  }

  *#field(expr: Expr, operand: Expr, field: string, optional: boolean): Steps<CelType> {
    const operandType = substitute(this.#subs, yield* this.check(operand), false);
    const result = this.#fieldOf(expr, unwrapOptional(operandType), field);
    return optional || isOptionalType(operandType) ? optionalType(result) : result;
  }

  #fieldOf(expr: Expr, target: CelType, field: string): CelType {
    switch (target.kind) {
      case 'map':
        return target.params[1] as CelType;
      case 'struct': {
        const found = fieldNamed(target.fields, field);
        if (found !== undefined) return found;
        this.#report(expr, `undefined field '${field}'`);
        return ERROR;
      }
      case 'param':
        this.#assign([DYN], [target]);
        return DYN;
      case 'dyn':
      case 'any':
      case 'error':
        return DYN;
      default:
        this.#report(expr, `type '${printType(target)}' does not support field selection`);
        return DYN;
    }
  }

  *#call(expr: CallExpr): Steps<CelType> {
    const args: CelType[] = [];
    for (const arg of expr.args) args.push(yield* this.check(arg));
    if (expr.target === undefined) {
      const name = expr.name.replace(/^\./, '');
      const overloads = this.#environment.functions.get(name);
      if (overloads === undefined) return this.#undeclared(expr, expr.name);
      return this.#resolve(expr, name, overloads, args, false);
    }
    const prefix = qualifiedName(expr.target);
    const qualified = prefix === undefined ? undefined : `${prefix}.${expr.name}`;
    const namespaced = qualified === undefined ? undefined : this.#environment.functions.get(qualified);
    if (qualified !== undefined && namespaced !== undefined) {
      expr.qualifiedName = qualified;
      return this.#resolve(expr, qualified, namespaced, args, false);
    }
    const target = yield* this.check(expr.target);
    const overloads = this.#environment.functions.get(expr.name);
    if (overloads === undefined) return this.#undeclared(expr, expr.name);
    return this.#resolve(expr, expr.name, overloads, [target, ...args], true);
  }

  #resolve(
    expr: CallExpr,
    name: string,
    overloads: readonly Overload[],
    args: readonly CelType[],
    member: boolean,
  ): CelType {
    if (name === '_&&_' || name === '_||_') return this.#logical(expr, overloads, args);
    const matching: Overload[] = [];
    let result: CelType | undefined;
    for (const overload of overloads) {
      if (overload.member !== member) continue;
      const [overloadResult, params] = this.#instantiate(overload);
      if (!this.#assign(args, params)) continue;
      matching.push(overload);
      const found = substitute(this.#subs, overloadResult, false);
      if (result === undefined) result = found;
      else if (result.kind !== 'dyn' && !sameType(result, found)) result = DYN;
    }
    if (result === undefined) {
      const shown = args.map((arg) => printType(substitute(this.#subs, arg, true)));
      const signature = member ? `${shown[0]}.(${shown.slice(1).join(', ')})` : `(${shown.join(', ')})`;
      this.#report(expr, `found no matching overload for '${name}' applied to '${signature}'`);
      return ERROR;
    }
    expr.overloads = matching;
    return result;
  }

  #logical(expr: CallExpr, overloads: readonly Overload[], args: readonly CelType[]): CelType {
    let valid = true;
    args.forEach((type, index) => {
      if (this.#assign([type], [BOOL])) return;
      valid = false;
      this.#mismatch(expr.args[index] as Expr, BOOL, type);
    });
    expr.overloads = overloads;
    return valid ? BOOL : ERROR;
  }

  #mismatch(expr: Expr, expected: CelType, actual: CelType): void {
    this.#report(expr, `expected type '${printType(expected)}' but found '${printType(actual)}'`);
  }

  /** A signature with fresh type parameters, so that two calls do not share them. */
  #instantiate(overload: Overload): readonly [CelType, readonly CelType[]] {
    const fresh = new Map<string, CelType>();
    const rename = (type: CelType): CelType => {
      if (type.kind === 'param') {
        const known = fresh.get(type.name) ?? this.#newParam();
        fresh.set(type.name, known);
        return known;
      }
      return type.params.length === 0 ? type : { ...type, params: type.params.map(rename) };
    };
    const params = overload.params.map(rename);
    return [rename(overload.result), params];
  }

  #newParam(): CelType {
    return typeParam(`_var${this.#fresh++}`);
  }

  *#list(expr: ListExpr): Steps<CelType> {
    let joined: CelType | undefined;
    for (const [index, element] of expr.elements.entries()) {
      let type = yield* this.check(element);
      if (expr.optional.has(index)) type = this.#unwrapped(element, type);
      joined = this.#join(joined, type);
    }
    return listType(joined ?? this.#newParam());
  }

  *#map(expr: MapExpr): Steps<CelType> {
    let key: CelType | undefined;
    let value: CelType | undefined;
    for (const entry of expr.entries) {
      key = this.#join(key, yield* this.check(entry.key));
      let type = yield* this.check(entry.value);
      if (entry.optional) type = this.#unwrapped(entry.value, type);
      value = this.#join(value, type);
    }
    return mapType(key ?? this.#newParam(), value ?? this.#newParam());
  }

  #unwrapped(expr: Expr, type: CelType): CelType {
    if (!isOptionalType(type) && !isOpenType(type)) this.#mismatch(expr, optionalType(type), type);
    return unwrapOptional(type);
  }

  /** The type of elements of one literal; a later check verifies that all agree, since some literals may mix types. */
  #join(previous: CelType | undefined, current: CelType): CelType {
    if (previous === undefined) return current;
    return this.#assign([previous], [current]) ? mostGeneral(previous, current) : DYN;
  }

  /** `Message{field: value}`: the type must have fields, and its fields must take the values. */
  *#struct(expr: StructExpr): Steps<CelType> {
    const variable = this.#variable(expr.typeName);
    const type = variable ?? this.#environment.types.get(expr.typeName.replace(/^\./, ''));
    if (type === undefined) return this.#undeclared(expr, expr.typeName);
    const made = variable === undefined && type.kind === 'struct' ? type : undefined;
    if (variable !== undefined) this.#report(expr, `'${declaredName(type)}' is not a type`);
    else if (made === undefined) this.#report(expr, `'${declaredName(type)}' is not a message type`);
    for (const field of expr.fields) yield* this.#structField(field, made);
    return made ?? ERROR;
  }

  *#structField({ offset, name, value, optional }: StructField, made: CelType | undefined): Steps<void> {
    let given = yield* this.check(value);
    if (optional) given = this.#unwrapped(value, given);
    if (made === undefined) return;
    const wanted = fieldNamed(made.fields, name);
    if (wanted === undefined) this.issues.push({ offset, message: `undefined field '${name}'` });
    else if (!this.#assign([wanted], [given])) {
      const [field, found] = [printType(wanted), printType(substitute(this.#subs, given, true))];
      const message = `expected type of field '${name}' is '${field}' but provided type is '${found}'`;
      this.issues.push({ offset, message });
    }
  }

  *#fold(expr: FoldExpr): Steps<CelType> {
    const range = substitute(this.#subs, yield* this.check(expr.range), false);
    const accumulator = yield* this.check(expr.init);
    const [first, second] = this.#rangeVariables(expr, range);
    this.#scopes.push(new Map([[expr.accumulator, accumulator]]));
    const loop = new Map([[expr.variable, first]]);
    if (expr.variable2 !== undefined) loop.set(expr.variable2, second);
    this.#scopes.push(loop);
    yield* this.#expect(expr.condition, BOOL);
    yield* this.#expect(expr.step, accumulator);
    this.#scopes.pop();
    const result = yield* this.check(expr.result);
    this.#scopes.pop();
    return substitute(this.#subs, result, false);
  }

  *#expect(expr: Expr, wanted: CelType): Steps<void> {
    const type = yield* this.check(expr);
    if (!this.#assign([wanted], [type])) this.#mismatch(expr, wanted, type);
  }

  /** The types of the one or two variables of a comprehension over a range. */
  #rangeVariables(expr: FoldExpr, range: CelType): readonly [CelType, CelType] {
    const two = expr.variable2 !== undefined;
    switch (range.kind) {
      case 'list': {
        const element = range.params[0] as CelType;
        return two ? [INT, element] : [element, element];
      }
      case 'map':
        return range.params as [CelType, CelType];
      case 'dyn':
      case 'error':
      case 'param':
        this.#assign([DYN], [range]);
        return [DYN, DYN];
      default:
        this.#report(
          expr.range,
          `expression of type '${printType(range)}' cannot be range of a comprehension (must be list, map, or dynamic)`,
        );
        return [ERROR, ERROR];
    }
  }
}

function literalType({ value }: LiteralExpr): CelType {
  if (value === null) return NULL;
  switch (typeof value) {
    case 'boolean':
      return BOOL;
    case 'bigint':
      return INT;
    case 'number':
      return DOUBLE;
    case 'string':
      return STRING;
    default:
      return value instanceof Uint ? UINT : BYTES;
  }
}

/** `a.b.c` as one name, when the expression consists of names only. */
function qualifiedName(expr: Expr): string | undefined {
  if (expr.kind === 'ident') return expr.name.replace(/^\./, '');
  if (expr.kind !== 'select' || expr.testOnly) return undefined;
  const prefix = qualifiedName(expr.operand);
  return prefix === undefined ? undefined : `${prefix}.${expr.field}`;
}
