import { compactVerify, decodeJwt, decodeProtectedHeader, errors, SignJWT, type JWTPayload } from 'jose';
import type { TokenKey, TokenSigningKey } from './token-keys.js';

/** Claims of a token; whoever reads them checks their types. */
export type Claims = Readonly<Record<string, unknown>>;

/** Signs claims as a compact JWS; the header names algorithm and key. */
export function signToken(claims: Claims, key: TokenSigningKey): Promise<string> {
  return new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: key.algorithm, kid: key.id }).sign(key.privateKey);
}

/** What a token says of itself, without a look at its signature; undefined when it is no JWT. No name of a key: empty. */
export function peekToken(token: string): { readonly claims: Claims; readonly keyId: string } | undefined {
  if (!COMPACT.test(token)) return undefined;
  try {
    const keyId: unknown = decodeProtectedHeader(token).kid ?? '';
    return typeof keyId === 'string' ? { claims: decodeJwt(token), keyId } : undefined;
  } catch {
    return undefined;
  }
}

/** Three parts in base64url, without padding: one text for one token. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * The claims of a token that one of the keys has signed, each with its own algorithm only: nobody can pass a public key
 * off as a secret, or leave the signature out. Claims are not looked at. undefined when no key fits.
 *
 * @param keyId the only key that counts; empty: any
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
