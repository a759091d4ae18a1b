import type { JsonValue } from '../json/types.js';
import { isInt32, isIntOrString } from '../meta/int-or-string.js';
import { canonicalQuantity, parseQuantity, QUANTITY_FORMAT_FAULT } from '../meta/quantity.js';
import { canonicalMicroTime, canonicalTime, ZERO_TIME } from '../meta/time.js';
import { timeFault } from '../meta/time-fault.js';
import type { NormaliseState } from './normalise-state.js';
import type { StructuralSchema } from './structural.js';

/** The normal form of one scalar; undefined when it counts as absent. @throws StatusError 400 */
export type ScalarForm = (value: JsonValue, state: NormaliseState) => JsonValue | undefined;

/** Doubles from here on exceed int64. */
const INT64_END = 2 ** 63;

function stringForm(value: JsonValue, state: NormaliseState): JsonValue {
  if (typeof value === 'string') return value;
  throw state.wrongType(value, 'string');
}

function booleanForm(value: JsonValue, state: NormaliseState): JsonValue {
  if (typeof value === 'boolean') return value;
  throw state.wrongType(value, 'bool');
}

function numberForm(value: JsonValue, state: NormaliseState): JsonValue {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw state.wrongType(value, 'float64');
}

function int32Form(value: JsonValue, state: NormaliseState): JsonValue {
  if (isInt32(value)) return value;
  throw state.wrongType(value, 'int32');
}

function int64Form(value: JsonValue, state: NormaliseState): JsonValue {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= -INT64_END && value < INT64_END) return value;
  throw state.wrongType(value, 'int64');
}

/** `finest` is the power of ten to which amounts are rounded up: -3 in lists of resources, nano elsewhere. */
function quantityForm(finest: number | undefined): ScalarForm {
  return (value, state) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
      const canonical = canonicalQuantity(value, finest);
      if (canonical !== undefined) return canonical;
      const fault = parseQuantity(String(value).trim());
      if (typeof fault === 'string') throw state.refuse(fault);
    }
    throw state.refuse(QUANTITY_FORMAT_FAULT);
  };
}

function intOrStringForm(value: JsonValue, state: NormaliseState): JsonValue {
  if (isIntOrString(value)) return value;
  throw state.wrongText(value, 'int32');
}

function timeForm(form: 'time' | 'micro-time'): ScalarForm {
  const canonical = form === 'time' ? canonicalTime : canonicalMicroTime;
  return (value, state) => {
    if (typeof value !== 'string') throw state.wrongText(value, 'string');
    const text = canonical(value);
    if (text === undefined) throw state.refuse(timeFault(value, form));
    return text.startsWith('0001-01-01T00:00:00') && canonicalTime(text) === ZERO_TIME ? undefined : text;
  };
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Go's error position for invalid base64: an invalid character, or the start of the last incomplete group. */
function base64FaultAt(text: string): number {
  let inGroup = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '\n' || char === '\r') continue;
    if (/[A-Za-z0-9+/]/.test(char)) {
      inGroup = (inGroup + 1) % 4;
      continue;
    }
    if (char !== '=' || inGroup < 2) return at;
    const rest = text.slice(at + 1);
    const next = rest.search(/[^\r\n]/);
    if (inGroup === 3) return at + 1 + (next < 0 ? rest.length : next);
    if (next < 0) return text.length;
    if (rest[next] !== '=') return at + next;
    const behind = rest.slice(next + 1).search(/[^\r\n]/);
    return at + next + 2 + Math.max(0, behind);
  }
  return text.length - inGroup;
}

/** Base64 as Go reads it (line breaks are skipped), printed without them. */
function bytesForm(value: JsonValue, state: NormaliseState): JsonValue {
  if (typeof value !== 'string') throw state.wrongType(value, '[]uint8');
  const text = /[\r\n]/.test(value) ? value.replace(/[\r\n]/g, '') : value;
  if (text.length % 4 !== 0 || !BASE64.test(text)) {
    const head = state.report?.fromTree === true ? 'error decoding from json: ' : '';
    throw state.refuse(`${head}illegal base64 data at input byte ${base64FaultAt(value)}`);
  }
  // The round trip drops bits past the last byte; only padded text has such bits.
  return text.endsWith('=') ? Buffer.from(text, 'base64').toString('base64') : text;
}

/** The reader of a scalar or free form of a built-in kind; undefined for lists, maps, structs and unions. */
export function scalarForm(schema: StructuralSchema): ScalarForm | undefined {
  if (schema.union !== undefined) return undefined;
  switch (schema.special) {
    case 'quantity':
      return quantityForm(undefined);
    case 'int-or-string':
      return intOrStringForm;
    case 'time':
      return timeForm('time');
    case 'micro-time':
      return timeForm('micro-time');
    case 'bytes':
      return bytesForm;
    case 'raw-extension':
    case 'json':
    case 'fields-v1':
      return (value) => value;
    case undefined:
      break;
  }
  switch (schema.type) {
    case 'string':
      return stringForm;
    case 'boolean':
      return booleanForm;
    case 'number':
      return numberForm;
    case 'integer':
      return schema.format === 'int64' ? int64Form : int32Form;
    case undefined:
      return (value) => value;
    case 'array':
    case 'object':
      return undefined;
  }
}

/**
 * The reader of a map's value. Most maps of quantities are amounts of resources, rounded up to milli as in the public
 * API; `fine` ones keep their precision.
 */
export function mapValueForm(schema: StructuralSchema, fine: boolean): ScalarForm | undefined {
  return schema.special === 'quantity' && !fine ? quantityForm(-3) : scalarForm(schema);
}

/** Go's value for a null item or map value: the type's zero value. */
export function zeroValue(schema: StructuralSchema): JsonValue {
  if (schema.special !== undefined) return ZERO_OF_SPECIAL[schema.special];
  return schema.type === undefined ? null : ZERO_OF_TYPE[schema.type];
}

const ZERO_OF_SPECIAL = {
  quantity: '0',
  'int-or-string': 0,
  time: null,
  'micro-time': null,
  bytes: '',
  'raw-extension': null,
  json: null,
  'fields-v1': null,
} as const;

const ZERO_OF_TYPE = { string: '', boolean: false, integer: 0, number: 0, array: [], object: {} } as const;

const NEVER_ZERO: ReadonlySet<string | undefined> = new Set(['quantity', 'raw-extension', 'json', 'fields-v1']);

/** Whether the value equals an absent one where the presence is `zero-absent`. */
export function isZeroValue(schema: StructuralSchema, value: JsonValue): boolean {
  if (NEVER_ZERO.has(schema.special)) return false;
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.length === 0;
    for (const _ in value) return false;
    return true;
  }
  return value === '' || value === 0 || value === false || value === 0n;
}
