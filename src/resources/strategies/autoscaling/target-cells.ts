import type { JsonObject } from '../../../json/types.js';
import { NONE, UNKNOWN } from '../cells.js';
import { mapAt, numberAt, objectAt, textAt } from '../members.js';

/** Metrics in a cell; further ones are only counted. */
const SHOWN = 2;

const SOURCES: Readonly<Record<string, string>> = {
  Object: 'object',
  Pods: 'pods',
  Resource: 'resource',
  ContainerResource: 'containerResource',
  External: 'external',
};

/** Present and wanted value of each metric: `cpu: 12%/80%, 5/10 (avg)`. */
export function targetsCell(metrics: readonly JsonObject[], current: readonly JsonObject[]): string {
  if (metrics.length === 0) return NONE;
  const shown = metrics.slice(0, SHOWN).map((metric, index) => targetCell(metric, current[index]));
  const more = metrics.length - shown.length;
  return more > 0 ? `${shown.join(', ')} + ${more} more...` : shown.join(', ');
}

function targetCell(metric: JsonObject, current: JsonObject | undefined): string {
  const type = textAt(metric, 'type');
  const source = SOURCES[type];
  if (source === undefined) return '<unknown type>';
  const target = mapAt(objectAt(metric, source), 'target');
  const seen = mapAt(objectAt(current, source), 'current');
  const averages = typeof target['averageValue'] === 'string';
  if (source === 'resource' || source === 'containerResource') {
    const name = textAt(objectAt(metric, source), 'name');
    return averages
      ? `${name}: ${amount(seen, 'averageValue')}/${amount(target, 'averageValue')}`
      : `${name}: ${share(seen, UNKNOWN)}/${share(target, '<auto>')}`;
  }
  if (source === 'pods') return `${amount(seen, 'averageValue')}/${amount(target, 'averageValue')}`;
  return averages
    ? `${amount(seen, 'averageValue')}/${amount(target, 'averageValue')} (avg)`
    : `${amount(seen, 'value')}/${amount(target, 'value')}`;
}

function amount(values: JsonObject, member: string): string {
  const value = textAt(values, member);
  return value === '' ? UNKNOWN : value;
}

function share(values: JsonObject, absent: string): string {
  const value = numberAt(values, 'averageUtilization');
  return value === undefined ? absent : `${value}%`;
}
