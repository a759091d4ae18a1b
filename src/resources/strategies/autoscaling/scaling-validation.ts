import { getOwn } from '../../../json/own-property.js';
import type { JsonObject } from '../../../json/types.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
} from '../../../meta/field-errors.js';
import { apiVersionFault } from '../../../meta/gvk.js';
import { parseQuantity } from '../../../meta/quantity.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { podResourceNameFaults } from '../core/pod-rules/resource-requirements-validation.js';
import { referenceFaults } from '../reference-names.js';

/** The member with the source of each type of metric, in the order in which several are looked at. */
const SOURCES = {
  Object: 'object',
  External: 'external',
  Pods: 'pods',
  Resource: 'resource',
  ContainerResource: 'containerResource',
} as const;
const METRIC_TYPES = Object.keys(SOURCES).sort();
const TARGET_TYPES = ['Utilization', 'Value', 'AverageValue'];

/** The required amounts of each source's target: one of two, reported at the second; not both where `both` says so. */
const AMOUNTS = {
  object: { of: ['value', 'averageValue'], none: 'must set either a target value or averageValue' },
  external: {
    of: ['value', 'averageValue'],
    none: 'must set either a target value for metric or a per-pod target',
    both: ['value', 'may not set both a target value for metric and a per-pod target'],
  },
  pods: { of: ['averageValue'], none: 'must specify a positive target averageValue' },
  resource: {
    of: ['averageValue', 'averageUtilization'],
    none: 'must set either a target raw value or a target utilization',
    both: ['averageValue', 'may not set both a target raw value and a target utilization'],
  },
  containerResource: {
    of: ['averageValue', 'averageUtilization'],
    none: 'must set either a target raw value or a target utilization',
    both: ['averageValue', 'may not set both a target raw value and a target utilization'],
  },
} as const satisfies Record<string, { of: readonly string[]; none: string; both?: readonly [string, string] }>;

function targetFaults(target: JsonObject, path: string, faults: FieldError[]): void {
  const type = textAt(target, 'type');
  if (type === '') faults.push(required(`${path}.type`, 'must specify a metric target type'));
  if (!TARGET_TYPES.includes(type)) {
    faults.push(invalidValue(`${path}.type`, type, 'must be either Utilization, Value, or AverageValue'));
  }
  for (const member of ['value', 'averageValue']) {
    const text = getOwn(target, member);
    const amount = typeof text === 'string' ? parseQuantity(text) : undefined;
    if (typeof amount === 'object' && amount.digits <= 0n) {
      faults.push(invalidValue(`${path}.${member}`, text, 'must be positive'));
    }
  }
}

function sourceFaults(source: JsonObject, member: keyof typeof AMOUNTS, path: string, faults: FieldError[]): void {
  const target = mapAt(source, 'target');
  const { of, none, both }: { of: readonly string[]; none: string; both?: readonly [string, string] } = AMOUNTS[member];
  targetFaults(target, `${path}.target`, faults);
  const given = of.filter((amount) => has(target, amount));
  if (given.length === 0) faults.push(required(`${path}.target.${of.at(-1)}`, none));
  if (given.length === 2 && both !== undefined) faults.push(forbiddenValue(`${path}.target.${both[0]}`, both[1]));
}

function metricFaults(metric: JsonObject, path: string, labelDomain: string, faults: FieldError[]): void {
  const type = textAt(metric, 'type');
  const expected = getOwn(SOURCES, type) as keyof typeof AMOUNTS | undefined;
  if (type === '') faults.push(required(`${path}.type`, 'must specify a metric source type'));
  if (expected === undefined) faults.push(notSupported(`${path}.type`, type, METRIC_TYPES));
  const given = Object.values(SOURCES).filter((member) => has(metric, member));
  const [first] = given;
  if (first !== undefined) sourceFaults(mapAt(metric, first), first, `${path}.${first}`, faults);
  const resource = first === 'containerResource' ? textAt(mapAt(metric, first), 'name') : '';
  if (resource !== '') {
    podResourceNameFaults(resource, `${path}.containerResource.name`, { podLevel: false, labelDomain }, faults);
  }
  if (expected !== undefined && !given.includes(expected)) {
    faults.push(required(`${path}.${expected}`, 'must populate information for the given metric source'));
  }
  if (given.length === 1) return;
  // Only the first one is validated.
  const hides = given.slice(1).map((member) => `${path}.${member}`);
  for (const member of given) {
    if (member === expected) continue;
    const surplus = forbiddenValue(`${path}.${member}`, 'must populate the given metric source only');
    faults.push({ ...surplus, hides });
  }
}

/**
 * Faults of an autoscaler's spec in the form of version 2, besides those of the schema.
 *
 * @param bound the smallest allowed minimum
 */
export function scalingFaults(spec: JsonObject, { labelDomain }: NamingProfile, bound: 0 | 1): readonly FieldError[] {
  const faults: FieldError[] = [];
  const [least, most] = [numberAt(spec, 'minReplicas'), numberAt(spec, 'maxReplicas') ?? 0];
  if (least !== undefined && least < bound) {
    faults.push(invalidValue('spec.minReplicas', least, `must be greater than or equal to ${bound}`));
  }
  if (most === 0) faults.push(required('spec.maxReplicas', 'must be set and greater than 0'));
  if (least !== undefined && most < least) {
    faults.push(invalidValue('spec.maxReplicas', most, 'must be greater than or equal to `minReplicas`'));
  }
  faults.push(...referenceFaults(mapAt(spec, 'scaleTargetRef'), 'spec.scaleTargetRef', { segments: ['kind', 'name'] }));
  const metrics = objectsAt(spec, 'metrics');
  for (const [index, metric] of metrics.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    metricFaults(metric, `spec.metrics[${index}]`, labelDomain, faults);
  }
  const fromOutside = metrics.some((metric) => ['Object', 'External'].includes(textAt(metric, 'type')));
  if (least === 0 && !fromOutside) {
    const why = 'must specify at least one Object or External metric to support scaling to zero replicas';
    faults.push(forbiddenValue('spec.metrics', why));
  }
  for (const direction of ['scaleUp', 'scaleDown']) {
    const rules = objectAt(objectAt(spec, 'behavior'), direction);
    if (rules === undefined) continue;
    const path = `spec.behavior.${direction}`;
    if (listAt(rules, 'policies').length === 0) {
      faults.push(required(`${path}.policies`, 'must specify at least one Policy'));
    }
    const tolerance = textAt(rules, 'tolerance');
    const amount = tolerance === '' ? undefined : parseQuantity(tolerance);
    if (typeof amount === 'object' && amount.digits < 0n) {
      faults.push(invalidValue(`${path}.tolerance`, tolerance, 'must be greater than or equal to 0'));
    }
  }
  return faults;
}

/** Faults of the apiVersion of the scale target. Only replication controllers have a group without a name. */
export function targetVersionFaults(spec: JsonObject): readonly FieldError[] {
  const target = mapAt(spec, 'scaleTargetRef');
  const version = textAt(target, 'apiVersion');
  const field = 'spec.scaleTargetRef.apiVersion';
  const fault = apiVersionFault(version);
  if (fault !== undefined) return [invalidValue(field, version, fault)];
  const hasGroup = version.indexOf('/') > 0;
  if (hasGroup || textAt(target, 'kind') === 'ReplicationController') return [];
  return [invalidValue(field, version, 'apiVersion must specify API group')];
}
