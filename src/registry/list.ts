import type { StoredObject } from '../meta/stored-object.js';
import type { ListOptions } from '../meta/options.js';
import { StorageError } from '../storage/errors.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { StoreListOptions, StoreListResult } from '../storage/store.js';
import type { ContinuePosition, ContinueTokens } from './continue-token.js';
import { fromStore, storageFailure } from './errors.js';
import { checkListOptions, listStart } from './list-options.js';
import type { RegistryServices } from './parts.js';
import type { ListOutcome, Registry, ServedObject } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { readSelection, readSelectors, type Selection, type Selectors } from './selection.js';

/**
 * Reads and checks the options of a selection, but not whether the resource supports the selected fields.
 *
 * @param metaGroup group of ListOptions in the naming profile
 * @throws StatusError 400 for a malformed selector, 422 for options that do not fit together
 */
export function checkSelectors(options: ListOptions, metaGroup: string): Selectors {
  const selectors = readSelectors(options);
  checkListOptions(options, metaGroup);
  return selectors;
}

/** Objects of one kind, all or in pages (spec 1, "Version semantics for list", "Chunked list"). */
export function listVerb(services: RegistryServices): Registry['list'] {
  return async (context, target, options) => {
    checkScope(target, false);
    checkVerb(target, 'list');
    const selectors = checkSelectors(options, services.naming.metaGroup);
    const selection = readSelection(services, target, selectors);
    const { at, position } = listStart(options, services.continueTokens);

    const read = async (from: Partial<StoreListOptions>): Promise<StoreListResult & { served: Served }> => {
      const result = await listStored(services, options, position, {
        resource: target.resource.storageResource,
        ...(selection.kind === 'nothing' ? NOTHING : placeAndFilter(target.resource, selection, options)),
        at,
        signal: context.signal,
        flow: context.user.name,
        ...(options.limit > 0 ? { limit: options.limit } : {}),
        ...(position === undefined ? {} : { after: { namespace: position.namespace, name: position.name } }),
        ...from,
      });
      const gone = (): boolean => context.aborted ?? context.signal.aborted;
      const served = services.versions.serveAll(target.resource, result.items, gone);
      return { ...result, served: served instanceof Promise ? await fromStore('list', () => served) : served };
    };
    const selects = selection.kind === 'nothing' || selection.selects;
    const late = selection.kind === 'some' ? selection.matchesServed : undefined;
    const tokens = services.continueTokens;
    if (late !== undefined) return selectedPage(options, tokens, late, read);
    const result = await read({});
    return { items: result.served, ...paging(options, tokens, result, selects) };
  };
}

type Served = readonly ServedObject[];

/** Objects requested by the first read for a small page; each further read requests twice as many. */
const FIRST_READ = 100;
/** Limit of objects in the first read, also for a large page. */
const MOST_AT_ONCE = 10_000;
/** Limit of reads for one page. When they find too few matches, the page is shorter than requested. */
const MOST_READS = 10;

/**
 * A page of objects that can only be selected in the served version: more is read until it is full, at the version of
 * the first read. Example: with `limit=2` and matches at places 3, 150 and 170, the first 100 objects are read, then
 * the next 200; the page ends with the one at 150, and the token continues behind it.
 */
async function selectedPage(
  options: ListOptions,
  tokens: ContinueTokens,
  matches: (object: ServedObject) => boolean,
  read: (from: Partial<StoreListOptions>) => Promise<StoreListResult & { served: Served }>,
): Promise<ListOutcome> {
  const { limit } = options;
  if (limit <= 0) {
    const { served, revision } = await read({});
    return { items: served.filter(matches), revision, continueToken: '', remainingItemCount: undefined };
  }
  const atLeast = Math.min(Math.max(FIRST_READ, limit), MOST_AT_ONCE);
  const items: ServedObject[] = [];
  let from: Partial<StoreListOptions> = {};
  for (let reads = 1; ; reads += 1) {
    const { served, revision, items: stored, more } = await read({ ...from, limit: atLeast * 2 ** (reads - 1) });
    const found = served.flatMap((object, place) => (matches(object) ? [place] : []));
    const taken = found.slice(0, limit - items.length);
    for (const place of taken) items.push(served[place]!);
    const full = items.length === limit;
    const last = stored[full ? taken.at(-1)! : stored.length - 1];
    const end = last === undefined || (full ? taken.length === found.length && !more : !more);
    if (end || full || reads === MOST_READS) {
      const continueToken = end ? '' : tokens.print({ revision, namespace: last.namespace, name: last.name });
      return { items, revision, continueToken, remainingItemCount: undefined };
    }
    from = { at: { kind: 'exact', revision }, after: { namespace: last.namespace, name: last.name } };
  }
}

/** The selectors contradict the path: no object can match, but the list still needs a version from the store. */
const NOTHING = { filter: (): boolean => false };

function placeAndFilter(
  owner: ServedResource,
  { place, matches, key }: Extract<Selection, { kind: 'some' }>,
  { labelSelector, fieldSelector }: ListOptions,
): Pick<StoreListOptions, 'namespace' | 'name' | 'filter' | 'filterName' | 'filterKey'> {
  if (matches === undefined) return place;
  // A field may have different values in different versions of a kind, or after the kind was redefined.
  return {
    ...place,
    filter: matches,
    filterName: { owner, text: `${labelSelector}\n${fieldSelector}` },
    ...(key === undefined ? {} : { filterKey: key }),
  };
}

async function listStored(
  services: RegistryServices,
  asked: ListOptions,
  position: ContinuePosition | undefined,
  options: StoreListOptions,
): Promise<StoreListResult> {
  try {
    return await services.store.list(options);
  } catch (error) {
    const snapshotGone = error instanceof StorageError && error.kind === 'expired' && position !== undefined;
    if (!snapshotGone) throw storageFailure(error, 'list', asked);
    // A client that prefers continuing to restarting may continue from the newest state (design §5).
    throw storageFailure(error, 'continue', {
      continueToken: services.continueTokens.print({ ...position, revision: -1 }),
    });
  }
}

function paging(
  options: ListOptions,
  tokens: ContinueTokens,
  result: StoreListResult,
  selects: boolean,
): Pick<ListOutcome, 'revision' | 'continueToken' | 'remainingItemCount'> {
  const last: StoredObject | undefined = result.items.at(-1);
  if (options.limit <= 0 || !result.more || last === undefined) {
    return { revision: result.revision, continueToken: '', remainingItemCount: undefined };
  }
  return {
    revision: result.revision,
    continueToken: tokens.print({ revision: result.revision, namespace: last.namespace, name: last.name }),
    remainingItemCount: selects ? undefined : result.remaining,
  };
}
