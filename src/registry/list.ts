import type { StoredObject } from '../meta/stored-object.js';
import type { ListOptions } from '../meta/options.js';
import { StorageError } from '../storage/errors.js';
import type { StoreListOptions, StoreListResult } from '../storage/store.js';
import { type ContinuePosition, printContinue } from './continue-token.js';
import { storageFailure } from './errors.js';
import { checkListOptions, listStart } from './list-options.js';
import type { Workshop } from './parts.js';
import type { ListOutcome, Registry } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';
import { readSelection } from './selection.js';

/** Objects of one kind, whole or in pages (spec 1, "Version semantics for list", "Chunked list"). */
export function listVerb(workshop: Workshop): Registry['list'] {
  return async (context, target, options) => {
    checkScope(target, false);
    checkVerb(target, 'list');
    checkListOptions(options, workshop.naming.metaGroup);
    const selection = readSelection(workshop, target, options);
    const { at, position } = listStart(options);
    if (selection.kind === 'nothing') return emptyList(workshop, at, context.signal);

    const result = await listStored(workshop, position, {
      resource: target.resource.storageResource,
      ...selection.place,
      at,
      signal: context.signal,
      ...(options.limit > 0 ? { limit: options.limit } : {}),
      ...(position === undefined ? {} : { after: { namespace: position.namespace, name: position.name } }),
      ...(selection.matches === undefined ? {} : { filter: selection.matches }),
    });
    const items = result.items.map((stored) => workshop.versions.serve(target.resource, stored));
    return { items, ...paging(options, result, selection.selects) };
  };
}

async function listStored(
  workshop: Workshop,
  position: ContinuePosition | undefined,
  options: StoreListOptions,
): Promise<StoreListResult> {
  try {
    return await workshop.store.list(options);
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

/** The selectors contradict the path: no object can match, and still the list has a version. */
async function emptyList(workshop: Workshop, at: StoreListOptions['at'], signal: AbortSignal): Promise<ListOutcome> {
  try {
    const revision = at.kind === 'exact' ? at.revision : await workshop.store.currentRevision({ signal });
    return { items: [], revision, continueToken: '', remainingItemCount: undefined };
  } catch (error) {
    throw storageFailure(error, 'list');
  }
}
