import { compactVerify, decodeJwt, decodeProtectedHeader, errors, SignJWT, type JWTPayload } from 'jose';
import type { TokenKey, TokenSigningKey } from './token-keys.js';

/** Claims of a token; readers check their types. */
export type Claims = Readonly<Record<string, unknown>>;

/** Signs claims as a compact JWS; the header names algorithm and key. */
export function signToken(claims: Claims, key: TokenSigningKey): Promise<string> {
  return new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: key.algorithm, kid: key.id }).sign(key.privateKey);
}

/** The content of a token, without verifying its signature; undefined when it is not a JWT. Empty key id: none. */
export function peekToken(token: string): { readonly claims: Claims; readonly keyId: string } | undefined {
  if (!COMPACT.test(token)) return undefined;
  try {
    const keyId: unknown = decodeProtectedHeader(token).kid ?? '';
    return typeof keyId === 'string' ? { claims: decodeJwt(token), keyId } : undefined;
  } catch {
    return undefined;
  }
}

/** Three base64url parts without padding: the encoding is unique. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * The claims of a token signed by one of the keys, each with its own algorithm only, which rules out unsigned tokens
 * and a public key used as a secret. Claims are not checked. undefined when no key fits.
 *
 * @param keyId the only key to try; empty: any
 */
export async function verifyToken(
  token: string,
  keys: readonly TokenKey[],
  keyId: string,
): Promise<Claims | undefined> {
  for (const key of keyId === '' ? keys : keys.filter(({ id }) => id === keyId)) {
    try {
      await compactVerify(token, key.publicKey, { algorithms: [key.algorithm] });
      return decodeJwt(token);
    } catch (error) {
      if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}
