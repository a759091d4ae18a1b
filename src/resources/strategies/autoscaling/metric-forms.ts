import { isJsonArray, isJsonObject } from '../../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { mapAt, objectAt, textAt } from '../members.js';

/** Members with a value. */
function given(members: { readonly [name: string]: JsonValue | undefined }): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}

/** The members in this order, then the others: annotations are text, where the order of members matters. */
function inOrder(object: JsonObject, ...names: readonly string[]): JsonObject {
  const first = Object.fromEntries(names.map((name) => [name, object[name]]));
  return given({ ...first, ...object });
}

/** The object of a metric; required members are present even if empty. */
function targetIn({ kind = '', name = '', ...rest }: JsonObject): JsonObject {
  return { kind, name, ...rest };
}

/** The selector of a metric in annotations. */
function selectorOf(source: JsonObject): JsonObject | undefined {
  const { selector } = mapAt(source, 'metric');
  if (!isJsonObject(selector)) return undefined;
  const { matchLabels, matchExpressions } = selector;
  return given({
    matchLabels: isJsonObject(matchLabels) ? inOrder(matchLabels, ...Object.keys(matchLabels).sort()) : undefined,
    matchExpressions: isJsonArray(matchExpressions)
      ? matchExpressions.map((each) => (isJsonObject(each) ? inOrder(each, 'key', 'operator', 'values') : each))
      : undefined,
  });
}

function metricOf(old: JsonObject, nameMember: string, selectorMember: string): JsonObject {
  return given({ name: old[nameMember] ?? '', selector: old[selectorMember] });
}

/** The target of a metric: the type determines which amount counts. */
function targetOf(amounts: {
  readonly value?: JsonValue | undefined;
  readonly averageValue?: JsonValue | undefined;
  readonly averageUtilization?: JsonValue | undefined;
}): JsonObject {
  const type =
    amounts.averageUtilization !== undefined
      ? 'Utilization'
      : amounts.averageValue !== undefined
        ? 'AverageValue'
        : 'Value';
  return given({ type, ...amounts });
}

/**
 * How one metrics source is written in the two versions, for target (`target`) and measurement (`current`). Version 1
 * keeps metrics in annotations, in an older form with flat members.
 */
interface SourceForms {
  /** From version 2. `amounts` are the members of its target or current value. */
  old(source: JsonObject, amounts: JsonObject, part: 'target' | 'current'): JsonObject;
  /** To version 2. */
  fresh(old: JsonObject, part: 'target' | 'current'): JsonObject;
}

function amountsFor(part: 'target' | 'current', amounts: Parameters<typeof targetOf>[0]): JsonObject {
  return part === 'target' ? targetOf(amounts) : given({ ...amounts });
}

/** `targetAverageValue` or `currentAverageValue`. */
function member(part: 'target' | 'current', name: string): string {
  return `${part}${name}`;
}

const RESOURCE: SourceForms = {
  old: (source, amounts, part) =>
    given({
      name: source['name'],
      [member(part, 'AverageUtilization')]: amounts['averageUtilization'],
      [member(part, 'AverageValue')]: amounts['averageValue'] ?? (part === 'current' ? '0' : undefined),
      container: source['container'],
    }),
  fresh: (old, part) =>
    given({
      name: old['name'] ?? '',
      [part]: amountsFor(part, {
        averageUtilization: old[member(part, 'AverageUtilization')],
        averageValue: old[member(part, 'AverageValue')],
      }),
      container: old['container'],
    }),
};

/** The sources by the member of a metric, in annotation order. */
const SOURCES: Readonly<Record<string, SourceForms>> = {
  object: {
    old: (source, amounts, part) =>
      given({
        target: targetIn(mapAt(source, 'describedObject')),
        metricName: textAt(mapAt(source, 'metric'), 'name'),
        [member(part, 'Value')]: amounts['value'] ?? '0',
        selector: selectorOf(source),
        averageValue: amounts['averageValue'],
      }),
    fresh: (old, part) => ({
      describedObject: old['target'] ?? {},
      metric: metricOf(old, 'metricName', 'selector'),
      [part]: amountsFor(part, {
        value: part === 'current' || old['averageValue'] === undefined ? old[member(part, 'Value')] : undefined,
        averageValue: old['averageValue'],
      }),
    }),
  },
  pods: {
    old: (source, amounts, part) =>
      given({
        metricName: textAt(mapAt(source, 'metric'), 'name'),
        [member(part, 'AverageValue')]: amounts['averageValue'] ?? '0',
        selector: selectorOf(source),
      }),
    fresh: (old, part) => ({
      metric: metricOf(old, 'metricName', 'selector'),
      [part]: amountsFor(part, { averageValue: old[member(part, 'AverageValue')] }),
    }),
  },
  resource: RESOURCE,
  containerResource: RESOURCE,
  external: {
    old: (source, amounts, part) =>
      given({
        metricName: textAt(mapAt(source, 'metric'), 'name'),
        metricSelector: selectorOf(source),
        [member(part, 'Value')]: amounts['value'] ?? (part === 'current' ? '0' : undefined),
        [member(part, 'AverageValue')]: amounts['averageValue'],
      }),
    fresh: (old, part) => ({
      metric: metricOf(old, 'metricName', 'metricSelector'),
      [part]: amountsFor(part, {
        value:
          part === 'current' || old[member(part, 'AverageValue')] === undefined
            ? old[member(part, 'Value')]
            : undefined,
        averageValue: old[member(part, 'AverageValue')],
      }),
    }),
  },
};

/** A metric of version 2 in the form of version 1's annotations. */
export function oldMetric(metric: JsonObject, part: 'target' | 'current'): JsonObject {
  const old: { [name: string]: JsonValue } = { type: textAt(metric, 'type') };
  for (const [name, forms] of Object.entries(SOURCES)) {
    const source = objectAt(metric, name);
    if (source !== undefined) old[name] = forms.old(source, mapAt(source, part), part);
  }
  return old;
}

/** A metric from the annotations of version 1 in the form of version 2. */
export function freshMetric(old: JsonObject, part: 'target' | 'current'): JsonObject {
  const metric: { [name: string]: JsonValue } = { type: textAt(old, 'type') };
  for (const [name, forms] of Object.entries(SOURCES)) {
    const source = objectAt(old, name);
    if (source !== undefined) metric[name] = forms.fresh(source, part);
  }
  return metric;
}
