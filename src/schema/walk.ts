import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { FieldPath } from '../meta/field-path.js';
import { listMapKeyOf } from './list-keys.js';
import type { StructuralSchema } from './structural.js';

/** Called for each node of interest. `stored` is the counterpart in the stored object, when there is one. */
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
function leadingTo(
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
  // A set yields what is added while it is walked.
  for (const node of leading) for (const parent of parents.get(node) ?? []) leading.add(parent);
  return leading;
}

/**
 * The walker over (value, schema) pairs: visits each value whose schema node is of interest, and goes down only where
 * such a node can be reached. Items of keyed lists meet the stored item of the same key; items of other lists have no
 * counterpart, since their position says nothing.
 */
export function compileWalk(root: StructuralSchema, interesting: (schema: StructuralSchema) => boolean): Walk {
  const leading = leadingTo(root, interesting);

  function go(
    schema: StructuralSchema,
    value: JsonValue,
    stored: JsonValue | undefined,
    path: FieldPath,
    visit: WalkVisit,
  ): void {
    if (interesting(schema)) visit(schema, value, stored, path);
    if (isJsonObject(value)) {
      const storedObject = isJsonObject(stored) ? stored : undefined;
      goMembers(schema, value, storedObject, path, visit);
    } else if (isJsonArray(value) && schema.items !== undefined && leading.has(schema.items)) {
      const counterpart = counterparts(schema, stored);
      for (let i = 0; i < value.length; i++) {
        const item = value[i] as JsonValue;
        go(schema.items, item, counterpart(item), path.index(i), visit);
      }
    }
  }

  function goMembers(
    schema: StructuralSchema,
    object: JsonObject,
    stored: JsonObject | undefined,
    path: FieldPath,
    visit: WalkVisit,
  ): void {
    const { properties, additionalProperties } = schema;
    for (const name in object) {
      const value = object[name];
      if (value === undefined) continue;
      const member = properties === undefined ? undefined : getOwn(properties, name);
      const child = member ?? additionalProperties;
      if (child === undefined || !leading.has(child)) continue;
      const below = member === undefined ? path.key(name) : path.child(name);
      go(child, value, stored === undefined ? undefined : getOwn(stored, name), below, visit);
    }
  }

  return (value, stored, visit, path = FieldPath.root) => {
    if (leading.has(root)) go(root, value, stored, path, visit);
  };
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
