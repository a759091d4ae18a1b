import { badRequest } from '../errors.js';
import { fittingErrors, invalidValue, printFieldErrors, required, type FieldError } from '../field-errors.js';
import { labelKeyFaults, labelValueFaults } from '../names.js';
import { int64Of } from '../whole-number.js';
import { tokens, type Token } from './label-tokens.js';

/** The operator of one term of a label selector. */
export type LabelOperator = '=' | '!=' | 'in' | 'notin' | 'exists' | '!' | 'gt' | 'lt';

/** One term. `values` is sorted and free of repeats; empty for `exists` and `!`. */
export interface LabelRequirement {
  readonly key: string;
  readonly operator: LabelOperator;
  readonly values: readonly string[];
}

/** All terms must hold. */
export interface LabelSelector {
  readonly requirements: readonly LabelRequirement[];
  /** Matches no object: the meaning of an absent LabelSelector object. */
  readonly nothing: boolean;
}

/** Matches everything. */
export const EVERY_LABEL: LabelSelector = Object.freeze({ requirements: Object.freeze([]), nothing: false });

/** Matches nothing. */
export const NO_LABEL: LabelSelector = Object.freeze({ requirements: Object.freeze([]), nothing: true });

/** Labels as an object has them; undefined for none. */
export type Labels = Readonly<Record<string, string>> | undefined;

const OPERATORS: ReadonlyMap<string, LabelOperator> = new Map([
  ['=', '='],
  ['==', '='],
  ['!=', '!='],
  ['in', 'in'],
  ['notin', 'notin'],
  ['>', 'gt'],
  ['<', 'lt'],
] as const);

/** Makes one term, whose values are sorted and made unique, or returns all its faults as one text. */
export function labelRequirement(
  key: string,
  operator: LabelOperator,
  given: readonly string[],
): LabelRequirement | string {
  const faults: FieldError[] = [];
  const values = [...new Set(given)].sort();
  const keyFaults = labelKeyFaults(key);
  if (keyFaults.length > 0) faults.push(invalidValue('key', key, keyFaults.join('; ')));
  if ((operator === 'in' || operator === 'notin') && values.length === 0) {
    faults.push(required('values', "for 'in', 'notin' operators, values set can't be empty"));
  }
  if ((operator === 'exists' || operator === '!') && values.length > 0) {
    faults.push(invalidValue('values', values, 'values set must be empty for exists and does not exist'));
  }
  if ((operator === 'gt' || operator === 'lt') && values.some((value) => int64Of(value) === undefined)) {
    faults.push(invalidValue('values[0]', values[0] ?? '', "for 'Gt', 'Lt' operators, the value must be an integer"));
  }
  for (const [index, value] of values.entries()) {
    const valueFaults = labelValueFaults(value);
    if (valueFaults.length > 0) faults.push(invalidValue(`values[${index}][${key}]`, value, valueFaults.join('; ')));
  }
  return faults.length === 0 ? { key, operator, values } : printFieldErrors(fittingErrors(faults));
}

/**
 * Reads a selector from a query: `a=b,c!=d,e in (f,g),h notin (i),j,!k,l>5`. Empty text matches everything.
 * @throws StatusError 400 with the words of the public API
 */
export function parseLabelSelector(text: string): LabelSelector {
  if (text === '') return EVERY_LABEL;
  return new Parser(tokens(text)).selector();
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(list: readonly Token[]) {
    this.#tokens = list;
  }

  selector(): LabelSelector {
    const requirements: LabelRequirement[] = [];
    for (;;) {
      const first = this.#peek();
      if (first.kind === 'end') break;
      if (first.kind !== 'word' && first.kind !== '!') {
        throw badRequest(`found '${first.text}', expected: !, identifier, or 'end of string'`);
      }
      requirements.push(this.#requirement());
      const after = this.#next();
      if (after.kind === 'end') break;
      if (after.kind !== ',') throw badRequest(`found '${after.text}', expected: ',' or 'end of string'`);
      const following = this.#peek();
      if (following.kind !== 'word' && following.kind !== '!') {
        throw badRequest(`found '${following.text}', expected: identifier after ','`);
      }
    }
    return requirements.length === 0 ? EVERY_LABEL : { requirements: requirements.sort(byKey), nothing: false };
  }

  #requirement(): LabelRequirement {
    const absent = this.#peek().kind === '!';
    if (absent) this.#at++;
    const key = this.#next();
    if (key.kind !== 'word') fail(`found '${key.text}', expected: identifier`);
    const keyFaults = labelKeyFaults(key.text);
    if (keyFaults.length > 0) {
      // The place that the public API prints here is a nil path.
      fail(`<nil>: ${invalidValue('', key.text, keyFaults.join('; ')).message}`);
    }
    const after = this.#peek();
    if (absent) return this.#made(key.text, '!', []);
    if (after.kind === 'end' || after.kind === ',') return this.#made(key.text, 'exists', []);
    this.#at++;
    const operator = OPERATORS.get(after.text);
    if (operator === undefined) fail(`found '${after.text}', expected: in, notin, =, ==, !=, gt, lt`);
    const values = operator === 'in' || operator === 'notin' ? this.#list() : [this.#single()];
    return this.#made(key.text, operator, values);
  }

  #made(key: string, operator: LabelOperator, values: readonly string[]): LabelRequirement {
    const made = labelRequirement(key, operator, values);
    return typeof made === 'string' ? fail(made) : made;
  }

  /** `(a,b)`; an item may be empty. */
  #list(): string[] {
    const open = this.#next();
    if (open.kind !== '(') fail(`found '${open.text}' expected: '('`);
    const values: string[] = [];
    for (;;) {
      const token = this.#next();
      if (token.kind === 'word') {
        values.push(token.text);
        const after = this.#next();
        if (after.kind === ')') return values;
        if (after.kind !== ',') fail(`found '${after.text}', expected: ',' or ')'`);
        if (this.#peek().kind === ')') values.push('');
      } else if (token.kind === ',') {
        values.push('');
        if (this.#peek().kind === ')') values.push('');
      } else if (token.kind === ')') {
        return values.length === 0 ? [''] : values;
      } else {
        fail(`found '${token.text}', expected: ',', ')' or identifier`);
      }
    }
  }

  /** The value after `=`, `!=`, `<`, `>`; none means the empty value. */
  #single(): string {
    const token = this.#peek();
    if (token.kind === 'end' || token.kind === ',') return '';
    this.#at++;
    if (token.kind !== 'word') fail(`found '${token.text}', expected: identifier`);
    return token.text;
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #next(): Token {
    const token = this.#peek();
    this.#at++;
    return token;
  }
}

function fail(why: string): never {
  throw badRequest(`unable to parse requirement: ${why}`);
}

function byKey(left: LabelRequirement, right: LabelRequirement): number {
  return left.key < right.key ? -1 : left.key > right.key ? 1 : 0;
}

/** Binary search: a query has room for tens of thousands of values, and is evaluated for each object. */
function isAmong(sorted: readonly string[], value: string): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = sorted[middle] as string;
    if (found === value) return true;
    if (found < value) from = middle + 1;
    else to = middle;
  }
  return false;
}

function holds(requirement: LabelRequirement, labels: Labels): boolean {
  const value = labels !== undefined && Object.hasOwn(labels, requirement.key) ? labels[requirement.key] : undefined;
  switch (requirement.operator) {
    case '=':
    case 'in':
      return value !== undefined && isAmong(requirement.values, value);
    case '!=':
    case 'notin':
      return value === undefined || !isAmong(requirement.values, value);
    case 'exists':
      return value !== undefined;
    case '!':
      return value === undefined;
    case 'gt':
    case 'lt': {
      const actual = value === undefined ? undefined : int64Of(value);
      const bound = int64Of(requirement.values[0] ?? '');
      if (actual === undefined || bound === undefined) return false;
      return requirement.operator === 'gt' ? actual > bound : actual < bound;
    }
  }
}

/** Whether every term holds for these labels. */
export function matchesLabels(selector: LabelSelector, labels: Labels): boolean {
  return !selector.nothing && selector.requirements.every((requirement) => holds(requirement, labels));
}

/** The selector as text that parses to an equal one, terms in the order of their keys. */
export function printLabelSelector(selector: LabelSelector): string {
  return selector.requirements.map(printRequirement).join(',');
}

function printRequirement({ key, operator, values }: LabelRequirement): string {
  switch (operator) {
    case '=':
    case '!=':
      return `${key}${operator}${values[0] ?? ''}`;
    case 'in':
    case 'notin':
      return `${key} ${operator} (${values.join(',')})`;
    case 'exists':
      return key;
    case '!':
      return `!${key}`;
    case 'gt':
      return `${key}>${values[0] ?? ''}`;
    case 'lt':
      return `${key}<${values[0] ?? ''}`;
  }
}
