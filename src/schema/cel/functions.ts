import type { CelType } from './cel-type.js';
import type { Value } from './values.js';

/**
 * The implementation of a call; a receiver is the first argument. Faults are returned as `CelError` values. Arguments
 * are never errors, and their types are those of the overload as far as known.
 */
export type Implementation = (...args: Value[]) => Value;

/** One signature of a function. */
export interface Overload {
  /** cel-go's name; determines the cost. */
  readonly id: string;
  readonly member: boolean;
  /** The receiver's type first when it is a member. */
  readonly params: readonly CelType[];
  readonly result: CelType;
  readonly run: Implementation;
}

/** All signatures of one name, in the order in which the checker tries them. */
export interface CelFunction {
  readonly name: string;
  readonly overloads: readonly Overload[];
}

/** Functions by name. */
export type FunctionTable = ReadonlyMap<string, readonly Overload[]>;

/** A signature without receiver. */
export function overload(id: string, params: readonly CelType[], result: CelType, run: Implementation): Overload {
  return { id, member: false, params, result, run };
}

/** A signature whose first parameter is the receiver. */
export function member(id: string, params: readonly CelType[], result: CelType, run: Implementation): Overload {
  return { id, member: true, params, result, run };
}

/** A function of a library. */
export function celFunction(name: string, ...overloads: readonly Overload[]): CelFunction {
  return { name, overloads };
}

/** One table of all functions; those of one name are joined. */
export function tableOf(functions: Iterable<CelFunction>): FunctionTable {
  const table = new Map<string, Overload[]>();
  for (const { name, overloads } of functions) table.set(name, [...(table.get(name) ?? []), ...overloads]);
  return table;
}
