import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readPem } from './pem.js';

/** A key of service-account tokens. */
export interface TokenKey {
  /** The key id in tokens and in the published set: SHA-256 of the public key, base64url. */
  readonly id: string;
  readonly algorithm: 'RS256' | 'ES256' | 'ES384' | 'ES512';
  readonly publicKey: KeyObject;
}

/** A key that signs. */
export interface TokenSigningKey extends TokenKey {
  readonly privateKey: KeyObject;
}

/**
 * Every key of a PEM text: private keys of RSA and ECDSA in any form, public keys and certificates. Text between blocks
 * is ignored.
 *
 * @throws Error when there is none, or one cannot be used
 */
export function readTokenKeys(text: string): readonly TokenKey[] {
  const keys = readPem(text).flatMap(({ label, der }) => {
    if (label === 'EC PARAMETERS') return [];
    const pem = `-----BEGIN ${label}-----\n${der.toString('base64')}\n-----END ${label}-----\n`;
    return [tokenKeyOf(publicKeyIn(pem))];
  });
  if (keys.length === 0) throw new Error('no PEM key found');
  return keys;
}

/** The key that signs tokens. @throws Error when the text has no private key of RSA or ECDSA */
export function readSigningKey(text: string): TokenSigningKey {
  const privateKey = privateKeyIn(text);
  return { ...tokenKeyOf(createPublicKey(privateKey)), privateKey };
}

/** The private key of a PEM text. @throws Error in words for its author */
export function privateKeyIn(text: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    throw new Error('no PEM private key that can be used; it must not be encrypted');
  }
}

function publicKeyIn(pem: string): KeyObject {
  try {
    return createPublicKey(pem);
  } catch {
    throw new Error('it holds a PEM block that is no key');
  }
}

function tokenKeyOf(publicKey: KeyObject): TokenKey {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { id: createHash('sha256').update(der).digest('base64url'), algorithm: algorithmOf(publicKey), publicKey };
}

const CURVES: Readonly<Record<string, TokenKey['algorithm']>> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
};

function algorithmOf(key: KeyObject): TokenKey['algorithm'] {
  if (key.asymmetricKeyType === 'rsa') return 'RS256';
  const found = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (found === undefined) throw new Error(`keys of type ${key.asymmetricKeyType ?? 'unknown'} cannot sign tokens`);
  return found;
}

/** The published set of keys (RFC 7517): public parts only. */
export function keySet(keys: readonly TokenKey[]): { readonly keys: readonly object[] } {
  const each = new Map(keys.map((key) => [key.id, key]));
  return {
    keys: [...each.values()].map(({ id, algorithm, publicKey }) => ({
      use: 'sig',
      ...(publicKey.export({ format: 'jwk' }) as object),
      kid: id,
      alg: algorithm,
    })),
  };
}
