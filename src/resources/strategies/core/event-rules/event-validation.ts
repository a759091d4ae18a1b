import { equalJson } from '../../../../json/equal.js';
import { type FieldError, invalidValue, required } from '../../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../../meta/names.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { has, numberAt, objectAt, textAt } from '../../members.js';
import { eventMember, eventPart, eventText, eventValue, isCoreForm } from './event-form.js';

const NAME_LIMIT = 128;
const NOTE_LIMIT = 1024;
const NAMESPACE_FAULT = 'does not match event.namespace';

/** Immutable members of an event of the events group, by core name. The series may grow. */
const FROZEN = [
  'involvedObject',
  'reason',
  'message',
  'source',
  'firstTimestamp',
  'lastTimestamp',
  'count',
  'type',
  'eventTime',
  'action',
  'related',
  'reportingComponent',
  'reportingInstance',
] as const;

function limited(event: KubeObject, member: string, limit: number, faults: FieldError[]): void {
  if (Buffer.byteLength(eventText(event, member)) <= limit) return;
  faults.push(invalidValue(eventMember(event, member), '', `can have at most ${limit} characters`));
}

function requiredText(event: KubeObject, member: string, faults: FieldError[]): void {
  if (eventText(event, member) === '') faults.push(required(eventMember(event, member)));
  limited(event, member, NAME_LIMIT, faults);
}

function namespaceFaults(event: KubeObject, timed: boolean, naming: NamingProfile): readonly FieldError[] {
  const about = textAt(eventPart(event, 'involvedObject'), 'namespace');
  const own = textAt(event.metadata, 'namespace');
  const { namespaces } = naming;
  const fits =
    about === ''
      ? own === '' || own === namespaces.default || (timed && own === namespaces.system)
      : timed || about === own;
  const path = `${eventMember(event, 'involvedObject')}.namespace`;
  return fits ? [] : [invalidValue(path, about, NAMESPACE_FAULT)];
}

/**
 * The rules of the core form. An event without `eventTime` is of the old kind and only has to be in the namespace of
 * its subject; one with an event time must also have its reporter and reason (spec 1, "Event resource").
 */
export function coreEventFaults(event: KubeObject, naming: NamingProfile): readonly FieldError[] {
  const timed = textAt(event, 'eventTime') !== '';
  const namespace = namespaceFaults(event, timed, naming);
  return timed ? [...namespace, ...reportFaults(event)] : namespace;
}

/** The reporter and reason, and their length limits. */
function reportFaults(event: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  const reporter = eventText(event, 'reportingComponent');
  const path = eventMember(event, 'reportingComponent');
  if (reporter === '') faults.push(required(path));
  for (const fault of qualifiedNameFaults(reporter)) faults.push(invalidValue(path, reporter, fault));
  requiredText(event, 'reportingInstance', faults);
  requiredText(event, 'action', faults);
  requiredText(event, 'reason', faults);
  limited(event, 'message', NOTE_LIMIT, faults);
  return faults;
}

/** A series has at least two occurrences and the time of the last one. */
function seriesFaults(event: KubeObject): readonly FieldError[] {
  const series = objectAt(event, 'series');
  if (series === undefined) return [];
  const faults: FieldError[] = [];
  if ((numberAt(series, 'count') ?? 0) < 2) faults.push(invalidValue('series.count', '', 'should be at least 2'));
  if (textAt(series, 'lastObservedTime') === '') faults.push(required('series.lastObservedTime'));
  return faults;
}

/** The types of events (spec 1, "Event resource"). */
const TYPES: readonly string[] = ['Normal', 'Warning'];

/**
 * The rules of a new event of the events group: required members are set, it is in the namespace of its subject, and
 * legacy fields are unset. An event created through the core group may violate them, and can still be updated through
 * this group.
 */
export function newEventFaults(event: KubeObject, naming: NamingProfile): readonly FieldError[] {
  const time = textAt(event, 'eventTime');
  const faults: FieldError[] = [
    ...namespaceFaults(event, time !== '', naming),
    ...reportFaults(event),
    ...seriesFaults(event),
  ];
  if (time === '') faults.push(required('eventTime'));
  const type = textAt(event, 'type');
  if (!TYPES.includes(type)) faults.push(invalidValue('type', '', `has invalid value: ${type}`));
  for (const member of ['firstTimestamp', 'lastTimestamp', 'count'] as const) {
    const name = eventMember(event, member);
    if (has(event, name) && event[name] !== 0) faults.push(invalidValue(name, '', 'needs to be unset'));
  }
  const source = eventPart(event, 'source');
  for (const member of ['component', 'host']) {
    if (textAt(source, member) !== '') {
      faults.push(invalidValue(`${eventMember(event, 'source')}.${member}`, '', 'needs to be unset'));
    }
  }
  return faults;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** An update through the events group changes only the series. */
export function frozenEventFaults(event: KubeObject, stored: KubeObject): readonly FieldError[] {
  if (isCoreForm(event)) return [];
  const faults: FieldError[] = equalJson(event['series'], stored['series']) ? [] : [...seriesFaults(event)];
  for (const member of FROZEN) {
    const before = eventValue(stored, member);
    const after = eventValue(event, member);
    if (equalJson(before, after) || (isEmpty(before) && isEmpty(after))) continue;
    faults.push(invalidValue(eventMember(event, member), after, 'field is immutable'));
  }
  return faults;
}
