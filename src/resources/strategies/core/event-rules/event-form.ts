import { isJsonObject } from '../../../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../../../json/types.js';
import type { KubeObject } from '../../../../meta/object.js';

/** apiVersion of the stored form, the older of the two. */
const CORE_EVENT = 'v1';

/** Member names of the two forms of one event: core and events group. Members not listed have one name in both. */
const EVENT_NAMES: readonly (readonly [core: string, events: string])[] = [
  ['involvedObject', 'regarding'],
  ['message', 'note'],
  ['reportingComponent', 'reportingController'],
  ['source', 'deprecatedSource'],
  ['firstTimestamp', 'deprecatedFirstTimestamp'],
  ['lastTimestamp', 'deprecatedLastTimestamp'],
  ['count', 'deprecatedCount'],
];

const TO_EVENTS: ReadonlyMap<string, string> = new Map(EVENT_NAMES);
const TO_CORE: ReadonlyMap<string, string> = new Map(EVENT_NAMES.map(([core, events]) => [events, core]));

/** Whether the event is in the core form. */
export function isCoreForm(event: KubeObject): boolean {
  return event.apiVersion === CORE_EVENT;
}

/** The name of a core member in this event's form. */
export function eventMember(event: KubeObject, coreName: string): string {
  return isCoreForm(event) ? coreName : (TO_EVENTS.get(coreName) ?? coreName);
}

/** Members printed even when unset. Both forms always have the first pair. */
function withFixedMembers(members: { [name: string]: JsonValue }, core: boolean): JsonObject {
  const about = core ? 'involvedObject' : 'regarding';
  if (!Object.hasOwn(members, about)) members[about] = {};
  const source = core ? 'source' : 'deprecatedSource';
  if (!Object.hasOwn(members, source)) members[source] = {};
  if (core) {
    for (const name of ['reportingComponent', 'reportingInstance']) {
      if (!Object.hasOwn(members, name)) members[name] = '';
    }
  } else {
    for (const name of ['reportingController', 'reportingInstance']) if (members[name] === '') delete members[name];
  }
  return members;
}

/**
 * The event in the form of another group. The stored form is the core one; the fields are the same under other names.
 *
 * Example: core `{involvedObject: {name: "a"}, message: "b"}` is `{regarding: {name: "a"}, note: "b"}`.
 */
export function convertEvent(event: KubeObject, to: string): KubeObject {
  const core = to === CORE_EVENT;
  if (isCoreForm(event) === core) return event.apiVersion === to ? event : { ...event, apiVersion: to };
  const names = core ? TO_CORE : TO_EVENTS;
  const members: { [name: string]: JsonValue } = {};
  for (const [name, value] of Object.entries(event)) {
    if (value !== undefined && name !== '__proto__') members[names.get(name) ?? name] = value;
  }
  return { ...withFixedMembers(members, core), kind: event.kind, apiVersion: to, metadata: event.metadata };
}

/** A member of the event by its core name. */
export function eventValue(event: KubeObject, coreName: string): JsonValue | undefined {
  const name = eventMember(event, coreName);
  return Object.hasOwn(event, name) ? event[name] : undefined;
}

/** A text member of the event by its core name; `''` when it is absent. */
export function eventText(event: KubeObject, coreName: string): string {
  const value = eventValue(event, coreName);
  return typeof value === 'string' ? value : '';
}

/** An object member of the event by its core name. */
export function eventPart(event: KubeObject, coreName: string): JsonObject | undefined {
  const value = eventValue(event, coreName);
  return isJsonObject(value) ? value : undefined;
}
