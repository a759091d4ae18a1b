import { subjectOfCertificate } from '../../credentials/subject.js';
import type { TrustPool } from '../../credentials/trust-pool.js';
import { unauthorized } from '../../meta/errors.js';
import type { Authenticator, Credentials } from '../../request/ports.js';

/** The headers set by a front proxy; names in lower case, the first one present counts. */
export interface FrontProxyOptions {
  /** The current authorities of proxies' client certificates. */
  readonly pool: () => TrustPool;
  /** Allowed common names of proxies; empty: any. */
  readonly allowedNames: readonly string[];
  readonly userHeaders: readonly string[];
  readonly uidHeaders: readonly string[];
  readonly groupHeaders: readonly string[];
  /** The prefix of headers with extra values; keys are percent-encoded. */
  readonly extraPrefixes: readonly string[];
}

/**
 * A proxy that authenticates users and passes them in headers. It is trusted only with a client certificate from the
 * proxies' authority. Otherwise the headers are ignored, and a certificate that no other method knows either is
 * rejected.
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
  // Any key, even `__proto__`, becomes an own member.
  return Object.fromEntries(extra);
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
