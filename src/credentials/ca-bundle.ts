import { X509Certificate } from 'node:crypto';
import { readPem } from './pem.js';

/**
 * Why a text names no certificate authority, in the words of Go's clients; undefined when at least one certificate in it
 * can be read. Nothing at all names the authorities of the system.
 *
 * @param pem certificates in PEM form
 */
export function caBundleFault(pem: string): string | undefined {
  if (pem === '') return undefined;
  const blocks = readPem(pem);
  let first: string | undefined;
  for (const { label, headers, der } of blocks) {
    if (label !== 'CERTIFICATE' || headers) continue;
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
