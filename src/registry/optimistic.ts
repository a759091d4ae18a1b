import { conflict, STALE_OBJECT, StatusError } from '../meta/errors.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { CallLimits, StoreKey } from '../storage/store.js';
import { fromStore } from './errors.js';
import type { RegistryServices } from './parts.js';

/** How one attempt at a change ended. */
export type Attempt<T> =
  /** Done; the result is valid whatever was read. */
  | { readonly kind: 'done'; readonly result: T }
  /** Nothing to write. Valid only when the object that was read is the newest. */
  | { readonly kind: 'unchanged'; readonly result: T }
  /** A concurrent write came first. */
  | { readonly kind: 'lost-race' };

/** Attempts before a writer gets a conflict; within one server writers take turns, so this counts other servers. */
const MAX_ATTEMPTS = 64;

/**
 * Read, change, compare-and-swap, until it succeeds (design §5). The first read may come from the cache; an error or a
 * "nothing to do" based on a cached object is decided again on the newest one.
 *
 * @param attempt decides on the object that was read (undefined: none exists) and writes; must be repeatable
 * @throws StatusError what `attempt` throws; 409 when the race was lost too often; 503/504 from the store
 */
export async function optimistically<T>(
  services: RegistryServices,
  key: StoreKey,
  subject: { readonly group: string; readonly resource: string },
  limits: CallLimits,
  attempt: (stored: StoredObject | undefined) => Promise<Attempt<T>>,
): Promise<T> {
  const read = (kind: 'any' | 'latest'): Promise<StoredObject | undefined> =>
    fromStore('write', () => services.store.get(key, { kind }, limits));

  const cached = await read('any');
  const first = await tryOnce(attempt, cached);
  if (first.kind === 'done') return first.result;

  const again = async (): Promise<T> => {
    let stored = await read('latest');
    if (first.kind !== 'lost-race' && stored?.revision === cached?.revision && stored?.uid === cached?.uid) {
      return settle(first);
    }
    for (let count = 1; count < MAX_ATTEMPTS; count += 1) {
      const next = await tryOnce(attempt, stored);
      if (next.kind !== 'lost-race') return settle(next);
      stored = await read('latest');
    }
    throw conflict(subject, key.name, STALE_OBJECT);
  };
  if (first.kind !== 'lost-race') return again();
  return services.turns.take(`${key.resource}/${key.namespace}/${key.name}`, again);
}

type Tried<T> = Attempt<T> | { readonly kind: 'refused'; readonly error: StatusError };

async function tryOnce<T>(
  attempt: (stored: StoredObject | undefined) => Promise<Attempt<T>>,
  stored: StoredObject | undefined,
): Promise<Tried<T>> {
  try {
    return await attempt(stored);
  } catch (error) {
    if (!(error instanceof StatusError) || error.code >= 500) throw error;
    return { kind: 'refused', error };
  }
}

function settle<T>(tried: Exclude<Tried<T>, { readonly kind: 'lost-race' }>): T {
  if (tried.kind === 'refused') throw tried.error;
  return tried.result;
}
