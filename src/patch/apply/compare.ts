import { equalJson } from '../../json/equal.js';
import { MAX_MEMBERS } from '../../json/limits.js';
import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { FieldSetBuilder, LEAF, NO_FIELDS, nodeOfNames, tooManyFields, type FieldSet } from './field-set.js';
import { memberElement, type PathElement } from './path-element.js';
import {
  declaredMember,
  isNullWhenAbsent,
  itemElement,
  itemOf,
  memberOf,
  type Shape,
  shapeOf,
  UNSTRUCTURED,
} from './shape.js';

/** The difference of two objects. A field is in at most one of the sets. */
export interface Comparison {
  /** Fields that only the first object has. */
  readonly removed: FieldSet;
  /** Fields that both have, with different values. */
  readonly modified: FieldSet;
  /** Fields that only the second object has. */
  readonly added: FieldSet;
}

const SAME: Comparison = Object.freeze({ removed: NO_FIELDS, modified: NO_FIELDS, added: NO_FIELDS });

/** The differences at and below one field; undefined parts are empty. */
interface Delta {
  readonly removed?: FieldSet | undefined;
  readonly modified?: FieldSet | undefined;
  readonly added?: FieldSet | undefined;
}

const MODIFIED: Delta = { modified: LEAF };

/** The members of each schema that count as null when they are absent; listed once, since a list may have many items. */
type NullMembers = Map<StructuralSchema, readonly string[]>;

function nullMembersOf(schema: StructuralSchema, nulls: NullMembers): readonly string[] {
  let names = nulls.get(schema);
  if (names === undefined) {
    const members = Object.entries(schema.properties ?? {});
    names = members.flatMap(([name, member]) => (isNullWhenAbsent(name, member) ? [name] : []));
    nulls.set(schema, names);
  }
  return names;
}

/** Compares two objects field by field, as defined by their schema. Shared parts cost nothing. */
export function compareObjects(before: JsonObject, after: JsonObject, schema: StructuralSchema): Comparison {
  const delta = compareBoth(before, after, schema, new Map());
  if (delta === undefined) return SAME;
  const { removed = NO_FIELDS, modified = NO_FIELDS, added = NO_FIELDS } = delta;
  return { removed, modified, added };
}

/** The fields of an object: each leaf, each item of a keyed list or set, each key of a map, each empty object. */
export function fieldSetOf(object: JsonObject, schema: StructuralSchema): FieldSet {
  return setBelow(object, schema, shapeOf(schema, object)).set;
}

/** Sets under construction for one level. */
class Deltas {
  // Most levels have no difference, or one kind of it.
  #removed: FieldSetBuilder | undefined;
  #modified: FieldSetBuilder | undefined;
  #added: FieldSetBuilder | undefined;

  put(element: PathElement, { removed, modified, added }: Delta): void {
    if (removed !== undefined) (this.#removed ??= new FieldSetBuilder()).put(element, removed);
    if (modified !== undefined) (this.#modified ??= new FieldSetBuilder()).put(element, modified);
    if (added !== undefined) (this.#added ??= new FieldSetBuilder()).put(element, added);
  }

  putMember(name: string, delta: Delta | undefined): void {
    if (delta !== undefined) this.put(memberElement(name), delta);
  }

  delta(isModified: boolean): Delta | undefined {
    const removed = this.#removed?.node(false);
    const modified = this.#modified?.node(isModified) ?? (isModified ? LEAF : undefined);
    const added = this.#added?.node(false);
    return removed === undefined && modified === undefined && added === undefined
      ? undefined
      : { removed, modified, added };
  }
}

function compareValues(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  schema: StructuralSchema,
  nulls: NullMembers,
): Delta | undefined {
  if (before === undefined) return after === undefined ? undefined : { added: whole(after, schema, nulls) };
  if (after === undefined) return { removed: whole(before, schema, nulls) };
  return compareBoth(before, after, schema, nulls);
}

/** A missing struct member may count as null. */
function compareMembers(
  name: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  schema: StructuralSchema,
  nulls: NullMembers,
): Delta | undefined {
  if (!isNullWhenAbsent(name, schema)) return compareValues(before, after, schema, nulls);
  return compareBoth(before ?? null, after ?? null, schema, nulls);
}

function compareBoth(
  before: JsonValue,
  after: JsonValue,
  schema: StructuralSchema,
  nulls: NullMembers,
): Delta | undefined {
  if (before === after) return undefined;
  const [was, is] = [shapeOf(schema, before), shapeOf(schema, after)];
  if (was === is && (was === 'leaf' || (isBare(before) && isBare(after)))) {
    return equalJson(before, after) ? undefined : MODIFIED;
  }
  const deltas = new Deltas();
  if (was !== is) {
    compareBelow(was, before, undefined, schema, nulls, deltas);
    compareBelow(is, undefined, after, schema, nulls, deltas);
    return deltas.delta((was === 'leaf' || is === 'leaf') && !equalJson(before, after));
  }
  compareBelow(was, before, after, schema, nulls, deltas);
  return deltas.delta(false);
}

/** Whether an object or list is empty. A value of another type than the schema's counts as empty. */
function isBare(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.length === 0;
  if (!isJsonObject(value)) return true;
  for (const _name in value) return false;
  return true;
}

function compareBelow(
  shape: Shape,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  schema: StructuralSchema,
  nulls: NullMembers,
  deltas: Deltas,
): void {
  if (shape === 'object') {
    const [left, right] = [isJsonObject(before) ? before : {}, isJsonObject(after) ? after : {}];
    for (const name in left) {
      const child = memberOf(schema, name) ?? UNSTRUCTURED;
      deltas.putMember(name, compareMembers(name, left[name], getOwn(right, name), child, nulls));
    }
    for (const name in right) {
      if (getOwn<JsonValue | undefined>(left, name) !== undefined) continue;
      const child = memberOf(schema, name) ?? UNSTRUCTURED;
      deltas.putMember(name, compareMembers(name, undefined, right[name], child, nulls));
    }
  } else if (shape === 'list') {
    compareLists(isJsonArray(before) ? before : [], isJsonArray(after) ? after : [], schema, nulls, deltas);
  }
}

/** Items by their step; several of one key are kept together. @throws StatusError 413 when there are too many */
function byElement(items: readonly JsonValue[], schema: StructuralSchema): Map<PathElement, JsonValue[]> {
  if (items.length > MAX_MEMBERS) throw tooManyFields();
  const found = new Map<PathElement, JsonValue[]>();
  for (const item of items) {
    const element = itemElement(schema, item);
    const known = found.get(element);
    if (known === undefined) found.set(element, [item]);
    else known.push(item);
  }
  return found;
}

/** Items that repeat a key are compared as one; a change of repeats is a change of the whole item. */
function compareLists(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  schema: StructuralSchema,
  nulls: NullMembers,
  deltas: Deltas,
): void {
  const left = byElement(before, schema);
  const right = byElement(after, schema);
  const items = itemOf(schema);
  const elements =
    left.size === 0 ? right.keys() : right.size === 0 ? left.keys() : new Set([...left.keys(), ...right.keys()]);
  for (const element of elements) {
    const was = left.get(element) ?? [];
    const is = right.get(element) ?? [];
    if (was.length <= 1 && is.length <= 1) {
      const delta = compareValues(was[0], is[0], items, nulls);
      if (delta !== undefined) deltas.put(element, delta);
    } else if (was.length > 1 && is.length > 1) {
      if (!equalJson(was, is)) deltas.put(element, MODIFIED);
    } else if (was.length > 1) {
      deltas.put(element, { ...compareValues(undefined, is[0], items, nulls), removed: LEAF });
    } else {
      deltas.put(element, { ...compareValues(was[0], undefined, items, nulls), added: LEAF });
    }
  }
}

/** The node of an added or removed field: it and everything below it. */
function whole(value: JsonValue, schema: StructuralSchema, nulls: NullMembers): FieldSet {
  const shape = shapeOf(schema, value);
  if (shape === 'leaf' || isBare(value)) return LEAF;
  if (isJsonObject(value)) return wholeObject(value, schema, nulls);
  const builder = new FieldSetBuilder();
  const nodeOf = nodesOfItems(itemOf(schema), nulls);
  for (const [element, found] of byElement(value as readonly JsonValue[], schema)) {
    builder.put(element, found.length > 1 ? LEAF : nodeOf(found[0]!));
  }
  return builder.node(true) ?? LEAF;
}

/**
 * Makes the node of each item of a list; an item of scalars shares the node of the last one with the same member names.
 */
function nodesOfItems(items: StructuralSchema, nulls: NullMembers): (item: JsonValue) => FieldSet {
  let last: { readonly names: readonly string[]; readonly node: FieldSet } | undefined;
  return (item) => {
    const names = flatNames(item);
    if (names === undefined) return whole(item, items, nulls);
    if (last === undefined || !equalJson(last.names, names)) last = { names, node: whole(item, items, nulls) };
    return last.node;
  };
}

/** The member names of an object of scalars; undefined otherwise. */
function flatNames(value: JsonValue): readonly string[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const names: string[] = [];
  for (const name in value) {
    const member = value[name] as JsonValue | undefined;
    if (member === undefined || (typeof member === 'object' && member !== null)) return undefined;
    names.push(name);
  }
  return names;
}

function wholeObject(value: JsonObject, schema: StructuralSchema, nulls: NullMembers): FieldSet {
  const names: string[] = [];
  for (const name in value) if ((value[name] as JsonValue | undefined) !== undefined) names.push(name);
  for (const name of nullMembersOf(schema, nulls)) if (!Object.hasOwn(value, name)) names.push(name);
  return nodeOfNames(names, (name) => {
    const member = getOwn<JsonValue | undefined>(value, name);
    return member === undefined ? LEAF : whole(member, memberOf(schema, name) ?? UNSTRUCTURED, nulls);
  });
}

function setBelow(value: JsonValue, schema: StructuralSchema, shape: Shape): FieldSetBuilder {
  const builder = new FieldSetBuilder();
  if (shape === 'object' && isJsonObject(value)) {
    for (const name in value) {
      const member = value[name] as JsonValue | undefined;
      if (member === undefined) continue;
      const own =
        member === null || (isJsonObject(member) && isBare(member)) || declaredMember(schema, name) === undefined;
      builder.put(memberElement(name), setAt(member, memberOf(schema, name) ?? UNSTRUCTURED, own));
    }
  } else if (shape === 'list' && isJsonArray(value)) {
    const items = itemOf(schema);
    for (const [element, found] of byElement(value, schema)) {
      builder.put(element, found.length > 1 ? LEAF : setAt(found[0]!, items, true));
    }
  }
  return builder;
}

function setAt(value: JsonValue, schema: StructuralSchema, own: boolean): FieldSet | undefined {
  const shape = shapeOf(schema, value);
  return shape === 'leaf' ? LEAF : setBelow(value, schema, shape).node(own);
}
