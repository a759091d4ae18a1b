import type { JsonObject } from '../../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
  valueNotFound,
} from '../../../../meta/field-errors.js';
import { dnsLabelFaults, qualifiedNameFaults } from '../../../../meta/names.js';
import {
  compareQuantities,
  formatQuantity,
  isWholeNumber,
  parseQuantity,
  type Quantity,
  scaledInteger,
} from '../../../../meta/quantity.js';
import { mapAt, objectsAt, textAt } from '../../members.js';
import { isPodLevelResource, POD_LEVEL_RESOURCES, quantityAt } from './pod-resources.js';

/** The allowed names in a resource list. */
export interface ResourceScope {
  /** Domain of the system's own resources. */
  readonly labelDomain: string;
  /** Names of the pod's resource claims. */
  readonly claims: ReadonlySet<string>;
  /** The list is of the pod as a whole. */
  readonly podLevel: boolean;
}

const HUGE_PAGES = 'hugepages-';
/** Every known resource without a domain, in lists of containers or in quotas. */
const STANDARD_RESOURCES: ReadonlySet<string> = new Set([
  ...['', 'requests.', 'limits.'].flatMap((head) => ['cpu', 'memory', 'ephemeral-storage'].map((one) => head + one)),
  ...['pods', 'resourcequotas', 'services', 'replicationcontrollers', 'secrets', 'configmaps'],
  ...['persistentvolumeclaims', 'storage', 'requests.storage', 'services.nodeports', 'services.loadbalancers'],
]);
const CONTAINER_RESOURCES: ReadonlySet<string> = new Set(['cpu', 'memory', 'ephemeral-storage']);

/** Whether the system defines the resource: no domain, its own, or one below it; `my<domain>/x` is a custom one. */
export function isNative(name: string, labelDomain: string): boolean {
  const at = name.indexOf(`${labelDomain}/`);
  return !name.includes('/') || at === 0 || (at > 0 && !/[\w-]/.test(name[at - 1]!));
}

/** Whether a name is an extended resource, so that quotas can refer to it. */
export function isExtendedResource(name: string, labelDomain: string): boolean {
  if (isNative(name, labelDomain) || name.startsWith('requests.')) return false;
  return qualifiedNameFaults(`requests.${name}`).length === 0;
}

function malformedFaults(name: string, path: string, faults: FieldError[]): boolean {
  const malformed = qualifiedNameFaults(name);
  for (const fault of malformed) faults.push(invalidValue(path, name, fault));
  return malformed.length > 0;
}

/** Adds the faults of a resource name: it is a known one, or has a domain. @returns whether it has none */
export function resourceNameFaults(name: string, path: string, faults: FieldError[]): boolean {
  if (malformedFaults(name, path, faults)) return false;
  if (name.includes('/') || STANDARD_RESOURCES.has(name) || name.startsWith(HUGE_PAGES)) return true;
  faults.push(invalidValue(path, name, 'must be a standard resource type or fully qualified'));
  return false;
}

/** Faults of a resource name for containers, or the pod as a whole. */
export function podResourceNameFaults(
  name: string,
  path: string,
  scope: Pick<ResourceScope, 'podLevel' | 'labelDomain'>,
  faults: FieldError[],
): void {
  if (scope.podLevel) {
    const known = resourceNameFaults(name, path, faults);
    if (known && !isPodLevelResource(name)) faults.push(notSupported(path, name, POD_LEVEL_RESOURCES));
    return;
  }
  resourceNameFaults(name, path, faults);
  if (!name.includes('/')) {
    if (!CONTAINER_RESOURCES.has(name) && !name.startsWith(HUGE_PAGES)) {
      faults.push(invalidValue(path, name, 'must be a standard resource for containers'));
    }
  } else if (!isNative(name, scope.labelDomain)) {
    const quotaName = `requests.${name}`;
    if (name.startsWith('requests.') || qualifiedNameFaults(quotaName).length > 0) {
      faults.push(invalidValue(path, name, "doesn't follow extended resource name standard"));
    }
  }
}

/** Amounts are not negative; countable ones are whole numbers (known fault BL-103). */
function amountFaults(name: string, amount: Quantity, path: string, labelDomain: string, faults: FieldError[]): void {
  const text = formatQuantity(amount);
  if (amount.digits < 0n) faults.push(invalidValue(path, text, 'must be greater than or equal to 0'));
  if (!isNative(name, labelDomain) && !isWholeNumber(amount))
    faults.push(invalidValue(path, text, 'must be an integer'));
  if (!name.startsWith(HUGE_PAGES)) return;
  const page = parseQuantity(name.slice(HUGE_PAGES.length));
  const size = typeof page === 'string' ? 0n : scaledInteger(page);
  if (size <= 0n || !isWholeNumber(amount) || scaledInteger(amount) % size !== 0n) {
    faults.push(invalidValue(path, text, `${text} is not positive integer multiple of ${name}`));
  }
}

function claimFaults(claims: readonly JsonObject[], path: string, scope: ResourceScope, faults: FieldError[]): void {
  const seen = new Set<string>();
  const inParts = new Set<string>();
  for (const [index, claim] of claims.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    const name = textAt(claim, 'name');
    const request = textAt(claim, 'request');
    const identity = request === '' ? name : `${name}/${request}`;
    const here = `${path}.claims[${index}]`;
    if (name === '') {
      faults.push(required(here));
      continue;
    }
    // A whole claim and one of its requests overlap, in either order.
    if (seen.has(name)) faults.push(duplicate(here, name));
    else {
      for (const fault of request === '' ? [] : dnsLabelFaults(request)) {
        faults.push(invalidValue(`${here}.request`, request, fault));
      }
      if (seen.has(identity) || (request === '' && inParts.has(name))) faults.push(duplicate(here, identity));
      if (request !== '') inParts.add(name);
      seen.add(identity);
    }
    if (!scope.claims.has(name)) {
      const known = scope.claims.size === 0 ? ' which is empty' : `: ${[...scope.claims].sort().join(', ')}`;
      faults.push(valueNotFound(here, name, `must be one of the names in pod.spec.resourceClaims${known}`));
    }
  }
}

interface Seen {
  hugePages: boolean;
  computes: boolean;
}

function listFaults(list: JsonObject, path: string, scope: ResourceScope, seen: Seen, faults: FieldError[]): void {
  for (const name of Object.keys(list)) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    const value = list[name];
    if (name === 'cpu' || name === 'memory') {
      seen.computes = true;
      // Common amounts: any that is not negative is valid, and in normal form its first character shows that.
      if (typeof value === 'string' && !value.startsWith('-')) continue;
    }
    const here = `${path}[${name}]`;
    podResourceNameFaults(name, here, scope, faults);
    const amount = quantityAt(list, name);
    if (amount !== undefined) amountFaults(name, amount, here, scope.labelDomain, faults);
    if (name.startsWith(HUGE_PAGES)) seen.hugePages = true;
  }
}

/** A request is at most its limit, and equals it where overcommit is not possible. */
function requestFaults(
  requests: JsonObject,
  limits: JsonObject,
  path: string,
  scope: ResourceScope,
  faults: FieldError[],
): void {
  for (const name of Object.keys(requests)) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    const limited = Object.hasOwn(limits, name);
    if (limited && requests[name] === limits[name]) continue;
    const lends = isNative(name, scope.labelDomain) && !name.startsWith(HUGE_PAGES);
    if (!limited) {
      if (!lends) faults.push(required(`${path}.limits`, 'Limit must be set for non overcommitable resources'));
      continue;
    }
    const request = quantityAt(requests, name);
    const limit = quantityAt(limits, name);
    if (request === undefined || limit === undefined) continue;
    const order = compareQuantities(request, limit);
    const must = !lends && order !== 0 ? 'equal to' : order > 0 ? 'less than or equal to' : undefined;
    if (must === undefined) continue;
    const why = `must be ${must} ${name} limit of ${formatQuantity(limit)}`;
    faults.push(invalidValue(`${path}.requests`, formatQuantity(request), why));
  }
}

/**
 * Checks `limits`, `requests` and `claims` of a container, or of the pod as a whole, at `path`. The amounts are in
 * normal form.
 */
export function resourceRequirementsFaults(
  resources: JsonObject,
  path: string,
  scope: ResourceScope,
  faults: FieldError[],
): void {
  const limits = mapAt(resources, 'limits');
  const requests = mapAt(resources, 'requests');
  const seen: Seen = { hugePages: false, computes: false };
  listFaults(limits, `${path}.limits`, scope, seen, faults);
  listFaults(requests, `${path}.requests`, scope, seen, faults);
  requestFaults(requests, limits, path, scope, faults);
  if (seen.hugePages && !seen.computes && !scope.podLevel) {
    faults.push(forbiddenValue(path, 'HugePages require cpu or memory'));
  }
  claimFaults(objectsAt(resources, 'claims'), path, scope, faults);
}
