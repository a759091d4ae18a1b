import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import pg from 'pg';
import { messageOf } from './errors.js';
import { DatabaseRefusal } from './opening-errors.js';

/**
 * Checks the TLS settings of a URL (`sslrootcert`, `sslcert`, `sslkey`, `sslnegotiation`) before the first connection:
 * with an unreadable file no later attempt could succeed, so it is rejected at once.
 *
 * @throws DatabaseRefusal with what is wrong in one line
 */
export function checkConnection(config: pg.ClientConfig): void {
  try {
    // Creating a client reads the files without connecting.
    const { ssl } = new pg.Client(config) as unknown as { readonly ssl?: boolean | SecureContextOptions };
    if (typeof ssl !== 'object') return;
    createSecureContext(ssl);
    // Node accepts a file without a certificate and then trusts nobody.
    if (typeof ssl.ca === 'string') new X509Certificate(ssl.ca);
  } catch (error) {
    throw new DatabaseRefusal(`what the URL says of TLS cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
