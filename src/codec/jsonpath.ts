import type { JsonValue } from '../json/types.js';

/** A compiled path. Missing members give no result; it never throws on data. */
export interface JsonPath {
  /** Every value the path reaches, in document order, at most `MOST_RESULTS`. */
  find(root: JsonValue): readonly JsonValue[];
}

/** The text is no path that columns may use. */
export class JsonPathError extends Error {}

/** Most values that one path yields, and most that it visits, those in filters included; a cell shows a few. */
const MOST_RESULTS = 1000;
const MOST_VISITS = 100_000;

type Step =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | {
      readonly kind: 'slice';
      readonly from: number | undefined;
      readonly to: number | undefined;
      readonly step: number;
    }
  /** What each of the steps finds, in their order. */
  | { readonly kind: 'union'; readonly of: readonly Step[] }
  | { readonly kind: 'recursive' }
  | { readonly kind: 'filter'; readonly left: Operand; readonly operator: string; readonly right: Operand | undefined };

type Operand =
  { readonly kind: 'path'; readonly steps: readonly Step[] } | { readonly kind: 'value'; readonly value: JsonValue };

/**
 * Compiles a simple path as printer columns use it: `.spec.replicas`, `.metadata.labels.app\.example`,
 * `.status.conditions[?(@.type=="Ready")].status`, `.items[0:2]['name','kind']`, `..name`. A dot alone
 * leads nowhere.
 *
 * @throws JsonPathError
 */
export function compileJsonPath(text: string): JsonPath {
  let source = text.trim();
  if (source.startsWith('{') && source.endsWith('}')) source = source.slice(1, -1).trim();
  if (source.startsWith('$')) source = source.slice(1);
  const reader = new PathReader(source);
  const steps = reader.steps();
  if (!reader.done)
    throw new JsonPathError(`unexpected ${JSON.stringify(reader.rest)} in path ${JSON.stringify(text)}`);
  return { find: (root) => walk(steps, [root], { left: MOST_VISITS }) };
}

/** The names of a path that is members only (`.spec.replicas`); undefined for any other. */
export function plainMembers(text: string): readonly string[] | undefined {
  const match = /^\.?[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.exec(text);
  return match === null ? undefined : text.replace(/^\./, '').split('.');
}

/** Leads to nothing. */
const NOWHERE: Step = { kind: 'union', of: [] };

/** How many values may still be visited: filters within filters look at the same ones again and again. */
interface Budget {
  left: number;
}

function walk(steps: readonly Step[], roots: readonly JsonValue[], budget: Budget): readonly JsonValue[] {
  let current = roots;
  for (const step of steps) {
    const next: JsonValue[] = [];
    for (const value of current) {
      if (budget.left <= 0) break;
      take(step, value, next, budget);
    }
    if (next.length === 0) return [];
    current = next.length > MOST_RESULTS ? next.slice(0, MOST_RESULTS) : next;
  }
  return current;
}

function take(step: Step, value: JsonValue, out: JsonValue[], budget: Budget): void {
  budget.left -= 1;
  switch (step.kind) {
    case 'field':
      if (isObject(value) && Object.hasOwn(value, step.name)) push(out, value[step.name]);
      return;
    case 'wildcard':
      for (const child of childrenOf(value)) push(out, child);
      return;
    case 'index':
      if (Array.isArray(value)) push(out, value[step.index < 0 ? value.length + step.index : step.index]);
      return;
    case 'slice':
      if (Array.isArray(value)) for (const item of slice(value, step)) push(out, item);
      return;
    case 'union':
      for (const one of step.of) take(one, value, out, budget);
      return;
    case 'recursive':
      descend(value, out, budget);
      return;
    case 'filter':
      for (const item of childrenOf(value)) {
        budget.left -= 1;
        if (budget.left > 0 && holds(step, item, budget)) push(out, item);
      }
  }
}

function push(out: JsonValue[], value: JsonValue | undefined): void {
  if (value !== undefined) out.push(value);
}

function descend(value: JsonValue, out: JsonValue[], budget: Budget): void {
  const open: JsonValue[] = [value];
  while (open.length > 0 && budget.left > 0) {
    const next = open.pop()!;
    budget.left -= 1;
    out.push(next);
    // One by one: a list may have more items than a call takes arguments.
    for (const child of childrenOf(next).reverse()) open.push(child);
  }
}

function slice(
  values: readonly JsonValue[],
  step: { readonly from: number | undefined; readonly to: number | undefined; readonly step: number },
): JsonValue[] {
  const cut = values.slice(step.from ?? 0, step.to ?? values.length);
  return step.step === 1 ? cut : cut.filter((_, index) => index % step.step === 0);
}

function holds(step: Extract<Step, { kind: 'filter' }>, item: JsonValue, budget: Budget): boolean {
  const left = operandValues(step.left, item, budget);
  if (step.right === undefined) return left.length > 0;
  const right = operandValues(step.right, item, budget);
  if (left.length !== 1 || right.length !== 1) return false;
  return compare(left[0]!, step.operator, right[0]!);
}

function operandValues(operand: Operand, item: JsonValue, budget: Budget): readonly JsonValue[] {
  return operand.kind === 'value' ? [operand.value] : walk(operand.steps, [item], budget);
}

function compare(left: JsonValue, operator: string, right: JsonValue): boolean {
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  const ordered =
    (typeof left === 'string' && typeof right === 'string') || (isNumber(left) && isNumber(right)) ? true : false;
  if (!ordered) return false;
  const [a, b] = [left as number, right as number];
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  if (operator === '>') return a > b;
  return a >= b;
}

function isNumber(value: JsonValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childrenOf(value: JsonValue): JsonValue[] {
  if (Array.isArray(value)) return [...(value as readonly JsonValue[])];
  if (isObject(value)) return Object.values(value).filter((child): child is JsonValue => child !== undefined);
  return [];
}

/** Deepest nesting of filters inside filters. */
const MOST_NESTED = 8;

/** Reads the text of a path from left to right. */
class PathReader {
  readonly #text: string;
  #at = 0;
  #nested = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  get rest(): string {
    return this.#text.slice(this.#at);
  }

  steps(): Step[] {
    const steps: Step[] = [];
    // A path may leave out its first dot.
    const first = this.#name();
    if (first !== '') steps.push({ kind: 'field', name: first });
    for (;;) {
      if (this.#eat('..')) {
        steps.push({ kind: 'recursive' });
        if (this.#peek() !== '[') steps.push(this.#member());
      } else if (this.#eat('.')) {
        if (this.#peek() !== '[') {
          if (this.done && steps.length === 0) return [NOWHERE];
          steps.push(this.#member());
        }
      } else if (this.#eat('[')) steps.push(this.#bracket());
      else return steps;
    }
  }

  #member(): Step {
    if (this.#eat('*')) return { kind: 'wildcard' };
    const name = this.#name();
    if (name === '') throw new JsonPathError(`a name is missing before ${JSON.stringify(this.rest)}`);
    return { kind: 'field', name };
  }

  /** A bare name; a backslash takes the next character as it is (`app\.example`). */
  #name(): string {
    let name = '';
    while (!this.done) {
      const char = this.#text[this.#at]!;
      if (char === '\\' && this.#at + 1 < this.#text.length) {
        name += this.#text[this.#at + 1]!;
        this.#at += 2;
      } else if ('.[]()=!<>@*\'" ,'.includes(char)) break;
      else {
        name += char;
        this.#at += 1;
      }
    }
    return name;
  }

  #bracket(): Step {
    const steps: Step[] = [];
    do steps.push(this.#inBracket());
    while (this.#eat(','));
    if (!this.#eat(']')) throw new JsonPathError('a bracket is not closed');
    return steps.length === 1 ? steps[0]! : { kind: 'union', of: steps };
  }

  #inBracket(): Step {
    this.#blanks();
    let step: Step;
    if (this.#eat('?(')) step = this.#filter();
    else if (this.#eat('*')) step = { kind: 'wildcard' };
    else if (this.#peek() === "'" || this.#peek() === '"') step = { kind: 'field', name: this.#quoted() };
    else step = this.#indexOrSlice();
    this.#blanks();
    return step;
  }

  #indexOrSlice(): Step {
    const match = /^(-?\d{1,9})?(?:(:)(-?\d{1,9})?(?::(\d{1,9}))?)?/.exec(this.rest)!;
    if (match[0] === '') throw new JsonPathError(`not an index: ${JSON.stringify(this.rest)}`);
    this.#at += match[0].length;
    const from = match[1] === undefined ? undefined : Number(match[1]);
    if (match[2] === undefined) return { kind: 'index', index: from! };
    const step = match[4] === undefined ? 1 : Number(match[4]);
    if (step < 1) throw new JsonPathError('a step is at least 1');
    return { kind: 'slice', from, to: match[3] === undefined ? undefined : Number(match[3]), step };
  }

  #filter(): Step {
    this.#nested += 1;
    if (this.#nested > MOST_NESTED) throw new JsonPathError('filters are nested too deep');
    const left = this.#operand();
    this.#blanks();
    const operator = ['==', '!=', '<=', '>=', '<', '>'].find((known) => this.#eat(known)) ?? '';
    const right = operator === '' ? undefined : this.#operand();
    this.#blanks();
    if (!this.#eat(')')) throw new JsonPathError('a filter is not closed');
    this.#nested -= 1;
    return { kind: 'filter', left, operator, right };
  }

  #operand(): Operand {
    this.#blanks();
    if (this.#eat('@')) return { kind: 'path', steps: this.steps() };
    if (this.#peek() === "'" || this.#peek() === '"') return { kind: 'value', value: this.#quoted() };
    const match = /^(true|false|null|-?\d+(?:\.\d+)?)/.exec(this.rest);
    if (match === null) throw new JsonPathError(`not a value: ${JSON.stringify(this.rest)}`);
    this.#at += match[0].length;
    return { kind: 'value', value: JSON.parse(match[0]) as JsonValue };
  }

  #quoted(): string {
    const quote = this.#text[this.#at]!;
    let value = '';
    this.#at += 1;
    while (!this.done && this.#text[this.#at] !== quote) {
      if (this.#text[this.#at] === '\\') this.#at += 1;
      value += this.#text[this.#at] ?? '';
      this.#at += 1;
    }
    if (!this.#eat(quote)) throw new JsonPathError('a quote is not closed');
    return value;
  }

  #blanks(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }

  #peek(): string | undefined {
    return this.#text[this.#at];
  }

  #eat(token: string): boolean {
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }
}
