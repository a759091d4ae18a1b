import { readParsed } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import { readSigningKey, readTokenKeys, type TokenKey, type TokenSigningKey } from '../credentials/token-keys.js';
import type { NamingProfile } from '../naming/profile.js';
import type { ServerCredentials } from './credentials.js';

/** Keys of service-account tokens. */
export interface TokenKeys {
  readonly signing: TokenSigningKey;
  /** All keys that verify tokens, including the signing key's. */
  readonly checking: readonly TokenKey[];
}

/**
 * The keys of the flags, or those of the data dir.
 *
 * @throws ConfigError naming flag and file
 */
export function tokenKeys(
  options: Pick<ServeOptions, 'serviceAccountSigningKeyFile' | 'serviceAccountKeyFiles'>,
  own: ServerCredentials,
): TokenKeys {
  const path = options.serviceAccountSigningKeyFile;
  const signing =
    path === undefined
      ? readSigningKey(own.serviceAccount.privateKey)
      : readParsed('service-account-signing-key-file', path, readSigningKey);
  const given = options.serviceAccountKeyFiles.flatMap((file) =>
    readParsed('service-account-key-file', file, readTokenKeys),
  );
  const known = new Set(given.map(({ id }) => id));
  // The default is the public part of the signing key.
  return { signing, checking: known.has(signing.id) ? given : [...given, signing] };
}

/** Issuers of service-account tokens; the first one signs. */
export function issuersOf(
  { serviceAccountIssuers }: Pick<ServeOptions, 'serviceAccountIssuers'>,
  { tokenIssuer }: Pick<NamingProfile, 'tokenIssuer'>,
): readonly string[] {
  return serviceAccountIssuers.length > 0 ? serviceAccountIssuers : [tokenIssuer];
}
