import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import pg from 'pg';
import { messageOf } from './errors.js';
import { DatabaseRefusal } from './opening-errors.js';

/**
 * Looks whether the files and words of a URL can be used (`sslrootcert`, `sslcert`, `sslkey`, `sslnegotiation`), so that
 * nobody waits for a database that is never asked.
 *
 * @throws DatabaseRefusal with what is wrong in one line
 */
export function checkConnection(config: pg.ClientConfig): void {
  try {
    // Making a client reads the files and connects to nobody.
    const { ssl } = new pg.Client(config) as unknown as { readonly ssl?: boolean | SecureContextOptions };
    if (typeof ssl !== 'object') return;
    createSecureContext(ssl);
    // A file without a certificate is no fault to Node, and nobody is trusted then.
    if (typeof ssl.ca === 'string') new X509Certificate(ssl.ca);
  } catch (error) {
    throw new DatabaseRefusal(`what the URL says of TLS cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
