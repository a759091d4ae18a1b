import type { JsonValue } from '../json/types.js';
import type { StructuralSchema } from './structural.js';

/** How Go's decoder names the type of a JSON value. */
export function jsonTypeName(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'string' ? 'string' : 'number';
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

/** The Go type that messages of the public API name for a node. Goes no deeper than lists and maps nest. */
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
