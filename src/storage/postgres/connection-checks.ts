import { X509Certificate } from 'node:crypto';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import pg from 'pg';
import { messageOf } from './errors.js';
import { DatabaseRefusal } from './opening-errors.js';

/**
 * Checks what a URL says of TLS (`sslrootcert`, `sslcert`, `sslkey`, `sslnegotiation`) before the first connection: no
 * later attempt could succeed with a file that cannot be read, so it is refused at once.
 *
 * @throws DatabaseRefusal with what is wrong in one line
 */
export function checkConnection(config: pg.ClientConfig): void {
  try {
    // A new client reads the files and does not connect yet.
    const { ssl } = new pg.Client(config) as unknown as { readonly ssl?: boolean | SecureContextOptions };
    if (typeof ssl !== 'object') return;
    createSecureContext(ssl);
    // Node takes a file without a certificate and then trusts nobody.
    if (typeof ssl.ca === 'string') new X509Certificate(ssl.ca);
  } catch (error) {
    throw new DatabaseRefusal(`what the URL says of TLS cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
