import type { JsonValue } from '../json/types.js';
import type { StructuralSchema } from './structural.js';

/** The type of a JSON value in errors of Go's decoder. */
export function jsonTypeName(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'string' ? 'string' : 'number';
}

/** The prefix of errors about JSON without a recognisable kind. */
export const KIND_UNREADABLE = "couldn't get version/kind; json parse error: ";

/** Why a `kind` or `apiVersion` that is not text cannot be read, in the words of the public API. */
export function notTextFault(member: 'kind' | 'apiVersion', value: JsonValue): string {
  return `${KIND_UNREADABLE}json: cannot unmarshal ${jsonTypeName(value)} into Go struct field .${member} of type string`;
}

/** How Go names the kind of a value that it holds in memory. */
function treeKind(value: JsonValue): string {
  if (typeof value === 'bigint') return 'int64';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int64' : 'float64';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'slice' : 'map';
  return jsonTypeName(value);
}

/** How Go prints the type of a value that it holds in memory. */
export function treeTypeName(value: JsonValue): string {
  if (value === null) return '<nil>';
  if (typeof value === 'object') return Array.isArray(value) ? '[]interface {}' : 'map[string]interface {}';
  return treeKind(value);
}

/** Why a value in memory does not have the type `goType`, in the words of the public API. */
export function treeFault(value: JsonValue, goType: string): string {
  const kind = treeKind(value);
  if (goType.startsWith('map[')) return `cannot restore map from ${kind}`;
  if (goType === '[]uint8' && kind === 'slice') return 'unrecognized type: uint8';
  if (goType.startsWith('[]')) return `cannot restore slice from ${kind}`;
  if (goType.includes('.')) return `cannot restore struct from: ${kind}`;
  const numeric = kind === 'int64' || kind === 'float64';
  const converts = goType === 'string' ? kind === 'int64' : numeric && /^(int|float)/.test(goType);
  return converts ? `cannot convert ${kind} to ${goType}` : `unrecognized type: ${goType}`;
}

/** Name of the struct that a node with a `model` is in Go: `PodSpec` of `io.cluster.api.core.v1.PodSpec`. */
export function structName(schema: StructuralSchema): string | undefined {
  return schema.model?.split('.').at(-1);
}

const SPECIAL_TYPES = {
  quantity: 'resource.Quantity',
  'int-or-string': 'int32',
  time: 'string',
  'micro-time': 'string',
  'raw-extension': 'runtime.RawExtension',
  json: 'v1.JSON',
  'fields-v1': 'v1.FieldsV1',
  bytes: '[]uint8',
} as const;

/** The Go type of a node in messages of the public API. Recurses no deeper than lists and maps nest. */
export function goTypeName(schema: StructuralSchema, depth = 0): string {
  if (schema.special !== undefined) return SPECIAL_TYPES[schema.special];
  if (schema.type === undefined) return 'interface {}';
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'integer':
      return schema.format === 'int64' ? 'int64' : 'int32';
    case 'number':
      return 'float64';
    case 'array':
      return depth < 8 && schema.items !== undefined ? `[]${goTypeName(schema.items, depth + 1)}` : '[]interface {}';
    case 'object': {
      const model = schema.model?.split('.').slice(-2).join('.');
      if (model !== undefined) return model;
      const values = schema.additionalProperties;
      return depth < 8 && values !== undefined
        ? `map[string]${goTypeName(values, depth + 1)}`
        : 'map[string]interface {}';
    }
  }
}
