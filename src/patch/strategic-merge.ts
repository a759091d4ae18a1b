import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { badRequest } from '../meta/errors.js';
import { canonicalText } from '../json/canonical-text.js';
import type { StructuralSchema } from '../schema/structural.js';
import { orderMerged, type IdentifiedItem } from './list-order.js';
import { mergePatch } from './merge.js';
import { goPrint } from './go-print.js';
import {
  LONGEST_SHOWN,
  parsePatchJson,
  patchDoesNotApply,
  patchedObject,
  patchObject,
  type PatchEngine,
} from './parsed-patch.js';
import { valueSize } from './value-size.js';
import { WorkLimit } from './work-limit.js';
import { directiveOf, freshItems, freshValue, isOpaque, memberSchema, patchParts } from './strategic-directives.js';

/**
 * Limit of members copied and items identified by one patch: several times the values of the largest object and the
 * largest patch, and about a second of work. Each item of a patch is merged by itself, and many may have one key.
 */
const MOST_STEPS = 1_000_000;
/** Characters of an identity, and bytes of opaque data, that take as long as a step. */
const PER_STEP = 64;

/**
 * Strategic merge patch on two objects, by the merge markers of the schema. Deterministic, in time linear in both sizes
 * unless items of the patch repeat a key. Steps in one object: `$patch`, then `$retainKeys`, then
 * `$deleteFromPrimitiveList`, then the members, each list with its `$setElementOrder`.
 *
 * @returns undefined when the patch deletes the object itself
 * @throws StatusError 400 for malformed directives, 413 for too much work, 422 for lists that cannot be merged
 */
function strategicMerge(
  original: JsonObject,
  patch: JsonObject,
  schema: StructuralSchema | undefined,
  work: WorkLimit,
): JsonObject | undefined {
  const parts = patchParts(patch);
  if (parts.directive === 'delete') return undefined;
  if (parts.directive === 'replace') return freshValue(withoutDirective(patch), schema, 'kept') as JsonObject;

  const result: MutableJsonObject = {};
  const names = Object.keys(original);
  work.spend(names.length);
  for (const key of names) {
    const value = original[key];
    if (value === undefined || (parts.retainKeys !== undefined && !parts.retainKeys.has(key))) continue;
    setOwn(result, key, value);
  }
  for (const [key, removed] of parts.deletions) {
    const list = getOwn(result, key);
    if (isJsonArray(list)) setOwn(result, key, withoutScalars(list, removed, work));
  }
  for (const [key, change] of parts.members) {
    const place = { schema: memberSchema(schema, key), order: parts.orders.get(key) };
    const merged = mergeMember(getOwn(result, key), change, place, work);
    if (merged === undefined) delete result[key];
    else setOwn(result, key, merged);
  }
  for (const [key, order] of parts.orders) {
    const list = getOwn(result, key);
    if (parts.members.has(key) || !isJsonArray(list)) continue;
    setOwn(result, key, mergeLists(list, [], { schema: memberSchema(schema, key), order }, work));
  }
  return result;
}

function withoutDirective(patch: JsonObject): JsonObject {
  const { $patch: _, ...rest } = patch;
  return rest;
}

/** What is known of a member besides its values. */
interface Place {
  readonly schema: StructuralSchema | undefined;
  /** The requested order of a list. */
  readonly order: readonly JsonValue[] | undefined;
}

/** The member after the patch; undefined when removed. */
function mergeMember(
  before: JsonValue | undefined,
  change: JsonValue,
  place: Place,
  work: WorkLimit,
): JsonValue | undefined {
  const { schema, order } = place;
  if (change === null) return undefined;
  if (isOpaque(schema)) {
    if (before === undefined) return change;
    work.spend(valueSize(before, MOST_STEPS * PER_STEP) / PER_STEP);
    return mergePatch(before, change);
  }
  if (isJsonObject(change)) {
    if (isJsonObject(before) && schema?.patchStrategy?.includes('replace') !== true) {
      return strategicMerge(before, change, schema, work);
    }
    return freshValue(change, schema, isJsonObject(before) ? 'kept' : 'dropped');
  }
  if (isJsonArray(change)) {
    if (schema?.patchStrategy?.includes('merge') === true && (isJsonArray(before) || order !== undefined)) {
      return mergeLists(isJsonArray(before) ? before : [], change, place, work);
    }
    return freshItems(change, schema, isJsonArray(before) ? 'kept' : 'dropped');
  }
  return change;
}

function withoutScalars(
  list: readonly JsonValue[],
  removed: readonly JsonValue[],
  work: WorkLimit,
): readonly JsonValue[] {
  const gone = new Set(removed.map((item) => identityText(item, work)));
  return list.filter((item) => !gone.has(identityText(item, work)));
}

/** A scalar as a text that identifies it. */
function identityText(value: JsonValue, work: WorkLimit): string {
  const text = canonicalText(value);
  work.spend(1 + text.length / PER_STEP);
  return text;
}

/** Whether a list (or two) holds objects; false for scalars. @throws StatusError 422 for lists in lists and mixtures */
function holdsObjects(...lists: readonly (readonly JsonValue[])[]): boolean {
  let objects = 0;
  let count = 0;
  for (const list of lists) {
    for (const item of list) {
      if (isJsonArray(item)) throw patchDoesNotApply('lists of lists are not supported');
      if (isJsonObject(item)) objects++;
      count++;
    }
  }
  if (objects !== 0 && objects !== count) throw patchDoesNotApply('a list mixes objects and scalars');
  return objects > 0;
}

/** Merges a list whose strategy is `merge`, ordered by `order` if given, else by the patch. */
function mergeLists(
  original: readonly JsonValue[],
  patch: readonly JsonValue[],
  { schema, order }: Place,
  work: WorkLimit,
): readonly JsonValue[] {
  if (schema?.patchStrategy?.includes('merge') !== true) {
    throw badRequest('invalid patch format of setElementOrder list: the list does not merge');
  }
  if (original.length === 0 && patch.length === 0) return original;
  work.spend(original.length + patch.length);
  if (holdsObjects(original, patch)) return mergeObjectLists(original, patch, { schema, order }, work);
  const identityOf = (item: JsonValue): string => identityText(item, work);
  const unique = new Map([...original, ...patch].map((item) => [identityOf(item), item]));
  const merged = [...unique].map(([identity, item]) => ({ identity, item }));
  const added = patch.map(identityOf);
  const wanted = order?.map(identityOf);
  checkOrder(added, wanted);
  return orderMerged(merged, wanted ?? added, original.map(identityOf));
}

/** Reads merge keys of the items of one list. */
function identityIn(mergeKey: string, work: WorkLimit): (item: JsonValue) => string | undefined {
  return (item) => {
    const value = isJsonObject(item) ? getOwn(item, mergeKey) : undefined;
    return value === undefined ? undefined : identityText(value, work);
  };
}

function requireIdentity(item: JsonValue, identity: string | undefined, mergeKey: string): string {
  if (identity !== undefined) return identity;
  const names = isJsonObject(item) ? Object.keys(item).slice(0, 10).join(', ') : '';
  throw patchDoesNotApply(`map: {${names}} does not contain declared merge key: ${mergeKey}`);
}

function mergeObjectLists(
  original: readonly JsonValue[],
  patch: readonly JsonValue[],
  { schema, order }: Place & { readonly schema: StructuralSchema },
  work: WorkLimit,
): readonly JsonValue[] {
  const mergeKey = schema.patchMergeKey;
  if (mergeKey === undefined) throw patchDoesNotApply('cannot merge lists without merge key');
  const identityOf = identityIn(mergeKey, work);

  if (patch.some((item) => isJsonObject(item) && directiveOf(item) === 'replace')) {
    // Unchanged: items that share a merge key (a port for TCP and for UDP) stay separate (known fault BL-120).
    return freshItems(patch, schema, 'kept');
  }
  const deleted = new Set<string>();
  const changes: IdentifiedItem<JsonObject>[] = [];
  for (const item of patch as readonly JsonObject[]) {
    const directive = directiveOf(item);
    if (directive === 'merge') throw badRequest('merging lists cannot yet be specified in the patch');
    const identity = requireIdentity(item, identityOf(item), mergeKey);
    if (directive === 'delete') deleted.add(identity);
    else changes.push({ identity, item });
  }

  // Every entry of a deleted key is removed, not only the first (known fault BL-005).
  const kept = original.filter((item) => !deleted.has(identityOf(item) ?? ''));
  const merged: IdentifiedItem<JsonValue>[] = kept.map((item) => ({ identity: identityOf(item) ?? '', item }));
  const places = new Map<string, number>();
  for (const [at, { identity }] of merged.entries()) if (!places.has(identity)) places.set(identity, at);
  for (const { identity, item } of changes) {
    const at = places.get(identity);
    const before = at === undefined ? undefined : merged[at]?.item;
    if (at !== undefined && isJsonObject(before)) {
      merged[at] = { identity, item: strategicMerge(before, item, schema.items, work) ?? {} };
    } else {
      places.set(identity, merged.length);
      merged.push({ identity, item: freshValue(item, schema.items, 'kept') ?? {} });
    }
  }
  const added = changes.map(({ identity }) => identity);
  const wanted = order?.map((item) => requireIdentity(item, identityOf(item), mergeKey));
  checkOrder(added, wanted);
  return orderMerged(
    merged,
    wanted ?? added,
    kept.map((item) => identityOf(item) ?? ''),
  );
}

/**
 * All items of the patch must be in the requested order, in the same sequence; an empty order is ignored.
 *
 * @throws StatusError 400
 */
function checkOrder(added: readonly string[], wanted: readonly string[] | undefined): void {
  if (wanted === undefined || wanted.length === 0) return;
  let at = 0;
  for (const identity of wanted) if (identity === added[at]) at++;
  if (at < added.length) {
    throw badRequest(
      `The order in patch list does not match $setElementOrder list at ${added[at]?.slice(0, 100) ?? ''}`,
    );
  }
}

/** The texts of kind and apiVersion in a strategic merge patch are ignored: both follow from the URL. */
function withOriginalKind(patched: JsonObject, original: JsonObject): JsonObject {
  const { kind, apiVersion } = original;
  if (patched['kind'] === kind && patched['apiVersion'] === apiVersion) return patched;
  const known = { kind, apiVersion };
  return { ...patched, ...Object.fromEntries(Object.entries(known).filter(([key]) => !isOdd(patched[key]))) };
}

/** A kind that is not text is left for the object's reader, which rejects it. */
function isOdd(kind: JsonValue | undefined): boolean {
  return kind !== undefined && kind !== null && typeof kind !== 'string';
}

/** `application/strategic-merge-patch+json`; built-in kinds only. */
export const strategicMergeEngine: PatchEngine = {
  mediaType: 'application/strategic-merge-patch+json',
  parse(bytes) {
    const { value, duplicateFields } = parsePatchJson(bytes, '');
    const patch = value === null ? {} : patchObject(value, '');
    return {
      duplicatesIn: () => duplicateFields,
      formFaults: [],
      makesTree: true,
      apply: (original, schema) =>
        withOriginalKind(
          patchedObject(strategicMerge(original, patch, schema, new WorkLimit(MOST_STEPS)) ?? {}),
          original,
        ),
      shown: () => goPrint(patch, LONGEST_SHOWN),
    };
  },
};
