import type { LimitRange } from '../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import { compareQuantities, parseQuantity, type Quantity, scaledInteger } from '../../../meta/quantity.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { has, mapAt, objectsAt, textAt, withChanged, withItems, withMember } from '../members.js';
import { isNative, podResourceNameFaults, resourceNameFaults } from './pod-rules/resource-requirements-validation.js';

const LISTS = ['max', 'min', 'default', 'defaultRequest', 'maxLimitRequestRatio'] as const;
const STANDARD_TYPES: readonly string[] = ['Pod', 'Container', 'PersistentVolumeClaim'];
const ONE = parseQuantity('1') as Quantity;
/** Below it, amounts in thousandths fit 64 bits. */
const MOST_WITH_THOUSANDTHS = (2n ** 63n - 1n) / 1000n;

/** A container's default limit is its maximum, and its default request the default limit, else the minimum. */
function withContainerDefaults(item: JsonObject): JsonObject {
  if (textAt(item, 'type') !== 'Container') return item;
  const limits = { ...mapAt(item, 'max'), ...mapAt(item, 'default') };
  const requests = { ...mapAt(item, 'min'), ...limits, ...mapAt(item, 'defaultRequest') };
  const limited = Object.keys(limits).length === 0 ? item : withMember(item, 'default', limits);
  return Object.keys(requests).length === 0 ? limited : withMember(limited, 'defaultRequest', requests);
}

function typeFaults(type: string, path: string, faults: FieldError[]): void {
  const malformed = qualifiedNameFaults(type);
  for (const fault of malformed) faults.push(invalidValue(path, type, fault));
  if (malformed.length > 0 || type.includes('/') || STANDARD_TYPES.includes(type)) return;
  faults.push(invalidValue(path, type, 'must be a standard limit type or fully qualified'));
}

/** One amount of a limit, as text and as number. */
interface Amount {
  readonly text: string;
  readonly value: Quantity;
}

function amountAt(item: JsonObject, list: (typeof LISTS)[number], resource: string): Amount | undefined {
  const text = textAt(mapAt(item, list), resource);
  const value = text === '' ? 'absent' : parseQuantity(text);
  return typeof value === 'string' ? undefined : { text, value };
}

/** Faults of the amounts of one resource, which ascend from minimum over default request and default to maximum. */
function orderFaults(
  item: JsonObject,
  resource: string,
  path: string,
  labelDomain: string,
  faults: FieldError[],
): void {
  const [max, min, limit, request, ratio] = LISTS.map((list) => amountAt(item, list, resource));
  const compare = (
    small: [string, Amount | undefined],
    great: [string, Amount | undefined],
    list: string,
    shown?: Amount,
  ): void => {
    const [[smallName, smaller], [greatName, greater]] = [small, great];
    if (smaller === undefined || greater === undefined || compareQuantities(smaller.value, greater.value) <= 0) return;
    const why = `${smallName} value ${smaller.text} is greater than ${greatName} value ${greater.text}`;
    faults.push(invalidValue(`${path}.${list}[${resource}]`, shown?.text, why));
  };
  compare(['min', min], ['max', max], 'min', min);
  compare(['min', min], ['default request', request], 'defaultRequest', request);
  compare(['default request', request], ['max', max], 'defaultRequest', request);
  compare(['default request', request], ['default limit', limit], 'defaultRequest', request);
  compare(['min', min], ['default', limit], 'default', min);
  compare(['default', limit], ['max', max], 'default', max);
  if (ratio !== undefined) ratioFaults(ratio, min, max, `${path}.maxLimitRequestRatio[${resource}]`, faults);
  const differ = limit !== undefined && request !== undefined && compareQuantities(limit.value, request.value) !== 0;
  // Custom resources and huge pages cannot be overcommitted.
  if (differ && (!isNative(resource, labelDomain) || resource.startsWith('hugepages-'))) {
    const why = `default value ${limit.text} must equal to defaultRequest value ${request.text} in ${resource}`;
    faults.push(invalidValue(`${path}.defaultRequest[${resource}]`, request.text, why));
  }
}

function ratioFaults(
  ratio: Amount,
  min: Amount | undefined,
  max: Amount | undefined,
  path: string,
  faults: FieldError[],
): void {
  if (compareQuantities(ratio.value, ONE) < 0) {
    faults.push(invalidValue(path, ratio.text, `ratio ${ratio.text} is less than 1`));
  }
  if (min === undefined || max === undefined) return;
  const amounts = [ratio, max, min].map(({ value }) => value);
  // In thousandths if they fit 64 bits, else in whole numbers.
  const inThousandths = amounts.every((value) => scaledInteger(value, 0) < MOST_WITH_THOUSANDTHS);
  const [most, greatest, least] = amounts.map((value) => Number(scaledInteger(value, inThousandths ? -3 : 0)));
  const allowed = greatest! / least!;
  // 0 / 0 is NaN, and no ratio is greater.
  if (!(most! / (inThousandths ? 1000 : 1) > allowed)) return;
  faults.push(invalidValue(path, ratio.text, `ratio ${ratio.text} is greater than max/min = ${allowed.toFixed(6)}`));
}

function itemFaults(item: JsonObject, path: string, labelDomain: string, faults: FieldError[]): void {
  const type = textAt(item, 'type');
  const ofPods = type === 'Pod';
  const lists = LISTS.filter((list) => !(ofPods && list.startsWith('default')));
  const resources = new Set<string>();
  for (const list of lists) {
    for (const resource of Object.keys(mapAt(item, list))) {
      const at = `${path}.${list}[${resource}]`;
      resources.add(resource);
      if (ofPods || type === 'Container') {
        podResourceNameFaults(resource, at, { podLevel: false, labelDomain }, faults);
      } else resourceNameFaults(resource, at, faults);
    }
  }
  for (const list of ['default', 'defaultRequest']) {
    if (ofPods && has(item, list)) {
      faults.push(forbiddenValue(`${path}.${list}`, "may not be specified when `type` is 'Pod'"));
    }
  }
  if (type === 'PersistentVolumeClaim' && !has(mapAt(item, 'min'), 'storage') && !has(mapAt(item, 'max'), 'storage')) {
    const why = 'either minimum or maximum storage value is required, but neither was provided';
    faults.push(required(`${path}.limits`, why));
  }
  for (const resource of resources) orderFaults(item, resource, path, labelDomain, faults);
}

function validate(object: Typed<LimitRange>, { naming }: StrategyContext): readonly FieldError[] {
  const faults: FieldError[] = [];
  const types = new Set<string>();
  for (const [index, item] of objectsAt(object['spec'], 'limits').entries()) {
    const path = `spec.limits[${index}]`;
    const type = textAt(item, 'type');
    typeFaults(type, `${path}.type`, faults);
    if (types.has(type)) faults.push(duplicate(`${path}.type`, type));
    types.add(type);
    itemFaults(item, path, naming.labelDomain, faults);
  }
  return faults;
}

/** LimitRange. */
export const strategy: Strategy<LimitRange> = {
  applyDefaults: (object) => withChanged(object, 'spec', (spec) => withItems(spec, 'limits', withContainerDefaults)),
  validate,
};
