import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { TokenKey, TokenSigningKey } from './token-keys.js';

/** Claims of a token; whoever reads them checks their types. */
export type Claims = Readonly<Record<string, unknown>>;

/** Signs claims as a compact JWS; the header names algorithm and key. */
export function signToken(claims: Claims, key: TokenSigningKey): Promise<string> {
  return new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: key.algorithm, kid: key.id }).sign(key.privateKey);
}

/** What a token says of itself, without a look at its signature; undefined when it is no JWT. */
export function peekToken(token: string): { readonly claims: Claims; readonly keyId: string | undefined } | undefined {
  if (!COMPACT.test(token)) return undefined;
  try {
    return { claims: decodeJwt(token), keyId: decodeProtectedHeader(token).kid };
  } catch {
    return undefined;
  }
}

/** Three parts in base64url, without padding: one text for one token. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * The claims of a token that one of the keys has signed, each with its own algorithm only: nobody can pass a public key
 * off as a secret, or leave the signature out. Times are not looked at. undefined when no key fits.
 */
export async function verifyToken(
  token: string,
  keys: readonly TokenKey[],
  keyId: string | undefined,
): Promise<Claims | undefined> {
  const named = keys.filter(({ id }) => id === keyId);
  for (const key of named.length > 0 ? named : keys) {
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [key.algorithm],
        currentDate: BEFORE_ALL,
        clockTolerance: ALL_TIME,
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}

/** Makes every `exp` and `nbf` pass; whoever asks compares times by its own clock. */
const BEFORE_ALL = new Date(0);
const ALL_TIME = 1e12;
