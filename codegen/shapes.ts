import type { FieldRule, Presence } from '../src/schema/structural.js';
import type { Model, PropertyModel, SchemaModel } from './model.js';
import { typeOf } from './model.js';

/** The JSON members of an object schema, with inlined types expanded. */
export interface ObjectShape {
  readonly members: readonly MemberShape[];
  readonly required: readonly string[];
  readonly rules: readonly FieldRule[];
  readonly validations: readonly unknown[];
}

/** One JSON member with its resolved presence. */
export interface MemberShape {
  readonly name: string;
  readonly schema: SchemaModel;
  readonly presence: Presence;
}

/** Members of an object schema in JSON: its own in the order of the file, then those of inlined types. */
export function objectShape(model: Model, schema: SchemaModel): ObjectShape {
  const required = schema.required ?? [];
  const own = (schema.properties ?? []).map((property) => ({
    name: property.name,
    schema: property.schema,
    presence: presenceOf(model, property, required),
  }));
  const inlined = (schema.inline ?? []).map((each) => objectShape(model, typeOf(model, each.ref).schema));
  return {
    members: [...own, ...inlined.flatMap((shape) => shape.members)],
    required: [...required, ...inlined.flatMap((shape) => shape.required)],
    rules: [...(schema.rules ?? []), ...inlined.flatMap((shape) => shape.rules)],
    validations: [...(schema.validations ?? []), ...inlined.flatMap((shape) => shape.validations)],
  };
}

/**
 * Presence of a member: as declared; otherwise `explicit` for structs, required members and special scalars (a quantity
 * or a port of 0 is a value), and `zero-absent` for plain scalars, bytes, arrays and maps.
 */
export function presenceOf(model: Model, property: PropertyModel, required: readonly string[]): Presence {
  if (property.presence !== undefined) return property.presence;
  if (required.includes(property.name)) return 'explicit';
  const schema = resolve(model, property.schema);
  if (schema.scalar !== undefined) return schema.scalar === 'bytes' ? 'zero-absent' : 'explicit';
  return isStruct(schema) || schema.preserveUnknownFields === true ? 'explicit' : 'zero-absent';
}

/** The schema with the type: the referenced type's when there is a reference. */
export function resolve(model: Model, schema: SchemaModel): SchemaModel {
  let current = schema;
  for (let hops = 0; current.ref !== undefined; hops++) {
    if (hops > 20) throw new Error(`${schema.ref} refers to itself`);
    current = typeOf(model, current.ref).schema;
  }
  return current;
}

/** Whether the schema is an object with named members. */
export function isStruct(schema: SchemaModel): boolean {
  return schema.scalar === undefined && (schema.properties !== undefined || schema.inline !== undefined);
}

/** Follows a dotted path through JSON members; undefined when it does not exist. Maps accept any member. */
export function schemaAt(model: Model, schema: SchemaModel, path: readonly string[]): SchemaModel | undefined {
  let current: SchemaModel | undefined = resolve(model, schema);
  for (const step of path) {
    if (current === undefined) return undefined;
    const next: SchemaModel | undefined =
      objectShape(model, current).members.find((member) => member.name === step)?.schema ??
      current.additionalProperties;
    current = next === undefined ? undefined : resolve(model, next);
  }
  return current;
}
