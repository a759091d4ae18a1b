import type { StoredObject } from '../meta/stored-object.js';
import type { ListOptions } from '../meta/options.js';
import { StorageError } from '../storage/errors.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { StoreListOptions, StoreListResult } from '../storage/store.js';
import { type ContinuePosition, printContinue } from './continue-token.js';
import { fromStore, storageFailure } from './errors.js';
import { checkListOptions, listStart } from './list-options.js';
import type { RegistryServices } from './parts.js';
import type { ListOutcome, Registry } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { readSelection, type Selection } from './selection.js';

/** Objects of one kind, whole or in pages (spec 1, "Version semantics for list", "Chunked list"). */
export function listVerb(services: RegistryServices): Registry['list'] {
  return async (context, target, options) => {
    checkScope(target, false);
    checkVerb(target, 'list');
    checkListOptions(options, services.naming.metaGroup);
    const selection = readSelection(services, target, options);
    const { at, position } = listStart(options);

    const result = await listStored(services, options, position, {
      resource: target.resource.storageResource,
      ...(selection.kind === 'nothing' ? NOTHING : placeAndFilter(target.resource, selection, options)),
      at,
      signal: context.signal,
      flow: context.user.name,
      ...(options.limit > 0 ? { limit: options.limit } : {}),
      ...(position === undefined ? {} : { after: { namespace: position.namespace, name: position.name } }),
    });
    const late = selection.kind === 'some' ? selection.matchesServed : undefined;
    const gone = (): boolean => context.aborted ?? context.signal.aborted;
    const served = services.versions.serveAll(target.resource, result.items, gone);
    const all = served instanceof Promise ? await fromStore('list', served) : served;
    // A page whose objects are only now known may be shorter than asked; the token goes on behind it all the same.
    const items = late === undefined ? all : all.filter(late);
    return { items, ...paging(options, result, selection.kind === 'nothing' || selection.selects) };
  };
}

/** The selectors contradict the path: no object can match, and still the list has a version that the store vouches for. */
const NOTHING = { filter: (): boolean => false };

function placeAndFilter(
  owner: ServedResource,
  { place, matches }: Extract<Selection, { kind: 'some' }>,
  { labelSelector, fieldSelector }: ListOptions,
): Pick<StoreListOptions, 'namespace' | 'name' | 'filter' | 'filterName'> {
  if (matches === undefined) return place;
  // Versions of a kind may give one field different values, and so may a kind that was defined anew.
  return { ...place, filter: matches, filterName: { owner, text: `${labelSelector}\n${fieldSelector}` } };
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
    // A client that would rather go on than start again may, from the newest state (design §5).
    throw storageFailure(error, 'continue', { continueToken: printContinue({ ...position, revision: -1 }) });
  }
}

function paging(
  options: ListOptions,
  result: StoreListResult,
  selects: boolean,
): Pick<ListOutcome, 'revision' | 'continueToken' | 'remainingItemCount'> {
  const last: StoredObject | undefined = result.items.at(-1);
  if (options.limit <= 0 || !result.more || last === undefined) {
    return { revision: result.revision, continueToken: '', remainingItemCount: undefined };
  }
  return {
    revision: result.revision,
    continueToken: printContinue({ revision: result.revision, namespace: last.namespace, name: last.name }),
    remainingItemCount: selects ? undefined : result.remaining,
  };
}
