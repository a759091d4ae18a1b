import { isIP } from 'node:net';
import type { Credentials } from '../../request/ports.js';

/** Limit of addresses of one request; most of them are client-controlled. */
const MOST_ADDRESSES = 64;

/**
 * The source addresses of a request, the furthest first: those of `X-Forwarded-For` and `X-Real-Ip`, which anybody can
 * set, and the peer of the connection, which is certain.
 */
export function sourceIps(credentials: Credentials): readonly string[] {
  const found: string[] = [];
  const forwarded = credentials.header?.('x-forwarded-for')[0];
  for (const part of forwarded?.split(',', MOST_ADDRESSES) ?? []) {
    const address = part.trim();
    if (isIP(address) !== 0) found.push(address);
  }
  const real = credentials.header?.('x-real-ip')[0]?.trim() ?? '';
  if (isIP(real) !== 0 && !found.includes(real)) found.push(real);
  const { peer } = credentials;
  if (peer !== undefined && found.at(-1) !== peer) found.push(peer);
  return found;
}
