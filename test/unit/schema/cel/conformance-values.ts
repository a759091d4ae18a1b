import type { Type } from '@bufbuild/cel-spec/cel/expr/checked_pb.js';
import { Type_PrimitiveType, Type_WellKnownType } from '@bufbuild/cel-spec/cel/expr/checked_pb.js';
import type { Value as ProtoValue } from '@bufbuild/cel-spec/cel/expr/value_pb.js';
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

const PRIMITIVES: Readonly<Record<number, CelType>> = {
  [Type_PrimitiveType.BOOL]: BOOL,
  [Type_PrimitiveType.INT64]: INT,
  [Type_PrimitiveType.UINT64]: UINT,
  [Type_PrimitiveType.DOUBLE]: DOUBLE,
  [Type_PrimitiveType.STRING]: STRING,
  [Type_PrimitiveType.BYTES]: BYTES,
};

/** A type of the suite as ours; undefined for messages and what else is not here. */
export function typeFrom(type: Type | undefined): CelType | undefined {
  const kind = type?.typeKind;
  switch (kind?.case) {
    case 'dyn':
      return DYN;
    case 'null':
      return NULL;
    case 'primitive':
      return PRIMITIVES[kind.value];
    case 'wellKnown':
      if (kind.value === Type_WellKnownType.TIMESTAMP) return TIMESTAMP;
      return kind.value === Type_WellKnownType.DURATION ? DURATION : undefined;
    case 'listType': {
      const element = typeFrom(kind.value.elemType);
      return element && listType(element);
    }
    case 'mapType': {
      const [key, value] = [typeFrom(kind.value.keyType), typeFrom(kind.value.valueType)];
      return key && value && mapType(key, value);
    }
    case 'type': {
      const inner = typeFrom(kind.value);
      return typeOf(inner ?? DYN);
    }
    case 'abstractType': {
      const [inner] = kind.value.parameterTypes.map(typeFrom);
      return kind.value.name === 'optional_type' && inner !== undefined ? optionalType(inner) : undefined;
    }
    default:
      return undefined;
  }
}

/** A value of the suite as ours; undefined for messages. */
export function valueFrom(value: ProtoValue): Value | undefined {
  const { kind } = value;
  switch (kind.case) {
    case 'nullValue':
      return null;
    case 'boolValue':
    case 'int64Value':
    case 'doubleValue':
    case 'stringValue':
    case 'bytesValue':
      return kind.value;
    case 'uint64Value':
      return new Uint(kind.value);
    case 'typeValue':
      return new TypeValue(kind.value);
    case 'listValue': {
      const elements = kind.value.values.map(valueFrom);
      return elements.includes(undefined) ? undefined : new ArrayList(elements as Value[]);
    }
    case 'mapValue': {
      const entries = kind.value.entries.map(({ key, value: held }) => [
        key && valueFrom(key),
        held && valueFrom(held),
      ]);
      if (entries.flat().includes(undefined)) return undefined;
      const map = HashMap.of(entries as [Value, Value][]);
      if (map instanceof CelError) throw new Error(map.message);
      return map;
    }
    default:
      return undefined;
  }
}
