import type { KubeObject } from '../meta/object.js';
import { parseTime } from '../meta/time.js';

/** The content of a bootstrap token Secret (spec 3, "Bootstrap token secret"). */
export interface BootstrapToken {
  readonly id: string;
  readonly secret: string;
  readonly authenticates: boolean;
  readonly signs: boolean;
  /** Milliseconds since the epoch; undefined: it does not expire. */
  readonly expiration: number | undefined;
  readonly expired: boolean;
  /**
   * Groups besides the common one, sorted; undefined when one of them is not allowed, which makes the token invalid.
   */
  readonly groups: readonly string[] | undefined;
}

const ID = /^[a-z0-9]{6}$/;
const SECRET = /^[a-z0-9]{16}$/;
const GROUP = /^system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]$/;

/**
 * Reads a Secret; undefined when it is not a valid bootstrap token. `now` in milliseconds. An unreadable expiration
 * counts as passed.
 */
export function bootstrapTokenOf(object: KubeObject, labelDomain: string, now: number): BootstrapToken | undefined {
  if (object['type'] !== `bootstrap.${labelDomain}/token`) return undefined;
  if (object.metadata.deletionTimestamp !== undefined) return undefined;
  const data = (object['data'] ?? {}) as Readonly<Record<string, string>>;
  const read = (key: string): string => Buffer.from(data[key] ?? '', 'base64').toString('utf8');
  const id = read('token-id');
  const secret = read('token-secret');
  if (!ID.test(id) || !SECRET.test(secret) || object.metadata.name !== `bootstrap-token-${id}`) return undefined;
  const until = read('expiration');
  const instant = until === '' ? undefined : parseTime(until);
  const expiration = until === '' ? undefined : instant === undefined ? 0 : instant.milliseconds;
  return {
    id,
    secret,
    authenticates: read('usage-bootstrap-authentication') === 'true',
    signs: read('usage-bootstrap-signing') === 'true',
    expiration,
    expired: expiration !== undefined && expiration <= now,
    groups: groupsOf(read('auth-extra-groups')),
  };
}

function groupsOf(text: string): readonly string[] | undefined {
  if (text === '') return [];
  const groups = [...new Set(text.split(','))].sort();
  return groups.every((group) => GROUP.test(group)) ? groups : undefined;
}
