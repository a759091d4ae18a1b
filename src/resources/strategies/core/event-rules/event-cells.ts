import type { JsonValue } from '../../../../json/types.js';
import { ageOf } from '../../../../meta/duration.js';
import type { KubeObject } from '../../../../meta/object.js';
import { numberAt, objectAt, textAt } from '../../members.js';
import { eventPart, eventText, eventValue } from './event-form.js';

function sourceCell(event: KubeObject): string {
  const source = eventPart(event, 'source');
  const component = textAt(source, 'component') || eventText(event, 'reportingComponent');
  const host = textAt(source, 'host') || eventText(event, 'reportingInstance');
  return host === '' ? component : `${component}, ${host}`;
}

function countOf(event: KubeObject): number {
  const series = objectAt(event, 'series');
  const single = eventValue(event, 'count');
  if (series !== undefined) return numberAt(series, 'count') ?? 0;
  return typeof single === 'number' && single !== 0 ? single : 1;
}

/**
 * Cells of both forms: Last Seen, Object, Source, Message, First Seen, Count. Old events have first and last times, new
 * ones an event time and, when they repeat, a series.
 */
export function eventCells(event: KubeObject, now: number): readonly JsonValue[] {
  const eventTime = textAt(event, 'eventTime');
  const firstTime = eventText(event, 'firstTimestamp') || eventTime;
  const firstSeen = ageOf(firstTime, now);
  const seriesTime = textAt(objectAt(event, 'series'), 'lastObservedTime');
  const lastTime = seriesTime || eventText(event, 'lastTimestamp');
  const lastSeen = lastTime === '' ? firstSeen : ageOf(lastTime, now);
  const about = eventPart(event, 'involvedObject');
  const kind = textAt(about, 'kind').toLowerCase();
  const name = textAt(about, 'name');
  return [
    lastSeen,
    name === '' ? kind : `${kind}/${name}`,
    sourceCell(event),
    eventText(event, 'message').trim(),
    firstSeen,
    countOf(event),
  ];
}
