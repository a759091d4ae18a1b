import { badRequest } from '../meta/errors.js';

/** What a continue token holds: a snapshot, and the key after which the next page starts. */
export interface ContinuePosition {
  /** The snapshot's revision; -1 continues from the newest state (after the snapshot expired). */
  readonly revision: number;
  readonly namespace: string;
  readonly name: string;
}

/** Longest token that is read; a key has at most 253 + 253 characters. */
const MAX_TOKEN_LENGTH = 2048;
const FORMAT = 'meta/v1';

/** Text for `metadata.continue`. Clients treat it as opaque. */
export function printContinue(position: ContinuePosition): string {
  const { revision, namespace, name } = position;
  return Buffer.from(JSON.stringify({ v: FORMAT, rv: revision, start: `${namespace}/${name}` })).toString('base64url');
}

/** Reads a token back. @throws StatusError 400 on anything that `printContinue` did not write */
export function parseContinue(token: string): ContinuePosition {
  const fault = (why: string): Error => badRequest(`invalid continue token: ${why}`);
  if (token.length > MAX_TOKEN_LENGTH) throw fault('it is too long');
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    throw fault('it is not a token of this server');
  }
  if (typeof read !== 'object' || read === null) throw fault('it is not a token of this server');
  const { v, rv, start } = read as { v?: unknown; rv?: unknown; start?: unknown };
  if (v !== FORMAT) throw fault(`the version ${JSON.stringify(v ?? null)} is not known`);
  if (typeof rv !== 'number' || !Number.isSafeInteger(rv) || rv === 0 || rv < -1) {
    throw fault('it names no resourceVersion');
  }
  const cut = typeof start === 'string' ? start.indexOf('/') : -1;
  if (typeof start !== 'string' || cut < 0 || cut === start.length - 1) throw fault('it names no start key');
  return { revision: rv, namespace: start.slice(0, cut), name: start.slice(cut + 1) };
}
