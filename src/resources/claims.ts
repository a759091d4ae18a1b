import type { FieldError } from '../meta/field-errors.js';
import type { KubeObject } from '../meta/object.js';

/**
 * One value from a pool that an object holds or requests, exclusively among all objects. Two claims of one object are
 * two values: a value shared inside an object (a node port for TCP and UDP) is one claim.
 *
 * Example: a new Service without address has one claim `{ pool: 'service-ips/IPv4', put, refusal }`; the registry picks
 * `10.0.0.77` and calls `put(service, '10.0.0.77')`. Stored, the same Service has the claim with that value.
 */
export interface Claim {
  /** Name of the pool. Claims of pools unknown to this server are ignored. */
  readonly pool: string;
  /** The requested value; absent when any free one will do. */
  readonly value?: string;
  /** Sets the value in the object; absent when it is set already. Pure. */
  readonly put?: (object: KubeObject, value: string) => KubeObject;
  /** The error (422) when the value is taken, or none is left, with the pool's reason. */
  readonly refusal: (reason: string) => FieldError;
}
