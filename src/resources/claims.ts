import type { FieldError } from '../meta/field-errors.js';
import type { KubeObject } from '../meta/object.js';

/**
 * One value out of a pool that an object holds or asks for, and that no other object may hold at the same time. Two
 * claims of one object are two values: what is shared inside an object (a node port for TCP and UDP) is one claim.
 *
 * Example: a new Service without address answers one claim `{ pool: 'service-ips/IPv4', put, refusal }`; the registry
 * picks `10.0.0.77` and calls `put(service, '10.0.0.77')`. Stored, the same Service answers the claim with that value.
 */
export interface Claim {
  /** Name of the pool. A pool that this server does not have is passed over. */
  readonly pool: string;
  /** The value that the object names; absent when any free one will do. */
  readonly value?: string;
  /** Puts the value into the object; absent when it stands there already. Pure. */
  readonly put?: (object: KubeObject, value: string) => KubeObject;
  /**
   * What the client is told (422) when the value cannot be had, or when there is none left, for the reason that the pool
   * gives.
   */
  readonly refusal: (reason: string) => FieldError;
}
