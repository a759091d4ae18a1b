import { isJsonObject } from './own-property.js';
import { printJson } from './print.js';
import type { JsonValue } from './types.js';

/** A value as one text; values that differ only in the order of members have the same text. */
export function canonicalText(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => canonicalText(item)).join(',')}]`;
  if (!isJsonObject(value)) return printJson(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${printJson(name)}:${canonicalText(value[name] as JsonValue)}`).join(',')}}`;
}
