/**
 * The kinds of types; `opaque` ones have parameters (`optional_type(T)`), `struct` ones have fields. `any` is as open
 * as `dyn`, except that only the checker distinguishes them: a comprehension cannot range over it.
 */
export type TypeKind =
  | 'dyn'
  | 'any'
  | 'error'
  | 'null'
  | 'bool'
  | 'int'
  | 'uint'
  | 'double'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'type'
  | 'list'
  | 'map'
  | 'struct'
  | 'opaque'
  | 'param';

/** A type of the language. Two types with the same kind, name and parameters are the same type. */
export interface CelType {
  readonly kind: TypeKind;
  /** The name in messages: `int`, `list`, `kubernetes.URL`, the name of a parameter. */
  readonly name: string;
  readonly params: readonly CelType[];
  /** The fields of an object described by a schema, under their escaped names. */
  readonly fields?: FieldTypes;
}

/** The types of fields by name: a map, or a function for objects whose fields are not listed. */
export interface FieldTypes {
  get(name: string): CelType | undefined;
}

const NONE: readonly CelType[] = [];

function simple(kind: TypeKind, name: string = kind): CelType {
  return { kind, name, params: NONE };
}

/** Dynamic: known only at run time. */
export const DYN = simple('dyn');
/** Dynamic, as a field of a message whose type is open. */
export const ANY = simple('any');
/** The type of an erroneous expression; it fits everything, so that one fault is reported once. */
export const ERROR = simple('error', '!error!');
/** `null`. */
export const NULL = simple('null', 'null_type');
/** `true` and `false`. */
export const BOOL = simple('bool');
/** 64 bits with a sign. */
export const INT = simple('int');
/** 64 bits without a sign. */
export const UINT = simple('uint');
/** 64 bits of floating point. */
export const DOUBLE = simple('double');
/** Texts. */
export const STRING = simple('string');
/** Bytes. */
export const BYTES = simple('bytes');
/** Moments. */
export const TIMESTAMP = simple('timestamp', 'google.protobuf.Timestamp');
/** Lengths of time. */
export const DURATION = simple('duration', 'google.protobuf.Duration');
/** Types as values. */
export const TYPE = simple('type');

/** `list(element)`. */
export function listType(element: CelType): CelType {
  return { kind: 'list', name: 'list', params: [element] };
}

/** `map(key, value)`. */
export function mapType(key: CelType, value: CelType): CelType {
  return { kind: 'map', name: 'map', params: [key, value] };
}

/** The type of a type, as `type(1)` has it. */
export function typeOf(type: CelType): CelType {
  return { kind: 'type', name: 'type', params: [type] };
}

/** `optional_type(type)`. */
export function optionalType(type: CelType): CelType {
  return { kind: 'opaque', name: 'optional_type', params: [type] };
}

/** A type defined by a library whose values have only methods (`net.IP`). */
export function opaqueType(name: string): CelType {
  return { kind: 'opaque', name, params: NONE };
}

/** An object with known fields; without them, a library type that compares as an object does. */
export function structType(name: string, fields?: FieldTypes): CelType {
  return { kind: 'struct', name, params: NONE, ...(fields === undefined ? {} : { fields }) };
}

/** A type parameter, such as the `A` of `list(A)`. */
export function typeParam(name: string): CelType {
  return { kind: 'param', name, params: NONE };
}

/** Whether it is an optional of something. */
export function isOptionalType(type: CelType): boolean {
  return type.kind === 'opaque' && type.name === 'optional_type';
}

/** The type inside an optional, or the type itself. */
export function unwrapOptional(type: CelType): CelType {
  return isOptionalType(type) ? (type.params[0] as CelType) : type;
}

/** Whether both are the same type, parameters included. */
export function sameType(one: CelType, other: CelType): boolean {
  if (one === other) return true;
  if (one.kind !== other.kind || one.name !== other.name || one.params.length !== other.params.length) return false;
  return one.params.every((param, index) => sameType(param, other.params[index] as CelType));
}

/** Size limit of the type of an expression; `{a: a}` doubles it. */
const MOST_PARTS = 200;

/** Whether a type is larger than any reasonable one. */
export function isTooLarge(type: CelType): boolean {
  return partsOf(type, MOST_PARTS) > MOST_PARTS;
}

/** Counts no further than the first one beyond `most`. */
function partsOf({ params }: CelType, most: number): number {
  let parts = 1;
  for (const param of params) {
    if (parts > most) break;
    parts += partsOf(param, most - parts);
  }
  return parts;
}

/** A type as in messages about results: `google.protobuf.Timestamp`, where those of the checker say `timestamp`. */
export function declaredName(type: CelType): string {
  return type.params.length === 0 ? type.name : `${type.name}(${type.params.map(declaredName).join(', ')})`;
}

/** Whether nothing is known about values of a type before evaluation. */
export function isOpenType({ kind }: CelType): boolean {
  return kind === 'dyn' || kind === 'any';
}

/** A type as messages print it: `list(string)`, `map(string, int)`, `timestamp`. */
export function printType(type: CelType): string {
  switch (type.kind) {
    case 'null':
    case 'timestamp':
    case 'duration':
      return type.kind;
    default:
      return type.params.length === 0 ? type.name : `${type.name}(${type.params.map(printType).join(', ')})`;
  }
}
