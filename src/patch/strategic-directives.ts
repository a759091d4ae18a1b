import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import { printJsonStart } from '../json/print.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { badRequest } from '../meta/errors.js';
import type { StructuralSchema } from '../schema/structural.js';

const DIRECTIVE = '$patch';
const RETAIN_KEYS = '$retainKeys';
const BARE_ORDER = '$setElementOrder';
const SET_ELEMENT_ORDER = `${BARE_ORDER}/`;
const BARE_DELETION = '$deleteFromPrimitiveList';
const DELETE_FROM_PRIMITIVE_LIST = `${BARE_DELETION}/`;

/** The value of `$patch`; undefined when absent. */
export type Directive = 'replace' | 'delete' | 'merge' | undefined;

/** One object of a patch, split into directives and members. */
export interface PatchParts {
  readonly directive: Directive;
  /** Members to retain in the original; undefined: all. */
  readonly retainKeys: ReadonlySet<string> | undefined;
  /** By list: the requested order of its items. */
  readonly orders: ReadonlyMap<string, readonly JsonValue[]>;
  /** By list: the scalars to remove. */
  readonly deletions: ReadonlyMap<string, readonly JsonValue[]>;
  /** The ordinary members. */
  readonly members: ReadonlyMap<string, JsonValue>;
}

function isWellKnown(value: JsonValue | undefined): value is Directive {
  return value === 'replace' || value === 'delete' || value === 'merge';
}

/** The `$patch` of an object. @throws StatusError 400 when it is unknown */
export function directiveOf(patch: JsonObject): Directive {
  const directive = getOwn(patch, DIRECTIVE);
  if (directive === undefined || isWellKnown(directive)) return directive;
  const shown = printJsonStart(directive, 100).slice(0, 100);
  throw badRequest(`unknown patch type found: ${shown}: must be replace, delete or merge`);
}

/** Splits an object of a patch. @throws StatusError 400 for directives of the wrong form */
export function patchParts(patch: JsonObject): PatchParts {
  const orders = new Map<string, readonly JsonValue[]>();
  const deletions = new Map<string, readonly JsonValue[]>();
  const members = new Map<string, JsonValue>();
  let retainKeys: ReadonlySet<string> | undefined;
  for (const [key, value] of Object.entries(patch) as [string, JsonValue][]) {
    if (key === DIRECTIVE) continue;
    if (key === RETAIN_KEYS) {
      retainKeys = new Set(stringsOf(value));
    } else if (key.startsWith(SET_ELEMENT_ORDER)) {
      orders.set(key.slice(SET_ELEMENT_ORDER.length), arrayOf(value, 'setElementOrder list'));
    } else if (key.startsWith(DELETE_FROM_PRIMITIVE_LIST)) {
      deletions.set(key.slice(DELETE_FROM_PRIMITIVE_LIST.length), arrayOf(value, 'primitive list'));
    } else if (key === BARE_ORDER) {
      throw badRequest('invalid patch format of setElementOrder list');
    } else if (key === BARE_DELETION) {
      throw badRequest('invalid patch format of primitive list');
    } else {
      members.set(key, value);
    }
  }
  for (const [key, value] of members) {
    if (retainKeys !== undefined && value !== null && !retainKeys.has(key)) {
      throw badRequest('invalid patch format of retainKeys');
    }
  }
  return { directive: directiveOf(patch), retainKeys, orders, deletions, members };
}

function arrayOf(value: JsonValue, what: string): readonly JsonValue[] {
  if (isJsonArray(value)) return value;
  throw badRequest(`invalid patch format of ${what}`);
}

function stringsOf(value: JsonValue): readonly string[] {
  const list = arrayOf(value, 'retainKeys');
  if (list.every((item): item is string => typeof item === 'string')) return list;
  throw badRequest('invalid patch format of retainKeys');
}

/** The schema of a member or of a map's value; undefined where the schema knows nothing. */
export function memberSchema(schema: StructuralSchema | undefined, key: string): StructuralSchema | undefined {
  if (schema === undefined) return undefined;
  const member = schema.properties === undefined ? undefined : getOwn(schema.properties, key);
  return member ?? schema.additionalProperties;
}

/** Whether the value is opaque: its content is data, not directives. */
export function isOpaque(schema: StructuralSchema | undefined): boolean {
  return schema?.special === 'json' || schema?.special === 'raw-extension' || schema?.special === 'fields-v1';
}

/**
 * What happens to nulls in a patch's value: without an old value of that form they are dropped, as they have nothing to
 * act on; in a replacement they stay, and are read as in any other body.
 */
export type Nulls = 'dropped' | 'kept';

/**
 * A value added by a patch. Its directives have nothing to act on and are dropped, so no `$...` member is ever stored
 * (known faults BL-001, BL-009). Undefined when there is nothing to add: `$patch: delete`, or another directive alone.
 */
export function freshValue(
  value: JsonValue,
  schema: StructuralSchema | undefined,
  nulls: Nulls,
): JsonValue | undefined {
  if (isOpaque(schema)) return value;
  if (isJsonArray(value)) return freshItems(value, schema, nulls);
  if (!isJsonObject(value)) return value;
  const parts = patchParts(value);
  if (parts.directive === 'delete') return undefined;
  const fresh: MutableJsonObject = {};
  for (const [key, member] of parts.members) {
    if (member === null && nulls === 'dropped') continue;
    const kept = freshValue(member, memberSchema(schema, key), nulls);
    if (kept !== undefined) setOwn(fresh, key, kept);
  }
  return parts.directive !== undefined && parts.members.size === 0 ? undefined : fresh;
}

/** The items added by a list of a patch, without those that are only directives. */
export function freshItems(
  items: readonly JsonValue[],
  schema: StructuralSchema | undefined,
  nulls: Nulls,
): JsonValue[] {
  const fresh: JsonValue[] = [];
  for (const item of items) {
    if (isJsonObject(item) && !isOpaque(schema?.items) && getOwn(item, DIRECTIVE) !== undefined) {
      directiveOf(item);
      continue;
    }
    const kept = freshValue(item, schema?.items, nulls);
    if (kept !== undefined) fresh.push(kept);
  }
  return fresh;
}
