import type { SigningRequest } from '../../credentials/signing-request.js';
import type { NamingProfile } from '../../naming/profile.js';

const NODES = 'system:nodes';
const NODE = 'system:node:';

/**
 * The fault of a request for one of the built-in signers (spec 3, "Built-in signers"); undefined when valid. The signer
 * for requests of unknown purpose has no rules.
 */
export function signerFault(
  signerName: string,
  request: SigningRequest,
  usages: readonly string[],
  signers: NamingProfile['signers'],
): string | undefined {
  switch (signerName) {
    case signers.apiserverClient:
      return clientFault(usages);
    case signers.apiserverClientNodeAgent:
      return nodeClientFault(request, usages);
    case signers.nodeAgentServing:
      return nodeServingFault(request, usages);
    default:
      return undefined;
  }
}

function clientFault(usages: readonly string[]): string | undefined {
  const optional = ['digital signature', 'key encipherment'];
  const other = usages.find((usage) => usage !== 'client auth' && !optional.includes(usage));
  if (other !== undefined) return `invalid usage for client certificate: ${other}`;
  return usages.includes('client auth') ? undefined : 'missing required usage for client certificate: client auth';
}

/** The fault of a request for the client certificate of a node agent; undefined when valid. */
export function nodeClientFault(
  { subject, alternativeNames }: SigningRequest,
  usages: readonly string[],
): string | undefined {
  if (!isNodes(subject.organizations)) return 'subject organization is not system:nodes';
  const { dns, email, ip, uri } = alternativeNames;
  if (dns > 0) return 'DNS subjectAltNames are not allowed';
  if (email > 0) return 'Email subjectAltNames are not allowed';
  if (ip > 0) return 'IP subjectAltNames are not allowed';
  if (uri > 0) return 'URI subjectAltNames are not allowed';
  if (!subject.commonName.startsWith(NODE)) return 'subject common name does not begin with system:node:';
  return usageFault(usages, 'client auth');
}

function nodeServingFault(
  { subject, alternativeNames }: SigningRequest,
  usages: readonly string[],
): string | undefined {
  if (!isNodes(subject.organizations)) return 'subject organization is not system:nodes';
  const { dns, email, ip, uri } = alternativeNames;
  if (dns + ip === 0) return 'DNS or IP subjectAltName is required';
  if (email > 0) return 'Email subjectAltNames are not allowed';
  if (uri > 0) return 'URI subjectAltNames are not allowed';
  return (
    usageFault(usages, 'server auth') ??
    (subject.commonName.startsWith(NODE) ? undefined : 'subject common name does not begin with system:node:')
  );
}

function isNodes(organizations: readonly string[]): boolean {
  return organizations.length === 1 && organizations[0] === NODES;
}

/** Exactly signature and purpose, with encipherment for key types that support it. */
function usageFault(usages: readonly string[], purpose: string): string | undefined {
  const given = new Set(usages);
  const wanted = ['digital signature', 'key encipherment', purpose].sort();
  const fits = wanted.every((usage) => usage === 'key encipherment' || given.has(usage));
  const extra = [...given].some((usage) => !wanted.includes(usage));
  return fits && !extra ? undefined : `usages did not match [${wanted.join(' ')}]`;
}

/** Tolerated clock skew of machines, in ms. */
const BACKDATE = 5 * 60_000;
/** Certificates shorter than this are not shortened by backdating, in ms. */
const SHORT = 8 * 3600_000;
/** Shortest lifetime, in ms. */
const SHORTEST = 10 * 60_000;

/**
 * The validity of a certificate: as requested, limited by the signer and the authority's expiry. Times in milliseconds;
 * `seconds` as requested.
 *
 * @throws Error when the authority expires before
 */
export function validity(
  now: number,
  seconds: number | undefined,
  longest: number,
  authorityEnd: number,
): { readonly notBefore: number; readonly notAfter: number } {
  const asked = seconds === undefined ? longest : Math.max(seconds * 1000, SHORTEST);
  const duration = Math.min(asked, longest);
  const notBefore = now - BACKDATE;
  const end = duration < SHORT ? now + duration : now + duration - BACKDATE;
  if (notBefore >= authorityEnd) throw new Error('the signing authority has expired');
  return { notBefore, notAfter: Math.min(end, authorityEnd) };
}
