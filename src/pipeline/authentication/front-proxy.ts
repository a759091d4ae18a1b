import { subjectOfCertificate } from '../../credentials/subject.js';
import type { TrustPool } from '../../credentials/trust-pool.js';
import { unauthorized } from '../../meta/errors.js';
import type { Authenticator, Credentials } from '../../request/ports.js';

/** Which headers a front proxy fills in; names in lower case, the first one that is there counts. */
export interface FrontProxyOptions {
  /** Authorities of proxies' client certificates, as they are now. */
  readonly pool: () => TrustPool;
  /** Common names that proxies may have; empty: any. */
  readonly allowedNames: readonly string[];
  readonly userHeaders: readonly string[];
  readonly uidHeaders: readonly string[];
  readonly groupHeaders: readonly string[];
  /** What stands before the key in headers of extra values; keys are percent-encoded. */
  readonly extraPrefixes: readonly string[];
}

/**
 * A proxy in front that has found out who is calling and says so in headers. Only one whose client certificate is from
 * the proxies' own authority is believed. From everybody else the headers mean nothing, and a certificate that no other
 * method knows either is refused.
 */
export function frontProxyAuthenticator(options: FrontProxyOptions): Authenticator {
  const known = new WeakMap<Buffer, { readonly pool: TrustPool; readonly trusted: boolean }>();
  const isProxy = (certificate: Buffer, intermediates: readonly Buffer[] = []): boolean => {
    const pool = options.pool();
    let found = known.get(certificate);
    if (found?.pool !== pool)
      known.set(certificate, (found = { pool, trusted: pool.trusts(certificate, intermediates) }));
    return found.trusted;
  };
  return {
    async authenticate(credentials) {
      if (credentials.certificate === undefined) return undefined;
      if (!isProxy(credentials.certificate, credentials.intermediates)) {
        throw unauthorized('certificate of a proxy: no authority of proxies has signed it');
      }
      if (options.allowedNames.length > 0) {
        const { commonName } = subjectOfCertificate(credentials.certificate);
        if (!options.allowedNames.includes(commonName)) {
          throw unauthorized(`certificate of a proxy: its name ${JSON.stringify(commonName)} is not an allowed one`);
        }
      }
      const values = (name: string): readonly string[] => credentials.header?.(name) ?? [];
      const first = (names: readonly string[]): string => {
        return names.map((name) => values(name)[0] ?? '').find((value) => value !== '') ?? '';
      };
      const name = first(options.userHeaders);
      if (name === '') return undefined;
      return {
        name,
        uid: first(options.uidHeaders),
        groups: options.groupHeaders.flatMap(values).filter((group) => group !== ''),
        extra: extraOf(credentials, options.extraPrefixes),
      };
    },
  };
}

/** Extra values of headers with one of the prefixes; keys in lower case, percent-decoded where that is possible. */
export function extraOf(
  credentials: Credentials,
  prefixes: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const extra = new Map<string, readonly string[]>();
  for (const header of credentials.headerNames?.() ?? []) {
    const prefix = prefixes.find((each) => header.startsWith(each));
    if (prefix === undefined) continue;
    const key = decoded(header.slice(prefix.length));
    extra.set(key, [...(extra.get(key) ?? []), ...(credentials.header?.(header) ?? [])]);
  }
  // Whatever a key is called, it is a member of its own.
  return Object.fromEntries(extra);
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
