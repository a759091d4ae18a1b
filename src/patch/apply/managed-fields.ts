import { equalJson } from '../../json/equal.js';
import { isJsonArray, isJsonObject, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { formatTime } from '../../meta/time.js';
import { type FieldSet, NO_FIELDS, parseFieldSet, unionOf } from './field-set.js';

/** How a manager got its fields. */
export type Operation = 'Apply' | 'Update';

/** A manager of fields: one entry of `metadata.managedFields` without the fields. */
export interface Manager {
  readonly manager: string;
  readonly operation: Operation;
  /** The version of the field names. Appliers are identified across versions. */
  readonly apiVersion: string;
  /** Empty for the main resource. */
  readonly subresource: string;
}

/** One entry of `metadata.managedFields`. */
export interface ManagedEntry extends Manager {
  /** When the manager last changed something, as RFC 3339; undefined when it never did. */
  readonly time: string | undefined;
  readonly fields: FieldSet;
}

/** The managers of one object by their identity. Never changed in place. */
export type Managers = ReadonlyMap<string, ManagedEntry>;

/** An object without managers. */
export const NO_MANAGERS: ReadonlyMap<string, ManagedEntry> = new Map();

/** The identity of a manager: its entry in JSON without time and fields, which is also the sort key. */
export function managerId({ manager, operation, apiVersion, subresource }: Manager): string {
  // Computed for each manager of each written object: concatenation is quicker than printing an object.
  let id = manager === '' ? '{' : `{"manager":${JSON.stringify(manager)},`;
  id += `"operation":"${operation}"`;
  if (operation !== 'Apply' && apiVersion !== '') id += `,"apiVersion":${JSON.stringify(apiVersion)}`;
  return subresource === '' ? `${id}}` : `${id},"subresource":${JSON.stringify(subresource)}}`;
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The managers in stored entries, which are in canonical form, so their sets are used unchanged. */
export function storedManagers(entries: JsonValue | undefined): Managers {
  if (!isJsonArray(entries) || entries.length === 0) return NO_MANAGERS;
  return decode(entries, (fields) => (isJsonObject(fields) ? fields : NO_FIELDS));
}

/**
 * The managers in a client's entries.
 *
 * @throws Error when an entry is invalid
 */
export function givenManagers(entries: readonly JsonValue[]): Managers {
  return decode(entries, parseFieldSet);
}

function decode(entries: readonly JsonValue[], fieldsOf: (value: JsonValue | undefined) => FieldSet): Managers {
  const managers = new Map<string, ManagedEntry>();
  for (const [at, entry] of entries.entries()) {
    if (!isJsonObject(entry)) throw new Error(`managed fields entry ${at} is no object`);
    const { operation, time } = entry;
    if (operation !== 'Apply' && operation !== 'Update') throw new Error('operation must be `Apply` or `Update`');
    const apiVersion = text(entry['apiVersion']);
    if (apiVersion === '') throw new Error('apiVersion must not be empty');
    const type = text(entry['fieldsType']);
    if (type === '') throw new Error(`missing fieldsType in managed fields entry ${at}`);
    if (type !== 'FieldsV1')
      throw new Error(`invalid fieldsType ${JSON.stringify(type)} in managed fields entry ${at}`);
    const decoded: ManagedEntry = {
      manager: text(entry['manager']),
      operation,
      apiVersion,
      subresource: text(entry['subresource']),
      time: typeof time === 'string' ? time : undefined,
      fields: fieldsOf(entry['fieldsV1']),
    };
    managers.set(managerId(decoded), decoded);
  }
  return managers;
}

/** Whether a client asks to reset ownership: by an empty list, or by one empty entry. */
export function asksForReset(entries: JsonValue | undefined): boolean {
  if (!isJsonArray(entries)) return false;
  return entries.length === 0 || (entries.length === 1 && isJsonObject(entries[0]) && isBlank(entries[0]));
}

function isBlank(entry: JsonObject): boolean {
  return Object.values(entry).every((value) => value === undefined || value === null || value === '');
}

/** The managers as entries of `metadata.managedFields`, appliers first, then by time; undefined when there are none. */
export function encodeManagers(managers: Managers): readonly JsonValue[] | undefined {
  if (managers.size === 0) return undefined;
  const sorted = [...managers.values()].sort(compareEntries);
  return sorted.map(({ manager, operation, apiVersion, subresource, time, fields }): JsonObject => {
    const entry: MutableJsonObject = {};
    if (manager !== '') entry['manager'] = manager;
    entry['operation'] = operation;
    entry['apiVersion'] = apiVersion;
    if (time !== undefined) entry['time'] = time;
    entry['fieldsType'] = 'FieldsV1';
    entry['fieldsV1'] = fields;
    if (subresource !== '') entry['subresource'] = subresource;
    return entry;
  });
}

function compareEntries(left: ManagedEntry, right: ManagedEntry): number {
  return (
    compareTexts(left.operation, right.operation) ||
    secondsOf(left) - secondsOf(right) ||
    compareTexts(left.manager, right.manager) ||
    compareTexts(left.apiVersion, right.apiVersion) ||
    compareTexts(left.subresource, right.subresource)
  );
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function secondsOf({ time }: ManagedEntry): number {
  const milliseconds = time === undefined ? 0 : Date.parse(time);
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000);
}

/** Whether two lists of entries differ only in times. */
export function sameButTimes(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (!isJsonArray(left) || !isJsonArray(right) || left.length !== right.length) return false;
  return left.every((entry, at) => equalJson(withoutTime(entry), withoutTime(right[at]!)));
}

function withoutTime(entry: JsonValue): JsonValue {
  if (!isJsonObject(entry)) return entry;
  const { time: _time, ...rest } = entry as JsonObject;
  return rest;
}

/** `now`, in milliseconds since the epoch, formatted for entries. */
export function entryTime(now: number): string {
  return formatTime(now);
}

/** Limit of update entries of one object. */
const MOST_UPDATERS = 10;
/** The manager that merged older update entries belong to. */
const OLD_CHANGES = 'ancient-changes';

/** Merges the oldest update entries, version by version, when they exceed the limit. */
export function capUpdaters(managers: Managers): Managers {
  if (managers.size <= MOST_UPDATERS) return managers;
  const updaters = [...managers].filter(([, { operation }]) => operation === 'Update');
  if (updaters.length <= MOST_UPDATERS) return managers;
  updaters.sort(([id, left], [other, right]) => secondsOf(left) - secondsOf(right) || compareTexts(id, other));
  const kept = new Map(managers);
  const firstOf = new Map<string, string>();
  const joined = new Map<string, FieldSet[]>();
  let count = updaters.length;
  for (const [id, entry] of updaters) {
    if (count <= MOST_UPDATERS) break;
    const { apiVersion } = entry;
    const first = firstOf.get(apiVersion);
    if (first === undefined) {
      firstOf.set(apiVersion, id);
      continue;
    }
    const old: Manager = { manager: OLD_CHANGES, operation: 'Update', apiVersion, subresource: '' };
    const bucket = managerId(old);
    const { fields } = kept.get(bucket) ?? kept.get(first)!;
    if (!kept.has(bucket)) kept.delete(first);
    const sets = joined.get(bucket);
    if (sets === undefined) joined.set(bucket, [fields, entry.fields]);
    else sets.push(entry.fields);
    kept.set(bucket, { ...old, time: entry.time, fields });
    if (id !== bucket) kept.delete(id);
    count -= 1;
  }
  for (const [bucket, sets] of joined) kept.set(bucket, { ...kept.get(bucket)!, fields: unionOf(sets) });
  return kept;
}
