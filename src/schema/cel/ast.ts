import type { Overload } from './functions.js';
import type { CelType } from './cel-type.js';
import type { Uint } from './values.js';

/** A value that can be written as a literal. */
export type LiteralValue = null | boolean | bigint | Uint | number | string | Uint8Array;

/** So many nodes take about a millisecond to check, price or compile; then others get a turn. */
export const NODES_OF_A_STEP = 500;

interface NodeBase {
  /**
   * The position for error messages, in UTF-16 units from the start of the text: operators at the operator, calls at
   * `(`.
   */
  readonly offset: number;
  /** A macro uses the node in two places. A chain of macros would have 2^n of them, so each is visited once. */
  readonly shared?: true;
  /** What the checker found; absent before it ran. */
  type?: CelType;
}

/** `1`, `"text"`, `null`. */
export interface LiteralExpr extends NodeBase {
  readonly kind: 'literal';
  readonly value: LiteralValue;
}

/** A variable, or a type by its name. */
export interface IdentExpr extends NodeBase {
  readonly kind: 'ident';
  readonly name: string;
  /** Set by the checker when the name is a type (`int`, `net.IP`), so that its value is the type. */
  typeName?: string;
}

/** `operand.field`. */
export interface SelectExpr extends NodeBase {
  readonly kind: 'select';
  readonly operand: Expr;
  readonly field: string;
  /** `has(operand.field)`. */
  readonly testOnly: boolean;
  /** Set by the checker when the whole is the qualified name of a type (`net.IP`). */
  typeName?: string;
}

/** A function, a method or an operator. */
export interface CallExpr extends NodeBase {
  readonly kind: 'call';
  /** Operators have the names of the language definition, such as `_==_` and `@in`. */
  readonly name: string;
  readonly target: Expr | undefined;
  readonly args: readonly Expr[];
  /** Set by the checker: the overloads that may apply, and the full name of a namespaced function (`ip.isCanonical`). */
  overloads?: readonly Overload[];
  qualifiedName?: string;
}

/** `[1, ?two]`. */
export interface ListExpr extends NodeBase {
  readonly kind: 'list';
  readonly elements: readonly Expr[];
  /** Positions of elements written as `?element`. */
  readonly optional: ReadonlySet<number>;
}

/** One entry of a map literal. */
export interface MapEntry {
  readonly key: Expr;
  readonly value: Expr;
  /** Written as `?key: value`. */
  readonly optional: boolean;
}

/** `{"key": value}`. */
export interface MapExpr extends NodeBase {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
}

/** One field of a message literal; `offset` is that of its colon. */
export interface StructField {
  readonly offset: number;
  readonly name: string;
  readonly value: Expr;
  /** Written as `?name: value`. */
  readonly optional: boolean;
}

/** `Message{field: value}`. */
export interface StructExpr extends NodeBase {
  readonly kind: 'struct';
  readonly typeName: string;
  readonly fields: readonly StructField[];
}

/** A comprehension: the expansion of the macros `all`, `map` and so on. */
export interface FoldExpr extends NodeBase {
  readonly kind: 'fold';
  readonly range: Expr;
  readonly variable: string;
  /** In comprehensions with two variables the first one is the index or key, the second one the value. */
  readonly variable2: string | undefined;
  readonly accumulator: string;
  readonly init: Expr;
  readonly condition: Expr;
  readonly step: Expr;
  readonly result: Expr;
}

/** A parsed expression. Only the checker writes to it. */
export type Expr = LiteralExpr | IdentExpr | SelectExpr | CallExpr | ListExpr | MapExpr | StructExpr | FoldExpr;

/** Name of the accumulator of the macros; no identifier of the language can begin with `@`. */
export const ACCUMULATOR = '@result';
