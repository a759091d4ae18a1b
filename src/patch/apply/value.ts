import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import { withHtmlEscapes } from '../../json/html-escapes.js';
import { canonicalText } from '../../json/canonical-text.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { quote } from '../../meta/quote.js';

/** Rank of a value's type in the order of path elements: numbers, texts, booleans, lists, objects, null. */
function rank(value: JsonValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return 0;
  if (typeof value === 'string') return 1;
  if (typeof value === 'boolean') return 2;
  if (isJsonArray(value)) return 3;
  return value === null ? 5 : 4;
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A total order of JSON values, which sorts the keys of list items as the public API does. */
export function compareValues(left: JsonValue, right: JsonValue): number {
  const byType = rank(left) - rank(right);
  if (byType !== 0) return byType;
  if (typeof left === 'string') return compareTexts(left, right as string);
  if (isJsonArray(left)) return compareLists(left, right as readonly JsonValue[]);
  if (isJsonObject(left)) return compareMembers(left, right as JsonObject);
  if (left === null) return 0;
  const [a, b] = [left, right] as [number, number];
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareLists(left: readonly JsonValue[], right: readonly JsonValue[]): number {
  for (const [at, item] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    const order = compareValues(item, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Compares objects name by name in sorted order, as the keys of list items are compared. */
function compareMembers(left: JsonObject, right: JsonObject): number {
  const [names, others] = [Object.keys(left).sort(), Object.keys(right).sort()];
  for (const [at, name] of names.entries()) {
    const other = others[at];
    if (other === undefined) return 1;
    const order = compareTexts(name, other) || compareValues(getOwn(left, name) ?? null, getOwn(right, other) ?? null);
    if (order !== 0) return order;
  }
  return names.length - others.length;
}

/** A value as the paths of messages show it: `"x"`, `80`, `true`. */
export function valueText(value: JsonValue): string {
  if (typeof value === 'string') return quote(value);
  if (isJsonArray(value)) return `[${value.map(valueText).join(',')}]`;
  if (!isJsonObject(value)) return String(value);
  return Object.keys(value)
    .sort()
    .map((name) => `${name}=${valueText(value[name] ?? null)}`)
    .join('');
}

/** Compact JSON with sorted members and with the escapes that Go's encoder adds for HTML. */
export function goJson(value: JsonValue): string {
  return withHtmlEscapes(canonicalText(value));
}
