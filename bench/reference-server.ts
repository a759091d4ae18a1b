import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { openPostgresStore } from '../src/storage/postgres/postgres-store.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { REFERENCE_OBJECTS, referenceObject } from './payload.js';

/**
 * The reference for our server: bare fastify routes over the same TLS, with the same payload and, for writes, a group
 * commit into the same kind of PostgreSQL. Runs in a separate process; prints its port when ready.
 */
const [dataDir, pkiDir] = process.argv.slice(2) as [string, string];
const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
const store = await openPostgresStore({ connection: postgres.connection, namingProfile: 'cluster', log: SILENT_LOG });
store.follow(await store.load(() => {}, new Map()), { onEvents() {}, onGap() {} });

const one = Buffer.from(JSON.stringify(referenceObject('one')));
const objects = Array.from({ length: REFERENCE_OBJECTS }, (_, at) =>
  Buffer.from(JSON.stringify(referenceObject(`object-${at}`))),
);
const list = Buffer.from(
  `{"kind":"ConfigMapList","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[${objects.join(',')}]}`,
);

const app = fastify({
  http2: true,
  https: {
    allowHTTP1: true,
    key: readFileSync(`${pkiDir}/apiserver.key`),
    cert: readFileSync(`${pkiDir}/apiserver.crt`),
    ca: readFileSync(`${pkiDir}/ca.crt`),
    requestCert: true,
    rejectUnauthorized: false,
  },
});
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.get('/buffer', (_request, reply) => reply.type('application/json').send(one));
app.get('/list', (_request, reply) => reply.type('application/json').send(list));
app.get('/list-parsed', (_request, reply) =>
  reply
    .type('application/json')
    .send(
      Buffer.from(JSON.stringify({ items: objects.map((bytes) => JSON.parse(bytes.toString('utf8')) as unknown) })),
    ),
);
app.post('/write', async (request, reply) => {
  const object = JSON.parse((request.body as Buffer).toString('utf8')) as { metadata: { name: string } };
  const value = Buffer.from(JSON.stringify(object));
  const key = { resource: '/configmaps', namespace: 'default', name: object.metadata.name };
  const result = await store.writeGroup([{ kind: 'create', key, uid: randomUUID(), value }], []);
  if (result.kind !== 'committed') throw new Error(`the reference write failed: ${result.kind}`);
  return reply.code(201).type('application/json').send(result.objects[0]!.bytes);
});
/** All watchers; each event is written to each of them. */
const watchers = new Set<NodeJS.WritableStream>();
app.get('/watch', (_request, reply) => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'application/json' });
  watchers.add(raw);
  raw.on('close', () => watchers.delete(raw));
});
app.get('/emit', async (request) => {
  const { events, rate, bytes } = request.query as Record<'events' | 'rate' | 'bytes', string>;
  const event = Buffer.alloc(Number(bytes), 'e');
  const started = performance.now();
  for (let sent = 0; sent < Number(events); sent += 1) {
    const due = started + (sent * 1000) / Number(rate) - performance.now();
    await (due > 0 ? new Promise((resolve) => setTimeout(resolve, due)) : new Promise(setImmediate));
    for (const watcher of watchers) watcher.write(event);
  }
  return {};
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(app.server.address() as { port: number }).port}\n`);

process.once('SIGTERM', () => {
  void (async () => {
    await app.close();
    await store.close();
    await postgres.stop();
  })();
});
