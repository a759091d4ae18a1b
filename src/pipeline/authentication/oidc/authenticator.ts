import { hash } from 'node:crypto';
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { getOwn, isJsonObject } from '../../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { peekToken } from '../../../credentials/jwt.js';
import type { TokenAuthenticator, TokenIdentity } from '../../../request/ports.js';
import type { User } from '../../../request/user.js';
import { BoundedCache } from '../../bounded-cache.js';
import { sizeOfUser } from '../../user-size.js';
import { type ClaimReader, distributedSource } from './distributed-claims.js';
import type { ProviderKeys } from './provider-keys.js';
import { fittingAudiences } from '../audiences.js';

/** What verifying ID tokens needs. */
export interface OidcParts {
  readonly issuer: string;
  /** Accepted audiences of tokens; one of them is enough. */
  readonly clientIds: readonly string[];
  readonly algorithms: readonly string[];
  /** Maps verified claims to a user. @throws Error for claims that give none */
  readonly userOf: (claims: JsonObject) => User;
  readonly keys: ProviderKeys;
  /** The claim that may be distributed (that of groups), and how it is fetched. */
  readonly distributed?: { readonly claim: string; readonly read: ClaimReader } | undefined;
  /** Audiences of this server, for which ID tokens are valid. */
  readonly audiences: readonly string[];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** How long a verified token is cached, in ms. */
const REMEMBERED = 10_000;
/** Cached tokens, in bytes. */
const MEMORY = 4 * 1024 * 1024;
/** Accepted clock skew of the provider, in seconds. */
const LEEWAY = 60;

/** The user of a token, and its expiry, in ms since the epoch. */
interface Remembered {
  readonly user: User;
  readonly end: number;
}

/**
 * ID tokens of an OpenID Connect provider (spec 3): signature, issuer, audience and time are verified here, without
 * asking the provider per request. Only the configured algorithms are accepted, which rules out unsigned tokens and a
 * public key used as a secret.
 */
export function oidcAuthenticator(parts: OidcParts): TokenAuthenticator {
  const { issuer, clock } = parts;
  const known = new BoundedCache<Remembered>(MEMORY);

  const userOf = async (token: string): Promise<User> => {
    const key = hash('sha256', token, 'base64');
    const found = known.get(key);
    if (found !== undefined && clock() < found.end) return found.user;
    const claims = await verified(parts, token);
    checkAudience(claims, parts.clientIds);
    const end = checkTimes(claims, clock() / 1000);
    const user = parts.userOf(await withDistributed(parts, claims));
    // Its groups may come from elsewhere: then they are longer than the token.
    known.set(key, { user, end: end * 1000 }, sizeOfUser(user), REMEMBERED);
    return user;
  };

  return {
    async authenticate(token, wanted): Promise<TokenIdentity | undefined> {
      if (peekToken(token)?.claims['iss'] !== issuer) return undefined;
      const audiences = fittingAudiences(parts.audiences, wanted);
      if (audiences.length === 0) return undefined;
      return { user: await userOf(token), audiences };
    },
  };
}

/**
 * The claims with a distributed one fetched. The endpoint returns a token, too: the provider's own, for the same
 * client, and not expired.
 *
 * @throws Error when it cannot be fetched
 */
async function withDistributed(parts: OidcParts, claims: JsonObject): Promise<JsonObject> {
  const { distributed, issuer } = parts;
  const source = distributed === undefined ? undefined : distributedSource(claims, distributed.claim);
  if (distributed === undefined || source === undefined) return claims;
  const { claim } = distributed;
  try {
    const token = await distributed.read(source.endpoint, source.accessToken);
    if (peekToken(token)?.claims['iss'] !== issuer)
      throw new Error('what the endpoint gives is no token of the issuer');
    const found = await verified(parts, token);
    checkAudience(found, parts.clientIds);
    checkTimes(found, parts.clock() / 1000);
    const value = getOwn(found, claim);
    if (value === undefined) throw new Error('the token that the endpoint gives does not contain the claim');
    return { ...claims, [claim]: value };
  } catch (error) {
    throw new Error(`oidc: could not expand distributed claim "${claim}": ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The claims of a token signed by a key of the provider. @throws Error */
async function verified(parts: OidcParts, token: string): Promise<JsonObject> {
  const { keys } = parts;
  if (keys.current() === undefined) await keys.refresh();
  const set = keys.current();
  if (set === undefined) throw new Error('oidc: authenticator not initialized');
  let payload = await signedBy(set, parts, token);
  // The provider may have new keys.
  if (payload === undefined && (await keys.refresh())) payload = await signedBy(keys.current() ?? set, parts, token);
  if (payload === undefined) throw new Error('oidc: verify token: failed to verify signature');
  const claims = JSON.parse(payload) as JsonValue;
  if (!isJsonObject(claims)) throw new Error('oidc: parse claims: they are no object');
  checkForms(claims);
  return claims;
}

/** Keys to try for a token without a key id. */
const MOST_TRIED = 16;

/** The payload when one of the keys fits. @throws Error for unaccepted algorithms and malformed tokens */
async function signedBy(set: JSONWebKeySet, parts: OidcParts, token: string): Promise<string | undefined> {
  const options = { algorithms: [...parts.algorithms] };
  try {
    const { payload } = await compactVerify(token, keyOf(set), options);
    return Buffer.from(payload).toString('utf8');
  } catch (error) {
    if (error instanceof errors.JWKSMultipleMatchingKeys) return oneOf(error, token, options);
    // An unusable key (too short, of another type) never fits.
    const unfit = error instanceof errors.JWKSNoMatchingKey || error instanceof TypeError;
    if (unfit || error instanceof errors.JWSSignatureVerificationFailed) return undefined;
    throw new Error(`oidc: verify token: ${error instanceof errors.JOSEError ? error.message : 'malformed jwt'}`);
  }
}

/** The key named by a token; an empty name counts as none. */
function keyOf(set: JSONWebKeySet): JWTVerifyGetKey {
  const find = createLocalJWKSet(set);
  return ({ kid, ...header }, token) =>
    find(kid === '' ? header : { ...header, ...(kid !== undefined && { kid }) }, token);
}

async function oneOf(
  several: errors.JWKSMultipleMatchingKeys,
  token: string,
  options: { readonly algorithms: string[] },
): Promise<string | undefined> {
  let tried = 0;
  for await (const key of several) {
    if ((tried += 1) > MOST_TRIED) break;
    try {
      return Buffer.from((await compactVerify(token, key, options)).payload).toString('utf8');
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed) && !(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}

function checkAudience(claims: JsonObject, wanted: readonly string[]): void {
  const audience = getOwn(claims, 'aud');
  const given = Array.isArray(audience) ? audience : [audience];
  if (!wanted.some((each) => given.includes(each))) {
    throw new Error(`oidc: verify token: expected audience in ${JSON.stringify(wanted)}`);
  }
}

/** Reads the expiry of the token, in seconds. */
function checkTimes(claims: JsonObject, now: number): number {
  const [end, begin] = [timeOf(claims, 'exp'), getOwn(claims, 'nbf') === null ? undefined : timeOf(claims, 'nbf')];
  if (end === undefined) throw new Error('oidc: verify token: it has no expiry');
  if (now > end) throw new Error('oidc: verify token: token is expired');
  if (begin !== undefined && now + LEEWAY < begin) throw new Error('oidc: verify token: it is not valid yet');
  return end;
}

/** Largest valid time in seconds. */
const LAST_TIME = 2 ** 63;

/** A claim in seconds, as a number or as its text; undefined when absent. @throws Error */
function timeOf(claims: JsonObject, claim: string): number | undefined {
  const value = getOwn(claims, claim);
  if (value === undefined) return undefined;
  const seconds = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  if (typeof seconds !== 'number' || Math.abs(seconds) >= LAST_TIME) {
    throw new Error(`oidc: verify token: ${claim} is no time`);
  }
  return Math.trunc(seconds);
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Unused claims must still have their OpenID Connect types. @throws Error */
function checkForms(claims: JsonObject): void {
  timeOf(claims, 'iat');
  for (const claim of ['nonce', 'at_hash']) {
    if (typeof (getOwn(claims, claim) ?? '') !== 'string') throw new Error(`oidc: verify token: ${claim} is no text`);
  }
  const sources = getOwn(claims, '_claim_sources') ?? {};
  if (!isJsonObject(sources) || Object.values(sources).some((source) => source !== null && !isJsonObject(source))) {
    throw new Error('oidc: verify token: _claim_sources are no objects');
  }
}
