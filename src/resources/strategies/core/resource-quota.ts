import type { ResourceQuota, ResourceQuotaSpec } from '../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { isWholeNumber, parseQuantity } from '../../../meta/quantity.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { listAt, mapAt, objectAt, objectsAt, textAt, type Of } from '../members.js';
import { isCounted } from './node-amounts.js';
import { resourceNameFaults } from './pod-rules/resource-requirements-validation.js';

/** `name: used/hard` for the resources that are limits, or for those that are not. */
function amountsCell(object: Typed<ResourceQuota>, limits: boolean): string {
  const status = objectAt(object, 'status');
  const [hard, used] = [mapAt(status, 'hard'), mapAt(status, 'used')];
  return Object.keys(hard)
    .filter((name) => name.startsWith('limits.') === limits)
    .sort()
    .map((name) => `${name}: ${String(used[name] ?? '0')}/${String(hard[name])}`)
    .join(', ');
}

/** Amounts without a domain that a quota may name; others need a domain, as in `count/jobs.batch`. */
const QUOTA_RESOURCES: ReadonlySet<string> = new Set([
  ...['', 'requests.', 'limits.'].flatMap((head) => ['cpu', 'memory', 'ephemeral-storage'].map((one) => head + one)),
  ...['pods', 'resourcequotas', 'services', 'replicationcontrollers', 'secrets', 'configmaps'],
  ...['persistentvolumeclaims', 'requests.storage', 'services.nodeports', 'services.loadbalancers'],
]);
const OF_COMPUTE = /^(limits\.|requests\.)?(cpu|memory)$/;
const OF_CLAIMS = /^(persistentvolumeclaims|requests\.storage)$/;
const OPPOSITES = [
  ['BestEffort', 'NotBestEffort'],
  ['Terminating', 'NotTerminating'],
] as const;
/** Scopes without values. */
const WITHOUT_VALUES =
  'ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity';

function isQuotaResource(name: string): boolean {
  return QUOTA_RESOURCES.has(name) || /^(requests\.)?hugepages-/.test(name);
}

/** Whether objects in the scope count towards the amount. */
function isUsedIn(scope: string, resource: string): boolean {
  if (scope === 'VolumeAttributesClass') return OF_CLAIMS.test(resource);
  if (scope === 'BestEffort') return resource === 'pods';
  return resource === 'pods' || OF_COMPUTE.test(resource);
}

/** Faults of a map of amounts at `spec.hard`, `status.hard` or `status.used`. */
function amountFaults(amounts: JsonObject, place: string, labelDomain: string, faults: FieldError[]): void {
  for (const [name, text] of Object.entries(amounts)) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `${place}[${name}]`;
    resourceNameFaults(name, path, faults);
    if (!name.includes('/') && !isQuotaResource(name)) {
      faults.push(invalidValue(path, name, 'must be a standard resource for quota'));
    }
    const amount = typeof text === 'string' ? parseQuantity(text) : undefined;
    if (typeof amount !== 'object') continue;
    if (amount.digits < 0n) faults.push(invalidValue(path, text, 'must be greater than or equal to 0'));
    if (isCounted(name, labelDomain) && !isWholeNumber(amount))
      faults.push(invalidValue(path, text, 'must be an integer'));
  }
}

function scopesFaults(spec: Of<ResourceQuotaSpec>, faults: FieldError[]): void {
  const counted = Object.keys(mapAt(spec, 'hard')).filter(isQuotaResource);
  const scopes = listAt(spec, 'scopes').map(String);
  const report = (why: string): void => void faults.push(invalidValue('spec.scopes', scopes, why));
  for (const scope of scopes) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    if (isScope(scope) && counted.some((name) => !isUsedIn(scope, name)))
      report('unsupported scope applied to resource');
  }
  for (const pair of OPPOSITES) if (pair.every((scope) => scopes.includes(scope))) report('conflicting scopes');
  const path = 'spec.scopeSelector.matchExpressions';
  const selectors = objectsAt(objectAt(spec, 'scopeSelector'), 'matchExpressions');
  for (const one of selectors) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [scope, operator, values] = [textAt(one, 'scopeName'), textAt(one, 'operator'), listAt(one, 'values')];
    if (isScope(scope) && counted.some((name) => !isUsedIn(scope, name))) {
      faults.push(invalidValue(path, objectAt(spec, 'scopeSelector'), 'unsupported scope applied to resource'));
    }
    if (isScope(scope) && !/^(PriorityClass|VolumeAttributesClass)$/.test(scope) && operator !== 'Exists') {
      const why = `must be 'Exists' when scope is any of ${WITHOUT_VALUES}`;
      faults.push(invalidValue(`${path}.operator`, operator, why));
    }
    if (/^(In|NotIn)$/.test(operator) && values.length === 0) {
      const why = "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector";
      faults.push(required(`${path}.values`, why));
    } else if (/^(Exists|DoesNotExist)$/.test(operator) && values.length > 0) {
      const why = "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector";
      faults.push(invalidValue(`${path}.values`, values, why));
    }
  }
  const selected = new Set(selectors.map((one) => textAt(one, 'scopeName')));
  for (const pair of OPPOSITES) {
    // The value shown is that of the other member, as in kube-apiserver.
    if (pair.every((scope) => selected.has(scope))) {
      faults.push(invalidValue(path, scopes.length === 0 ? null : scopes, 'conflicting scopes'));
    }
  }
}

function isScope(scope: string): boolean {
  return /^((Not)?(BestEffort|Terminating)|PriorityClass|VolumeAttributesClass|CrossNamespacePodAffinity)$/.test(scope);
}

function validate(object: Typed<ResourceQuota>, { subresource, naming }: StrategyContext): readonly FieldError[] {
  const faults: FieldError[] = [];
  const { labelDomain } = naming;
  if (subresource !== '') {
    const status = mapAt(object, 'status');
    for (const member of ['hard', 'used']) amountFaults(mapAt(status, member), `status.${member}`, labelDomain, faults);
    return faults;
  }
  const spec = mapAt(object, 'spec');
  amountFaults(mapAt(spec, 'hard'), 'spec.hard', labelDomain, faults);
  scopesFaults(spec, faults);
  return faults;
}

function validateUpdate(object: Typed<ResourceQuota>, stored: Typed<ResourceQuota>): readonly FieldError[] {
  const scopesOf = (quota: KubeObject): ReadonlySet<string> => new Set(listAt(quota['spec'], 'scopes').map(String));
  const [after, before] = [scopesOf(object), scopesOf(stored)] as const;
  if (after.size === before.size && [...after].every((scope) => before.has(scope))) return [];
  return [invalidValue('spec.scopes', mapAt(object, 'spec')['scopes'] ?? null, 'field is immutable')];
}

/** ResourceQuota. */
export const strategy: Strategy<ResourceQuota> = {
  validate,
  validateUpdate,
  cells: (object) => [amountsCell(object, false), amountsCell(object, true)],
};
