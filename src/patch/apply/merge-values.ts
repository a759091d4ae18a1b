import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import type { PathElement } from './path-element.js';
import { itemElement, itemOf, memberOf, shapeOf, UNSTRUCTURED } from './shape.js';

/**
 * The live object with an intent merged in: where both have a field, the intent's value counts. Nothing is removed.
 * Items of a list keep the live order when the intent changes nothing in it; common ones follow the intent's order.
 */
export function mergeObjects(live: JsonObject, intent: JsonObject, schema: StructuralSchema): JsonObject {
  return mergeValues(live, intent, schema) as JsonObject;
}

function mergeValues(
  live: JsonValue | undefined,
  intent: JsonValue | undefined,
  schema: StructuralSchema,
): JsonValue | undefined {
  if (intent === undefined) return live;
  if (live === undefined || live === intent) return intent;
  const shape = shapeOf(schema, intent);
  if (shape === 'leaf' || (intent !== null && shapeOf(schema, live) !== shape)) return intent;
  // Between an absent and an empty value the intent decides.
  if (shape === 'list') {
    const [before, wanted] = [isJsonArray(live) ? live : [], isJsonArray(intent) ? intent : []];
    return before.length + wanted.length === 0 ? intent : mergeLists(before, wanted, schema);
  }
  const [before, wanted] = [isJsonObject(live) ? live : {}, isJsonObject(intent) ? intent : {}];
  const bare = Object.keys(before).length + Object.keys(wanted).length === 0;
  return bare ? intent : mergeMembers(before, wanted, schema);
}

function mergeMembers(live: JsonObject, intent: JsonObject, schema: StructuralSchema): JsonObject {
  const merged: MutableJsonObject = {};
  for (const name in live) {
    const value = mergeValues(live[name], getOwn(intent, name), memberOf(schema, name) ?? UNSTRUCTURED);
    if (value !== undefined) setOwn(merged, name, value);
  }
  for (const name in intent) {
    const value = intent[name] as JsonValue | undefined;
    if (value !== undefined && !Object.hasOwn(merged, name)) setOwn(merged, name, value);
  }
  return merged;
}

/** Walks both lists at once. Common items follow the order of the intent. */
function mergeLists(live: readonly JsonValue[], intent: readonly JsonValue[], schema: StructuralSchema): JsonValue[] {
  const liveElements = live.map((item) => itemElement(schema, item));
  const intentElements = intent.map((item) => itemElement(schema, item));
  const wanted = new Map(intentElements.map((element, at) => [element, intent[at]!]));
  const known = new Map<PathElement, JsonValue | undefined>();
  for (const [at, element] of liveElements.entries()) known.set(element, known.has(element) ? undefined : live[at]);

  const shared = intentElements.filter((element) => known.has(element));
  let nextShared = 0;
  const items = itemOf(schema);
  const merged: JsonValue[] = [];
  const done = new Set<PathElement>();
  const take = (element: PathElement): void => {
    done.add(element);
    // An item that repeats a key on the server is replaced as a whole.
    const value = mergeValues(known.get(element), wanted.get(element), items);
    if (value !== undefined) merged.push(value);
  };

  let at = 0;
  let to = 0;
  while (at < live.length || to < intent.length) {
    const here = liveElements[at];
    const there = intentElements[to];
    if (here !== undefined && there !== undefined) {
      if (here === there) {
        take(here);
        at += 1;
        to += 1;
        nextShared += 1;
        continue;
      }
      const next = shared[nextShared];
      if (wanted.has(here) && next !== undefined && next !== here) {
        at += 1;
        continue;
      }
    }
    if (here !== undefined) {
      if (!wanted.has(here)) {
        merged.push(live[at]!);
        at += 1;
        continue;
      }
      if (done.has(here)) at += 1;
    }
    if (there !== undefined) {
      take(there);
      to += 1;
      if (shared[nextShared] === there) nextShared += 1;
    }
  }
  return merged;
}
