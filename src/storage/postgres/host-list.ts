import type pg from 'pg';

const URL_PARTS = /^(postgres(?:ql)?:\/\/)([^@/?#]*@)?([^/?#]*)([^?#]*)(\?[^#]*)?$/;

/**
 * One URL for each host of a PostgreSQL URL that names several, as libpq reads it: `postgres://u:p@a:5432,b:5433/db`,
 * or `?host=/a,/b&port=5432,5433`. `target_session_attrs` is ignored: the store always looks for the primary. Anything
 * that is not a PostgreSQL URL is returned unchanged.
 *
 * Example: `postgres://u@a,b:1/db` gives `postgres://u@a/db` and `postgres://u@b:1/db`.
 */
export function urlsOfHosts(url: string): readonly string[] {
  const [, scheme, login = '', hosts = '', path = '', query = ''] = URL_PARTS.exec(url) ?? [];
  if (scheme === undefined) return [url];
  const parameters = new URLSearchParams(query);
  parameters.delete('target_session_attrs');
  const hostParameters = (parameters.get('host') ?? '').split(',');
  const portParameters = (parameters.get('port') ?? '').split(',');
  const many = Math.max(hosts.split(',').length, hostParameters.length);
  return Array.from({ length: many }, (_none, at) => {
    const one = new URLSearchParams(parameters);
    if (one.has('host')) one.set('host', hostParameters[at] ?? hostParameters[0]!);
    if (one.has('port')) one.set('port', portParameters[at] ?? portParameters[0]!);
    const host = hosts.includes(',') ? (hosts.split(',')[at] ?? '') : hosts;
    const text = one.toString();
    return `${scheme}${login}${host}${path}${text === '' ? '' : `?${text}`}`;
  });
}

/** One configuration for each host that a configuration names. */
export function configsOfHosts(config: pg.ClientConfig): readonly pg.ClientConfig[] {
  const { connectionString } = config;
  if (connectionString === undefined) return [config];
  return urlsOfHosts(connectionString).map((url) => ({ ...config, connectionString: url }));
}
