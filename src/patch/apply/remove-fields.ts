import { isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { asMember, below, type FieldSet, FieldSetBuilder, hasBelow, isEmptySet, isMember } from './field-set.js';
import { elementsOf } from './field-set.js';
import { memberElement } from './path-element.js';
import { declaredMember, itemElement, itemOf, memberOf, shapeOf, UNSTRUCTURED } from './shape.js';

/**
 * The object without the fields of the set. A parent that loses all members becomes null, as it was not removed itself.
 */
export function removeFields(object: JsonObject, fields: FieldSet, schema: StructuralSchema): JsonObject {
  if (isEmptySet(fields)) return object;
  const rest = removeBelow(object, fields, schema);
  return isJsonObject(rest) ? rest : {};
}

function removeBelow(value: JsonValue, fields: FieldSet, schema: StructuralSchema): JsonValue {
  const shape = shapeOf(schema, value);
  if (shape === 'object' && isJsonObject(value)) return removeMembers(value, fields, schema);
  if (shape === 'list' && isJsonArray(value)) return removeItems(value, fields, schema);
  return typeof value === 'object' ? null : value;
}

function removeMembers(object: JsonObject, fields: FieldSet, schema: StructuralSchema): JsonValue {
  const rest: MutableJsonObject = {};
  let some = false;
  for (const name in object) {
    const value = object[name] as JsonValue | undefined;
    const node = below(fields, memberElement(name));
    if (value === undefined || (node !== undefined && isMember(node))) continue;
    const kept = node === undefined ? value : removeBelow(value, node, memberOf(schema, name) ?? UNSTRUCTURED);
    setOwn(rest, name, kept);
    some = true;
  }
  return some ? rest : null;
}

function removeItems(list: readonly JsonValue[], fields: FieldSet, schema: StructuralSchema): JsonValue {
  const rest: JsonValue[] = [];
  for (const item of list) {
    const node = below(fields, itemElement(schema, item));
    if (node !== undefined && isMember(node)) continue;
    rest.push(node === undefined ? item : removeBelow(item, node, itemOf(schema)));
  }
  return rest.length === 0 ? null : rest;
}

/**
 * The set with the declared parents of its fields. They are usually omitted, though an owner inside a struct owns the
 * struct as well.
 */
export function withDeclaredMembers(set: FieldSet, schema: StructuralSchema): FieldSet {
  return expand(set, schema, false) ?? set;
}

function expand(node: FieldSet, schema: StructuralSchema | undefined, member: boolean): FieldSet | undefined {
  const builder = new FieldSetBuilder();
  for (const element of elementsOf(node)) {
    const child = node[element] as FieldSet;
    const name = element.startsWith('f:') ? element.slice(2) : undefined;
    let inner: StructuralSchema | undefined;
    let declared = false;
    if (schema !== undefined && name !== undefined) {
      declared = declaredMember(schema, name) !== undefined;
      inner = memberOf(schema, name);
    } else if (schema !== undefined && element.startsWith('k:')) {
      inner = schema.items;
    }
    const expanded = hasBelow(child) ? (expand(child, inner, isMember(child)) ?? child) : child;
    builder.put(element, declared && hasBelow(expanded) ? asMember(expanded) : expanded);
  }
  return builder.node(member);
}
