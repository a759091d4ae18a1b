import { equalJson } from '../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
  tooMany,
} from '../../../meta/field-errors.js';
import { dnsSubdomainFaults, qualifiedNameFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Environment } from '../../../schema/cel/environment.js';
import type { ObjectUpdate } from '../../strategy.js';
import { selectorValues } from '../ratcheting.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';
import { reviewVersionFaults, webhookPathFaults, webhookPortFaults, webhookUrlFaults } from '../webhook-client.js';
import { wildcardFaults } from '../wildcard-faults.js';
import { hookConditionFaults } from './policy-expressions.js';

/** Supported review versions. */
const REVIEW_VERSIONS = ['v1', 'v1beta1'];
/** Bounds of a webhook's timeout, in seconds. */
const TIMEOUT = [1, 30] as const;

/** Faults of how a webhook is reached: by one URL, or by one service. */
function clientFaults(client: JsonObject, path: string, faults: FieldError[]): void {
  const [byUrl, service] = [has(client, 'url'), objectAt(client, 'service')];
  if (byUrl === (service !== undefined)) {
    faults.push(required(path, 'exactly one of url or service is required'));
  } else if (byUrl) faults.push(...webhookUrlFaults(textAt(client, 'url'), `${path}.url`));
  else if (service !== undefined) {
    faults.push(...webhookPortFaults(numberAt(service, 'port') ?? 443, `${path}.service.port`));
    // Each is reported at the other's place, as in kube-apiserver.
    if (textAt(service, 'namespace') === '') faults.push(required(`${path}.service.name`));
    if (textAt(service, 'name') === '') faults.push(required(`${path}.service.namespace`));
    faults.push(...webhookPathFaults(textAt(service, 'path'), `${path}.service.path`));
  }
}

/**
 * Faults of resources that another entry already covers. A wildcard counts against wildcards after it; plain names are
 * reported wherever the wildcard is.
 */
function resourcesFaults(resources: readonly JsonValue[], path: string, faults: FieldError[]): void {
  const names = resources.map(String);
  const wildcards = new Set(names.filter((name) => name.startsWith('*/') || name.endsWith('/*')));
  const earlier = new Set<string>();
  for (const [index, name] of names.entries()) {
    const slash = name.indexOf('/');
    if (slash < 0) continue;
    const [resource, sub] = [name.slice(0, slash), name.slice(slash + 1)];
    const covering = resource === '*' || sub === '*' ? earlier : wildcards;
    for (const wildcard of [`${resource}/*`, `*/${sub}`]) {
      if (covering.has(wildcard)) {
        const why = `if '${wildcard}' is present, must not specify ${name}`;
        faults.push(invalidValue(`${path}[${index}]`, name, why));
      }
    }
    earlier.add(name);
  }
  if (names.length > 1 && names.includes('*/*')) {
    faults.push(invalidValue(path, names, "if '*/*' is present, must not specify other resources"));
  }
  if (names.includes('*') && names.some((name) => name !== '*' && !name.includes('/'))) {
    const why = "if '*' is present, must not specify other resources without subresources";
    faults.push(invalidValue(path, names, why));
  }
}

/** Faults of the rules of a webhook or policy, besides those of the schema. */
export function requestRuleFaults(rule: JsonObject, path: string, faults: FieldError[]): void {
  wildcardFaults(listAt(rule, 'operations'), `${path}.operations`, 'operations', faults);
  wildcardFaults(listAt(rule, 'apiGroups'), `${path}.apiGroups`, 'API groups', faults);
  wildcardFaults(listAt(rule, 'apiVersions'), `${path}.apiVersions`, 'API versions', faults);
  resourcesFaults(listAt(rule, 'resources'), `${path}.resources`, faults);
}

function reviewFaults(versions: readonly JsonValue[], path: string, faults: FieldError[]): void {
  faults.push(...reviewVersionFaults(versions, (index) => `${path}[${index}]`));
  if (versions.length > 0 && !REVIEW_VERSIONS.some((version) => versions.includes(version))) {
    faults.push(invalidValue(path, versions, `must include at least one of ${REVIEW_VERSIONS.join(', ')}`));
  }
}

/** Most conditions of a webhook or policy. */
const MOST_CONDITIONS = 64;

/** Faults of conditions at `path`: their names and blank expressions; the schema reports missing ones. */
export function matchConditionFaults(conditions: readonly JsonObject[], path: string, faults: FieldError[]): void {
  if (conditions.length > MOST_CONDITIONS) faults.push(tooMany(path, conditions.length, MOST_CONDITIONS));
  const names = new Set<string>();
  for (const [index, condition] of conditions.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const expression = textAt(condition, 'expression');
    if (expression !== '' && expression.trim() === '') faults.push(required(`${path}[${index}].expression`));
    const name = textAt(condition, 'name');
    if (name === '') continue;
    for (const fault of qualifiedNameFaults(name)) faults.push(invalidValue(`${path}[${index}].name`, name, fault));
    if (names.has(name)) faults.push(duplicate(`${path}[${index}].name`, name));
    names.add(name);
  }
}

/** Whether `webhooksFaults` reports the schema's fault: the service. */
export function reportsServiceFault({ field, reason }: FieldError): boolean {
  return reason === 'FieldValueRequired' && /\.clientConfig\.service\.(?:name|namespace)$/.test(field);
}

/** A name with a domain of three parts at least, such as `check.example.com`. */
function qualifiedFaults(name: string, path: string, faults: FieldError[]): void {
  if (name === '') return;
  const malformed = dnsSubdomainFaults(name);
  for (const fault of malformed) faults.push(invalidValue(path, name, fault));
  if (malformed.length === 0 && name.split('.').length < 3) {
    const why = 'should be a domain with at least three segments separated by dots';
    faults.push(invalidValue(path, name, why));
  }
}

/** Faults of the webhooks of a configuration. */
export function webhooksFaults(object: KubeObject, expressions: () => Environment): readonly FieldError[] {
  const faults: FieldError[] = [];
  const names = new Set<string>();
  const hooks = objectsAt(object, 'webhooks');
  for (const [index, hook] of hooks.entries()) {
    const path = `webhooks[${index}]`;
    const name = textAt(hook, 'name');
    qualifiedFaults(name, `${path}.name`, faults);
    if (name !== '' && names.has(name)) faults.push(duplicate(`${path}.name`, name));
    names.add(name);
    const timeout = numberAt(hook, 'timeoutSeconds');
    if (timeout !== undefined && (timeout < TIMEOUT[0] || timeout > TIMEOUT[1])) {
      const why = 'the timeout value must be between 1 and 30 seconds';
      faults.push(invalidValue(`${path}.timeoutSeconds`, timeout, why));
    }
    for (const [at, rule] of objectsAt(hook, 'rules').entries())
      requestRuleFaults(rule, `${path}.rules[${at}]`, faults);
    clientFaults(mapAt(hook, 'clientConfig'), `${path}.clientConfig`, faults);
    matchConditionFaults(objectsAt(hook, 'matchConditions'), `${path}.matchConditions`, faults);
    reviewFaults(listAt(hook, 'admissionReviewVersions'), `${path}.admissionReviewVersions`, faults);
  }
  faults.push(...hookConditionFaults(hooks, expressions));
  return faults;
}

/** Allowed side effects, and those allowed before dry run existed. */
const HARMLESS = ['None', 'NoneOnDryRun'];
const ONCE_ALLOWED = [...HARMLESS, 'Some', 'Unknown'];

/**
 * The relevant faults of an update: names, review versions and side effects of webhooks must satisfy today's rules only
 * when those of the stored configuration did.
 */
export function ratchetWebhooks(faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] {
  const { object, stored } = update;
  const before = objectsAt(stored, 'webhooks');
  const unique = new Set(before.map((hook) => textAt(hook, 'name'))).size === before.length;
  const reviewable = before.every((hook) => {
    const versions = listAt(hook, 'admissionReviewVersions');
    return versions.length === 0 || versions.some((version) => REVIEW_VERSIONS.includes(String(version)));
  });
  const harmless = before.every((hook) => HARMLESS.includes(textAt(hook, 'sideEffects')));
  const now = objectsAt(object, 'webhooks');
  const conditionsOf = (hooks: readonly JsonObject[]): JsonValue =>
    hooks.map((hook) => listAt(hook, 'matchConditions'));
  const isSelectorAsBefore = selectorValues(update);
  const sameConditions = equalJson(conditionsOf(now), conditionsOf(before));
  return faults.flatMap((fault): readonly FieldError[] => {
    const [, index = '', member = ''] = /^webhooks\[(\d+)\]\.(\w+)$/.exec(fault.field) ?? [];
    if (member === 'name' && !unique && fault.reason === 'FieldValueDuplicate') return [];
    if (member === 'admissionReviewVersions' && !reviewable && fault.reason === 'FieldValueInvalid') return [];
    if (sameConditions && /^webhooks\[\d+\]\.matchConditions\b/.test(fault.field)) return [];
    if (isSelectorAsBefore(fault)) return [];
    if (member !== 'sideEffects' || harmless) return [fault];
    const given = now[Number(index)]?.['sideEffects'];
    if (typeof given !== 'string') return [required(fault.field, `must specify one of ${ONCE_ALLOWED.join(', ')}`)];
    return ONCE_ALLOWED.includes(given) ? [] : [notSupported(fault.field, given, ONCE_ALLOWED)];
  });
}
