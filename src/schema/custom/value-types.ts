import { isJsonArray } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';

/** Largest safe integer. */
const SAFE = 2 ** 53;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** The types of JSON schema that a value may have. */
export type SchemaType = 'null' | 'boolean' | 'string' | 'integer' | 'number' | 'array' | 'object';

/** Type and format of a value as messages of the public API name them. */
export interface ValueType {
  readonly type: SchemaType;
  readonly format: string;
}

const TYPE_OF = {
  null: { type: 'null', format: '' },
  boolean: { type: 'boolean', format: '' },
  string: { type: 'string', format: '' },
  integer: { type: 'integer', format: 'int64' },
  number: { type: 'number', format: 'float64' },
  array: { type: 'array', format: '' },
  object: { type: 'object', format: '' },
} as const satisfies Readonly<Record<SchemaType, ValueType>>;

/** The type of a value. A number counts as an integer when it is one and is exact. */
export function typeOfValue(value: JsonValue): ValueType {
  switch (typeof value) {
    case 'boolean':
      return TYPE_OF.boolean;
    case 'string':
      return TYPE_OF.string;
    case 'bigint':
      return value >= INT64_MIN && value <= INT64_MAX ? TYPE_OF.integer : TYPE_OF.number;
    case 'number':
      return Number.isInteger(value) && Math.abs(value) <= SAFE ? TYPE_OF.integer : TYPE_OF.number;
    default:
      return value === null ? TYPE_OF.null : isJsonArray(value) ? TYPE_OF.array : TYPE_OF.object;
  }
}
