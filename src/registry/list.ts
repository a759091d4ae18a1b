import type { StoredObject } from '../meta/stored-object.js';
import type { ListOptions } from '../meta/options.js';
import { StorageError } from '../storage/errors.js';
import type { StoreListOptions, StoreListResult } from '../storage/store.js';
import { type ContinuePosition, printContinue } from './continue-token.js';
import { storageFailure } from './errors.js';
import { checkListOptions, listStart } from './list-options.js';
import type { RegistryServices } from './parts.js';
import type { ListOutcome, Registry } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { createSelectedLists } from './selected-lists.js';
import { readSelection, type Selection } from './selection.js';

/** Objects of one kind, whole or in pages (spec 1, "Version semantics for list", "Chunked list"). */
export function listVerb(services: RegistryServices): Registry['list'] {
  const remembered = createSelectedLists();
  return async (context, target, options) => {
    checkScope(target, false);
    checkVerb(target, 'list');
    checkListOptions(options, services.naming.metaGroup);
    const selection = readSelection(services, target, options);
    const { at, position } = listStart(options);

    // The store can stop at the end of a page; of a whole list it gives the same array while nothing changes.
    const whole = options.limit <= 0 && position === undefined && at.kind !== 'exact';
    const matches = whole && selection.kind === 'some' ? selection.matches : undefined;
    const result = await listStored(services, position, {
      resource: target.resource.storageResource,
      ...(selection.kind === 'nothing' ? NOTHING : placeAndFilter(selection, whole)),
      at,
      signal: context.signal,
      flow: context.user.name,
      ...(options.limit > 0 ? { limit: options.limit } : {}),
      ...(position === undefined ? {} : { after: { namespace: position.namespace, name: position.name } }),
    });
    const selected =
      matches === undefined ? result.items : remembered.of(target.resource, result.items, textOf(options), matches);
    const late = selection.kind === 'some' ? selection.matchesServed : undefined;
    const served = services.versions.serveAll(target.resource, selected);
    const all = served instanceof Promise ? await served : served;
    // A page whose objects are only now known may be shorter than asked; the token goes on behind it all the same.
    const items = late === undefined ? all : all.filter(late);
    return { items, ...paging(options, result, selection.kind === 'nothing' || selection.selects) };
  };
}

/** The selectors contradict the path: no object can match, and still the list has a version that the store vouches for. */
const NOTHING = { filter: (): boolean => false };

function placeAndFilter(
  { place, matches }: Extract<Selection, { kind: 'some' }>,
  whole: boolean,
): Pick<StoreListOptions, 'namespace' | 'name' | 'filter'> {
  return { ...place, ...(matches === undefined || whole ? {} : { filter: matches }) };
}

function textOf({ labelSelector, fieldSelector }: ListOptions): string {
  return `${labelSelector}\n${fieldSelector}`;
}

async function listStored(
  services: RegistryServices,
  position: ContinuePosition | undefined,
  options: StoreListOptions,
): Promise<StoreListResult> {
  try {
    return await services.store.list(options);
  } catch (error) {
    const snapshotGone = error instanceof StorageError && error.kind === 'expired' && position !== undefined;
    if (!snapshotGone) throw storageFailure(error, 'list');
    // A client that would rather go on than start again may, from the newest state (design §5).
    throw storageFailure(error, 'continue', printContinue({ ...position, revision: -1 }));
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
