import { isTrue } from '../../request/parse-info.js';
import { badRequest, invalid } from '../../meta/errors.js';
import { int64Of, parseIntFault } from '../../meta/whole-number.js';
import { type FieldError, notSupported } from '../../meta/field-errors.js';
import { fieldManagerFaults, ownershipFaults } from '../../meta/field-manager.js';
import { goBoolean } from '../../meta/go-boolean.js';
import { parseGoDuration } from '../../meta/go-duration.js';
import type { FieldValidationLevel, GetOptions, ListOptions, WriteOptions } from '../../meta/options.js';

/** The query of one request; of a repeated parameter the first value counts, unless all are read. */
export interface Query {
  get(name: string): string | undefined;
  all(name: string): readonly string[];
}

/** Limit of parameters of one request. Dropping the rest would turn a selector into "everything". */
const MOST_PARAMETERS = 200;
const NONE: readonly string[] = [];

/** The query of a request without one. */
const EMPTY_QUERY: Query = { get: () => undefined, all: () => NONE };

/** Reads the text after `?`. Malformed percent-encodings are kept unchanged. @throws StatusError 400 for too many */
export function parseQuery(text: string): Query {
  if (text === '') return EMPTY_QUERY;
  const values = new Map<string, string[]>();
  let count = 0;
  for (const part of text.split('&')) {
    if (part === '') continue;
    count += 1;
    if (count > MOST_PARAMETERS) throw badRequest(`the query has more than ${MOST_PARAMETERS} parameters`);
    const equals = part.indexOf('=');
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    const value = equals < 0 ? '' : decode(part.slice(equals + 1));
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return { all: (name) => values.get(name) ?? NONE, get: (name) => values.get(name)?.[0] };
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Options of get. @throws StatusError 400 for a removed option that would have changed the result */
export function getOptions(query: Query): GetOptions {
  if (isTrue(query.get('export'))) {
    throw badRequest('the export parameter, deprecated since v1.14, is no longer supported');
  }
  return { resourceVersion: query.get('resourceVersion') ?? '' };
}

/** Options of list, watch and deletecollection. @throws StatusError 400 on a value of the wrong type */
export function listOptions(query: Query, watch: boolean): ListOptions {
  const sendInitialEvents = query.get('sendInitialEvents');
  return {
    labelSelector: query.get('labelSelector') ?? '',
    fieldSelector: query.get('fieldSelector') ?? '',
    resourceVersion: query.get('resourceVersion') ?? '',
    resourceVersionMatch: query.get('resourceVersionMatch') ?? '',
    limit: Math.max(0, integer(query, 'limit') ?? 0),
    continueToken: query.get('continue') ?? '',
    watch,
    allowWatchBookmarks: isTrue(query.get('allowWatchBookmarks')),
    sendInitialEvents: sendInitialEvents === undefined ? undefined : isTrue(sendInitialEvents),
    timeoutSeconds: integer(query, 'timeoutSeconds'),
  };
}

/** A whole number; undefined when absent. @throws StatusError 400 */
function integer(query: Query, name: string): number | undefined {
  const text = query.get(name);
  return text === undefined ? undefined : parseInteger(text);
}

/**
 * An integer of 64 bits in decimal digits, clamped to exact numbers; an empty text counts as absent.
 *
 * @throws StatusError 400 in the words of Go's ParseInt
 */
export function parseInteger(text: string): number {
  const value = int64Of(text);
  if (value === undefined) throw badRequest(parseIntFault(text) ?? '');
  return Math.max(Math.min(Number(value), Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);
}

/** Whether the query asks for indented answers, or for compact ones; undefined when absent. */
export function prettyOf(query: Query): boolean | undefined {
  const text = query.get('pretty') ?? '';
  return text === '' ? undefined : goBoolean(text) === true;
}

/** The verb of the write options. */
export type WriteKind = 'CreateOptions' | 'UpdateOptions' | 'PatchOptions';

const LEVELS: readonly FieldValidationLevel[] = ['Ignore', 'Warn', 'Strict'];

/**
 * Options of create, update and patch. `apply` distinguishes a server-side apply from other patches; `metaGroup` is the
 * group of the options in messages.
 *
 * @throws StatusError 422
 */
export function writeOptions(query: Query, kind: WriteKind, metaGroup: string, apply = false): WriteOptions {
  const errors: FieldError[] = [];
  const dryRun = dryRunOf(query.all('dryRun'), errors);
  const fieldManager = query.get('fieldManager') ?? '';
  errors.push(...fieldManagerFaults(fieldManager, 'fieldManager'));
  const force = query.get('force');
  if (kind === 'PatchOptions') {
    const patch = { apply, manager: fieldManager, forced: force !== undefined };
    errors.push(...ownershipFaults(patch, { manager: 'fieldManager', force: 'force' }));
  }
  const asked = query.get('fieldValidation') ?? '';
  const level = LEVELS.find((known) => known === asked);
  if (asked !== '' && level === undefined)
    errors.push(notSupported('fieldValidation', asked, ['', 'Ignore', 'Strict', 'Warn']));
  if (errors.length > 0) throw invalid(metaGroup, kind, '', errors);
  return { dryRun, fieldManager, fieldValidation: level ?? 'Warn', force: isTrue(force) };
}

/** `All` once, or nothing (also written `?dryRun`); everything else goes into `errors`. */
export function dryRunOf(values: readonly string[], errors: FieldError[]): boolean {
  const given = values.filter((value) => value !== '');
  if (given.some((value) => value !== 'All')) errors.push(notSupported('dryRun', values, ['All']));
  return given.includes('All');
}

/**
 * The client's timeout for a request that is not a watch: `?timeout=30s`, never more than `limit` (milliseconds).
 *
 * @throws StatusError 400
 */
export function requestTimeout(query: Query, limit: number): number {
  const text = query.get('timeout');
  if (text === undefined || text === '') return limit;
  const asked = parseGoDuration(text);
  if (typeof asked === 'string') throw badRequest(`invalid timeout specified in the request URL - ${asked}`);
  return asked <= 0n ? limit : Math.min(Number(asked) / 1e6, limit);
}
