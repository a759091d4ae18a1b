import { pascal } from './endpoints.js';
import type { Presence, SpecialForm } from '../src/schema/structural.js';
import type { Model, PropertyModel, ProtoFieldModel, SchemaModel, TypeModel } from './model.js';
import { messageName, typeOf } from './model.js';
import { isStruct, presenceOf } from './shapes.js';

/** One protobuf message: the source of the .proto text and the codec tables. */
export interface MessageModel {
  /** Name inside its parent. */
  readonly name: string;
  readonly fullName: string;
  readonly description: string;
  readonly fields: readonly FieldModel[];
  readonly nested: readonly MessageModel[];
  readonly reserved: readonly number[];
  /** Set when the message represents a special scalar. */
  readonly special?: SpecialForm;
  /** Set when the message wraps an array or map, which is its JSON value. */
  readonly wrapper: boolean;
  /** Set when the fields are variants of one JSON value. */
  readonly union?: true;
}

/** One field. */
export interface FieldModel {
  readonly number: number;
  readonly name: string;
  /** JSON name; empty when the members of the message are inlined in the parent's JSON. */
  readonly json: string;
  readonly description: string;
  readonly label: 'optional' | 'repeated' | 'map';
  readonly element: ElementModel;
  readonly presence: Presence;
}

/** The type of one value of a field. */
export type ElementModel =
  | { readonly kind: 'scalar'; readonly scalar: string }
  | { readonly kind: 'special'; readonly special: SpecialForm; readonly message: string }
  | { readonly kind: 'message'; readonly message: string };

const SPECIAL_FIELDS: Readonly<
  Record<Exclude<SpecialForm, 'bytes'>, readonly (readonly [number, string, string, string])[]>
> = {
  time: [
    [1, 'seconds', 'int64', 'Seconds since 1970-01-01T00:00:00Z.'],
    [2, 'nanos', 'int32', 'Not in use; times have whole seconds.'],
  ],
  'micro-time': [
    [1, 'seconds', 'int64', 'Seconds since 1970-01-01T00:00:00Z.'],
    [2, 'nanos', 'int32', 'Nanoseconds of the second, in whole microseconds.'],
  ],
  quantity: [[1, 'string', 'string', 'The quantity in its text form.']],
  'int-or-string': [
    [1, 'type', 'int64', '0 for a number, 1 for a text.'],
    [2, 'intVal', 'int32', 'The number.'],
    [3, 'strVal', 'string', 'The text.'],
  ],
  'raw-extension': [[1, 'raw', 'bytes', 'The object in its own encoding.']],
  json: [[1, 'raw', 'bytes', 'The value as JSON text.']],
  'fields-v1': [[1, 'Raw', 'bytes', 'The set of fields as JSON text.']],
};

/** The message of a type; undefined for types without one (plain aliases, bytes, `x-cluster-no-proto`). */
export function messageOf(model: Model, type: TypeModel): MessageModel | undefined {
  if (type.noProto) return undefined;
  const { schema } = type;
  const common = {
    name: type.name,
    fullName: messageName(type),
    description: schema.description ?? '',
    reserved: type.reserved,
  };
  if (schema.scalar !== undefined) {
    if (schema.scalar === 'bytes') return undefined;
    const fields = SPECIAL_FIELDS[schema.scalar].map(([number, name, scalar, description]): FieldModel => ({
      number,
      name,
      json: name,
      description,
      label: 'optional',
      element: { kind: 'scalar', scalar },
      presence: 'zero-absent',
    }));
    return { ...common, fields, nested: [], special: schema.scalar, wrapper: false };
  }
  if (type.wrapper !== undefined) {
    const form = formOf(model, schema, common.fullName, undefined);
    const field: FieldModel = {
      number: 1,
      name: type.wrapper,
      json: type.wrapper,
      description: schema.description ?? '',
      presence: 'zero-absent',
      ...form,
    };
    return { ...common, fields: [field], nested: [], wrapper: true };
  }
  if (!isStruct(schema)) return undefined;
  return structMessage(model, schema, common);
}

function structMessage(
  model: Model,
  schema: SchemaModel,
  common: Pick<MessageModel, 'name' | 'fullName' | 'description' | 'reserved'>,
): MessageModel {
  const nested: MessageModel[] = [];
  const fields: FieldModel[] = [];
  for (const property of schema.properties ?? []) {
    if (property.proto === undefined) continue;
    const form = formOf(model, property.schema, `${common.fullName}.${pascal(property.name)}`, property.proto.type);
    const struct = inlineStruct(property.schema);
    if (struct !== undefined) {
      nested.push(
        structMessage(model, struct, {
          name: pascal(property.name),
          fullName: `${common.fullName}.${pascal(property.name)}`,
          description: struct.description ?? property.schema.description ?? '',
          reserved: [],
        }),
      );
    }
    fields.push(fieldOf(model, property, property.proto, schema.required ?? [], form));
  }
  for (const inline of schema.inline ?? []) {
    if (inline.proto === undefined) continue;
    const target = typeOf(model, inline.ref);
    fields.push({
      number: inline.proto.number,
      name: inline.proto.name,
      json: '',
      description: target.schema.description ?? '',
      label: 'optional',
      element: { kind: 'message', message: messageName(target) },
      presence: 'zero-absent',
    });
  }
  fields.sort((a, b) => a.number - b.number);
  return { ...common, fields, nested, wrapper: false, ...(schema.union === true ? { union: true } : {}) };
}

function fieldOf(
  model: Model,
  property: PropertyModel,
  proto: ProtoFieldModel,
  required: readonly string[],
  form: Pick<FieldModel, 'label' | 'element'>,
): FieldModel {
  const { schema } = property;
  const described = schema.description ?? (schema.ref && typeOf(model, schema.ref).schema.description) ?? '';
  return {
    number: proto.number,
    name: proto.name,
    json: property.name,
    description: described,
    presence: presenceOf(model, property, required),
    ...form,
  };
}

/** The inline struct of a property, its items or its map values. */
function inlineStruct(schema: SchemaModel): SchemaModel | undefined {
  if (schema.ref !== undefined) return undefined;
  if (isStruct(schema)) return schema;
  const inner = schema.items ?? schema.additionalProperties;
  return inner === undefined ? undefined : inlineStruct(inner);
}

/** Label and element of a value. Aliases of scalars, arrays and maps are expanded. */
function formOf(
  model: Model,
  schema: SchemaModel,
  nestedName: string,
  protoType: string | undefined,
): Pick<FieldModel, 'label' | 'element'> {
  if (schema.ref !== undefined) {
    const target = typeOf(model, schema.ref);
    if (target.wrapper !== undefined || isStruct(target.schema)) {
      return { label: 'optional', element: { kind: 'message', message: messageName(target) } };
    }
    const { scalar } = target.schema;
    if (scalar !== undefined && scalar !== 'bytes') {
      return { label: 'optional', element: { kind: 'special', special: scalar, message: messageName(target) } };
    }
    return formOf(model, target.schema, nestedName, protoType);
  }
  if (schema.type === 'array' && schema.items !== undefined) {
    return { label: 'repeated', element: single(formOf(model, schema.items, nestedName, protoType), nestedName) };
  }
  if (schema.additionalProperties !== undefined && schema.properties === undefined) {
    return {
      label: 'map',
      element: single(formOf(model, schema.additionalProperties, nestedName, protoType), nestedName),
    };
  }
  if (isStruct(schema)) return { label: 'optional', element: { kind: 'message', message: nestedName } };
  return { label: 'optional', element: { kind: 'scalar', scalar: protoType ?? scalarOf(schema, nestedName) } };
}

function single(form: Pick<FieldModel, 'label' | 'element'>, at: string): ElementModel {
  if (form.label !== 'optional') {
    throw new Error(`${at}: a list or map inside a list or map needs a type with x-cluster-proto-wrapper`);
  }
  return form.element;
}

function scalarOf(schema: SchemaModel, at: string): string {
  if (schema.scalar === 'bytes') return 'bytes';
  switch (schema.type) {
    case 'string':
      return schema.format === 'byte' ? 'bytes' : 'string';
    case 'boolean':
      return 'bool';
    case 'integer':
      return schema.format === 'int32' ? 'int32' : 'int64';
    case 'number':
      return 'double';
    case 'array':
    case 'object':
    case undefined:
      break;
  }
  throw new Error(`${at}: no protobuf form; give it a type, a $ref or x-cluster-proto-type`);
}
