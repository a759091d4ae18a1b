import { X509Certificate } from 'node:crypto';
import { readPem } from './pem.js';

/** Trusted certificate authorities. */
export interface TrustPool {
  /**
   * Whether a chain leads from the certificate (DER) to one of the authorities, through the given intermediates (DER).
   */
  trusts(certificate: Buffer, intermediates: readonly Buffer[]): boolean;
}

/** Longest certificate chain. */
const LONGEST_CHAIN = 8;

/** A pool of the authorities in PEM texts. It verifies signatures only: TLS has checked validity and usage before. */
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
