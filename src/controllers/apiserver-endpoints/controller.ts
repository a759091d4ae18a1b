import { isIPv6 } from 'node:net';
import { createControlLoop } from '../../client/control-loop.js';
import { find, isStatus } from '../../client/find.js';
import { equalJson } from '../../json/equal.js';
import { sharedAbort } from '../../meta/shared-abort.js';
import type { KubeObject } from '../../meta/object.js';
import type { Controller } from '../controller.js';
import { endpointObjects, type EndpointObject } from './endpoint-objects.js';
import {
  advertisedIn,
  IdentityLease,
  identityLabel,
  leasesOf,
  removeLease,
  renewalOf,
  type IdentityParts,
} from './identity-lease.js';

/** What the controller needs. */
export interface ApiserverEndpointsParts extends IdentityParts {
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic: () => number;
  readonly onError: (error: unknown, about: string) => void;
}

/** Time between renewals, in ms. */
const EVERY = 10_000;
/** A server that has not renewed its Lease for this long is removed, in ms. */
const GONE_AFTER = 25_000;
/** The Lease of such a server is deleted after this time, in ms. */
const FORGOTTEN_AFTER = 3_600_000;
/** Longest time that stopping may take, in ms. */
const FAREWELL = 3_000;

/** The last observation of a Lease. */
interface Seen {
  readonly renewal: string;
  /** When this server first saw this state, on the monotonic clock in ms. */
  readonly since: number;
  /** It was expired by its own times when this server first saw it. */
  readonly wasOld: boolean;
}

/**
 * Renews the Lease of this server and maintains the endpoints of the API server's own Service: the published addresses of
 * all live servers on this database. Runs on every server; any server removes the addresses of those that stopped renewing
 * their Lease. What counts is that a Lease changes, not its times: clocks differ. Only at the first sight of a Lease its
 * times decide; it is not deleted then.
 */
export function createApiserverEndpoints(parts: ApiserverEndpointsParts): Controller {
  const { client, naming } = parts;
  const lease = new IdentityLease(parts);
  /** By name of the Lease. */
  const seen = new Map<string, Seen>();

  const living = async (signal: AbortSignal): Promise<readonly KubeObject[]> => {
    const { items } = await client.list(leasesOf(naming), {
      labelSelector: `${identityLabel(naming)}=${naming.apiserverIdentity}`,
      signal,
    });
    const now = parts.monotonic();
    const names = new Set(items.map(({ metadata }) => metadata.name ?? ''));
    for (const name of seen.keys()) if (!names.has(name)) seen.delete(name);
    const alive: KubeObject[] = [];
    for (const item of items) {
      const name = item.metadata.name ?? '';
      const renewal = renewalOf(item);
      const age = parts.clock() - Date.parse(renewal);
      let last = seen.get(name);
      if (last?.renewal !== renewal) {
        last = { renewal, since: now, wasOld: last === undefined && !(age < GONE_AFTER) };
        seen.set(name, last);
      }
      const isSilent = now - last.since >= GONE_AFTER;
      if (!isSilent && !last.wasOld) alive.push(item);
      else if (isSilent && age > FORGOTTEN_AFTER) await removeLease(client, { ...leasesOf(naming), name }, signal);
    }
    return alive;
  };

  const publish = async (signal: AbortSignal): Promise<void> => {
    const found = (await living(signal)).map((item) => advertisedIn(item, naming));
    if (!parts.address.published) return;
    // One Service has one port behind it; servers on another port are reached by their own URL only.
    const { port } = parts.address;
    const ips = [...new Set(found.filter((each) => each?.port === port).map((each) => each!.ip))].sort();
    const ofFirstFamily = ips.filter((ip) => isIPv6(ip) === ips.every(isIPv6));
    for (const wanted of endpointObjects(naming, ofFirstFamily, port)) await write(wanted, signal);
  };

  const write = async ({ collection, object }: EndpointObject, signal: AbortSignal): Promise<void> => {
    const address = { ...collection, name: object.metadata.name ?? '' };
    try {
      const present = await find(client, address, { signal });
      if (present === undefined) {
        await client.create(collection, object, { signal });
      } else if (!isAsWanted(present, object)) {
        const labels = { ...present.metadata.labels, ...object.metadata.labels };
        await client.update(address, { ...object, metadata: { ...present.metadata, labels } }, { signal });
      }
    } catch (error) {
      // Another server was quicker, or the kind is not served.
      if (!isStatus(error, 404, 409)) throw error;
    }
  };

  const loop = createControlLoop({
    name: 'apiserver-endpoints',
    reconcile: async (_key, signal) => {
      try {
        await lease.renew(signal);
        await publish(signal);
      } catch (error) {
        // Leases are not served.
        if (!isStatus(error, 404)) throw error;
      }
      return { kind: 'wait', milliseconds: EVERY };
    },
    onError: parts.onError,
    workers: 1,
  });
  return {
    start() {
      loop.enqueue('endpoints');
      loop.start();
    },
    async stop() {
      await loop.stop();
      const patience = sharedAbort();
      const timer = setTimeout(() => patience.abort(), FAREWELL);
      try {
        await removeLease(client, lease.address, patience.signal);
        await publish(patience.signal);
      } catch (error) {
        if (!isStatus(error, 404)) parts.onError(error, 'endpoints');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function isAsWanted(present: KubeObject, wanted: KubeObject): boolean {
  const { metadata, ...content } = wanted;
  const labels = Object.entries(metadata.labels ?? {});
  return (
    labels.every(([name, value]) => present.metadata.labels?.[name] === value) &&
    Object.entries(content).every(([name, value]) => equalJson(present[name] ?? [], value ?? []))
  );
}
