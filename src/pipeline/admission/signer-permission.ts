import type { Authorizer } from '../../request/ports.js';
import type { User } from '../../request/user.js';

/** Checks whether a user may `approve`, `sign` or `attest` for a signer. */
export type SignerPermission = (user: User, verb: string, signerName: string) => Promise<boolean>;

/**
 * Permission on a signer is permission on the resource `signers` under the signer's name, or under `<domain>/*`.
 *
 * @param group the certificates group in the running profile's naming
 */
export function signerPermission(authorizer: Authorizer, group: string): SignerPermission {
  return async (user, verb, signerName) => {
    const about = { kind: 'resource', user, verb, group, version: '*', resource: 'signers' } as const;
    for (const name of [signerName, `${signerName.split('/')[0]}/*`]) {
      const { decision } = await authorizer.authorize({ ...about, subresource: '', namespace: '', name });
      if (decision === 'allow') return true;
    }
    return false;
  };
}
