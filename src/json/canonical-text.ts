import { isJsonObject } from './own-property.js';
import { printJson } from './print.js';
import type { JsonValue } from './types.js';

/** A value as one text, equal for values that are equal whatever the order of their members. */
export function canonicalText(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => canonicalText(item)).join(',')}]`;
  if (!isJsonObject(value)) return printJson(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${printJson(name)}:${canonicalText(value[name] as JsonValue)}`).join(',')}}`;
}
