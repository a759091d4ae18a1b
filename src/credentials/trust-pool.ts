import { X509Certificate } from 'node:crypto';
import { readPem } from './pem.js';

/** Certificate authorities that some certificates are believed from. */
export interface TrustPool {
  /** Whether the certificate (DER) leads to one of the authorities, by way of certificates that came along (DER). */
  trusts(certificate: Buffer, intermediates: readonly Buffer[]): boolean;
}

/** Longest way from a certificate to its authority. */
const LONGEST_CHAIN = 8;

/**
 * A pool of the authorities in PEM texts. It looks at who signed whom and nothing else: that the certificate is in date
 * and made for this use has been seen before, by TLS.
 */
export function trustPool(texts: readonly string[]): TrustPool {
  const roots = texts
    .flatMap(readPem)
    .flatMap(({ label, headers, der }) => (label === 'CERTIFICATE' && !headers ? [new X509Certificate(der)] : []));
  return {
    trusts(certificate, intermediates) {
      if (roots.length === 0) return false;
      const between = intermediates.slice(0, LONGEST_CHAIN).map((der) => new X509Certificate(der));
      let leaf = new X509Certificate(certificate);
      for (let step = 0; step <= LONGEST_CHAIN; step += 1) {
        const current = leaf;
        if (roots.some((root) => root.raw.equals(current.raw) || signed(root, current))) return true;
        const next = between.find((each) => !each.raw.equals(current.raw) && each.ca && signed(each, current));
        if (next === undefined) return false;
        leaf = next;
      }
      return false;
    },
  };
}

function signed(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}
