import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Connection } from './kubeconfig.js';

/** A token file is read again after this time, in milliseconds; tokens of service accounts are rotated. */
const TOKEN_AGE = 60_000;

/** The authorization header, computed for each request. */
export function authorizationOf({ token, tokenFile, basic }: Connection): () => { readonly authorization?: string } {
  if (token === undefined) {
    if (basic === undefined) return () => ({});
    const pair = Buffer.from(`${basic.username}:${basic.password}`).toString('base64');
    return () => ({ authorization: `Basic ${pair}` });
  }
  let known = token;
  let readAt = performance.now();
  return () => {
    if (tokenFile !== undefined && performance.now() - readAt > TOKEN_AGE) {
      readAt = performance.now();
      try {
        known = readFileSync(tokenFile, 'utf8').trim() || known;
      } catch {
        // The last one may still be valid; if not, the server rejects it.
      }
    }
    return { authorization: `Bearer ${known}` };
  };
}
