import type { Expr } from './ast.js';
import type { CelType } from './cel-type.js';
import { ANY_SIZE, exactly, NOTHING, plus, scaled, times, UNBOUNDED, type Range } from './cost-range.js';
import { AUTHORIZATION_CHECK_COST, COST } from './run-cost.js';

/** A receiver or argument, with the known bounds of its size. */
export interface SizedNode {
  readonly expr: Expr;
  readonly type: CelType | undefined;
  /** From the expression or the schema; undefined when unknown. */
  readonly computedSize: Range | undefined;
  readonly size: Range;
  /** For a list in the schema: the size of its items. */
  readonly elementSize: Range | undefined;
}

/** The cost of a call and, for texts, bytes, lists and maps, the size of its result. */
export interface CallEstimate {
  readonly cost: Range;
  readonly size?: Range | undefined;
}

type Estimate = (
  target: SizedNode | undefined,
  args: readonly SizedNode[],
  overload: string,
) => CallEstimate | undefined;

const ONE = exactly(1);
const TEXT = COST.stringTraversal;

/** One pass over a text, times `passes`. */
function pass(size: Range, passes = 1): Range {
  return scaled(size, passes * TEXT);
}

const nominal: Estimate = () => ({ cost: ONE });

/** Functions that visit each item of a list, or each character of a text, once. */
const walk: Estimate = (target) => {
  if (target === undefined) return undefined;
  const element = target.type?.params[0];
  if (element === undefined) return { cost: pass(target.size) };
  const texts = element.kind === 'string' || element.kind === 'bytes';
  return { cost: times(target.size, texts ? plus(ONE, pass(target.elementSize ?? ANY_SIZE)) : ONE) };
};

const readFirst: Estimate = (_target, [text]) => text && { cost: pass(text.size) };
const sameSize: Estimate = (target) => target && { cost: pass(target.size), size: target.size };

/** Sizes after replacing `from` by `to` in a text as often as possible, and as seldom. */
function replacedSize(text: Range, from: Range, to: Range): Range {
  const most =
    from.min === 0
      ? { count: text.max < UNBOUNDED ? text.max + 1 : text.max, kept: text.max }
      : to.max <= from.min
        ? { count: 0, kept: text.max }
        : { count: Math.ceil(text.max / from.min), kept: 0 };
  const least =
    from.max === 0
      ? { count: text.min + 1, kept: text.min }
      : from.max <= to.min
        ? { count: 0, kept: text.min }
        : { count: Math.ceil(text.min / from.max), kept: 0 };
  return plus(times({ min: least.count, max: most.count }, to), { min: least.kept, max: most.kept });
}

const replace: Estimate = (target, [from, to]) => {
  if (target === undefined || from === undefined || to === undefined) return undefined;
  return { cost: pass(target.size, 2), size: replacedSize(target.size, from.size, to.size) };
};

const split: Estimate = (target, [, limit]) => {
  if (target === undefined) return undefined;
  const given = limit?.expr.kind === 'literal' && typeof limit.expr.value === 'bigint' ? limit.expr.value : undefined;
  const max = given === undefined ? target.size.max : given < 0n ? UNBOUNDED : Number(given);
  return { cost: pass(target.size, 2), size: { min: 0, max } };
};

const join: Estimate = (target, [separator]) => {
  if (target?.type?.kind !== 'list') return undefined;
  const list = target.size;
  const between = { min: Math.max(0, list.min - 1), max: Math.max(0, list.max - 1) };
  const items = times(list, target.elementSize ?? ANY_SIZE);
  const size = separator === undefined ? items : plus(items, times(separator.size, between));
  return { cost: pass(size), size };
};

function matching(text: Range, pattern: Range): Range {
  return times(pass(plus(text, ONE)), scaled(pattern, COST.regexLength));
}

const find: Estimate = (target, [pattern]) => {
  if (target === undefined || pattern === undefined) return undefined;
  return { cost: matching(target.size, pattern.size), size: { min: 0, max: target.size.max } };
};

/** Addresses have 4 or 16 bytes. */
const ADDRESS: Range = { min: 4, max: 16 };

function containsAddress(extra: Range, textOverload: string): Estimate {
  return (_target, [other], overload) => {
    const text = overload === textOverload && other !== undefined ? pass(other.size) : NOTHING;
    return { cost: plus(pass(plus(ADDRESS, ADDRESS)), extra, text) };
  };
}

/** The longest pattern behind a named format that costs assume. */
const FORMAT_PATTERN = 128;

const validate: Estimate = (_target, [text]) =>
  text && { cost: scaled(pass(text.size), FORMAT_PATTERN * COST.regexLength) };

function selectorCost(length: Range): Range {
  const requirements = scaled(scaled(length, 0.5), COST.listCreate + COST.structCreate);
  return plus(exactly(COST.listCreate), pass(length), requirements);
}

const selector: Estimate = (_target, args) =>
  args.length === 1 && args[0] !== undefined ? { cost: selectorCost(args[0].size) } : undefined;

const equality: Estimate = (_target, [one, other]) => {
  const name = one?.type?.name;
  if (name === undefined || name !== other?.type?.name) return undefined;
  switch (name) {
    case 'net.IP':
    case 'net.CIDR':
    case 'kubernetes.Quantity':
    case 'kubernetes.Semver':
      return { cost: ONE };
    case 'kubernetes.NamedFormat':
      return { cost: pass({ min: 1, max: 64 }) };
    case 'kubernetes.URL':
      return { cost: pass({ min: 1, max: other.computedSize?.max ?? 1 }) };
    default:
      return undefined;
  }
};

function rows(names: string, estimate: Estimate): (readonly [string, Estimate])[] {
  return names.split(' ').map((name) => [name, estimate]);
}

/** The libraries of Kubernetes, by function name; they precede cel-go's costs of overloads. */
const BY_NAME: ReadonlyMap<string, Estimate> = new Map<string, Estimate>([
  ['check', () => ({ cost: exactly(AUTHORIZATION_CHECK_COST) })],
  ...rows('serviceAccount path group resource subresource namespace name allowed reason error errored', nominal),
  ...rows('fieldSelector labelSelector', selector),
  ...rows('isSorted sum max min indexOf lastIndexOf', walk),
  ['url', (_target, [text]) => text && { cost: pass(text.size), size: text.size }],
  ...rows('lowerAscii upperAscii substring trim', sameSize),
  ['replace', replace],
  ['split', split],
  ['join', join],
  ...rows('find findAll', find),
  ...rows('cidr isIP isCIDR quantity isQuantity semver isSemver', readFirst),
  ['ip', (target, args, overload) => (overload === 'cidr_ip' ? { cost: ONE } : readFirst(target, args, overload))],
  ['ip.isCanonical', (_target, [text]) => text && { cost: pass(text.size, 2) }],
  ...rows('masked prefixLength family isUnspecified isLoopback', nominal),
  ...rows('isLinkLocalMulticast isLinkLocalUnicast isGlobalUnicast format.named', nominal),
  ['containsIP', containsAddress(NOTHING, 'cidr_contains_ip_string')],
  ['containsCIDR', containsAddress(plus(pass(ADDRESS), ONE), 'cidr_contains_cidr_string')],
  ['validate', validate],
  ...rows('sign asInteger isInteger asApproximateFloat isGreaterThan isLessThan compareTo', nominal),
  ...rows('add sub major minor patch', nominal),
  ...rows('getScheme getHostname getHost getPort getEscapedPath getQuery', nominal),
  ['_==_', equality],
]);

function newList(size: Range, factor = 1): CallEstimate {
  return { cost: plus(scaled(size, factor), ONE, exactly(COST.listCreate)), size };
}

/** The literal number, or a default. */
function written(node: SizedNode | undefined, otherwise: number): number {
  if (node?.expr.kind !== 'literal' || typeof node.expr.value !== 'bigint') return otherwise;
  return Math.max(0, Number(node.expr.value));
}

function sets(factor: number): Estimate {
  return (_target, [one, other]) => one && other && { cost: plus(scaled(times(one.size, other.size), factor), ONE) };
}

/** Unlike other sizes, these do not come from the schema when the expression has none. */
function knownSize(node: SizedNode): Range {
  return node.computedSize ?? ANY_SIZE;
}

function sorted(node: SizedNode | undefined, overload: string): CallEstimate | undefined {
  if (node === undefined) return undefined;
  const text = overload.startsWith('list_string') || overload.startsWith('list_bytes');
  return newList(times(node.size, node.size), text ? 2 + TEXT : 2);
}

const smaller: Estimate = (_target, [one, other]) => {
  if (one === undefined || other === undefined) return undefined;
  const max = Math.min(knownSize(one).max, knownSize(other).max);
  return { cost: pass({ min: max > 0 ? 1 : 0, max }) };
};

const added: Estimate = (_target, [one, other], overload) => {
  if (one === undefined || other === undefined) return undefined;
  const size = plus(knownSize(one), knownSize(other));
  return { cost: overload === 'add_list' ? ONE : pass(size), size };
};

const ofFirst: Estimate = (_target, [text]) => text && { cost: pass(knownSize(text)) };

/** cel-go's own functions and extensions, by overload. */
const BY_OVERLOAD: ReadonlyMap<string, Estimate> = new Map<string, Estimate>([
  ['string_format', (target) => target && { cost: pass(knownSize(target)) }],
  [
    'string_to_bytes',
    (_target, [text]) => text && { cost: pass(knownSize(text)), size: times(knownSize(text), { min: 1, max: 4 }) },
  ],
  [
    'bytes_to_string',
    (_target, [bytes]) =>
      bytes && {
        cost: pass(knownSize(bytes)),
        size: { min: Math.floor(knownSize(bytes).min / 4), max: knownSize(bytes).max },
      },
  ],
  [
    'strings_quote',
    (_target, [text]) =>
      text && {
        cost: pass(knownSize(text)),
        size: plus(times(knownSize(text), { min: 1, max: 2 }), exactly(2)),
      },
  ],
  ...rows('starts_with_string ends_with_string', ofFirst),
  ['in_list', (_target, [, list]) => list && { cost: knownSize(list) }],
  [
    'matches_string',
    (target, [pattern]) => target && pattern && { cost: matching(knownSize(target), knownSize(pattern)) },
  ],
  [
    'contains_string',
    (target, [part]) => target && part && { cost: times(pass(knownSize(target)), pass(knownSize(part))) },
  ],
  ...rows('add_string add_bytes add_list', added),
  ...['less', 'greater', 'less_equals', 'greater_equals'].flatMap((name) =>
    rows(`${name}_string ${name}_bytes`, smaller),
  ),
  ...rows('equals not_equals', smaller),
  ...rows('list_sets_contains_list list_sets_intersects_list', sets(1)),
  ['list_sets_equivalent_list', sets(2)],
  [
    'list_slice',
    (target, [start, end]) =>
      target && newList(exactly(Math.max(0, written(end, target.size.max) - written(start, 0)))),
  ],
  ['lists_range', (_target, [count]) => newList(exactly(written(count, UNBOUNDED)))],
  ['list_reverse', (target) => target && newList(target.size)],
  ['list_flatten', (target) => target && newList(target.size)],
  ['list_flatten_int', (target, [depth]) => target && newList(target.size, written(depth, UNBOUNDED))],
  ['list_distinct', (target) => target && newList(times(target.size, target.size), 2)],
]);

/** The cost of one overload of a call without its arguments. */
export function estimateCall(
  name: string,
  overload: string,
  target: SizedNode | undefined,
  args: readonly SizedNode[],
): CallEstimate {
  const byOverload = BY_OVERLOAD.get(overload);
  const extension = overload.startsWith('list_') && byOverload !== undefined;
  const estimate =
    (extension ? byOverload(target, args, overload) : undefined) ??
    (overload.endsWith('_sort') ? sorted(target, overload) : undefined) ??
    (overload.endsWith('_sortByAssociatedKeys') ? sorted(args[0], overload) : undefined) ??
    BY_NAME.get(name)?.(target, args, overload) ??
    byOverload?.(target, args, overload);
  return estimate ?? { cost: ONE };
}
