import { hostPort } from '../../../meta/host-port.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { firstFew, NONE } from '../cells.js';
import { numberAt, objectsAt, textAt } from '../members.js';

/** Addresses that are ready, with each port that they offer. */
function addressesCell(object: KubeObject): string {
  const shown = objectsAt(object, 'subsets').flatMap((subset) => {
    const addresses = objectsAt(subset, 'addresses').map((address) => textAt(address, 'ip'));
    const ports = objectsAt(subset, 'ports').map((port) => numberAt(port, 'port') ?? 0);
    if (ports.length === 0) return addresses;
    return ports.flatMap((port) => addresses.map((address) => hostPort(address, port)));
  });
  return shown.length === 0 ? NONE : firstFew(shown);
}

/** Endpoints. */
export const strategy: Strategy = { cells: (object) => [addressesCell(object)] };
