import { isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';

/** The text of an absent value in a table. */
export const NONE = '<none>';
/** The text of an unknown value in a table. */
export const UNKNOWN = '<unknown>';
/** The text of an unset setting in a table. */
export const UNSET = '<unset>';

/** A map as `a=1,b=2`, sorted by key; `<none>` when it is empty. */
export function pairsCell(map: JsonObject): string {
  const keys = Object.keys(map).sort();
  return keys.length === 0 ? NONE : keys.map((key) => `${key}=${String(map[key])}`).join(',');
}

/** The members called `name` of each object, joined by commas. */
export function joinedCell(objects: readonly JsonObject[], name: string): string {
  return objects.map((one) => (typeof one[name] === 'string' ? one[name] : '')).join(',');
}

/** Number of entries of a map. */
export function sizeOf(map: JsonValue | undefined): number {
  return isJsonObject(map) ? Object.keys(map).length : 0;
}

/** Entries named in a cell; further ones are only counted. */
export const FEW = 3;

/** The first entries joined by commas, and the number of further ones: `a,b,c + 2 more...`. */
export function firstFew(entries: readonly string[], few = FEW): string {
  return firstFewOf(entries.slice(0, few), entries.length);
}

/** The same of the first entries of `count`, without computing the others. */
export function firstFewOf(first: readonly string[], count: number): string {
  const more = count - first.length;
  return more > 0 ? `${first.join(',')} + ${more} more...` : first.join(',');
}
