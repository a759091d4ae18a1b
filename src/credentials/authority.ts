import { X509Certificate } from 'node:crypto';
import { derInside, derValues, oidText } from './der.js';
import type { Issuer } from './issue.js';
import { readPem } from './pem.js';
import { subjectOfName } from './subject.js';
import { privateKeyIn } from './token-keys.js';

const SEQUENCE = 0x30;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const SUBJECT_KEY = '2.5.29.14';

/** An authority that signs certificates, and its expiry. */
export interface Authority extends Issuer {
  /** Milliseconds since the epoch. */
  readonly notAfter: number;
}

/**
 * The authority of a certificate and its key, both PEM. Issued certificates name it exactly as its certificate does.
 *
 * @throws Error when the texts are not a certificate and its key
 */
export function readAuthority(certificate: string, privateKey: string): Authority {
  const block = readPem(certificate).find(({ label }) => label === 'CERTIFICATE');
  if (block === undefined) throw new Error('no PEM certificate found');
  const x509 = new X509Certificate(block.der);
  const key = privateKeyIn(privateKey);
  if (!x509.ca) throw new Error('the certificate is not one of an authority');
  if (!x509.checkPrivateKey(key)) throw new Error('the key does not belong to the certificate');
  const parts = derInside(derInside(derValues(block.der)[0], SEQUENCE)[0], SEQUENCE);
  // version is optional; then serial, algorithm, issuer, validity, subject, key
  const first = parts[0]?.tag === VERSION ? 1 : 0;
  const subject = parts[first + 4]!.whole;
  const keyId = subjectKeyOf(parts.find(({ tag }) => tag === EXTENSIONS)?.whole);
  return {
    subject: subjectOfName(subject),
    subjectDer: subject,
    ...(keyId !== undefined && { keyId }),
    privateKey: key,
    notAfter: Date.parse(x509.validTo),
  };
}

function subjectKeyOf(extensions: Buffer | undefined): Buffer | undefined {
  if (extensions === undefined) return undefined;
  for (const extension of derInside(derInside(derValues(extensions)[0], EXTENSIONS)[0], SEQUENCE)) {
    const fields = derInside(extension, SEQUENCE);
    if (oidText(fields[0]!.content) === SUBJECT_KEY) return derValues(fields.at(-1)!.content)[0]?.content;
  }
  return undefined;
}
