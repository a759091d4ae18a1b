import type { Service } from '../../../generated/types/api__v1.js';
import { createControlLoop, type Reconciled } from '../../client/control-loop.js';
import { createInformer, type Informer } from '../../client/informer.js';
import { StatusError } from '../../meta/errors.js';
import { apiVersionOf } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import { listAt, mapAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';

const SERVICES = { group: '', version: 'v1', resource: 'services' };

/**
 * Maintains an IPAddress object for each cluster address of a Service, named after the address. The registry allocates
 * the addresses when a Service is written; nothing is decided here.
 */
export function createServiceIpAddressController(parts: ControllerParts): Controller {
  const { client, naming } = parts;
  const type = { group: `networking.${naming.groupDomain}`, version: 'v1', resource: 'ipaddresses' };
  const services = createInformer(client, {
    type: SERVICES,
    onError: (error) => parts.onError(error, 'watch of services'),
  });
  const addresses = createInformer(client, {
    type,
    labelSelector: managedBy(parts),
    onError: (error) => parts.onError(error, 'watch of IP addresses'),
  });
  const holders = new Map<string, KubeObject>();
  const loop = createControlLoop({
    name: 'service-ip-address',
    reconcile: (address, signal) => reconcile(parts, type, address, holders.get(address), addresses, signal),
    onError: parts.onError,
    workers: 2,
  });
  services.listen({
    changed(object, previous) {
      const now = addressesOf(object);
      for (const address of addressesOf(previous)) {
        if (now.includes(address)) continue;
        if (holders.get(address)?.metadata.uid === previous?.metadata.uid) holders.delete(address);
        loop.enqueue(address);
      }
      for (const address of now) {
        holders.set(address, object!);
        loop.enqueue(address);
      }
    },
  });
  addresses.listen({
    changed(object, previous) {
      const name = (object ?? previous)?.metadata.name ?? '';
      if ((object === undefined) === holders.has(name)) loop.enqueue(name);
    },
  });
  const fed = fedBy([services], loop);
  return {
    start() {
      addresses.start();
      // Whether an address is orphaned is known only when all Services are known.
      void Promise.all([services.synced, addresses.synced]).then(() => {
        for (const object of addresses.list()) loop.enqueue(object.metadata.name ?? '');
      });
      fed.start();
    },
    async stop() {
      addresses.stop();
      await fed.stop();
    },
  };
}

function managedBy({ naming }: ControllerParts): string {
  return `ipaddress.${naming.labelDomain}/managed-by=ipallocator.${naming.groupDomain}`;
}

function addressesOf(service: Typed<Service> | undefined): readonly string[] {
  const all = listAt(mapAt(service, 'spec'), 'clusterIPs');
  return all.filter((each): each is string => typeof each === 'string' && each !== 'None');
}

async function reconcile(
  parts: ControllerParts,
  type: { readonly group: string; readonly version: string; readonly resource: string },
  address: string,
  holder: KubeObject | undefined,
  addresses: Informer,
  signal: AbortSignal,
): Promise<Reconciled> {
  const { client, naming } = parts;
  try {
    if (holder === undefined) {
      if (addresses.get('', address) !== undefined) await client.delete({ type, name: address }, { signal });
      return { kind: 'settled' };
    }
    if (addresses.get('', address) !== undefined) return { kind: 'settled' };
    const [key, value] = managedBy(parts).split('=') as [string, string];
    const family = address.includes(':') ? 'IPv6' : 'IPv4';
    await client.create(
      { type },
      {
        apiVersion: apiVersionOf(type.group, type.version),
        kind: 'IPAddress',
        metadata: {
          name: address,
          labels: { [key]: value, [`ipaddress.${naming.labelDomain}/ip-family`]: family },
        },
        spec: {
          parentRef: {
            group: '',
            resource: 'services',
            namespace: holder.metadata.namespace ?? '',
            name: holder.metadata.name ?? '',
          },
        },
      },
      { signal },
    );
  } catch (error) {
    // Created or deleted concurrently, or the kind is disabled.
    if (!(error instanceof StatusError && (error.code === 404 || error.code === 409))) throw error;
  }
  return { kind: 'settled' };
}
