import { createHash, hash, timingSafeEqual } from 'node:crypto';
import { type Claims, peekToken, verifyToken } from '../../credentials/jwt.js';
import type { TokenKey } from '../../credentials/token-keys.js';
import type { KubeObject } from '../../meta/object.js';
import { quote } from '../../meta/quote.js';
import type { NamingProfile } from '../../naming/profile.js';
import { findObject, type ObjectLookup } from '../../request/lookup.js';
import type { AuthenticationNotes, TokenAuthenticator, TokenIdentity } from '../../request/ports.js';
import type { AccessMetrics } from '../../telemetry/metrics.js';
import { BoundedCache } from '../bounded-cache.js';
import { fittingAudiences } from './audiences.js';

/** What the method needs. */
export interface ServiceAccountParts {
  readonly keys: readonly TokenKey[];
  /** Accepted issuers. */
  readonly issuers: readonly string[];
  /** Whether Secrets of tokens must still exist (`--service-account-lookup`). */
  readonly lookupSecrets: boolean;
  /** Audiences of this server, for tokens without any. */
  readonly audiences: readonly string[];
  readonly lookup: ObjectLookup;
  readonly naming: NamingProfile;
  /** Called for each Secret whose token was used, early enough to label it. */
  readonly secretUsed: (secret: KubeObject) => void;
  readonly metrics: Pick<AccessMetrics, 'tokenUsed'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** How long a verified signature is cached, in ms; everything else is checked each time. */
const REMEMBERED = 5 * 60_000;
/** Cached tokens, in bytes: about 2,000 of 2 KB. */
const MEMORY = 4 * 1024 * 1024;
/** Accepted clock skew between servers, in seconds. */
const LEEWAY = 60;

/** An object that a token is bound to. */
interface Bound {
  readonly name: string;
  readonly uid?: string;
}

const TYPES = {
  serviceaccount: { group: '', version: 'v1', resource: 'serviceaccounts' },
  secret: { group: '', version: 'v1', resource: 'secrets' },
  pod: { group: '', version: 'v1', resource: 'pods' },
  node: { group: '', version: 'v1', resource: 'nodes' },
} as const;

/**
 * Tokens of service accounts: those issued by the token subresource, with audiences, an expiry and bound objects, and
 * those in Secrets. Deleting or recreating the account, or an object that the token is bound to, invalidates the token
 * at once.
 */
export function serviceAccountAuthenticator(parts: ServiceAccountParts): TokenAuthenticator {
  const { naming } = parts;
  const verified = new BoundedCache<Claims>(MEMORY);

  const claimsOf = async (token: string): Promise<Claims | undefined> => {
    const peeked = peekToken(token);
    const issuer = peeked?.claims['iss'];
    if (issuer !== naming.secretTokenIssuer && !parts.issuers.includes(issuer as string)) return undefined;
    const key = hash('sha256', token, 'base64');
    const known = verified.get(key);
    if (known !== undefined) return known;
    const claims = await verifyToken(token, parts.keys, peeked!.keyId);
    if (claims !== undefined) verified.set(key, claims, 2 * token.length, REMEMBERED);
    return claims;
  };

  return {
    async authenticate(token, audiences, notes) {
      const claims = await claimsOf(token);
      if (claims === undefined) return undefined;
      checkForms(claims);
      return claims['iss'] === naming.secretTokenIssuer
        ? secretToken(parts, token, claims, audiences, notes)
        : requestedToken(parts, claims, audiences, notes);
    },
  };
}

/** A token of the token subresource. */
async function requestedToken(
  parts: ServiceAccountParts,
  claims: Claims,
  wanted: readonly string[],
  notes: AuthenticationNotes,
): Promise<TokenIdentity | undefined> {
  const { lookup, naming } = parts;
  const given = listOf(claims['aud']);
  const audiences = fittingAudiences(given.length === 0 ? parts.audiences : given, wanted);
  if (audiences.length === 0) {
    throw new Error(`token audiences ${printTexts(given)} is invalid for the target audiences ${printTexts(wanted)}`);
  }
  const now = parts.clock() / 1000;
  checkTimes(claims, now);
  const bound = (claims[naming.labelDomain] ?? {}) as Readonly<Record<string, unknown>>;
  const account = bound['serviceaccount'] as Bound | undefined;
  const namespace = bound['namespace'];
  if (typeof namespace !== 'string' || typeof account?.name !== 'string') throw new Error('the token names no account');

  const found = await findObject(lookup, TYPES.serviceaccount, namespace, account.name);
  checkBound(found, account, 'service account', now);
  for (const kind of ['secret', 'pod'] as const) {
    const reference = bound[kind] as Bound | null | undefined;
    if (reference === undefined || reference === null) continue;
    checkBound(await findObject(lookup, TYPES[kind], namespace, reference.name), reference, kind, now);
  }
  const pod = (bound['pod'] ?? undefined) as Bound | undefined;
  const node = (bound['node'] ?? undefined) as Bound | undefined;
  // A pod's node is only informative; a token bound to the node itself depends on it.
  if (node !== undefined && pod === undefined) {
    checkBound(await findObject(lookup, TYPES.node, '', node.name), node, 'node', now);
  }
  const warnAfter = timeOf(bound, 'warnafter');
  parts.metrics.tokenUsed('valid');
  if (warnAfter !== undefined && warnAfter !== 0 && now > warnAfter) {
    const late = Math.floor(now - warnAfter);
    parts.metrics.tokenUsed('stale');
    const text = `subject: ${String(claims['sub'])}, seconds after warning threshold: ${late}`;
    notes.annotate(`authentication.${naming.auditDomain}/stale-token`, text);
  }
  const extra: Record<string, readonly string[]> = {};
  const say = (name: string, value: unknown): void => {
    if (typeof value === 'string' && value !== '') extra[`authentication.${naming.labelDomain}/${name}`] = [value];
  };
  if (typeof claims['jti'] === 'string' && claims['jti'] !== '') say('credential-id', `JTI=${claims['jti']}`);
  say('pod-name', pod?.name);
  say('pod-uid', pod?.uid);
  say('node-name', node?.name);
  say('node-uid', node?.uid);
  return identity(namespace, account.name, account.uid ?? '', audiences, extra);
}

/** A token in a Secret: it has no expiry, and is deleted with its Secret. */
async function secretToken(
  parts: ServiceAccountParts,
  token: string,
  claims: Claims,
  wanted: readonly string[],
  notes: AuthenticationNotes,
): Promise<TokenIdentity | undefined> {
  const { lookup, naming } = parts;
  const audiences = fittingAudiences(parts.audiences, wanted);
  if (audiences.length === 0) return undefined;
  const read = (name: string): string => {
    const value = claims[`${naming.labelDomain}/serviceaccount/${name}`];
    if (typeof value !== 'string' || value === '') throw new Error(`${name} claim is missing`);
    return value;
  };
  const namespace = read('namespace');
  const secretName = read('secret.name');
  const account = { name: read('service-account.name'), uid: read('service-account.uid') };
  if (claims['sub'] !== `system:serviceaccount:${namespace}:${account.name}`) throw new Error('sub claim is invalid');
  if (parts.lookupSecrets) {
    const secret = await findObject(lookup, TYPES.secret, namespace, secretName);
    const data = (secret?.['data'] ?? {}) as { readonly token?: string };
    if (secret === undefined || secret.metadata.deletionTimestamp !== undefined) {
      throw new Error('Token has been invalidated');
    }
    if (!sameText(Buffer.from(data.token ?? '', 'base64'), token)) {
      throw new Error("Token does not match server's copy");
    }
    const found = await findObject(lookup, TYPES.serviceaccount, namespace, account.name);
    checkBound(found, account, 'service account', 0);
    noteUse(parts, secret, found!, notes);
  }
  parts.metrics.tokenUsed('legacy');
  return identity(namespace, account.name, account.uid, audiences, {});
}

/** @throws Error for a token marked as invalid */
function noteUse(
  { naming, metrics, secretUsed }: ServiceAccountParts,
  secret: KubeObject,
  account: KubeObject,
  notes: AuthenticationNotes,
): void {
  const { name = '', namespace = '', labels } = secret.metadata;
  const note = (word: string, value: string): void =>
    notes.annotate(`authentication.${naming.auditDomain}/legacy-token-${word}`, value);
  secretUsed(secret);
  const mark = `${naming.labelDomain}/legacy-token-invalid-since`;
  if ((labels?.[mark] ?? '') !== '') {
    note('invalidated', `${name}/${namespace}`);
    metrics.tokenUsed('legacyInvalid');
    throw new Error(
      `the token in secret ${namespace}/${name} for service account ${namespace}/${account.metadata.name ?? ''} has been marked invalid. ` +
        'Use tokens from the TokenRequest API or manually created secret-based tokens, ' +
        `or remove the '${mark}' label from the secret to temporarily allow use of this token`,
    );
  }
  const listed = (account['secrets'] ?? []) as readonly { readonly name?: string }[];
  if (listed.some((each) => each.name === name)) {
    notes.warn(
      'Use tokens from the TokenRequest API or manually created secret-based tokens instead of auto-generated secret-based tokens.',
    );
    note('autogenerated-secret', name);
    metrics.tokenUsed('legacyAuto');
  } else {
    note('manual-secret', name);
    metrics.tokenUsed('legacyManual');
  }
}

/** Compares in constant time. */
function sameText(stored: Buffer, given: string): boolean {
  const digest = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
  return timingSafeEqual(digest(stored), digest(given));
}

function checkTimes(claims: Claims, now: number): void {
  const [end, begin, issued] = ['exp', 'nbf', 'iat'].map((claim) => timeOf(claims, claim));
  // A token without expiry never expires, as in kube-apiserver: the owner of the key may issue such.
  if (end !== undefined && now > end + LEEWAY) throw new Error('service account token has expired');
  if (begin !== undefined && now < begin - LEEWAY) throw new Error('service account token is not valid yet');
  if (issued !== undefined && now < issued - LEEWAY) throw new Error('service account token is issued in the future');
}

/** Largest valid time in seconds. */
const LAST_TIME = 2 ** 63;

/** Seconds; undefined when absent. @throws Error for an invalid time */
function timeOf(claims: Claims, claim: string): number | undefined {
  const value = claims[claim] ?? undefined;
  if (value !== undefined && (typeof value !== 'number' || Math.abs(value) >= LAST_TIME)) {
    throw new Error(`service account token has a malformed claim ${claim}`);
  }
  return value;
}

/** Standard claims must have their types (RFC 7519), even unused ones. @throws Error */
function checkForms(claims: Claims): void {
  for (const claim of ['exp', 'nbf', 'iat']) timeOf(claims, claim);
  const { aud } = claims;
  const isText = (value: unknown): boolean => typeof value === 'string';
  if (![claims['sub'] ?? '', claims['jti'] ?? ''].every(isText)) {
    throw new Error('service account token has a malformed claim sub or jti');
  }
  if (aud !== undefined && !isText(aud) && !(Array.isArray(aud) && aud.every(isText))) {
    throw new Error('service account token has a malformed claim aud');
  }
}

/** @param now seconds; an object counts as deleted when its deletion began more than the leeway ago */
function checkBound(found: KubeObject | undefined, wanted: Bound, what: string, now: number): void {
  if (found === undefined) throw new Error('service account token has been invalidated');
  const uid = found.metadata.uid ?? '';
  if (uid !== (wanted.uid ?? '')) throw new Error(`${what} UID (${uid}) does not match claim (${wanted.uid ?? ''})`);
  const { deletionTimestamp } = found.metadata;
  if (deletionTimestamp === undefined) return;
  if (now === 0 || Date.parse(deletionTimestamp) / 1000 < now - LEEWAY) {
    throw new Error('service account token has been invalidated');
  }
}

/** A list as printed in messages: quoted, separated by spaces. */
function printTexts(texts: readonly string[]): string {
  return `[${texts.map(quote).join(' ')}]`;
}

function listOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

function identity(
  namespace: string,
  name: string,
  uid: string,
  audiences: readonly string[],
  extra: Readonly<Record<string, readonly string[]>>,
): TokenIdentity {
  return {
    user: {
      name: `system:serviceaccount:${namespace}:${name}`,
      uid,
      groups: ['system:serviceaccounts', `system:serviceaccounts:${namespace}`],
      extra,
    },
    audiences,
  };
}
