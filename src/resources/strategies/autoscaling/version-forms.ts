import { isJsonArray, isJsonObject } from '../../../json/own-property.js';
import { withHtmlEscapes } from '../../../json/html-escapes.js';
import { printJson } from '../../../json/print.js';
import { parseJson } from '../../../json/parse.js';
import type { JsonArray, JsonObject, JsonValue } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { mapAt, numberAt, objectAt, objectsAt, textAt, withoutMember, withOrWithout } from '../members.js';
import { freshBehavior, oldBehavior } from './behavior-forms.js';
import { freshMetric, oldMetric } from './metric-forms.js';

/** Members that version 1 lacks are kept in annotations, as JSON. */
const PARTS = ['metrics', 'current-metrics', 'conditions', 'behavior'] as const;

type Part = (typeof PARTS)[number];

function annotation(part: Part, naming: NamingProfile): string {
  return `autoscaling.alpha.${naming.labelDomain}/${part}`;
}

/** Longest annotation that is read back; an object is never larger. */
const MAX_TEXT = 3 << 20;

/** The value of an annotation; undefined when it is not our JSON. */
function readPart(annotations: JsonObject, part: Part, naming: NamingProfile): JsonValue | undefined {
  const text = annotations[annotation(part, naming)];
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  try {
    // Values rejected in a body are rejected in an annotation, too.
    return parseJson(Buffer.from(text)).value;
  } catch {
    return undefined;
  }
}

function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}

/** Whether version 1 has a member for the metric: CPU as a percentage of the requests. */
function isCpuShare(metric: JsonObject, part: 'target' | 'current'): boolean {
  const resource = objectAt(metric, 'resource');
  return (
    textAt(metric, 'type') === 'Resource' &&
    textAt(resource, 'name') === 'cpu' &&
    numberAt(objectAt(resource, part), 'averageUtilization') !== undefined
  );
}

function cpuShare(metrics: readonly JsonObject[], part: 'target' | 'current'): JsonValue | undefined {
  const metric = metrics.find((each) => isCpuShare(each, part));
  return mapAt(mapAt(metric, 'resource'), part)['averageUtilization'];
}

function withAnnotations(object: KubeObject, annotations: JsonObject): KubeObject {
  const kept = Object.keys(annotations).length === 0 ? undefined : annotations;
  return { ...object, metadata: withOrWithout(object.metadata, 'annotations', kept) };
}

function otherAnnotations(annotations: JsonObject, naming: NamingProfile): JsonObject {
  return PARTS.reduce((left, part) => withoutMember(left, annotation(part, naming)), annotations);
}

/**
 * The object without the annotations of version 1, which mean nothing in version 2 and would be taken for its parts.
 */
export function withoutParts(object: KubeObject, naming: NamingProfile): KubeObject {
  const annotations = mapAt(object.metadata, 'annotations');
  const others = otherAnnotations(annotations, naming);
  return others === annotations ? object : withAnnotations(object, others);
}

/** An absent time of a condition is null in an annotation; the order of members differs there. */
function withTime(condition: JsonValue): JsonValue {
  if (!isJsonObject(condition)) return condition;
  const { type = '', status = '', lastTransitionTime = null, reason, message } = condition;
  return {
    type,
    status,
    lastTransitionTime,
    ...(reason === undefined ? {} : { reason }),
    ...(message === undefined ? {} : { message }),
  };
}

function withoutTime(condition: JsonObject): JsonObject {
  return condition['lastTransitionTime'] === null ? withoutMember(condition, 'lastTransitionTime') : condition;
}

/** Which annotations represent the spec and which the status. */
const BELONGING = { spec: ['metrics', 'behavior'], status: ['current-metrics', 'conditions'] } as const;

/** The object of version 1 with the spec or status annotations of another one, or without them. */
export function withPartsOf(
  object: KubeObject,
  other: KubeObject | undefined,
  of: keyof typeof BELONGING,
  naming: NamingProfile,
): KubeObject {
  const source = mapAt(other?.metadata, 'annotations');
  const before = mapAt(object.metadata, 'annotations');
  const after = BELONGING[of].reduce((annotations, part) => {
    const name = annotation(part, naming);
    return withOrWithout(annotations, name, source[name]);
  }, before);
  return after === before ? object : withAnnotations(object, after);
}

/** Version 2 as version 1: one metric becomes a member, the rest annotations. */
export function toVersion1(object: KubeObject, to: string, naming: NamingProfile): KubeObject {
  const { metrics: _metrics, behavior, ...spec } = mapAt(object, 'spec');
  const { currentMetrics: _current, conditions, ...status } = mapAt(object, 'status');
  const metrics = objectsAt(object['spec'], 'metrics');
  const current = objectsAt(object['status'], 'currentMetrics');
  const others = metrics.filter((metric) => !isCpuShare(metric, 'target'));
  const parts: Readonly<Record<Part, JsonArray | JsonObject | undefined>> = {
    metrics: others.map((metric) => oldMetric(metric, 'target')),
    'current-metrics': current.map((metric) => oldMetric(metric, 'current')),
    conditions: isJsonArray(conditions) ? conditions.map(withTime) : undefined,
    behavior: isJsonObject(behavior) ? oldBehavior(behavior) : undefined,
  };
  let annotations = otherAnnotations(mapAt(object.metadata, 'annotations'), naming);
  for (const part of PARTS) {
    const value = parts[part];
    if (value === undefined || (isJsonArray(value) && value.length === 0)) continue;
    annotations = { ...annotations, [annotation(part, naming)]: withHtmlEscapes(printJson(value)) };
  }
  return {
    ...withAnnotations(object, annotations),
    apiVersion: to,
    spec: withOrWithout(spec as JsonObject, 'targetCPUUtilizationPercentage', cpuShare(metrics, 'target')),
    status: {
      ...withOrWithout(status as JsonObject, 'currentCPUUtilizationPercentage', cpuShare(current, 'current')),
      currentReplicas: status['currentReplicas'] ?? 0,
    },
  };
}

function cpuMetric(part: 'target' | 'current', share: JsonValue): JsonObject {
  const amounts: JsonObject =
    part === 'target' ? { type: 'Utilization', averageUtilization: share } : { averageUtilization: share };
  return { type: 'Resource', resource: { name: 'cpu', [part]: amounts } };
}

/** The default CPU target, as a percentage of the requests. */
const DEFAULT_CPU_SHARE = 80;

function withoutZero(object: JsonObject, member: string): JsonObject {
  return object[member] === 0 ? withoutMember(object, member) : object;
}

/** Version 1 as version 2: the annotations become members again, and are removed. */
export function toVersion2(object: KubeObject, to: string, naming: NamingProfile): KubeObject {
  const annotations = mapAt(object.metadata, 'annotations');
  const { targetCPUUtilizationPercentage: share, ...spec } = mapAt(object, 'spec');
  const { currentCPUUtilizationPercentage: seen, ...status } = mapAt(object, 'status');
  const fresh = (part: Part, which: 'target' | 'current'): JsonObject[] =>
    objectsIn(readPart(annotations, part, naming)).map((old) => freshMetric(old, which));
  const targets = fresh('metrics', 'target');
  // Without any metrics, CPU is the default, which stored objects contain.
  const wanted = share ?? (targets.length === 0 ? DEFAULT_CPU_SHARE : undefined);
  const metrics = [...targets, ...(wanted === undefined ? [] : [cpuMetric('target', wanted)])];
  const measured = fresh('current-metrics', 'current');
  const current = measured.length > 0 || seen === undefined ? measured : [cpuMetric('current', seen)];
  const conditions = objectsIn(readPart(annotations, 'conditions', naming)).map(withoutTime);
  const behavior = freshBehavior(readPart(annotations, 'behavior', naming));
  return {
    ...withAnnotations(object, otherAnnotations(annotations, naming)),
    apiVersion: to,
    spec: {
      ...(spec as JsonObject),
      metrics,
      ...(behavior === undefined ? {} : { behavior }),
    },
    status: {
      ...withoutZero(status as JsonObject, 'currentReplicas'),
      ...(current.length === 0 ? {} : { currentMetrics: current }),
      ...(conditions.length === 0 ? {} : { conditions }),
    },
  };
}
