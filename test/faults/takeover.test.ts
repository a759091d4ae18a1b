import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Api } from '../support/api.js';
import { startTestDatabase, type TestDatabase } from '../support/database.js';
import { expectCode } from '../support/expect-status.js';
import { configMap } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const { user, host, port, database: name } = database.connection;
  const url = `postgres:///${name}?user=${user}&port=${port}&host=${host}`;
  for (let at = 0; at < 2; at += 1) servers.push(await startServer({ flags: [`--database-url=${url}`, '--v=1'] }));
});

afterAll(async () => {
  for (const server of servers) process.kill(server.pid, 'SIGCONT');
  for (const server of servers) await server.stop();
  await database.stop();
});

/** How often a server logged that about the lease of most controllers. */
const said = (server: ServerProcess, words: string): number =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes('"lease":"controllers"') && line.includes(words)).length;
const took = (server: ServerProcess): number => said(server, 'this server has the lease now');
const lost = (server: ServerProcess): number => said(server, 'this server has lost a lease');
const leads = (server: ServerProcess): boolean => took(server) > lost(server);

/** Whether the lease is free, and its token, which changes with each acquisition. */
async function lease(): Promise<{ readonly free: boolean; readonly token: string }> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ free: boolean; token: string }>(
    `select until = '-infinity' as free, token from leases where name = 'controllers'`,
  );
  await client.end();
  return rows[0]!;
}

describe('controllers of two servers', () => {
  test('controllers run on one server; when it freezes the other takes over and keeps them', async () => {
    await waitFor('a leader', () => servers.some(leads));
    const [leader, other] = leads(servers[0]!) ? [servers[0]!, servers[1]!] : [servers[1]!, servers[0]!];
    expect(leads(other)).toBe(false);

    const api = new Api(other.kubeconfig);
    expectCode(await api.post('/api/v1/namespaces', { metadata: { name: 'left' } }), 201);
    expectCode(await api.post('/api/v1/namespaces/left/configmaps', configMap('a')), 201);
    process.kill(leader.pid, 'SIGSTOP');
    expectCode(await api.delete('/api/v1/namespaces/left'), 200);
    await waitFor('the namespace to go', async () => (await api.get('/api/v1/namespaces/left')).status === 404);
    await waitFor('the word of the other', () => leads(other));

    process.kill(leader.pid, 'SIGCONT');
    const before = lost(other);
    await waitFor('the old leader to notice', () => !leads(leader));
    // It requests the lease every second, and may get it when the other one could not renew it on a stalled machine.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(leads(leader) && lost(other) === before).toBe(false);
  });

  test('controllers change servers at once when the leader is stopped gracefully', async () => {
    await waitFor('a leader', () => servers.some(leads));
    const [leader, other] = leads(servers[0]!) ? [servers[0]!, servers[1]!] : [servers[1]!, servers[0]!];
    const { token } = await lease();
    const before = took(other);
    expect(await leader.stop()).toBe(0);
    const after = await lease();
    expect(after.free || after.token !== token).toBe(true);
    await waitFor('the other to lead', () => took(other) > before);
    servers = [other];
  });
});
