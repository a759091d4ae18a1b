import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { MAX_FIELD_ERRORS } from '../../meta/field-errors.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { elementText, memberElement, type PathElement } from './path-element.js';
import { isOpen, itemElement, listTypeOf, memberOf } from './shape.js';
import { valueText } from './value.js';

/** The faults of an intent, one line each; limited to what an answer lists. */
class Faults {
  readonly texts: string[] = [];
  readonly #path: PathElement[] = [];

  get full(): boolean {
    return this.texts.length >= MAX_FIELD_ERRORS;
  }

  add(why: string): void {
    const path = this.#path.map(elementText).join('');
    this.texts.push(path === '' ? why : `${path}: ${why}`);
  }

  within(element: PathElement, check: () => void): void {
    this.#path.push(element);
    check();
    this.#path.pop();
  }
}

/**
 * Checks that an intent matches the types of its schema, has no unknown fields, and that each item of a keyed list or
 * set is identifiable. Intents are merged unchanged, so nothing is dropped here.
 *
 * @returns the faults in the words of the public API; undefined when there are none
 */
export function intentFaults(intent: JsonObject, schema: StructuralSchema): string | undefined {
  const faults = new Faults();
  check(intent, schema, faults);
  const [first, ...others] = faults.texts;
  if (first === undefined) return undefined;
  return others.length === 0 ? first : `errors:\n${faults.texts.map((text) => `  ${text}`).join('\n')}`;
}

function check(value: JsonValue, schema: StructuralSchema, faults: Faults): void {
  if (value === null || faults.full) return;
  if (isOpen(schema)) {
    if (isJsonObject(value)) checkMembers(value, schema, faults);
    return;
  }
  if (schema.special !== undefined) {
    checkSpecial(value, schema, faults);
    return;
  }
  switch (schema.type) {
    case 'object':
      if (isJsonObject(value)) checkMembers(value, schema, faults);
      else faults.add(`expected map, got ${shown(value)}`);
      return;
    case 'array':
      if (isJsonArray(value)) checkItems(value, schema, faults);
      else faults.add(`expected list, got ${shown(value)}`);
      return;
    case 'string':
      if (isFormattedText(schema)) checkScalar(value, faults);
      else if (typeof value !== 'string') faults.add(`expected string, got ${shown(value)}`);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') faults.add(`expected boolean, got ${shown(value)}`);
      return;
    case 'integer':
    case 'number':
      if (typeof value !== 'number' && typeof value !== 'bigint') {
        faults.add(`expected numeric (int or float), got ${typeof value === 'object' ? shown(value) : typeof value}`);
      }
      return;
    case undefined:
      return;
  }
}

/**
 * Strings with a format, except bytes: as in the public API any scalar is taken here, and the validation of the whole
 * object rejects wrong types.
 */
function isFormattedText({ format = '' }: StructuralSchema): boolean {
  return format !== '' && format !== 'byte';
}

function checkSpecial(value: JsonValue, schema: StructuralSchema, faults: Faults): void {
  if (schema.special === 'raw-extension' || schema.special === 'fields-v1') return;
  if (schema.special === 'int-or-string') return;
  checkScalar(value, faults);
}

function checkScalar(value: JsonValue, faults: Faults): void {
  if (typeof value === 'object') faults.add(`expected any scalar, got ${shown(value)}`);
}

function shown(value: JsonValue): string {
  const text = valueText(value);
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
}

function checkMembers(object: JsonObject, schema: StructuralSchema, faults: Faults): void {
  for (const name in object) {
    const value = object[name] as JsonValue | undefined;
    if (value === undefined) continue;
    faults.within(memberElement(name), () => {
      const member = memberOf(schema, name);
      if (member === undefined) faults.add('field not declared in schema');
      else check(value, member, faults);
    });
  }
}

function checkItems(list: readonly JsonValue[], schema: StructuralSchema, faults: Faults): void {
  const keyed = listTypeOf(schema) !== 'atomic';
  const seen = new Set<PathElement>();
  for (const [at, item] of list.entries()) {
    if (faults.full) return;
    let element: PathElement = `i:${at}`;
    if (keyed) {
      try {
        element = itemElement(schema, item);
      } catch (error) {
        faults.add(`element ${at}: ${(error as Error).message}`);
        return;
      }
      if (seen.has(element)) faults.add(`duplicate entries for key ${elementText(element)}`);
      seen.add(element);
    }
    const items = schema.items;
    if (items !== undefined) faults.within(element, () => check(item, items, faults));
  }
}
