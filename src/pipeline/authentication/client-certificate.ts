import { X509Certificate } from 'node:crypto';
import { subjectOfCertificate } from '../../credentials/subject.js';
import type { TrustPool } from '../../credentials/trust-pool.js';
import { unauthorized } from '../../meta/errors.js';
import type { Authenticator } from '../../request/ports.js';
import type { User } from '../../request/user.js';
import { BoundedCache } from '../bounded-cache.js';

/**
 * Cache of recent certificates, in bytes: commands open a new connection each time, and verifying a signature takes
 * longer than a whole request.
 */
const MOST_RECENT = 1024 * 1024;
/** What is cached of a certificate besides its bytes, which are the key. */
const KEPT_OF_EACH = 1024;

/** The content of one certificate; cached as long as the request handler keeps its bytes (one per connection). */
interface Known extends Read {
  /** The authorities it was verified with. */
  readonly pool: TrustPool;
}

interface Read {
  /** undefined: signed by none of the authorities. */
  readonly user: User | undefined;
  /** Milliseconds since the epoch. */
  readonly notBefore: number;
  readonly notAfter: number;
}

/**
 * Client certificates (spec 3): the subject's common name is the user, each organization a group. TLS has verified
 * chain and purpose; the validity is checked on every request, because a connection may outlive its certificate. `now`
 * gives milliseconds since the epoch; `labelDomain` is the running profile's, for the credential id in `extra`.
 */
export function clientCertificateAuthenticator(options: {
  readonly now: () => number;
  readonly labelDomain: string;
  /**
   * The current authorities of clients; TLS also accepts certificates of other authorities, such as those of proxies.
   */
  readonly pool: () => TrustPool;
}): Authenticator {
  const credentialId = `authentication.${options.labelDomain}/credential-id`;
  const known = new WeakMap<Buffer, Known>();
  const recent = new BoundedCache<Known>(MOST_RECENT);
  const recentOrRead = (der: Buffer, intermediates: readonly Buffer[], pool: TrustPool): Known => {
    const key = [der, ...intermediates].map((each) => each.toString('latin1')).join(' | ');
    const seen = recent.get(key);
    if (seen?.pool === pool) return seen;
    const trusted = pool.trusts(der, intermediates);
    const read: Known = { ...(trusted ? readCertificate(der, credentialId) : UNTRUSTED), pool };
    // Unverified certificates are not cached: anybody can send them.
    if (trusted) recent.set(key, read, KEPT_OF_EACH, Number.POSITIVE_INFINITY);
    return read;
  };
  return {
    authenticate(credentials) {
      const { certificateError } = credentials;
      if (certificateError !== undefined) throw unauthorized(`client certificate: ${certificateError}`);
      const der = credentials.certificate;
      if (der === undefined) return undefined;
      const pool = options.pool();
      let certificate = known.get(der);
      // Authorities may have changed since the connection began.
      if (certificate?.pool !== pool) {
        certificate = recentOrRead(der, credentials.intermediates ?? [], pool);
        known.set(der, certificate);
      }
      if (certificate.user === undefined) throw unauthorized('client certificate: no client authority has signed it');
      const time = options.now();
      if (time < certificate.notBefore) throw unauthorized('client certificate: it is not valid yet');
      if (time > certificate.notAfter) throw unauthorized('client certificate: it has expired');
      // As in kube-apiserver, a certificate without a common name is ignored.
      return certificate.user.name === '' ? undefined : certificate.user;
    },
  };
}

const UNTRUSTED: Read = { user: undefined, notBefore: 0, notAfter: 0 };

function readCertificate(der: Buffer, credentialId: string): Read {
  const certificate = new X509Certificate(der);
  const subject = subjectOfCertificate(der);
  return {
    user: {
      name: subject.commonName,
      uid: '',
      groups: subject.organizations,
      extra: { [credentialId]: [`X509SHA256=${sha256(certificate)}`] },
    },
    notBefore: Date.parse(certificate.validFrom),
    notAfter: Date.parse(certificate.validTo),
  };
}

function sha256(certificate: X509Certificate): string {
  return certificate.fingerprint256.replaceAll(':', '').toLowerCase();
}
