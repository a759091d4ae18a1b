import { createHmac, timingSafeEqual } from 'node:crypto';
import { badRequest } from '../meta/errors.js';

/** What a continue token holds: a snapshot, and the key after which the next page starts. */
export interface ContinuePosition {
  /** The snapshot's revision; -1 continues from the newest state (after the snapshot expired). */
  readonly revision: number;
  readonly namespace: string;
  readonly name: string;
}

/** Prints and reads the texts of `metadata.continue`. */
export interface ContinueTokens {
  /** Opaque for clients. */
  print(position: ContinuePosition): string;
  /** @throws StatusError 400 for anything that `print` did not return under the same key */
  parse(token: string): ContinuePosition;
}

/** Longest token that is read; a key has at most 253 + 253 characters. */
const MAX_TOKEN_LENGTH = 2048;
/** Bytes of the signature, which come first. */
const SIGNATURE = 16;

/**
 * Tokens signed with `key` (HMAC-SHA256), shared by all servers on a database: a client cannot forge one for another
 * snapshot or place.
 */
export function createContinueTokens(key: Buffer): ContinueTokens {
  const sign = (text: Buffer): Buffer => createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE);
  return {
    print({ revision, namespace, name }) {
      const text = Buffer.from(JSON.stringify([revision, namespace, name]), 'utf8');
      return Buffer.concat([sign(text), text]).toString('base64url');
    },
    parse(token) {
      if (token.length > MAX_TOKEN_LENGTH) throw badRequest('invalid continue token: it is too long');
      const bytes = Buffer.from(token, 'base64url');
      const [signature, text] = [bytes.subarray(0, SIGNATURE), bytes.subarray(SIGNATURE)];
      if (signature.length < SIGNATURE || !timingSafeEqual(signature, sign(text))) {
        throw badRequest('invalid continue token: it is not a token of this server');
      }
      const [revision, namespace, name] = JSON.parse(text.toString('utf8')) as [number, string, string];
      return { revision, namespace, name };
    },
  };
}
