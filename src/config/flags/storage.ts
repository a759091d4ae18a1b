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
      apply: (o, v) => (o.databaseUrl = checkDatabaseUrl('--database-url', v)),
    },
    {
      name: 'database-connections',
      hint: 'number',
      help: 'Connections for reading; writing and following use one each besides.',
      shownDefault: '8',
      apply: (o, v) => (o.databaseConnections = parseInteger('database-connections', v, 1, 1000)),
    },
    {
      name: 'history-retention',
      hint: 'duration',
      help: 'How long old versions stay readable for watches, continue tokens and exact lists.',
      shownDefault: '5m',
      apply: (o, v) => {
        const duration = parseDuration('history-retention', v);
        if (duration < 10_000) throw new ConfigError('--history-retention: must be at least 10s');
        o.historyRetention = duration;
      },
    },
    {
      name: 'max-object-bytes',
      hint: 'bytes',
      help: 'Largest object that is stored, after defaults are filled in; etcd stores as much.',
      shownDefault: '1572864',
      apply: (o, v) => (o.maxObjectBytes = parseInteger('max-object-bytes', v, 64 * 1024, 1 << 28)),
    },
  ],
};

function isPostgresUrl(text: string): boolean {
  try {
    return /^postgres(ql)?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Refuses what is not a PostgreSQL URL, without repeating the password it may hold. */
export function checkDatabaseUrl(source: string, value: string): string {
  if (!urlsOfHosts(value).every(isPostgresUrl)) {
    throw new ConfigError(`${source}: not a PostgreSQL URL; write it like postgres://user:password@host:5432/database`);
  }
  return value;
}
