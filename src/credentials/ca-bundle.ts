import { X509Certificate } from 'node:crypto';
import { readPem } from './pem.js';

/**
 * Limit of certificates that are tried before a text counts as one without any: each takes time, and a body has room
 * for many.
 */
const MOST_TRIED = 1_000;

/**
 * Why a text contains no certificate authority, in the words of Go's clients; undefined when one of its first
 * certificates is valid. An empty text means the system's authorities.
 *
 * @param pem certificates in PEM form
 */
export function caBundleFault(pem: string): string | undefined {
  if (pem === '') return undefined;
  const certificates = readPem(pem).filter(({ label, headers }) => label === 'CERTIFICATE' && !headers);
  let first: string | undefined;
  for (const { der } of certificates.slice(0, MOST_TRIED)) {
    const fault = certificateFault(der);
    if (fault === undefined) return undefined;
    first ??= `failed to parse certificate: ${fault}`;
  }
  return `unable to load root certificates: ${first ?? 'unable to parse bytes as PEM block'}`;
}

function certificateFault(der: Buffer): string | undefined {
  try {
    new X509Certificate(der);
    return undefined;
  } catch {
    return 'x509: malformed certificate';
  }
}
