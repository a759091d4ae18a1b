import { badRequest } from '../errors.js';

/** One term of a field selector: the field's value equals, or does not equal, the text. */
export interface FieldRequirement {
  readonly field: string;
  readonly operator: '=' | '!=';
  readonly value: string;
}

/** All terms must hold; none means everything. */
export interface FieldSelector {
  readonly requirements: readonly FieldRequirement[];
}

/** Matches everything. */
const EVERY_FIELD: FieldSelector = Object.freeze({ requirements: Object.freeze([]) });

/**
 * Reads a selector from a query: `status.phase!=Running,spec.nodeName=a`. In a value, `\`, `,` and `=` are escaped with
 * a backslash. Terms are read in text order, as in kube-apiserver, so that the first of several invalid ones in that
 * order is reported. The caller checks which fields are supported.
 *
 * @throws StatusError 400 with the words of the public API
 */
export function parseFieldSelector(text: string): FieldSelector {
  const requirements: FieldRequirement[] = [];
  for (const term of splitTerms(text).sort()) {
    if (term === '') continue;
    const split = splitTerm(term);
    if (split === undefined) throw badRequest(`invalid selector: '${text}'; can't understand '${term}'`);
    requirements.push({ field: split.field, operator: split.operator, value: unescapeValue(split.value) });
  }
  return requirements.length === 0 ? EVERY_FIELD : { requirements };
}

/** Splits at unescaped commas. */
function splitTerms(text: string): string[] {
  const terms: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') {
      at++;
    } else if (text[at] === ',') {
      terms.push(text.slice(start, at));
      start = at + 1;
    }
  }
  terms.push(text.slice(start));
  return terms;
}

/** Splits at the first operator: names of fields have no escapes. */
function splitTerm(term: string): FieldRequirement | undefined {
  for (let at = 0; at < term.length; at++) {
    for (const written of ['!=', '==', '='] as const) {
      if (term.startsWith(written, at)) {
        const operator = written === '!=' ? '!=' : '=';
        return { field: term.slice(0, at), operator, value: term.slice(at + written.length) };
      }
    }
  }
  return undefined;
}

function unescapeValue(text: string): string {
  if (!/[\\,=]/.test(text)) return text;
  let value = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\\') {
      const next = text[++at];
      if (next !== '\\' && next !== ',' && next !== '=') {
        throw badRequest(`invalid field selector: invalid escape sequence: \\${next ?? ''}`);
      }
      value += next;
    } else if (char === ',' || char === '=') {
      throw badRequest(`invalid field selector: unescaped character in value: ${char.charCodeAt(0)}`);
    } else {
      value += char;
    }
  }
  return value;
}

/**
 * A matcher compiled for many objects: terms are grouped by field, so that each field is read once however many terms
 * it has. `valueOf` returns the value of a field, '' when the object has none.
 */
export function fieldMatcher({ requirements }: FieldSelector): (valueOf: (field: string) => string) => boolean {
  const rules = new Map<string, { equal: string | undefined; readonly unequal: Set<string> }>();
  let impossible = false;
  for (const { field, operator, value } of requirements) {
    let rule = rules.get(field);
    if (rule === undefined) rules.set(field, (rule = { equal: undefined, unequal: new Set() }));
    if (operator === '!=') rule.unequal.add(value);
    else if (rule.equal === undefined) rule.equal = value;
    else if (rule.equal !== value) impossible = true;
  }
  const joined = [...rules];
  return (valueOf) =>
    !impossible &&
    joined.every(([field, { equal, unequal }]) => {
      const value = valueOf(field);
      return (equal === undefined || equal === value) && !unequal.has(value);
    });
}

/** The selector as text that parses to an equal one. */
export function printFieldSelector(selector: FieldSelector): string {
  return selector.requirements
    .map(({ field, operator, value }) => `${field}${operator}${value.replace(/[\\,=]/g, '\\$&')}`)
    .join(',');
}

/** The value that the selector requires of a field, when it is exactly one: lets a list become a get. */
export function exactFieldValue(selector: FieldSelector, field: string): string | undefined {
  return selector.requirements.find((requirement) => requirement.field === field && requirement.operator === '=')
    ?.value;
}
