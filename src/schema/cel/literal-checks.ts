import type { CallExpr, Expr } from './ast.js';
import { printType, sameType, unwrapOptional, type CelType } from './cel-type.js';
import { formatProblem } from './library/format-text.js';
import { patternFault } from './library/patterns.js';
import type { CelIssue } from './source.js';
import { parseDuration, parseTimestamp } from './times.js';
import { ArrayList, Duration, HashMap, Timestamp, TypeValue, Uint, type Value } from './values.js';
import { childrenOf } from './walk.js';

/**
 * What is wrong with the literals of an expression whose types are right: durations, times and patterns that are
 * none, texts for `format` that do not fit their arguments, and lists and maps that mix types.
 */
export function checkLiterals(expr: Expr): readonly CelIssue[] {
  const issues: CelIssue[] = [];
  visit(expr, false, issues);
  return issues;
}

function visit(expr: Expr, mixing: boolean, issues: CelIssue[]): void {
  if (expr.kind === 'call') callIssues(expr, issues);
  if (!mixing) mixedIssues(expr, issues);
  const below = mixing || (expr.kind === 'call' && expr.name === 'format');
  for (const child of childrenOf(expr)) visit(child, below, issues);
}

const LITERAL_ARGUMENTS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['duration', (text: string) => parseDuration(text) !== undefined],
  ['timestamp', (text: string) => parseTimestamp(text) !== undefined],
  ['matches', (text: string) => patternFault(text) === undefined],
]);

function callIssues(expr: CallExpr, issues: CelIssue[]): void {
  const valid = LITERAL_ARGUMENTS.get(expr.name);
  const [first] = expr.args;
  if (valid !== undefined && first?.kind === 'literal' && typeof first.value === 'string' && !valid(first.value)) {
    issues.push({ offset: first.offset, message: `invalid ${expr.name} argument` });
  }
  const { target } = expr;
  if (expr.name !== 'format' || target?.kind !== 'literal' || typeof target.value !== 'string') return;
  if (first?.kind !== 'list') return;
  const { elements } = first;
  const problem = formatProblem(target.value, elements.length, (index) => example(elements[index]?.type));
  if (problem === undefined) return;
  const at = problem.argument === undefined ? expr : (elements[problem.argument] ?? expr);
  issues.push({ offset: at.offset, message: problem.message });
}

/** Some value of a type; undefined when values of it can have several types. */
function example(type: CelType | undefined): Value | undefined {
  switch (type?.kind) {
    case 'null':
      return null;
    case 'bool':
      return true;
    case 'int':
      return 0n;
    case 'uint':
      return new Uint(0n);
    case 'double':
      return 0;
    case 'string':
      // `%f` takes some texts, and only values tell which.
      return undefined;
    case 'bytes':
      return new Uint8Array();
    case 'timestamp':
      return new Timestamp(0n);
    case 'duration':
      return new Duration(0n);
    case 'type':
      return new TypeValue('type');
    case 'list':
      return new ArrayList([]);
    case 'map':
      return HashMap.of([]);
    default:
      return undefined;
  }
}

function mixedIssues(expr: Expr, issues: CelIssue[]): void {
  if (expr.kind === 'list') {
    const { elements, optional } = expr;
    differing(
      elements.map((element, index) => [element, optional.has(index)]),
      issues,
    );
  } else if (expr.kind === 'map') {
    differing(
      expr.entries.map(({ key }) => [key, false]),
      issues,
    );
    differing(
      expr.entries.map(({ value, optional }) => [value, optional]),
      issues,
    );
  }
}

/** The first of some elements that has another type than the one at the start. */
function differing(elements: readonly (readonly [Expr, boolean])[], issues: CelIssue[]): void {
  let first: CelType | undefined;
  for (const [element, optional] of elements) {
    const type = element.type === undefined || !optional ? element.type : unwrapOptional(element.type);
    if (type === undefined) continue;
    first ??= type;
    if (sameType(first, type)) continue;
    const message = `expected type '${printType(first)}' but found '${printType(type)}'`;
    issues.push({ offset: element.offset, message });
    return;
  }
}
