import { badRequest, invalid, type StatusError } from '../meta/errors.js';
import { type FieldError, forbiddenValue, notSupported } from '../meta/field-errors.js';
import type { ListOptions } from '../meta/options.js';
import type { StoreListOptions, StoreWatchOptions } from '../storage/store.js';
import type { ContinuePosition, ContinueTokens } from './continue-token.js';
import { freshnessOf, parseResourceVersion } from './resource-version.js';

const MATCH_FIELD = 'resourceVersionMatch';

function refuse(errors: readonly FieldError[], metaGroup: string): StatusError | undefined {
  return errors.length === 0 ? undefined : invalid(metaGroup, 'ListOptions', '', errors);
}

/**
 * Rejects meaningless combinations of list options (spec 1, "Version semantics for list").
 *
 * @param metaGroup group of ListOptions in the naming profile
 * @throws StatusError 422
 */
export function checkListOptions(options: ListOptions, metaGroup: string): void {
  const errors: FieldError[] = [];
  const match = options.resourceVersionMatch;
  if (match !== '') {
    if (options.resourceVersion === '') {
      errors.push(forbiddenValue(MATCH_FIELD, `${MATCH_FIELD} is forbidden unless resourceVersion is provided`));
    }
    if (options.continueToken !== '') {
      errors.push(forbiddenValue(MATCH_FIELD, `${MATCH_FIELD} is forbidden when continue is provided`));
    }
    if (match !== 'Exact' && match !== 'NotOlderThan')
      errors.push(notSupported(MATCH_FIELD, match, ['Exact', 'NotOlderThan', '']));
    if (match === 'Exact' && options.resourceVersion === '0') {
      errors.push(forbiddenValue(MATCH_FIELD, `${MATCH_FIELD} "exact" is forbidden for resourceVersion "0"`));
    }
  }
  if (options.sendInitialEvents !== undefined) {
    errors.push(forbiddenValue('sendInitialEvents', 'sendInitialEvents is forbidden for list'));
  }
  const refusal = refuse(errors, metaGroup);
  if (refusal !== undefined) throw refusal;
}

/** The same for watch. @throws StatusError 422 */
export function checkWatchOptions(options: ListOptions, metaGroup: string): void {
  const errors: FieldError[] = [];
  const match = options.resourceVersionMatch;
  if (options.sendInitialEvents !== undefined && match !== 'NotOlderThan') {
    errors.push(forbiddenValue(MATCH_FIELD, `sendInitialEvents requires setting ${MATCH_FIELD} to NotOlderThan`));
  }
  if (match !== '') {
    if (options.sendInitialEvents === undefined) {
      errors.push(
        forbiddenValue(MATCH_FIELD, `${MATCH_FIELD} is forbidden for watch unless sendInitialEvents is provided`),
      );
    }
    if (match !== 'NotOlderThan') errors.push(notSupported(MATCH_FIELD, match, ['NotOlderThan']));
    if (options.continueToken !== '') {
      errors.push(forbiddenValue(MATCH_FIELD, `${MATCH_FIELD} is forbidden when continue is provided`));
    }
  }
  const refusal = refuse(errors, metaGroup);
  if (refusal !== undefined) throw refusal;
}

/** What a list reads and where it starts. */
export interface ListStart {
  readonly at: StoreListOptions['at'];
  readonly position: ContinuePosition | undefined;
}

/**
 * The version table of spec 1 ("Version semantics for list") as a function; call after `checkListOptions`.
 *
 * @throws StatusError 400 for a bad token or version, or both together
 */
export function listStart(options: ListOptions, tokens: ContinueTokens): ListStart {
  const { resourceVersion, resourceVersionMatch } = options;
  if (options.continueToken !== '') {
    const position = tokens.parse(options.continueToken);
    if (resourceVersion !== '' && resourceVersion !== '0') {
      throw badRequest('specifying resource version is not allowed when using continue');
    }
    const at = position.revision === -1 ? ({ kind: 'latest' } as const) : exactly(position.revision);
    return { at, position };
  }
  const named = resourceVersion !== '' && parseResourceVersion(resourceVersion) !== 0;
  const exact = resourceVersionMatch === 'Exact' || (resourceVersionMatch === '' && options.limit > 0);
  if (named && exact) return { at: exactly(parseResourceVersion(resourceVersion)), position: undefined };
  return { at: freshnessOf(resourceVersion), position: undefined };
}

function exactly(revision: number): { readonly kind: 'exact'; readonly revision: number } {
  return { kind: 'exact', revision };
}

/** Where a watch starts, and whether the existing objects are sent first. */
export type WatchStart =
  | { readonly kind: 'from'; readonly start: StoreWatchOptions['start']; readonly announceSynced: boolean }
  /** `sendInitialEvents=false` without a version: changes from now on. */
  | { readonly kind: 'from-now' };

/**
 * The version table of spec 1 ("Version semantics for watch", "Streaming list"); call after `checkWatchOptions`.
 *
 * @throws StatusError 400 for a bad version
 */
export function watchStart(options: ListOptions): WatchStart {
  const freshness = freshnessOf(options.resourceVersion);
  if (options.sendInitialEvents === true) {
    return { kind: 'from', start: { kind: 'state', at: freshness }, announceSynced: options.allowWatchBookmarks };
  }
  if (freshness.kind === 'not-older-than') {
    return { kind: 'from', start: { kind: 'after', revision: freshness.revision }, announceSynced: false };
  }
  if (options.sendInitialEvents === false) return { kind: 'from-now' };
  return { kind: 'from', start: { kind: 'state', at: freshness }, announceSynced: false };
}
