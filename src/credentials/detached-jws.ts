import { createHmac } from 'node:crypto';

/**
 * A detached JWS over a text (RFC 7515 appendix F) with HS256: header, nothing, signature. To verify it, the text is
 * put back between the dots.
 */
export function detachedJws(text: string, keyId: string, secret: string): string {
  const encoded = (value: string): string => Buffer.from(value).toString('base64url');
  const header = encoded(JSON.stringify({ alg: 'HS256', kid: keyId }));
  const signature = createHmac('sha256', secret)
    .update(`${header}.${encoded(text)}`)
    .digest('base64url');
  return `${header}..${signature}`;
}
