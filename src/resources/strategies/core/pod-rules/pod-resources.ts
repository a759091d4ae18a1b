import type { PodSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, invalidValue } from '../../../../meta/field-errors.js';
import {
  addQuantities,
  compareQuantities,
  formatQuantity,
  parseQuantity,
  type Quantity,
} from '../../../../meta/quantity.js';
import { mapAt, objectAt, objectsAt, withMember, type Of } from '../../members.js';
import { isSidecar } from './pod-status-cell.js';

/** The QoS class of a pod (status.qosClass). */
export type QosClass = 'Guaranteed' | 'Burstable' | 'BestEffort';

type Amounts = Map<string, Quantity>;

const ZERO: Quantity = { digits: 0n, exponent: 0, format: 'decimal-si' };
const HUGE_PAGES = 'hugepages-';

/** The amount under a name of a resource list; undefined when absent or invalid. */
export function quantityAt(list: JsonObject, name: string): Quantity | undefined {
  const value = Object.hasOwn(list, name) ? list[name] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const parsed = parseQuantity(String(value));
  return typeof parsed === 'string' ? undefined : parsed;
}

/** Resources allowed at pod level, in the order of messages; `hugepages-` is a prefix. */
export const POD_LEVEL_RESOURCES: readonly string[] = ['cpu', HUGE_PAGES, 'memory'];

/** Whether a resource is allowed at pod level. */
export function isPodLevelResource(name: string): boolean {
  return POD_LEVEL_RESOURCES.includes(name) || name.startsWith(HUGE_PAGES);
}

function addAll(sum: Amounts, list: JsonObject): void {
  for (const name of Object.keys(list)) {
    const amount = quantityAt(list, name);
    if (amount !== undefined) sum.set(name, addQuantities(sum.get(name) ?? ZERO, amount));
  }
}

function raiseTo(amounts: Amounts, other: ReadonlyMap<string, Quantity>): void {
  for (const [name, amount] of other) {
    const now = amounts.get(name);
    if (now === undefined || compareQuantities(amount, now) > 0) amounts.set(name, amount);
  }
}

/**
 * The containers' total requirement: the sum of those that run concurrently, and at least the peak of initialisation
 * (an init container together with the sidecars started before it).
 */
function containerTotals(spec: Of<PodSpec>, side: 'requests' | 'limits'): ReadonlyMap<string, Quantity> {
  const running: Amounts = new Map();
  for (const container of objectsAt(spec, 'containers')) addAll(running, mapAt(container['resources'], side));
  const sidecars: Amounts = new Map();
  const starting: Amounts = new Map();
  for (const container of objectsAt(spec, 'initContainers')) {
    const list = mapAt(container['resources'], side);
    if (isSidecar(container)) {
      addAll(running, list);
      addAll(sidecars, list);
      raiseTo(starting, sidecars);
    } else {
      const moment: Amounts = new Map(sidecars);
      addAll(moment, list);
      raiseTo(starting, moment);
    }
  }
  raiseTo(running, starting);
  return running;
}

/**
 * Default pod-level requests: the containers' total where they have requests, the pod-level limit otherwise. Limits of
 * huge pages follow from the containers' limits (facts/defaults.tsv).
 */
export function withPodLevelResources(spec: Of<PodSpec>): JsonObject {
  const resources = objectAt(spec, 'resources');
  if (resources === undefined) return spec;
  let next = resources;
  const limits = mapAt(next, 'limits');
  const requests = mapAt(next, 'requests');
  if (Object.keys(limits).length === 0 && Object.keys(requests).length === 0) return spec;
  const addedLimits: { [name: string]: string } = {};
  for (const [name, amount] of containerTotals(spec, 'limits')) {
    const given = Object.hasOwn(limits, name) || Object.hasOwn(requests, name);
    if (name.startsWith(HUGE_PAGES) && !given) addedLimits[name] = formatQuantity(amount);
  }
  if (Object.keys(addedLimits).length > 0) next = withMember(next, 'limits', { ...limits, ...addedLimits });

  const totals = containerTotals(spec, 'requests');
  const addedRequests: { [name: string]: string } = {};
  for (const [name, limit] of Object.entries(mapAt(next, 'limits'))) {
    if (!isPodLevelResource(name) || Object.hasOwn(requests, name)) continue;
    const total = totals.get(name);
    if (total !== undefined && !name.startsWith(HUGE_PAGES)) addedRequests[name] = formatQuantity(total);
    else if (typeof limit === 'string') addedRequests[name] = limit;
  }
  if (Object.keys(addedRequests).length > 0) next = withMember(next, 'requests', { ...requests, ...addedRequests });
  return next === resources ? spec : withMember(spec, 'resources', next);
}

/** Faults of pod-level resources at `path` below those of the containers. */
export function podTotalFaults(spec: Of<PodSpec>, resources: JsonObject, path: string, faults: FieldError[]): void {
  const totals = (side: 'requests' | 'limits', chosen: (name: string) => boolean): void => {
    const given = mapAt(resources, side);
    for (const [name, total] of containerTotals(spec, side)) {
      const amount = chosen(name) ? quantityAt(given, name) : undefined;
      if (amount === undefined || compareQuantities(total, amount) <= 0) continue;
      const why = `must be greater than or equal to aggregate container ${side} of ${formatQuantity(total)}`;
      faults.push(invalidValue(`${path}.${side}[${name}]`, formatQuantity(amount), why));
    }
  };
  totals('requests', () => true);
  totals('limits', (name) => name.startsWith(HUGE_PAGES));
  const limits = mapAt(resources, 'limits');
  for (const [index, container] of objectsAt(spec, 'containers').entries()) {
    const own = mapAt(container['resources'], 'limits');
    for (const name of Object.keys(own)) {
      const [limit, most] = [quantityAt(own, name), quantityAt(limits, name)];
      if (limit === undefined || most === undefined || compareQuantities(limit, most) <= 0) continue;
      const why = `must be less than or equal to pod limits of ${formatQuantity(most)}`;
      faults.push(invalidValue(`${path}.containers[${index}][${name}].limits`, formatQuantity(limit), why));
    }
  }
}

/** Whether the amount is present and positive. In normal form the first character is enough, without a parse. */
function positive(list: JsonObject, name: string): boolean {
  const value = Object.hasOwn(list, name) ? list[name] : undefined;
  return typeof value === 'string' && value !== '0' && !value.startsWith('-');
}

/** Whether the request equals the limit; an absent request defaults to it. */
function sameAmount(requests: JsonObject, limits: JsonObject, name: string): boolean {
  if (!Object.hasOwn(requests, name) || requests[name] === limits[name]) return true;
  const request = quantityAt(requests, name);
  const limit = quantityAt(limits, name);
  return request !== undefined && limit !== undefined && compareQuantities(request, limit) === 0;
}

/**
 * The class that follows from cpu and memory: BestEffort without any requests, Guaranteed when every container has
 * limits and equal requests, Burstable otherwise. Pod-level resources replace those of the containers.
 */
export function qosClassOf(spec: Of<PodSpec>): QosClass {
  const pod = objectAt(spec, 'resources');
  const askers =
    pod !== undefined
      ? [pod]
      : [...objectsAt(spec, 'containers'), ...objectsAt(spec, 'initContainers')].map((one) => mapAt(one, 'resources'));
  let asked = false;
  let guaranteed = askers.length > 0;
  for (const asker of askers) {
    const requests = mapAt(asker, 'requests');
    const limits = mapAt(asker, 'limits');
    for (const name of ['cpu', 'memory']) {
      const limited = positive(limits, name);
      if (limited || positive(requests, name)) asked = true;
      if (guaranteed && !(limited && sameAmount(requests, limits, name))) guaranteed = false;
    }
  }
  if (!asked) return 'BestEffort';
  return guaranteed ? 'Guaranteed' : 'Burstable';
}
