import { readCertificates } from '../config/files.js';
import { ConfigError } from '../config/flag.js';
import type { ServeOptions } from '../config/options.js';
import { type TrustPool, trustPool } from '../credentials/trust-pool.js';
import type { Log } from '../telemetry/log.js';

/** The client certificate authorities currently in the files. */
export interface ClientAuthorities {
  /** Authorities of clients. */
  clients(): TrustPool;
  /** Authorities of front proxies; undefined without any. */
  readonly proxies: (() => TrustPool) | undefined;
  /** All authorities accepted by TLS, in PEM; authenticators distinguish them. */
  trusted(): readonly string[];
  /** Starts following the files; `changed` is called with new authorities. */
  follow(changed: () => void): void;
  stop(): void;
}

/** Polling interval of the files, in ms. */
const PERIOD = 2_000;

/** The authorities in the files; texts in PEM. */
interface Authorities {
  readonly clients: readonly string[];
  readonly proxies: string | undefined;
}

/**
 * The authorities of the flags, besides our own. A changed file takes effect at once, for open connections as well; an
 * unusable one is reported, and the previous content stays valid.
 *
 * @param own PEM authorities whose client certificates are always valid
 * @throws ConfigError for unusable files at the start
 */
export function clientAuthorities(
  options: Pick<ServeOptions, 'clientCaFile' | 'requestHeader'>,
  own: readonly string[],
  log: Log,
): ClientAuthorities {
  const { clientCaFile } = options;
  const proxyFile = options.requestHeader.clientCaFile;
  const read = (): Authorities => ({
    clients: clientCaFile === undefined ? own : [...own, readCertificates('client-ca-file', clientCaFile)],
    proxies: proxyFile === undefined ? undefined : readCertificates('requestheader-client-ca-file', proxyFile),
  });
  let current = read();
  let pools = poolsOf(current);
  let timer: NodeJS.Timeout | undefined;
  let fault = '';

  const look = (changed: () => void): void => {
    let found: Authorities;
    try {
      found = read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      if (error.message !== fault)
        log.error({ error }, 'authorities of clients cannot be read again; the old ones count');
      fault = error.message;
      return;
    }
    fault = '';
    if (textOf(found) === textOf(current)) return;
    current = found;
    pools = poolsOf(found);
    log.info({}, 'authorities of clients have changed');
    changed();
  };
  return {
    clients: () => pools.clients,
    proxies: proxyFile === undefined ? undefined : () => pools.proxies,
    trusted: () => [...current.clients, ...(current.proxies === undefined ? [] : [current.proxies])],
    follow(changed) {
      if (clientCaFile === undefined && proxyFile === undefined) return;
      timer = setInterval(() => look(changed), PERIOD);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

function poolsOf({ clients, proxies }: Authorities): { readonly clients: TrustPool; readonly proxies: TrustPool } {
  return { clients: trustPool(clients), proxies: trustPool(proxies === undefined ? [] : [proxies]) };
}

function textOf({ clients, proxies }: Authorities): string {
  return JSON.stringify([clients, proxies]);
}
