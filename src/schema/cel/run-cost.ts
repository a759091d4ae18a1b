import { CostExceeded } from './work.js';
import { codePoints } from './code-points.js';
import { ListValue, MapValue, Opaque, Optional, type Value } from './values.js';

/** Factors and base costs of cel-go's cost model, in its units. */
export const COST = {
  selectOrIdent: 1,
  listCreate: 10,
  mapCreate: 30,
  structCreate: 40,
  stringTraversal: 0.1,
  regexLength: 0.25,
} as const;

/** The cost of an authorization check, which lets one expression afford two. */
export const AUTHORIZATION_CHECK_COST = 350_000;

/** The size of a value for the costs of calls: characters, bytes, items, entries; 1 for everything else. */
function sizeOf(value: Value | undefined): number {
  if (typeof value === 'string') return codePoints(value);
  if (value instanceof Uint8Array || value instanceof ListValue) return value.length;
  if (value instanceof MapValue) return value.size;
  if (value instanceof Opaque) return value.size();
  return 1;
}

/** As `sizeOf`, but an optional has the size of its content. */
function sizeWithin(value: Value | undefined): number {
  return value instanceof Optional && value.value !== undefined ? sizeWithin(value.value) : sizeOf(value);
}

/** Values without their own cost, short texts and empty lists, cost 1. */
const FREE_VALUES = 20;
/** A walk over so many values is aborted. */
const MOST_WALKED = 2_000_000;

/** One pass over everything in a value. @throws CostExceeded when it contains too much, such as one part many times */
function traversal(value: Value, walked = { values: 0 }): number {
  if ((walked.values += 1) > MOST_WALKED) throw new CostExceeded();
  if (typeof value === 'string') return Math.floor(Buffer.byteLength(value) * COST.stringTraversal);
  if (value instanceof Uint8Array) return Math.floor(value.length * COST.stringTraversal);
  let cost = 0;
  if (value instanceof ListValue) {
    for (const element of value) cost += traversal(element, walked);
    return cost;
  }
  if (value instanceof MapValue) {
    for (const key of value.keys()) cost += traversal(key, walked) + traversal(value.find(key) ?? null, walked);
    return cost;
  }
  return 1;
}

/** One pass over a text of the given length, times `passes`. */
function pass(size: number, passes = 1): number {
  return Math.ceil(size * passes * COST.stringTraversal);
}

function matching(text: number, pattern: number): number {
  return Math.ceil((1 + text) * COST.stringTraversal) * Math.ceil(pattern * COST.regexLength);
}

/** The result's part of a call's cost. `args` has the receiver first. */
type CallCost = (args: readonly Value[], result: Value, overload: string) => number;

const ONE: CallCost = () => 1;
const firstPass: CallCost = ([text]) => pass(sizeOf(text));
const firstTwice: CallCost = ([text]) => pass(sizeOf(text), 2);
const walk: CallCost = ([value]) => {
  const walked = { values: 0 };
  const cost = value === undefined ? 0 : traversal(value, walked);
  return Math.max(cost, Math.floor(walked.values / FREE_VALUES));
};
const find: CallCost = ([text, pattern]) => matching(sizeOf(text), sizeOf(pattern));

function containsAddress(extra: (cidr: number) => number, textOverload: string): CallCost {
  return ([cidr, other], _result, overload) =>
    pass(sizeOf(cidr), 2) + extra(sizeOf(cidr)) + (overload === textOverload ? pass(sizeOf(other)) : 0);
}

/** Costs by function name: the libraries of Kubernetes. They precede those of overloads. */
const BY_NAME: ReadonlyMap<string, CallCost> = new Map<string, CallCost>([
  ['check', () => AUTHORIZATION_CHECK_COST],
  ...names('serviceAccount path group resource subresource namespace name allowed reason error errored', ONE),
  ...names('isSorted sum max min indexOf lastIndexOf', walk),
  ...names('url lowerAscii upperAscii substring trim', firstPass),
  ...names('replace split', firstTwice),
  ['join', (_args, result) => pass(sizeOf(result), 2)],
  ...names('find findAll', find),
  ...names('cidr isIP isCIDR quantity isQuantity semver isSemver', firstPass),
  ['ip', ([value], _result, overload) => (overload === 'cidr_ip' ? 1 : pass(sizeOf(value)))],
  ['ip.isCanonical', firstTwice],
  ...names('masked prefixLength family isUnspecified isLoopback', ONE),
  ...names('isLinkLocalMulticast isLinkLocalUnicast isGlobalUnicast format.named', ONE),
  ['containsIP', containsAddress(() => 0, 'cidr_contains_ip_string')],
  ['containsCIDR', containsAddress((cidr) => pass(cidr) + 1, 'cidr_contains_cidr_string')],
  ...names('sign asInteger isInteger asApproximateFloat isGreaterThan isLessThan compareTo', ONE),
  ...names('add sub major minor patch', ONE),
  ...names('getScheme getHostname getHost getPort getEscapedPath getQuery', ONE),
]);

function names(list: string, cost: CallCost): (readonly [string, CallCost])[] {
  return list.split(' ').map((name) => [name, cost]);
}

/** The upper bound of `sizeWithin`, without counting a text's characters: the true value is at least half. */
function mostWithin(value: Value | undefined): number {
  if (value instanceof Optional && value.value !== undefined) return mostWithin(value.value);
  return typeof value === 'string' ? value.length : sizeOf(value);
}

/** Avoids counting a text each time that is compared with much shorter ones. */
const smaller: CallCost = ([one, other]) => {
  const [first, second] = [mostWithin(one), mostWithin(other)];
  if (2 * first <= second) return pass(sizeWithin(one));
  if (2 * second <= first) return pass(sizeWithin(other));
  return pass(Math.min(sizeWithin(one), sizeWithin(other)));
};
const added: CallCost = ([one, other]) => pass(sizeWithin(one) + sizeWithin(other));
const firstText: CallCost = ([text]) => pass(sizeWithin(text));
const setOf =
  (factor: number): CallCost =>
  ([one, other]) =>
    1 + Math.floor(sizeOf(one) * sizeOf(other) * factor);

/** A call and a new list, with so much work per unit of size. */
function newList(size: number, factor = 1): number {
  return Math.floor(size * factor) + 1 + COST.listCreate;
}

const output: CallCost = (_args, result) => newList(sizeOf(result));
const flattening: CallCost = ([list, depth]) => newList(sizeOf(list), typeof depth === 'bigint' ? Number(depth) : 1);
const comparing = (list: Value | undefined): number => {
  const size = sizeOf(list);
  const first = list instanceof ListValue && size > 0 ? list.at(0) : null;
  const text = typeof first === 'string' || first instanceof Uint8Array;
  return newList(size * size, text ? 2 + COST.stringTraversal : 2);
};
const sorting: CallCost = ([list]) => comparing(list);
const sortingBy: CallCost = ([, keys]) => comparing(keys);

/** Costs by overload: the standard library and the extensions of cel-go. */
const BY_OVERLOAD: ReadonlyMap<string, CallCost> = new Map<string, CallCost>([
  ...names(
    'starts_with_string ends_with_string string_to_bytes bytes_to_string strings_quote string_format',
    firstText,
  ),
  ['in_list', ([, list]) => sizeWithin(list)],
  ...['less', 'greater', 'less_equals', 'greater_equals'].flatMap((name) =>
    names(`${name}_string ${name}_bytes`, smaller),
  ),
  ...names('equals not_equals', smaller),
  ...names('add_string add_bytes', added),
  ['matches_string', ([text, pattern]) => matching(sizeWithin(text), sizeWithin(pattern))],
  ['contains_string', ([text, part]) => pass(sizeWithin(text)) * pass(sizeWithin(part))],
  ...names('list_sets_contains_list list_sets_intersects_list', setOf(1)),
  ['list_sets_equivalent_list', setOf(2)],
  ...names('list_slice lists_range list_reverse', output),
  ...names('list_flatten list_flatten_int', flattening),
  ['list_distinct', sorting],
]);

function formatCost([format, text]: readonly Value[]): number {
  const size = format instanceof Opaque && 'patternSize' in format ? Number(format.patternSize) : 0;
  return matching(sizeOf(text), size);
}

/**
 * The cost of a call without its arguments, as a function stored with the call.
 * @param overload empty when several may apply
 */
export function callCost(name: string, overload: string): CallCost {
  // Each element type has a separate overload.
  if (overload.endsWith('_sort')) return sorting;
  if (overload.endsWith('_sortByAssociatedKeys')) return sortingBy;
  const byOverload = BY_OVERLOAD.get(overload);
  if (byOverload !== undefined && overload.startsWith('list')) return byOverload;
  if (name === 'validate') return formatCost;
  if (name === '_==_') return equality;
  return BY_NAME.get(name) ?? byOverload ?? ONE;
}

function equality(args: readonly Value[], result: Value): number {
  const [one] = args;
  return one instanceof Opaque ? 1 : smaller(args, result, 'equals');
}
