import { X509Certificate } from 'node:crypto';
import type { ClusterTrustBundle } from '../../../../generated/types/apis__certificates.cluster.io__v1beta1.js';
import { derValues } from '../../../credentials/der.js';
import { type PemBlock, readPem } from '../../../credentials/pem.js';
import { type FieldError, invalidValue, tooLong } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';
import { signerNameFaults } from './signer-name.js';

/** Most bytes of a bundle. */
const LARGEST = 1024 * 1024;
const PATH = 'spec.trustBundle';
const OMITTED = '<value omitted>';

function validate(bundle: KubeObject): readonly FieldError[] {
  const spec = objectAt(bundle, 'spec');
  const signer = textAt(spec, 'signerName');
  return [
    ...nameFaults(bundle.metadata.name ?? '', signer),
    ...(signer === '' ? [] : signerNameFaults('spec.signerName', signer)),
    ...anchorFaults(textAt(spec, 'trustBundle')),
  ];
}

/** The name of a bundle starts with its signer's, so that only the signer's publishers can take it. */
function nameFaults(name: string, signer: string): readonly FieldError[] {
  const prefix = `${signer.replaceAll('/', ':')}:`;
  const faults =
    signer === ''
      ? name.includes(':')
        ? ['ClusterTrustBundle without signer name must not have ":" in its name']
        : dnsSubdomainFaults(name)
      : name.startsWith(prefix)
        ? dnsSubdomainFaults(name.slice(prefix.length))
        : [`ClusterTrustBundle for signerName ${signer} must be named with prefix ${prefix}`];
  return faults.map((fault) => invalidValue('metadata.name', name, fault));
}

/** Faults of the anchors: each block is a CA certificate, and there is at least one, without repeats. */
function anchorFaults(text: string): readonly FieldError[] {
  if (Buffer.byteLength(text) > LARGEST) return [tooLong(PATH, LARGEST)];
  const faults: FieldError[] = [];
  const indices = new Map<string, number[]>();
  readPem(text).forEach((block, at) => {
    const fault = blockFault(block);
    if (fault !== undefined) faults.push(invalidValue(PATH, OMITTED, `entry ${at} ${fault}`));
    const key = block.der.toString('base64');
    const places = indices.get(key);
    if (places === undefined) indices.set(key, [at]);
    else places.push(at);
  });
  if (faults.length > 0) return faults;
  if (indices.size === 0) return [invalidValue(PATH, OMITTED, 'at least one trust anchor must be provided')];
  return [...indices.values()]
    .filter((places) => places.length > 1)
    .map((places) => invalidValue(PATH, OMITTED, `duplicate trust anchor (indices [${places.join(' ')}])`));
}

function blockFault({ label, headers, der }: PemBlock): string | undefined {
  if (label !== 'CERTIFICATE') return `has bad block type: ${label}`;
  if (headers) return 'has PEM block headers';
  try {
    const values = derValues(der);
    // Bytes after the certificate would be ignored.
    if (values.length !== 1) return 'does not parse as X.509';
    const certificate = new X509Certificate(der);
    return certificate.ca ? undefined : 'does not have the CA bit set';
  } catch {
    return 'does not parse as X.509';
  }
}

/** ClusterTrustBundle. */
export const strategy: Strategy<ClusterTrustBundle> = { validate };
