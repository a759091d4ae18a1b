import type { JsonObject } from '../../../json/types.js';
import type { User } from '../../../request/user.js';
import {
  BOOL,
  type CelType,
  DYN,
  listType,
  mapType,
  declaredName,
  sameType,
  STRING,
  structType,
} from '../../../schema/cel/cel-type.js';
import { compileExpression, isCompileFault } from '../../../schema/cel/compile.js';
import { type Environment, withVariables } from '../../../schema/cel/environment.js';
import { Evaluations } from '../../../schema/cel/evaluations.js';
import { plainValue } from '../../../schema/cel/plain-values.js';
import { CelError, ListValue, type Value } from '../../../schema/cel/values.js';

/** Cost limit of one expression, as in the reference. */
const MOST_COST = 1_000_000;

const USER = structType(
  'kubernetes.UserInfo',
  new Map<string, CelType>([
    ['username', STRING],
    ['uid', STRING],
    ['groups', listType(STRING)],
    ['extra', mapType(STRING, listType(STRING))],
  ]),
);

/** An expression about claims, or about the resulting user. */
export interface ClaimExpression {
  /** Whether it reads a claim. */
  readsClaim(name: string): boolean;
  evaluate(about: JsonObject): Value;
}

/** Compiles expressions of authentication configurations. */
export interface ClaimExpressions {
  /** With the variable `claims`; returns a text for a compile error. `types`: allowed result types besides `dyn`. */
  ofClaims(text: string, types: readonly CelType[]): ClaimExpression | string;
  /** With the variable `user`; must return a bool. */
  ofUser(text: string): ClaimExpression | string;
}

/** @param base the environment without variables */
export function claimExpressions(base: Environment): ClaimExpressions {
  const claims = withVariables(base, [['claims', mapType(STRING, DYN)]]);
  const user = withVariables(base, [['user', USER]]);
  return {
    ofClaims: (text, types) => compiled(text, claims, types),
    ofUser: (text) => compiled(text, user, [BOOL]),
  };
}

function compiled(text: string, environment: Environment, types: readonly CelType[]): ClaimExpression | string {
  const made = compileExpression(text, environment, undefined);
  if (isCompileFault(made)) {
    return `${made.kind === 'program' ? 'program instantiation' : 'compilation'} failed: ${made.detail}`;
  }
  if (!sameType(made.type, DYN) && !types.some((type) => sameType(type, made.type))) {
    const wanted = types.map(declaredName);
    return wanted.length === 1
      ? `must evaluate to ${wanted[0]!} but got ${declaredName(made.type)}`
      : `must evaluate to one of [${wanted.join(' ')}]`;
  }
  return {
    readsClaim: (name) =>
      new RegExp(`\\bclaims\\s*(?:\\.\\s*\\??\\s*${name}\\b|\\[\\s*["']${name}["']\\s*\\])`).test(text),
    evaluate: (about) => new Evaluations(environment.work).run(made.program, [plainValue(about)], MOST_COST).value,
  };
}

/** The variable of user rules. */
export function userDocument({ name, uid, groups, extra }: User): JsonObject {
  return {
    username: name,
    uid,
    groups: [...groups],
    extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]])),
  };
}

/** The single text result of an expression. @throws Error */
export function textOf(value: Value, what: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`oidc: error evaluating ${what} claim expression: ${faultOf(value, 'it gives no string')}`);
}

/** One text, a list of them, or none. Empty texts are left out. @throws Error */
export function textsOf(value: Value, what: string): readonly string[] {
  if (value === null) return [];
  const all = value instanceof ListValue ? [...value] : [value];
  return all.map((each) => textOf(each, what)).filter((text) => text !== '');
}

/** Why a rule fails; undefined when it holds. */
export function ruleFault(value: Value): string | undefined {
  return value === true ? undefined : faultOf(value, '');
}

function faultOf(value: Value, otherwise: string): string {
  return value instanceof CelError ? value.message : otherwise;
}
