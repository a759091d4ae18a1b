import {
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  DYN,
  INT,
  listType,
  mapType,
  NULL,
  optionalType,
  STRING,
  TIMESTAMP,
  typeOf,
  UINT,
  type CelType,
} from '../../../../src/schema/cel/cel-type.js';
import { ArrayList, CelError, HashMap, TypeValue, Uint, type Value } from '../../../../src/schema/cel/values.js';
import type { SuiteType, SuiteValue } from './conformance-suite.js';

const NAMED: Readonly<Record<string, CelType>> = {
  BOOL,
  INT64: INT,
  UINT64: UINT,
  DOUBLE,
  STRING,
  BYTES,
  TIMESTAMP,
  DURATION,
};

/** A type of the suite as ours; undefined for messages and other unsupported types. */
export function typeFrom(type: SuiteType | undefined): CelType | undefined {
  if (type === undefined) return undefined;
  if ('dyn' in type) return DYN;
  if ('null' in type) return NULL;
  const named = type.primitive ?? type.wellKnown;
  if (named !== undefined) return NAMED[named];
  if (type.listType !== undefined) {
    const element = typeFrom(type.listType.elemType);
    return element && listType(element);
  }
  if (type.mapType !== undefined) {
    const [key, value] = [typeFrom(type.mapType.keyType), typeFrom(type.mapType.valueType)];
    return key && value && mapType(key, value);
  }
  if (type.type !== undefined) return typeOf(typeFrom(type.type) ?? DYN);
  const [inner] = (type.abstractType?.parameterTypes ?? []).map(typeFrom);
  return type.abstractType?.name === 'optional_type' && inner !== undefined ? optionalType(inner) : undefined;
}

/** A value of the suite as ours; undefined for messages. */
export function valueFrom(value: SuiteValue): Value | undefined {
  if ('nullValue' in value) return null;
  if (value.boolValue !== undefined) return value.boolValue;
  if (value.int64Value !== undefined) return BigInt(value.int64Value);
  if (value.uint64Value !== undefined) return new Uint(BigInt(value.uint64Value));
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.bytesValue !== undefined) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if (value.typeValue !== undefined) return new TypeValue(value.typeValue);
  if (value.listValue !== undefined) {
    const elements = (value.listValue.values ?? []).map(valueFrom);
    return elements.includes(undefined) ? undefined : new ArrayList(elements as Value[]);
  }
  if (value.mapValue === undefined) return undefined;
  const entries = (value.mapValue.entries ?? []).map((entry) => [valueFrom(entry.key), valueFrom(entry.value)]);
  if (entries.flat().includes(undefined)) return undefined;
  const map = HashMap.of(entries as [Value, Value][]);
  if (map instanceof CelError) throw new Error(map.message);
  return map;
}
