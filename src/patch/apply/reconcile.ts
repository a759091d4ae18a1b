import { setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { elementsOf, type FieldSet, hasBelow, LEAF } from './field-set.js';
import { isOpen, itemOf, listTypeOf, memberOf } from './shape.js';

/**
 * A set that may have been written under an older schema: where a list or an object has become atomic, an owner of a
 * part owns it as a whole. The set itself when unchanged.
 */
export function reconcileFields(set: FieldSet, schema: StructuralSchema): FieldSet {
  return reconcileBelow(set, schema);
}

function reconcileNode(node: FieldSet, schema: StructuralSchema): FieldSet {
  if (!hasBelow(node)) return node;
  const list = schema.type === 'array';
  if (list ? listTypeOf(schema) === 'atomic' : schema.mapType === 'atomic') return LEAF;
  return reconcileBelow(node, schema);
}

function reconcileBelow(node: FieldSet, schema: StructuralSchema): FieldSet {
  if (isOpen(schema) && schema.properties === undefined) return node;
  let made: MutableJsonObject | undefined;
  for (const element of elementsOf(node)) {
    const inner = schema.type === 'array' ? itemOf(schema) : memberOf(schema, element.slice(2));
    if (inner === undefined) continue;
    const before = node[element] as FieldSet;
    const after = reconcileNode(before, inner);
    if (after !== before) setOwn((made ??= { ...node }), element, after);
  }
  return made ?? node;
}
