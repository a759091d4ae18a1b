import type { Steps } from '../../meta/steps.js';
import type { CallExpr, Expr, LiteralValue } from './ast.js';
import { printType, sameType, unwrapOptional, type CelType } from './cel-type.js';
import { formatProblem } from './library/format-text.js';
import { PATTERNS, patternFault } from './library/patterns.js';
import { MOST_REPEATED } from './checker.js';
import type { CelIssue } from './source.js';
import { MOST_PATTERN_WORK, PatternAllowance, patternWork } from '../pattern-work.js';
import { parseDuration, parseTimestampText, timestampOf } from './times.js';
import { ArrayList, Duration, HashMap, Opaque, Timestamp, TypeValue, Uint, type Value } from './values.js';
import { childrenOf } from './walk.js';

/** So many are checked in about a millisecond. */
const NODES_OF_A_STEP = 2_000;

/**
 * Faults of literals in a well-typed expression: invalid durations, times and patterns, texts for `format` that do not
 * match their arguments, and lists and maps of mixed types. Found in steps.
 *
 * @param patterns what the patterns may take to compile
 */
export function* checkLiterals(expr: Expr, patterns = new PatternAllowance()): Steps<readonly CelIssue[]> {
  const issues: CelIssue[] = [];
  let visited = 0;
  const shared = new Set<Expr>();
  // The next node to visit is the last one, so nodes are visited in the order of the text.
  const pending: { readonly node: Expr; readonly mixing: boolean }[] = [{ node: expr, mixing: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, mixing } = next;
    if (node.shared === true) {
      if (shared.has(node) && visited > MOST_REPEATED) continue;
      shared.add(node);
    }
    if (node.kind === 'call') {
      const pattern = patternIn(node);
      if (pattern !== undefined && !patterns.take(pattern))
        return [{ offset: node.offset, message: TOO_MANY_PATTERNS }];
      callIssues(node, issues);
    }
    if (!mixing) mixedIssues(node, issues);
    const below = mixing || (node.kind === 'call' && node.name === 'format');
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at -= 1) pending.push({ node: children[at]!, mixing: below });
    if ((visited += 1) % NODES_OF_A_STEP === 0) yield;
  }
  return issues;
}

const TOO_MANY_PATTERNS = 'the patterns of all expressions together take too much to compile';

/** The literal pattern of a call. */
function patternIn({ name, target, args }: CallExpr): string | undefined {
  const pattern = !PATTERNS.has(name) ? undefined : target === undefined ? args[1] : args[0];
  return pattern?.kind === 'literal' && typeof pattern.value === 'string' ? pattern.value : undefined;
}

const LITERAL_ARGUMENTS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['duration', (text: string) => parseDuration(text) !== undefined],
  ['timestamp', (text: string) => parseTimestampText(text) !== undefined],
  ['matches', (text: string) => patternWork(text) <= MOST_PATTERN_WORK && patternFault(text) === undefined],
]);

function callIssues(expr: CallExpr, issues: CelIssue[]): void {
  const valid = LITERAL_ARGUMENTS.get(expr.name);
  const [first] = expr.args;
  if (valid !== undefined && first?.kind === 'literal' && isBad(first.value, expr.name, valid)) {
    issues.push({ offset: first.offset, message: `invalid ${expr.name} argument` });
  }
  const { target } = expr;
  if (expr.name !== 'format' || target?.kind !== 'literal' || typeof target.value !== 'string') return;
  if (first?.kind !== 'list') return;
  const { elements } = first;
  const problem = formatProblem(target.value, elements.length, (index, letter) =>
    example(elements[index]?.type, letter),
  );
  if (problem === undefined) return;
  const at = problem.argument === undefined ? expr : (elements[problem.argument] ?? expr);
  issues.push({ offset: at.offset, message: problem.message });
}

/** A literal number that no duration is made of, a time out of range, or null. */
function isBad(value: LiteralValue, name: string, valid: (text: string) => boolean): boolean {
  if (typeof value === 'string') return !valid(value);
  if (value === null) return true;
  if (typeof value !== 'bigint') return false;
  return name === 'duration' || (name === 'timestamp' && timestampOf(value * 1_000_000_000n) === undefined);
}

/** An example value of a type; undefined when its values can have several types. */
function example(type: CelType | undefined, letter: string): Value | undefined {
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
      // `%f` accepts some texts, and only values decide which.
      return 'dbo'.includes(letter) ? '' : undefined;
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
    case 'struct':
    case 'opaque':
      return new Example(type.name);
    default:
      return undefined;
  }
}

/** An example value of a type that a library or a schema defines. */
class Example extends Opaque {
  readonly typeName: string;

  constructor(typeName: string) {
    super();
    this.typeName = typeName;
  }

  equals(other: Opaque): boolean {
    return other === this;
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

/** The first element whose type differs from that of the first one. */
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
