import { equalJson } from '../../json/equal.js';
import type { JsonValue } from '../../json/types.js';
import { type MatchWork, States } from '../automaton.js';
import { compileUserPattern, type UserPattern } from '../regex.js';

/** Cached objects for validating against one schema: patterns, and long enumerations as sets. */
export interface ValueCaches {
  /** Whether the text matches; undefined when the work is used up. An invalid pattern matches nothing. */
  matches(pattern: string, text: string, work: MatchWork): boolean | undefined;
  /** Whether the value is one of those that an enumeration lists. */
  isListed(enumeration: readonly JsonValue[], value: JsonValue): boolean;
}

/** For shorter ones a linear search is as fast. */
const LONG = 16;

/** The values of an enumeration, those that are found by identity apart. */
interface Listed {
  readonly scalars: ReadonlySet<JsonValue>;
  readonly others: readonly JsonValue[];
}

/** Makes empty caches; they live as long as their compiled schema. */
export function createValueCaches(): ValueCaches {
  const states = new States();
  const compiled = new Map<string, UserPattern | undefined>();
  const listed = new WeakMap<readonly JsonValue[], Listed>();
  return {
    matches(pattern, text, work) {
      let found = compiled.get(pattern);
      if (found === undefined && !compiled.has(pattern)) {
        const made = compileUserPattern(pattern, states);
        compiled.set(pattern, (found = typeof made === 'string' ? undefined : made));
      }
      return found === undefined ? false : found.matches(text, work);
    },
    isListed(enumeration, value) {
      if (enumeration.length < LONG) return enumeration.some((one) => equalJson(one, value));
      let known = listed.get(enumeration);
      if (known === undefined) listed.set(enumeration, (known = listedIn(enumeration)));
      if (isScalar(value)) return known.scalars.has(asNumber(value));
      return known.others.some((one) => equalJson(one, value));
    },
  };
}

function listedIn(enumeration: readonly JsonValue[]): Listed {
  return {
    scalars: new Set(enumeration.filter(isScalar).map(asNumber)),
    others: enumeration.filter((one) => !isScalar(one)),
  };
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== 'object';
}

/** A bigint equals a number of the same value, so it is converted to one. */
function asNumber(value: JsonValue): JsonValue {
  if (typeof value !== 'bigint') return value;
  const rounded = Number(value);
  return Number.isFinite(rounded) && BigInt(rounded) === value ? rounded : value;
}
