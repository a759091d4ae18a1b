import type { Client } from '../../client/client.js';
import { createControlLoop } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import { forEachConcurrently } from '../../client/for-each-concurrently.js';
import type { KubeObject, ObjectMeta } from '../../meta/object.js';
import { parseTime } from '../../meta/time.js';
import { objectsAt, textAt } from '../../resources/strategies/members.js';
import type { Controller, ControllerParts } from '../controller.js';

const EVENTS = { group: '', version: 'v1', resource: 'events' };
/** Events read at a time. */
const PAGE = 500;
/** Events deleted at a time: their deletes share commits. */
const AT_ONCE = 40;
/** Bounds of the time between two passes, in ms. */
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 300_000;
/** Passes per lifetime of an event, within these bounds. */
const PASSES = 12;

/**
 * Deletes events some time after their last change, as kube-apiserver has etcd do (`--event-ttl`). Passes are rare, as
 * each reads all events: one may live somewhat longer.
 */
export function createEventExpiry(parts: ControllerParts): Controller {
  const { eventTtl, onError } = parts;
  const pause = Math.min(Math.max(eventTtl / PASSES, SHORTEST_PAUSE), LONGEST_PAUSE);
  const loop = createControlLoop({
    name: 'event-expiry',
    onError,
    workers: 1,
    async reconcile(_key, signal) {
      await deleteExpired(parts, signal);
      return { kind: 'wait', milliseconds: pause };
    },
  });
  return {
    start() {
      loop.start();
      if (eventTtl > 0) loop.enqueue('all');
    },
    stop: () => loop.stop(),
  };
}

/**
 * One pass over all events. One that cannot be deleted does not keep the pass from those after it.
 *
 * @throws the first failure, when all pages have had their turn
 */
async function deleteExpired({ client, clock, eventTtl }: ControllerParts, signal: AbortSignal): Promise<void> {
  let continueToken = '';
  const failures: unknown[] = [];
  do {
    const page = await client.list(
      { type: EVENTS },
      { limit: PAGE, ...(continueToken === '' ? { resourceVersion: '0' } : { continueToken }), signal },
    );
    const expired = page.items.filter((event) => lastChange(event) + eventTtl <= clock());
    await forEachConcurrently(expired, { most: AT_ONCE, signal }, ({ metadata }) =>
      deleteEvent(client, metadata, signal),
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      failures.push(error);
    });
    ({ continueToken } = page);
  } while (continueToken !== '');
  if (failures.length > 0) throw failures[0];
}

async function deleteEvent(client: Client, metadata: ObjectMeta, signal: AbortSignal): Promise<void> {
  const { namespace = '', name = '', uid = '', resourceVersion = '' } = metadata;
  try {
    // Of this version only: an event that happened again meanwhile stays.
    await client.delete({ type: EVENTS, namespace, name }, { uid, resourceVersion, signal });
  } catch (error) {
    if (!isStatus(error, 404, 409)) throw error;
  }
}

/** When the event was last written, in milliseconds since the epoch. */
function lastChange({ metadata }: KubeObject): number {
  const times = objectsAt(metadata, 'managedFields').map((entry) => textAt(entry, 'time'));
  return Math.max(...[metadata.creationTimestamp ?? '', ...times].map((text) => parseTime(text)?.milliseconds ?? 0));
}
