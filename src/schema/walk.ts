import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { FieldPath } from '../meta/field-path.js';
import { listMapKeyOf } from './list-keys.js';
import type { StructuralSchema } from './structural.js';

/** Called for each node of interest. `stored` is the counterpart in the stored object, if any. */
export type WalkVisit = (
  schema: StructuralSchema,
  value: JsonValue,
  stored: JsonValue | undefined,
  path: FieldPath,
) => void;

/** Walks one value, parents before children. */
export type Walk = (value: JsonValue, stored: JsonValue | undefined, visit: WalkVisit, path?: FieldPath) => void;

/** The nodes directly below a node, each once. */
function childrenOf(schema: StructuralSchema): StructuralSchema[] {
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...(schema.additionalProperties === undefined ? [] : [schema.additionalProperties]),
  ];
}

/** The nodes from which a node of interest can be reached, itself included; works on cyclic trees. */
export function leadingTo(
  root: StructuralSchema,
  interesting: (schema: StructuralSchema) => boolean,
): ReadonlySet<StructuralSchema> {
  const parents = new Map<StructuralSchema, StructuralSchema[]>([[root, []]]);
  const pending = [root];
  const leading = new Set<StructuralSchema>();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (interesting(node)) leading.add(node);
    for (const child of childrenOf(node)) {
      const known = parents.get(child);
      if (known === undefined) {
        parents.set(child, [node]);
        pending.push(child);
      } else {
        known.push(node);
      }
    }
  }
  // Elements added to a set while it is iterated are visited.
  for (const node of leading) for (const parent of parents.get(node) ?? []) leading.add(parent);
  return leading;
}

/** What the walk does at one schema node: only children that lead to a node of interest. */
interface Step {
  readonly schema: StructuralSchema;
  readonly visited: boolean;
  readonly members: readonly Member[];
  /** Those of a wide schema by name. */
  readonly byName: ReadonlyMap<string, Member> | undefined;
  /** For the values of a map. */
  readonly keys: Step | undefined;
  readonly items: Step | undefined;
}

/** A member of a schema, and its place among them. */
type Member = readonly [name: string, step: Step, place: number];

/** With more members than this those of the value are walked, since a list may hold very many empty objects. */
const WIDE = 16;

/** The members that a value may have, in the order of the schema. */
function membersIn(value: JsonObject, { members, byName }: Step): readonly Member[] {
  if (byName === undefined) return members;
  const found: Member[] = [];
  for (const name in value) {
    const member = byName.get(name);
    if (member !== undefined) found.push(member);
  }
  return found.sort(([, , left], [, , right]) => left - right);
}

/** The steps below `root`, each node once, so that a cyclic tree makes a cyclic plan. */
function planOf(
  root: StructuralSchema,
  interesting: (schema: StructuralSchema) => boolean,
  leading: ReadonlySet<StructuralSchema>,
): Step {
  const steps = new Map<StructuralSchema, Step>();
  const stepOf = (schema: StructuralSchema): Step => {
    const known = steps.get(schema);
    if (known !== undefined) return known;
    const step: { -readonly [Key in keyof Step]: Step[Key] } = {
      schema,
      visited: interesting(schema),
      members: [],
      byName: undefined,
      keys: undefined,
      items: undefined,
    };
    steps.set(schema, step);
    const led = (child: StructuralSchema | undefined): Step | undefined =>
      child === undefined || !leading.has(child) ? undefined : stepOf(child);
    step.members = Object.entries(schema.properties ?? {}).flatMap(([name, child], place) => {
      const below = led(child);
      return below === undefined ? [] : [[name, below, place] as const];
    });
    if (step.members.length > WIDE) step.byName = new Map(step.members.map((member) => [member[0], member]));
    step.keys = led(schema.additionalProperties);
    step.items = led(schema.items);
    return step;
  };
  return stepOf(root);
}

/**
 * The walker over (value, schema) pairs: visits each value whose schema node is of interest, members in schema order,
 * and descends only where such a node can be reached. Items of keyed lists are paired with the stored item of the same
 * key; items of other lists have no counterpart, since their position means nothing.
 */
export function compileWalk(root: StructuralSchema, interesting: (schema: StructuralSchema) => boolean): Walk {
  const leading = leadingTo(root, interesting);
  if (!leading.has(root)) return () => undefined;
  const start = planOf(root, interesting, leading);
  return (value, stored, visit, path = FieldPath.root) => go(start, value, stored, path, visit);
}

function go(step: Step, value: JsonValue, stored: JsonValue | undefined, path: FieldPath, visit: WalkVisit): void {
  if (step.visited) visit(step.schema, value, stored, path);
  if (isJsonArray(value)) {
    if (step.items === undefined) return;
    const counterpart = counterparts(step.schema, stored);
    for (let index = 0; index < value.length; index++) {
      const item = value[index] as JsonValue;
      go(step.items, item, counterpart(item), path.index(index), visit);
    }
  } else if (isJsonObject(value)) {
    const before = isJsonObject(stored) ? stored : undefined;
    for (const [name, below] of membersIn(value, step)) {
      const member = getOwn(value, name);
      if (member !== undefined) go(below, member, before && getOwn(before, name), path.child(name), visit);
    }
    if (step.keys !== undefined) goKeys(step, step.keys, value, before, path, visit);
  }
}

/** The values of a map, without the members declared in the schema. */
function goKeys(
  step: Step,
  below: Step,
  map: JsonObject,
  stored: JsonObject | undefined,
  path: FieldPath,
  visit: WalkVisit,
): void {
  const { properties = {} } = step.schema;
  for (const key in map) {
    const value = map[key];
    if (value === undefined || Object.hasOwn(properties, key)) continue;
    go(below, value, stored && getOwn(stored, key), path.key(key), visit);
  }
}

const NO_COUNTERPART = (): undefined => undefined;

function counterparts(
  schema: StructuralSchema,
  stored: JsonValue | undefined,
): (item: JsonValue) => JsonValue | undefined {
  if (schema.listType !== 'map' || !isJsonArray(stored)) return NO_COUNTERPART;
  const byKey = new Map<string, JsonValue>();
  for (const item of stored) {
    const key = listMapKeyOf(schema, item);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, item);
  }
  return (item) => {
    const key = listMapKeyOf(schema, item);
    return key === undefined ? undefined : byKey.get(key);
  };
}
