import { ConfigError, parseDuration, parseInteger, type FlagGroup } from '../flag.js';
import { urlsOfHosts } from '../../storage/postgres/host-list.js';
import type { ServeOptions } from '../options.js';

/** The database. */
export const storageFlags: FlagGroup<ServeOptions> = {
  title: 'Storage',
  flags: [
    {
      name: 'database-url',
      hint: 'url',
      help: 'postgres://user:password@host/database of an existing PostgreSQL (also DATABASE_URL); several hosts (host1:5432,host2:5432) when one takes over from the other. Without it an embedded one runs in the data dir.',
      secret: true,
      apply: (o, v) => (o.databaseUrl = checkDatabaseUrl('--database-url', v)),
    },
    {
      name: 'database-connections',
      hint: 'number',
      help: 'Connections for reading (1 counts as 2); writing and following changes use one more each.',
      shownDefault: '8',
      apply: (o, v) => (o.databaseConnections = parseInteger('database-connections', v, 1, 1000)),
    },
    {
      name: 'history-retention',
      hint: 'duration',
      help: 'How long old versions are kept for watches, continue tokens and exact lists.',
      shownDefault: '5m',
      apply: (o, v) => {
        const duration = parseDuration('history-retention', v);
        if (duration < 10_000) throw new ConfigError('--history-retention: must be at least 10s');
        o.historyRetention = duration;
      },
    },
    {
      name: 'event-ttl',
      hint: 'duration',
      help: 'How long an Event is kept after its last change; 0 keeps all.',
      shownDefault: '1h',
      apply: (o, v) => (o.eventTtl = parseDuration('event-ttl', v)),
    },
    {
      name: 'max-object-bytes',
      hint: 'bytes',
      help: 'Size limit of stored objects, after defaulting; the default is that of etcd.',
      shownDefault: '1572864',
      apply: (o, v) => (o.maxObjectBytes = parseInteger('max-object-bytes', v, 64 * 1024, 1 << 28)),
    },
  ],
};

/** The values of `sslmode`: those of libpq, and `no-verify`, which `pg` adds. */
const SSL_MODES: ReadonlySet<string> = new Set([
  'disable',
  'allow',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
]);
/** Parameters of libpq that `pg` ignores: the server would connect elsewhere, or trust more, than the URL requires. */
const UNSUPPORTED: readonly string[] = [
  'service',
  'servicefile',
  'passfile',
  'hostaddr',
  'dbname',
  'require_auth',
  'requirepeer',
  'sslcrl',
  'sslcrldir',
  'sslpassword',
];

/** The URL of one host, parsed; undefined when it is not a PostgreSQL URL. */
function postgresUrl(text: string): URL | undefined {
  // `user@/database?host=/folder` is common for sockets, but Node wants a host after the user.
  const whole = text.replace(/^([^/?#]+:\/\/[^/?#]*@)(?=\/)/, '$1localhost');
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return /^postgres(ql)?:$/.test(url.protocol) ? url : undefined;
}

/**
 * Rejects anything but a PostgreSQL URL, without repeating its password, and a URL with parameters that would be
 * ignored.
 */
export function checkDatabaseUrl(source: string, value: string): string {
  for (const text of urlsOfHosts(value)) {
    const parameters = postgresUrl(text)?.searchParams;
    if (parameters === undefined) {
      throw new ConfigError(
        `${source}: not a PostgreSQL URL; write it like postgres://user:password@host:5432/database`,
      );
    }
    const unsupported = UNSUPPORTED.find((name) => parameters.has(name));
    if (unsupported !== undefined) throw new ConfigError(`${source}: the parameter ${unsupported} is not supported`);
    const mode = parameters.get('sslmode') ?? 'disable';
    if (!SSL_MODES.has(mode)) throw new ConfigError(`${source}: there is no sslmode ${mode}; use verify-full`);
  }
  return value;
}
