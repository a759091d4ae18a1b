import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

/** How often a server said that of the lease under which most controllers run. */
const said = (server: ServerProcess, words: string): number =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes('"lease":"controllers"') && line.includes(words)).length;
const took = (server: ServerProcess): number => said(server, 'this server has the lease now');
const lost = (server: ServerProcess): number => said(server, 'this server has lost a lease');

describe('controllers of two servers', () => {
  test('run on one of them; when it is frozen the other takes over in seconds, and it does not take back', async () => {
    await waitFor('a leader', () => servers.some((server) => took(server) === 1));
    const [leader, other] = took(servers[0]!) === 1 ? [servers[0]!, servers[1]!] : [servers[1]!, servers[0]!];
    expect(took(other)).toBe(0);

    const api = new Api(other.kubeconfig);
    expectCode(await api.post('/api/v1/namespaces', { metadata: { name: 'left' } }), 201);
    expectCode(await api.post('/api/v1/namespaces/left/configmaps', configMap('a')), 201);
    process.kill(leader.pid, 'SIGSTOP');
    const frozenAt = performance.now();
    expectCode(await api.delete('/api/v1/namespaces/left'), 200);
    await waitFor('the namespace to go', async () => (await api.get('/api/v1/namespaces/left')).status === 404);
    expect(performance.now() - frozenAt).toBeLessThan(15_000);
    expect(took(other)).toBe(1);

    process.kill(leader.pid, 'SIGCONT');
    await waitFor('the old leader to notice', () => lost(leader) === 1);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect([took(leader), took(other), lost(other)]).toEqual([1, 1, 0]);
  });

  test('pass on at once when the leader is stopped in order', async () => {
    const [leader, other] = lost(servers[0]!) === 0 ? [servers[0]!, servers[1]!] : [servers[1]!, servers[0]!];
    const before = took(other);
    expect(await leader.stop()).toBe(0);
    const stoppedAt = performance.now();
    await waitFor('the other to lead', () => took(other) > before);
    expect(performance.now() - stoppedAt).toBeLessThan(4000);
    servers = [other];
  });
});
