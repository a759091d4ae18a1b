import { isIP } from 'node:net';
import { ConfigError, notEmpty, parseChoice, parseDuration, parseInteger, parseList, type FlagGroup } from '../flag.js';
import type { ServeOptions } from '../options.js';

/** Address, certificates, limits and shutdown. */
export const servingFlags: FlagGroup<ServeOptions> = {
  title: 'Serving',
  flags: [
    {
      name: 'naming',
      hint: 'cluster|kubernetes',
      help: 'Naming profile: the identifiers of the server. With kubernetes, unmodified kubectl, client-go and Helm work fully.',
      shownDefault: 'cluster',
      apply: (o, v) => (o.naming = parseChoice('naming', v, ['cluster', 'kubernetes'])),
    },
    {
      name: 'data-dir',
      hint: 'folder',
      help: 'Folder of certificates, admin.kubeconfig and the embedded database.',
      shownDefault: './.data',
      apply: (o, v) => (o.dataDir = notEmpty('data-dir', v)),
    },
    {
      name: 'bind-address',
      hint: 'address',
      help: 'IP address to listen on; 0.0.0.0 and :: mean all addresses.',
      shownDefault: '127.0.0.1',
      apply: (o, v) => {
        if (isIP(v) === 0) throw new ConfigError(`--bind-address: "${v}" is not an IP address`);
        o.bindAddress = v;
      },
    },
    {
      name: 'advertise-address',
      hint: 'address',
      help: 'IP address in the endpoints of the Service of the API server; none is shown while it would be a loopback address.',
      shownDefault: 'the bind address, or the first address of this machine when that means all',
      apply: (o, v) => {
        if (isIP(v) === 0) throw new ConfigError(`--advertise-address: "${v}" is not an IP address`);
        o.advertiseAddress = v;
      },
    },
    {
      name: 'endpoint-reconciler-type',
      hint: 'lease|none',
      help: 'lease: the server has a Lease and keeps the endpoints of the API server up to date; none: neither.',
      shownDefault: 'lease',
      apply: (o, v) => (o.endpointReconcilerType = parseChoice('endpoint-reconciler-type', v, ['lease', 'none'])),
    },
    {
      name: 'secure-port',
      hint: 'port',
      help: 'HTTPS port; 0 picks a free one.',
      shownDefault: '6443',
      apply: (o, v) => (o.securePort = parseInteger('secure-port', v, 0, 65535)),
    },
    {
      name: 'tls-cert-file',
      hint: 'file',
      help: 'PEM serving certificate and its chain, instead of the one created in the data dir.',
      apply: (o, v) => (o.tlsCertFile = notEmpty('tls-cert-file', v)),
    },
    {
      name: 'tls-private-key-file',
      hint: 'file',
      help: 'PEM private key of --tls-cert-file.',
      apply: (o, v) => (o.tlsPrivateKeyFile = notEmpty('tls-private-key-file', v)),
    },
    {
      name: 'request-timeout',
      hint: 'duration',
      help: 'Timeout of requests other than watches.',
      shownDefault: '1m',
      apply: (o, v) => (o.requestTimeout = positive('request-timeout', v)),
    },
    {
      name: 'min-request-timeout',
      hint: 'seconds',
      help: 'Minimum duration of a watch; the actual one is random between it and twice it.',
      shownDefault: '1800',
      apply: (o, v) => (o.minRequestTimeout = parseInteger('min-request-timeout', v, 1, 1_000_000) * 1000),
    },
    {
      name: 'cors-allowed-origins',
      hint: 'pattern,...',
      help: 'Regular expressions of origins whose pages may use the API from a browser, such as ^https://app\\.example$.',
      apply: (o, v) => (o.corsAllowedOrigins = [...o.corsAllowedOrigins, ...parseList('cors-allowed-origins', v)]),
    },
    {
      name: 'strict-transport-security-directives',
      hint: 'directive,...',
      help: 'Directives of the Strict-Transport-Security header, such as max-age=31536000,includeSubDomains; no header without it.',
      apply: (o, v) => {
        const directives = parseList('strict-transport-security-directives', v);
        const wrong = directives.find((one) => !/^(includeSubDomains|preload|max-age=[^=]*)$/.test(one));
        if (wrong !== undefined) {
          throw new ConfigError(
            `--strict-transport-security-directives: "${wrong}" is none of max-age=<seconds>, includeSubDomains and preload`,
          );
        }
        o.transportSecurity = [...o.transportSecurity, ...directives];
      },
    },
    {
      name: 'max-request-body-bytes',
      hint: 'bytes',
      help: 'Largest request body.',
      shownDefault: '3145728',
      apply: (o, v) => (o.maxRequestBodyBytes = parseInteger('max-request-body-bytes', v, 1024, 1 << 30)),
    },
    {
      name: 'http2-max-streams-per-connection',
      hint: 'number',
      help: 'Limit of concurrent streams per HTTP/2 connection.',
      shownDefault: '100',
      apply: (o, v) => (o.http2MaxStreams = parseInteger('http2-max-streams-per-connection', v, 1, 100_000)),
    },
    {
      name: 'shutdown-delay-duration',
      hint: 'duration',
      help: 'How long requests are still served after SIGTERM, while /readyz already fails.',
      shownDefault: '0',
      apply: (o, v) => (o.shutdownDelay = parseDuration('shutdown-delay-duration', v)),
    },
    {
      name: 'livez-grace-period',
      hint: 'duration',
      help: 'How long after start /livez passes although start-up has not finished.',
      shownDefault: '0',
      apply: (o, v) => (o.livezGracePeriod = parseDuration('livez-grace-period', v)),
    },
  ],
};

function positive(name: string, value: string): number {
  const duration = parseDuration(name, value);
  if (duration === 0) throw new ConfigError(`--${name}: must be longer than 0`);
  return duration;
}
