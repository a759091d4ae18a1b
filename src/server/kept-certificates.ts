import { join } from 'node:path';
import { readCertificates, readPrivateKey } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import type { Log } from '../telemetry/log.js';
import { timerDelay } from '../meta/timer.js';
import type { CertifiedKey, ServerCredentials } from './credentials.js';
import { inDataDir } from './data-dir.js';
import { writeKubeconfig } from './kubeconfig.js';
import { expectedName } from './serving-names.js';

/** Polling interval of the files in flags, in ms. */
const PERIOD = 2_000;
/** Interval of checking the expiry of our own certificates, in ms. */
const OWN_PERIOD = 3_600_000;

/** What maintaining certificates needs. */
export interface KeptCertificatesParts {
  readonly options: Pick<ServeOptions, 'tlsCertFile' | 'tlsPrivateKeyFile'>;
  readonly dataDir: string;
  readonly credentials: Pick<ServerCredentials, 'ca' | 'issueAdmin' | 'renewServing'>;
  /** The certificate currently served. */
  readonly shown: CertifiedKey;
  /** The server name in the kubeconfig. */
  readonly url: string;
  /** Serves another certificate on new connections from now on. */
  readonly show: (certified: CertifiedKey) => void;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The certificates of a long-running server. */
export interface KeptCertificates {
  /** Path of the admin's kubeconfig. */
  readonly kubeconfig: string;
  /** Checks now, in addition to the regular checks. */
  look(): void;
  stop(): void;
}

/**
 * Writes the admin's kubeconfig, and renews the serving certificate and the admin's before they expire: changed files
 * of flags take effect at once, and our own certificates are renewed in time. Unusable ones are reported, and the
 * previous ones stay in use: of two files one may be replaced before the other.
 *
 * @throws ConfigError when the kubeconfig cannot be written at the start
 */
export async function keepCertificates(parts: KeptCertificatesParts): Promise<KeptCertificates> {
  const { options, dataDir, credentials, log, clock } = parts;
  const { tlsCertFile, tlsPrivateKeyFile } = options;
  const kubeconfig = join(dataDir, 'admin.kubeconfig');
  const isGiven = tlsCertFile !== undefined && tlsPrivateKeyFile !== undefined;
  const read = (): CertifiedKey => {
    if (!isGiven) return credentials.renewServing(clock());
    const certificate = readCertificates('tls-cert-file', tlsCertFile);
    return { certificate, privateKey: readPrivateKey('tls-private-key-file', tlsPrivateKeyFile, certificate) };
  };
  const write = ({ certificate }: CertifiedKey): void => {
    const content = {
      serverUrl: parts.url,
      serverName: expectedName(certificate, new URL(parts.url).hostname),
      authority: isGiven ? certificate : credentials.ca.certificate,
      clientAuthority: credentials.ca.certificate,
    };
    writeKubeconfig(kubeconfig, content, () => credentials.issueAdmin(clock()), clock());
  };
  let { shown } = parts;
  let fault = '';
  await inDataDir(dataDir, () => write(shown));
  let writtenAt = clock();

  const look = (): void => {
    try {
      const found = read();
      const isNew = found.certificate !== shown.certificate || found.privateKey !== shown.privateKey;
      if (isNew) {
        parts.show(found);
        shown = found;
        log.info({}, 'new connections are shown another serving certificate');
      }
      // The admin's certificate is ours even with a given serving certificate; a failed write is repeated here.
      if (isNew || fault !== '' || !isGiven || clock() - writtenAt >= OWN_PERIOD) {
        write(shown);
        writtenAt = clock();
      }
      fault = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== fault) log.error({ error }, 'certificates cannot be replaced; the old ones count');
      fault = message;
    }
  };
  const timer = setInterval(look, timerDelay(isGiven ? PERIOD : OWN_PERIOD));
  timer.unref();
  return { kubeconfig, look, stop: () => clearInterval(timer) };
}
