import { createHash, randomUUID } from 'node:crypto';
import type { Lease } from '../../../generated/types/apis__coordination.cluster.io__v1.js';
import type { Client, ObjectAddress } from '../../client/client.js';
import { isStatus } from '../../client/find.js';
import { apiVersionOf } from '../../meta/gvk.js';
import { hostPort } from '../../meta/host-port.js';
import type { KubeObject } from '../../meta/object.js';
import { formatMicroTime } from '../../meta/time.js';
import type { NamingProfile } from '../../naming/profile.js';
import { mapAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';

/** Where one server is reached: at its advertised address, or else where it listens. */
export interface ServerAddress {
  readonly ip: string;
  readonly port: number;
  /** Whether other machines reach the server there. A loopback address says nothing to them and is not published. */
  readonly published: boolean;
}

/** What the Lease of a server needs. */
export interface IdentityParts {
  readonly client: Client;
  readonly naming: NamingProfile;
  readonly hostname: string;
  readonly address: ServerAddress;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The lease duration; the Lease is renewed far more often, and deleted by other servers after it. */
const HOLDS_SECONDS = 3600;

/** The Lease that shows that a server is alive, and its address (KEP 1965). A restarted server reuses its own. */
export class IdentityLease {
  readonly #parts: IdentityParts;
  readonly #holder: string;
  readonly address: ObjectAddress;

  constructor(parts: IdentityParts) {
    const { naming, hostname, address } = parts;
    this.#parts = parts;
    const digest = createHash('sha256').update(`${hostname} ${address.ip} ${address.port}`).digest('hex').slice(0, 26);
    const name = `apiserver-${digest}`;
    this.#holder = `${name}_${randomUUID()}`;
    this.address = { ...leasesOf(naming), name };
  }

  /**
   * Renews the Lease.
   *
   * @throws StatusError when it cannot be written
   */
  async renew(signal: AbortSignal): Promise<void> {
    const { client } = this.#parts;
    const renewTime = formatMicroTime({ milliseconds: this.#parts.clock(), microseconds: 0 });
    const spec = { holderIdentity: this.#holder, leaseDurationSeconds: HOLDS_SECONDS, renewTime };
    const metadata = { labels: this.#labels(), annotations: this.#annotations() };
    try {
      const patch = { mediaType: 'application/merge-patch+json', patch: { metadata, spec } } as const;
      await client.patch(this.address, patch, { signal });
    } catch (error) {
      if (!isStatus(error, 404)) throw error;
      const { type, namespace, name } = this.address;
      const object = {
        apiVersion: apiVersionOf(type.group, type.version),
        kind: 'Lease',
        metadata: { name, namespace: namespace ?? '', ...metadata },
        spec,
      };
      await client.create({ type, namespace: namespace ?? '' }, object, { signal });
    }
  }

  #labels(): { readonly [name: string]: string } {
    const { naming, hostname } = this.#parts;
    return {
      [identityLabel(naming)]: naming.apiserverIdentity,
      [`${naming.labelDomain}/hostname`]: labelled(hostname),
    };
  }

  #annotations(): { readonly [name: string]: string } {
    const { ip, port, published } = this.#parts.address;
    if (!published) return {};
    return { [addressAnnotation(this.#parts.naming)]: hostPort(ip, port) };
  }
}

/** The part of a host's name that fits a label's value; it ends with a letter or digit. */
function labelled(hostname: string): string {
  return hostname.slice(0, 63).replace(/[^a-zA-Z0-9]+$/, '');
}

/** Deletes the Lease of a stopping or dead server. */
export async function removeLease(client: Client, address: ObjectAddress, signal: AbortSignal): Promise<void> {
  try {
    await client.delete(address, { signal });
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
}

/** The namespace of the servers' Leases. */
export function leasesOf({ groupDomain, namespaces }: NamingProfile): Omit<ObjectAddress, 'name'> {
  const type = { group: `coordination.${groupDomain}`, version: 'v1', resource: 'leases' };
  return { type, namespace: namespaces.system };
}

/** Label of the servers' Leases. */
export function identityLabel({ labelDomain }: NamingProfile): string {
  return `apiserver.${labelDomain}/identity`;
}

/** The address in a Lease; undefined when it has none that can be read. */
export function advertisedIn(lease: KubeObject, naming: NamingProfile): Pick<ServerAddress, 'ip' | 'port'> | undefined {
  const text = lease.metadata.annotations?.[addressAnnotation(naming)] ?? '';
  const found = /^(?:\[([0-9a-f:]+)\]|([0-9.]+)):(\d{1,5})$/i.exec(text);
  const ip = found?.[1] ?? found?.[2];
  return ip === undefined ? undefined : { ip, port: Number(found![3]) };
}

/** The text that changes whenever a server renews its Lease. */
export function renewalOf(lease: Typed<Lease>): string {
  return textAt(mapAt(lease, 'spec'), 'renewTime');
}

function addressAnnotation({ labelDomain }: NamingProfile): string {
  return `${labelDomain}/peer-advertise-address`;
}
