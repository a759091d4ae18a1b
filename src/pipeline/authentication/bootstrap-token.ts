import { createHash, timingSafeEqual } from 'node:crypto';
import type { NamingProfile } from '../../naming/profile.js';
import { findObject, type ObjectLookup } from '../../request/lookup.js';
import type { TokenAuthenticator } from '../../request/ports.js';
import { bootstrapTokenOf } from '../../credentials/bootstrap-token.js';
import { fittingAudiences } from './audiences.js';

const TOKEN = /^([a-z0-9]{6})\.([a-z0-9]{16})$/;
const SECRETS = { group: '', version: 'v1', resource: 'secrets' };

/** What the method needs. */
export interface BootstrapTokenParts {
  readonly lookup: ObjectLookup;
  readonly naming: NamingProfile;
  /** Audiences of this server, for which all tokens are valid. */
  readonly audiences: readonly string[];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Bootstrap tokens (spec 3): Secrets in the system namespace that let a machine request its first certificate. A token
 * that is wrong in any way is unknown; the reason is not revealed.
 */
export function bootstrapTokenAuthenticator({
  lookup,
  naming,
  audiences,
  clock,
}: BootstrapTokenParts): TokenAuthenticator {
  return {
    async authenticate(token, wanted) {
      const fitting = fittingAudiences(audiences, wanted);
      const [, id, given] = TOKEN.exec(token) ?? [];
      if (id === undefined || given === undefined || fitting.length === 0) return undefined;
      const secret = await findObject(lookup, SECRETS, naming.namespaces.system, `bootstrap-token-${id}`);
      const found = secret === undefined ? undefined : bootstrapTokenOf(secret, naming.labelDomain, clock());
      if (found === undefined || found.id !== id || !sameText(found.secret, given)) return undefined;
      if (!found.authenticates || found.expired || found.groups === undefined) return undefined;
      const groups = ['system:bootstrappers', ...found.groups];
      return { user: { name: `system:bootstrap:${id}`, uid: '', groups, extra: {} }, audiences: fitting };
    },
  };
}

/** Compares in constant time. */
function sameText(stored: string, given: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(stored), digest(given));
}
