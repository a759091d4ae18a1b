import type { JsonValue } from '../json/types.js';
import { type Step, type Steps, parseJsonPath } from './jsonpath-parser.js';

/** A compiled path. Missing members and impossible steps give no result; it never throws on data. */
export interface JsonPath {
  /**
   * Every value the path reaches, in document order, at most `MOST_RESULTS`.
   *
   * @param budget shared with other paths over the same object
   */
  find(root: JsonValue, budget?: VisitBudget): readonly JsonValue[];
}

/** How many values may still be visited. */
export interface VisitBudget {
  left: number;
}

/**
 * Limits of the values that one step and one path yield, and that a path visits, including filters; a cell shows a few.
 * A path can visit the same long list repeatedly, so every step is bounded.
 */
const MOST_RESULTS = 1000;
const MOST_VISITS = 100_000;

/** Larger integers are doubles. */
const INTEGERS = 2 ** 63;

/**
 * Compiles a path as used in printer columns: `.spec.replicas`, `.metadata.labels.app\.example`,
 * `.status.conditions[?(@.type=="Ready")].status`, `.items[0:2]['name','kind']`, `..name`. The semantics are kubectl's:
 * a missing item, an index into something other than a list, and a comparison of different types leave the whole path
 * without a result, a missing member only its branch.
 *
 * @throws JsonPathError
 */
export function compileJsonPath(text: string): JsonPath {
  const blocks = parseJsonPath(text);
  return {
    find(root, shared) {
      const most = Math.min(MOST_VISITS, shared?.left ?? MOST_VISITS);
      const budget: VisitBudget = { left: most };
      try {
        const found = blocks.map((steps) => walk(steps, [root], budget));
        return found[0]!.slice(0, MOST_RESULTS);
      } catch (error) {
        if (error instanceof Stopped) return [];
        throw error;
      } finally {
        if (shared !== undefined) shared.left -= most - budget.left;
      }
    },
  };
}

/** The names of a path of members only (`.spec.replicas`); undefined for any other. */
export function plainMembers(text: string): readonly string[] | undefined {
  const match = /^\.?[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.exec(text);
  return match === null ? undefined : text.replace(/^\./, '').split('.');
}

/** A path ends without results; results before the failing step are kept. */
class Stopped extends Error {
  readonly values: readonly JsonValue[];

  constructor(values: readonly JsonValue[]) {
    super();
    this.values = values;
  }
}

function walk(steps: Steps, roots: readonly JsonValue[], budget: VisitBudget): readonly JsonValue[] {
  let current = roots;
  for (const step of steps) {
    if (budget.left <= 0) return [];
    const next = take(step, current, budget);
    // Repeated results are visited as often.
    budget.left -= next.length;
    current = next.length > MOST_RESULTS ? next.slice(0, MOST_RESULTS) : next;
  }
  return current;
}

function take(step: Step, values: readonly JsonValue[], budget: VisitBudget): readonly JsonValue[] {
  // Steps without input count, too: a path may have hundreds of thousands of them.
  budget.left -= 1 + values.length;
  if (budget.left <= 0) return [];
  switch (step.kind) {
    case 'field':
      return values.flatMap((value) => (isObject(value) && Object.hasOwn(value, step.name) ? [value[step.name]!] : []));
    case 'wildcard':
      return children(values);
    case 'recursive':
      return descend(values, budget);
    case 'slice':
      return slices(values, step);
    case 'union':
      return union(step.of, values, budget);
    case 'filter':
      return filtered(values, step, budget);
    case 'text':
      return [step.text];
    case 'number':
    case 'truth':
      return values.map(() => step.value);
    case 'word':
      throw new Stopped(values);
  }
}

function children(values: readonly JsonValue[]): JsonValue[] {
  const found: JsonValue[] = [];
  for (const value of values) {
    if (found.length >= MOST_RESULTS) break;
    for (const child of childrenOf(value)) found.push(child);
  }
  return found;
}

/** The containers and texts, each before its content. */
function descend(values: readonly JsonValue[], budget: VisitBudget): JsonValue[] {
  const found: JsonValue[] = [];
  const open = values.toReversed();
  while (open.length > 0 && budget.left > 0) {
    const next = open.pop()!;
    budget.left -= 1;
    const inside = childrenOf(next);
    if (inside.length > 0 || (typeof next === 'string' && next !== '')) found.push(next);
    // One by one: a list may have more items than a call takes arguments.
    for (const child of inside.reverse()) open.push(child);
  }
  return found;
}

function slices(values: readonly JsonValue[], step: Extract<Step, { kind: 'slice' }>): JsonValue[] {
  const found: JsonValue[] = [];
  for (const value of values) {
    if (value === null) continue;
    if (!Array.isArray(value)) throw new Stopped(values);
    const { length } = value;
    let from = step.from ?? 0;
    if (from < 0) from += length;
    let to = step.to ?? length;
    if (to < 0 || (to === 0 && step.single)) to += length;
    // An empty slice has no results for this list and all later ones.
    if (from === to) return found;
    if (from >= length || from < 0 || to > length || to < 0 || from > to) throw new Stopped(values);
    const stride = step.step ?? 1;
    if (stride <= 0) throw new Stopped(values);
    for (let at = from; at < to && found.length < MOST_RESULTS; at += stride) found.push(value[at] as JsonValue);
  }
  return found;
}

function union(branches: readonly Steps[], values: readonly JsonValue[], budget: VisitBudget): readonly JsonValue[] {
  try {
    return branches.flatMap((steps) => walk(steps, values, budget));
  } catch (error) {
    throw error instanceof Stopped ? new Stopped(values) : error;
  }
}

type Filter = Extract<Step, { kind: 'filter' }>;

function filtered(values: readonly JsonValue[], step: Filter, budget: VisitBudget): JsonValue[] {
  const found: JsonValue[] = [];
  for (const value of values) {
    if (!Array.isArray(value)) throw new Stopped(values);
    for (const item of value as readonly JsonValue[]) {
      budget.left -= 1;
      if (budget.left <= 0) break;
      if (holds(step, item, values, budget)) found.push(item);
    }
  }
  return found;
}

function holds(step: Filter, item: JsonValue, values: readonly JsonValue[], budget: VisitBudget): boolean {
  if (step.operator === '') return leadsSomewhere(step.left, item, budget);
  const left = walk(step.left, [item], budget);
  if (left.length === 0) return false;
  const right = left.length > 1 ? left : walk(step.right, [item], budget);
  if (right.length === 0) return false;
  if (right.length > 1) throw new Stopped(values);
  const kinds = [kindOf(left[0]!, step.left), kindOf(right[0]!, step.right)];
  const compare = COMPARISONS[step.operator];
  const ordered = step.operator !== '==' && step.operator !== '!=';
  const comparable = kinds[0] === kinds[1] && kinds[0] !== undefined && !(ordered && kinds[0] === 'truth');
  if (compare === undefined || !comparable) throw new Stopped(values);
  return compare(left[0] as string, right[0] as string);
}

/** Also where the path stops, when there were results before. */
function leadsSomewhere(steps: Steps, item: JsonValue, budget: VisitBudget): boolean {
  try {
    return walk(steps, [item], budget).length > 0;
  } catch (error) {
    if (error instanceof Stopped) return error.values.length > 0;
    throw error;
  }
}

const COMPARISONS: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** The common type of comparable values; nothing is comparable to null, objects and lists. */
function kindOf(value: JsonValue, steps: Steps): 'text' | 'truth' | 'integer' | 'double' | undefined {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'truth';
  if (typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  const last = steps.at(-1);
  if (last?.kind === 'number') return last.whole ? 'integer' : 'double';
  const whole = typeof value === 'bigint' || Number.isInteger(value);
  return whole && value < INTEGERS && value >= -INTEGERS ? 'integer' : 'double';
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childrenOf(value: JsonValue): JsonValue[] {
  if (Array.isArray(value)) return [...(value as readonly JsonValue[])];
  if (isObject(value)) return Object.values(value).filter((child): child is JsonValue => child !== undefined);
  return [];
}
