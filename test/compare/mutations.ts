import { isJsonArray, isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { Random } from './random.js';
import { ODD_VALUES } from './values.js';

/** A path in an object. */
export type Path = readonly (string | number)[];

/** Every path in the value, including containers, except the value itself. */
export function placesIn(value: JsonValue, path: Path = []): readonly Path[] {
  const below: [string | number, JsonValue | undefined][] = isJsonArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return below.flatMap(([step, member]) => {
    const place = [...path, step];
    return [place, ...(member === undefined ? [] : placesIn(member, place))];
  });
}

/** The object with another value at the path; undefined removes it. */
export function withValue(object: JsonValue, path: Path, value: JsonValue | undefined): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (isJsonArray(object)) {
    const items = [...object];
    const at = Number(step);
    if (rest.length === 0 && value === undefined) items.splice(at, 1);
    else items[at] = withValue(items[at] ?? null, rest, value);
    return items;
  }
  const members: Record<string, JsonValue | undefined> = { ...(object as JsonObject) };
  if (rest.length === 0 && value === undefined) delete members[step];
  else members[String(step)] = withValue(members[String(step)] ?? null, rest, value);
  return members;
}

/** One object corrupted in one place, and a description. */
export interface Mutation {
  readonly what: string;
  readonly object: JsonValue;
}

/** The object corrupted at a path: removed, duplicated, with an unusual value, or with an unknown member. */
export function mutate(object: JsonObject, path: Path, random: Random): Mutation {
  const place = path.join('.');
  const value = path.reduce<JsonValue | undefined>(
    (at, step) => (at === undefined || at === null ? undefined : (at as Record<string | number, JsonValue>)[step]),
    object,
  );
  const choice = random.below(8);
  if (choice === 0) return { what: `without ${place}`, object: withValue(object, path, undefined) };
  if (choice === 1 && isJsonArray(value) && value.length > 0) {
    return { what: `first of ${place} twice`, object: withValue(object, path, [...value, value[0]!]) };
  }
  if (choice === 1 && isJsonObject(value)) {
    return { what: `unknown member in ${place}`, object: withValue(object, [...path, 'unknownMember'], 1) };
  }
  const odd = random.pick(ODD_VALUES) as JsonValue;
  const shown = typeof odd === 'bigint' ? String(odd) : JSON.stringify(odd).slice(0, 40);
  return { what: `${place} = ${shown}`, object: withValue(object, path, odd) };
}
