import { MAX_MEMBERS } from '../../json/limits.js';
import type { MutableJsonObject } from '../../json/own-property.js';
import { isJsonObject, setOwn } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { requestEntityTooLarge, type StatusError } from '../../meta/errors.js';
import { memberElement, parseElement, type PathElement, sortedByElement } from './path-element.js';

/**
 * A set of fields in its wire form (`fieldsV1`): one member per step, `{}` below a field that is in the set without
 * descendants, `"."` beside the descendants of a field that is in the set itself. Never changed in place; operations
 * share unchanged parts. Members are sorted.
 *
 * Example: `{"f:data":{".":{},"f:a":{}}}` contains `.data` and `.data.a`.
 */
export type FieldSet = JsonObject;

const SELF = '.';

/** The empty set; as a node, a field without descendants. */
export const NO_FIELDS: FieldSet = Object.freeze({});

/** A field without descendants. */
export const LEAF: FieldSet = NO_FIELDS;

/** Whether nothing is in the set. */
export function isEmptySet(set: FieldSet): boolean {
  for (const _element in set) return false;
  return true;
}

/** Whether the node's field is in the set itself. */
export function isMember(node: FieldSet): boolean {
  return Object.hasOwn(node, SELF) || isEmptySet(node);
}

/** Whether a node's field is in the set itself. */
export type MemberTest = (node: FieldSet) => boolean;

/**
 * The same for the nodes of a set that many others are compared with: V8 takes long to start iterating over an object
 * of thousands of members, even if the loop ends with the first.
 */
export function rememberedMembers(): MemberTest {
  const known = new Map<FieldSet, boolean>();
  return (node) => {
    let member = known.get(node);
    if (member === undefined) known.set(node, (member = isMember(node)));
    return member;
  };
}

/** Whether the set contains a descendant of the node's field. */
export function hasBelow(node: FieldSet): boolean {
  for (const element in node) if (element !== SELF) return true;
  return false;
}

/** The node below a step; undefined when nothing there is in the set. */
export function below(set: FieldSet | undefined, element: PathElement): FieldSet | undefined {
  return set !== undefined && element !== SELF && Object.hasOwn(set, element) ? (set[element] as FieldSet) : undefined;
}

/** The steps of a node, sorted. */
export function elementsOf(node: FieldSet): readonly PathElement[] {
  return Object.keys(node).filter((element) => element !== SELF);
}

/** Collects the steps below one field, in any order. */
export class FieldSetBuilder {
  // Most of them get no node at all.
  #nodes: Map<PathElement, FieldSet> | undefined;

  /**
   * Adds a node below a step; undefined adds nothing.
   *
   * @throws StatusError 413 when there are more than an object may have
   */
  put(element: PathElement, node: FieldSet | undefined): void {
    if (node === undefined) return;
    const nodes = (this.#nodes ??= new Map<PathElement, FieldSet>());
    nodes.set(element, node);
    if (nodes.size > MAX_MEMBERS) throw tooManyFields();
  }

  /** The set of what was put. */
  get set(): FieldSet {
    return this.#build(false) ?? NO_FIELDS;
  }

  /** The node of a field with the added descendants; undefined when neither it nor a descendant is in the set. */
  node(member: boolean): FieldSet | undefined {
    return this.#build(member);
  }

  #build(member: boolean): FieldSet | undefined {
    if (this.#nodes === undefined) return member ? LEAF : undefined;
    const made: MutableJsonObject = {};
    if (member) made[SELF] = LEAF;
    for (const [element, node] of sortedByElement(this.#nodes)) setOwn(made, element, node);
    return made;
  }
}

/**
 * The node of a field that is in the set itself, with these members of the object below it, in any order.
 *
 * @throws StatusError 413
 */
export function nodeOfNames(names: string[], nodeOf: (name: string) => FieldSet): FieldSet {
  if (names.length > MAX_MEMBERS) throw tooManyFields();
  if (names.length === 0) return LEAF;
  const made: MutableJsonObject = { [SELF]: LEAF };
  for (const name of names.sort()) setOwn(made, memberElement(name), nodeOf(name));
  return made;
}

/** 413 for an object or a list with too many parts for ownership. */
export function tooManyFields(): StatusError {
  return requestEntityTooLarge(`limit is ${MAX_MEMBERS} members of one object or keyed list`);
}

/** The field and its descendants, with `member` replaced; the node itself when nothing changes. */
export function asMember(node: FieldSet): FieldSet {
  return isMember(node) ? node : { [SELF]: LEAF, ...node };
}

/** What is in one of the sets. */
export function union(left: FieldSet, right: FieldSet): FieldSet {
  if (left === right || isEmptySet(right)) return left;
  return isEmptySet(left) ? right : unionBelow(left, right, false);
}

/** The union of the sets. They are joined in pairs, so that none of thousands is traversed for each of the others. */
export function unionOf(sets: readonly FieldSet[]): FieldSet {
  let joined = sets;
  while (joined.length > 1) {
    joined = joined.flatMap((set, at) => (at % 2 === 1 ? [] : [union(set, joined[at + 1] ?? NO_FIELDS)]));
  }
  return joined[0] ?? NO_FIELDS;
}

function unionBelow(left: FieldSet, right: FieldSet, member: boolean): FieldSet {
  // Nothing is made when the second set adds nothing.
  let changed: Map<PathElement, FieldSet> | undefined;
  for (const element in right) {
    if (element === SELF) continue;
    const here = below(left, element);
    const there = right[element] as FieldSet;
    const joined = here === undefined ? there : unionNodes(here, there);
    if (joined !== here) (changed ??= new Map<PathElement, FieldSet>()).set(element, joined);
  }
  if (changed === undefined && isMember(left) === member) return left;
  const builder = new FieldSetBuilder();
  for (const element of elementsOf(left)) builder.put(element, left[element] as FieldSet);
  for (const [element, node] of changed ?? []) builder.put(element, node);
  return builder.node(member) ?? NO_FIELDS;
}

function unionNodes(left: FieldSet, right: FieldSet): FieldSet {
  if (left === right) return left;
  if (!hasBelow(right)) return asMember(left);
  if (!hasBelow(left)) return asMember(right);
  return unionBelow(left, right, isMember(left) || isMember(right));
}

/**
 * What is in the first set and not in the second. Descendants of a removed field stay. `isRemoved` is about the second.
 */
export function difference(left: FieldSet, right: FieldSet, isRemoved: MemberTest = isMember): FieldSet {
  return subtract(left, right, false, isRemoved);
}

/** The first set without the fields of the second and all their descendants. */
export function recursiveDifference(left: FieldSet, right: FieldSet): FieldSet {
  return subtract(left, right, true, isMember);
}

function subtract(left: FieldSet, right: FieldSet, recursive: boolean, isRemoved: MemberTest): FieldSet {
  if (right === NO_FIELDS || isEmptySet(left)) return left;
  return subtractBelow(left, right, false, { recursive, isRemoved }) ?? NO_FIELDS;
}

interface Subtraction {
  readonly recursive: boolean;
  readonly isRemoved: MemberTest;
}

function subtractBelow(left: FieldSet, right: FieldSet, member: boolean, how: Subtraction): FieldSet | undefined {
  // Nothing is made when nothing is removed.
  let changed: Map<PathElement, FieldSet | undefined> | undefined;
  for (const element in left) {
    const there = below(right, element);
    if (there === undefined) continue;
    const here = left[element] as FieldSet;
    const rest = subtractNodes(here, there, how);
    if (rest !== here) (changed ??= new Map<PathElement, FieldSet | undefined>()).set(element, rest);
  }
  if (changed === undefined && member === Object.hasOwn(left, SELF)) return left;
  const made: MutableJsonObject = {};
  if (member) made[SELF] = LEAF;
  let some = false;
  for (const element of elementsOf(left)) {
    const rest = changed?.has(element) === true ? changed.get(element) : (left[element] as FieldSet);
    if (rest === undefined) continue;
    setOwn(made, element, rest);
    some = true;
  }
  if (some) return made;
  return member ? LEAF : undefined;
}

function subtractNodes(left: FieldSet, right: FieldSet, how: Subtraction): FieldSet | undefined {
  const removed = how.isRemoved(right);
  if (how.recursive && removed) return undefined;
  const member = isMember(left) && !removed;
  if (!hasBelow(left)) return member ? LEAF : undefined;
  return subtractBelow(left, right, member, how);
}

/** What is in both sets. `isThere` is about the second. */
export function intersection(left: FieldSet, right: FieldSet, isThere: MemberTest = isMember): FieldSet {
  return intersectBelow(left, right, false, isThere) ?? NO_FIELDS;
}

function intersectBelow(left: FieldSet, right: FieldSet, member: boolean, isThere: MemberTest): FieldSet | undefined {
  const made: MutableJsonObject = {};
  if (member) made[SELF] = LEAF;
  let some = false;
  for (const element of elementsOf(left)) {
    const here = left[element] as FieldSet;
    const there = below(right, element);
    if (there === undefined) continue;
    const common = intersectBelow(here, there, isMember(here) && isThere(there), isThere);
    if (common === undefined) continue;
    setOwn(made, element, common);
    some = true;
  }
  if (some) return made;
  return member ? LEAF : undefined;
}

/** Whether the field at the path is in the set. */
export function hasPath(set: FieldSet, path: readonly PathElement[]): boolean {
  let node: FieldSet | undefined = set;
  for (const element of path) node = below(node, element);
  return node !== undefined && node !== set && isMember(node);
}

/** The set with the one field at a path. */
export function pathSet(path: readonly PathElement[]): FieldSet {
  return path.reduceRight<FieldSet>((node, element) => ({ [element]: node }), LEAF);
}

/** Every field of the set: at each level first those in the set, then their descendants. */
export function* fieldsOf(set: FieldSet, prefix: readonly PathElement[] = []): Generator<readonly PathElement[]> {
  const elements = elementsOf(set);
  for (const element of elements) if (isMember(set[element] as FieldSet)) yield [...prefix, element];
  for (const element of elements) {
    const node = set[element] as FieldSet;
    if (hasBelow(node)) yield* fieldsOf(node, [...prefix, element]);
  }
}

/** Depth limit of a client's field: the nesting limit of objects. */
const MAX_DEPTH = 128;

/**
 * A client's set, in canonical form. Steps of an unknown kind are dropped.
 *
 * @throws Error when it is invalid
 */
export function parseFieldSet(value: JsonValue | undefined): FieldSet {
  return value === undefined || value === null ? NO_FIELDS : (parseBelow(value, false, 0) ?? NO_FIELDS);
}

function parseBelow(value: JsonValue, member: boolean, depth: number): FieldSet | undefined {
  if (!isJsonObject(value)) throw new Error('expected an object of fields');
  if (depth > MAX_DEPTH) throw new Error('the fields nest too deep');
  const builder = new FieldSetBuilder();
  for (const [text, node] of Object.entries(value)) {
    if (text === SELF) continue;
    const element = parseElement(text);
    if (element === undefined) continue;
    if (node === null) builder.put(element, LEAF);
    else builder.put(element, parseBelow(node, isJsonObject(node) && Object.hasOwn(node, SELF), depth + 1) ?? LEAF);
  }
  return builder.node(member);
}
