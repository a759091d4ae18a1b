import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { firstFew, UNSET } from '../cells.js';
import { listAt, numberAt, objectsAt, textAt } from '../members.js';

/** The number; `*` for a port without number, and the name behind it when it has one. */
function portText(port: JsonObject): string {
  const number = numberAt(port, 'port');
  if (number !== undefined) return String(number);
  const name = textAt(port, 'name');
  return name === '' ? '*' : name;
}

function cells(object: KubeObject): readonly [string, string] {
  const ports = objectsAt(object, 'ports').map(portText);
  const addresses = objectsAt(object, 'endpoints').flatMap((endpoint) => listAt(endpoint, 'addresses').map(String));
  return [ports.length === 0 ? UNSET : firstFew(ports), addresses.length === 0 ? UNSET : firstFew(addresses)];
}

/** EndpointSlice. */
export const strategy: Strategy = { cells };
