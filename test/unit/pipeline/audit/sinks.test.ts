import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type AuditEvent, legacyLine, printEvent } from '../../../../src/pipeline/audit/event.js';
import { allSinks, type AuditSink } from '../../../../src/pipeline/audit/sink.js';
import type { AuditDelegate } from '../../../../src/pipeline/audit/sinks/delegate.js';
import { logDelegate } from '../../../../src/pipeline/audit/sinks/log.js';
import { batchSink, blockingSink } from '../../../../src/pipeline/audit/sinks/modes.js';
import { makeFile, rotatingFile } from '../../../../src/pipeline/audit/sinks/rotating-file.js';
import { truncating } from '../../../../src/pipeline/audit/sinks/truncate.js';
import { webhookDelegate } from '../../../../src/pipeline/audit/sinks/webhook.js';
import { waitFor } from '../../../support/wait-for.js';

const BATCH = { bufferSize: 10, maxSize: 1, maxWait: 0, throttle: false, throttleQps: 10, throttleBurst: 15 };

function event(more: Partial<AuditEvent> = {}): AuditEvent {
  return {
    apiVersion: 'audit.k8s.io/v1',
    level: 'Request',
    auditId: 'id',
    stage: 'ResponseComplete',
    uri: '/api/v1/namespaces/a/pods/p',
    verb: 'get',
    user: { name: 'jane', uid: '', groups: ['dev'], extra: {} },
    impersonated: undefined,
    sourceIps: ['127.0.0.1'],
    userAgent: 'test "quoted"',
    objectRef: { resource: 'pods', namespace: 'a', name: 'p', apiVersion: 'v1' },
    responseStatus: { metadata: {}, code: 200 },
    requestObject: '{"a":1}',
    responseObject: undefined,
    received: '2026-01-02T03:04:05.000006Z',
    staged: '2026-01-02T03:04:05.000007Z',
    annotations: {},
    ...more,
  };
}

/** Lost events, by plugin. */
function losses() {
  const lost: Record<string, number> = {};
  const said: string[] = [];
  const report = {
    counts: {
      event() {},
      level() {},
      refused() {},
      lost: (plugin: string, events: number) => void (lost[plugin] = (lost[plugin] ?? 0) + events),
    },
    warn: (fields: object) => void said.push(JSON.stringify(fields)),
    now: () => performance.now(),
    random: () => 0,
  };
  return { lost, said, report };
}

/** A store that answers on request. */
function held() {
  const batches: AuditEvent[][] = [];
  let release: (stored: boolean) => void = () => undefined;
  let gate = new Promise<boolean>((resolve) => (release = resolve));
  const delegate: AuditDelegate = {
    name: 'held',
    store(events) {
      batches.push([...events]);
      return gate;
    },
    close: () => Promise.resolve(),
  };
  return {
    delegate,
    batches,
    open(stored = true) {
      release(stored);
      gate = Promise.resolve(stored);
    },
  };
}

describe('formats of an event', () => {
  test('json has the members in order, and no empty ones', () => {
    const line = printEvent(event({ user: undefined, objectRef: undefined, requestObject: undefined }));
    expect(line).toBe(
      '{"kind":"Event","apiVersion":"audit.k8s.io/v1","level":"Request","auditID":"id","stage":"ResponseComplete",' +
        '"requestURI":"/api/v1/namespaces/a/pods/p","verb":"get","user":{},"sourceIPs":["127.0.0.1"],' +
        '"userAgent":"test \\"quoted\\"","responseStatus":{"metadata":{},"code":200},' +
        '"requestReceivedTimestamp":"2026-01-02T03:04:05.000006Z","stageTimestamp":"2026-01-02T03:04:05.000007Z"}',
    );
  });

  test('legacy is one line of quoted members', () => {
    expect(legacyLine(event())).toBe(
      '2026-01-02T03:04:05.000006Z AUDIT: id="id" stage="ResponseComplete" ip="127.0.0.1" method="get" user="jane" ' +
        'groups="\\"dev\\"" as="<self>" asgroups="<lookup>" user-agent="test \\"quoted\\"" namespace="a" ' +
        'uri="/api/v1/namespaces/a/pods/p" response="200"',
    );
    expect(legacyLine(event({ user: undefined, responseStatus: undefined }))).toContain(
      'user="<none>" groups="<none>" as="<self>" asgroups="<lookup>"',
    );
  });
});

describe('batch mode', () => {
  test('a hanging store delays no request, and the queue is bounded', async () => {
    const { lost, said, report } = losses();
    const { delegate, batches, open } = held();
    const sink = batchSink(delegate, BATCH, report);
    for (let count = 0; count < 1000; count += 1) expect(sink.take(event())).toBe(true);
    // Four are being sent, ten wait.
    expect(lost).toEqual({ buffered: 986 });
    expect(said).toHaveLength(1);
    open();
    await sink.close();
    expect(batches).toHaveLength(14);
  });

  test('the queue is also bounded in bytes', async () => {
    const { lost, report } = losses();
    const { delegate, open } = held();
    const sink = batchSink(delegate, { ...BATCH, bufferSize: 10_000 }, report);
    const large = event({ requestObject: 'x'.repeat(4 * 1024 * 1024) });
    for (let count = 0; count < 40; count += 1) expect(sink.take(large)).toBe(true);
    expect(lost['buffered']).toBe(25);
    open();
    await sink.close();
    expect(lost['buffered']).toBe(25);
  });

  const LONG = 'x'.repeat(4 * 1024 * 1024);
  test.each<[string, Partial<AuditEvent>]>([
    ['the message of a refusal', { responseStatus: { metadata: {}, code: 422, message: LONG } }],
    ['its causes', { responseStatus: { metadata: {}, code: 422, details: { causes: [{ message: LONG }] } } }],
    ['an annotation', { annotations: { reason: LONG } }],
    [
      'the groups of the user',
      { user: { name: 'jane', uid: '', groups: Array<string>(4096).fill('g'.repeat(1024)), extra: {} } },
    ],
    ['the impersonated user', { impersonated: { name: 'jane', uid: '', groups: [], extra: { key: [LONG] } } }],
  ])('%s counts', async (_what, more) => {
    const { lost, report } = losses();
    const { delegate, open } = held();
    const sink = batchSink(delegate, { ...BATCH, bufferSize: 10_000 }, report);
    for (let count = 0; count < 40; count += 1) void sink.take(event(more));
    expect(lost['buffered']).toBe(25);
    open();
    await sink.close();
  });

  test('events are sent together when there are enough, after a while, or at the end', async () => {
    const { report } = losses();
    const { delegate, batches, open } = held();
    open();
    const sink = batchSink(delegate, { ...BATCH, maxSize: 3, maxWait: 3_600_000 }, report);
    for (const auditId of ['1', '2', '3', '4']) void sink.take(event({ auditId }));
    expect(batches.map((batch) => batch.length)).toEqual([3]);
    await sink.close();
    expect(batches.map((batch) => batch.map(({ auditId }) => auditId))).toEqual([['1', '2', '3'], ['4']]);
    const soon = batchSink(delegate, { ...BATCH, maxSize: 3, maxWait: 1 }, report);
    void soon.take(event({ auditId: '5' }));
    await waitFor('the third batch', () => batches.length === 3);
    await soon.close();
  });

  test('the rate is limited: after a burst, batches wait', async () => {
    const clock = { now: 0 };
    const { report } = losses();
    const { delegate, batches, open } = held();
    open();
    const throttled = { ...BATCH, bufferSize: 100, throttle: true, throttleQps: 0.001, throttleBurst: 2 };
    const sink = batchSink(delegate, throttled, { ...report, now: () => clock.now });
    for (let count = 0; count < 10; count += 1) void sink.take(event());
    await new Promise((resolve) => setImmediate(resolve));
    expect(batches).toHaveLength(2);
    await sink.close();
    expect(batches).toHaveLength(10);
  });
});

describe('blocking modes', () => {
  test('answers wait; only the strict mode rejects requests that could not be recorded', async () => {
    const { delegate, open } = held();
    const lenient = blockingSink(delegate, false, losses().report);
    const strict = blockingSink(delegate, true, losses().report);
    const seen: string[] = [];
    const taken = Promise.all([
      Promise.resolve(lenient.take(event())).then((stored) => seen.push(`lenient ${stored}`)),
      Promise.resolve(strict.take(event())).then((stored) => seen.push(`strict ${stored}`)),
    ]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toEqual([]);
    open(false);
    await taken;
    expect(seen.sort()).toEqual(['lenient true', 'strict false']);
  });

  test.each([
    [false, true],
    [true, false],
  ])('events for a hanging store are kept up to a limit (strict: %s)', async (strict, answer) => {
    const { delegate, batches, open } = held();
    const { lost, report } = losses();
    const sink = blockingSink(delegate, strict, report);
    const large = event({ responseObject: JSON.stringify('x'.repeat(4 * 1024 * 1024)) });
    const waiting = Array.from({ length: 15 }, () => sink.take(large));
    expect(await sink.take(large)).toBe(answer);
    expect([batches.length, lost]).toEqual([15, { held: 1 }]);
    open();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
    expect(await sink.take(large)).toBe(true);
    expect(batches).toHaveLength(16);
  });

  test('every sink gets every event; a strict one decides', async () => {
    const taken: string[] = [];
    const sink = (name: string, answer: boolean | Promise<boolean>): AuditSink => ({
      blocking: name === 'b',
      take: () => (taken.push(name), answer),
      close: () => Promise.resolve(void taken.push(`${name} closed`)),
    });
    const all = allSinks([sink('a', true), sink('b', Promise.resolve(false)), sink('c', true)]);
    expect(all.blocking).toBe(true);
    expect(await all.take(event())).toBe(false);
    await all.close();
    expect(taken).toEqual(['a', 'b', 'c', 'a closed', 'b closed', 'c closed']);
    expect(allSinks([sink('a', true), sink('c', true)]).take(event())).toBe(true);
  });
});

describe('sizes', () => {
  test('objects of long events are omitted, events that are still too long are lost, batches are split', async () => {
    const { lost, report } = losses();
    const { delegate, batches, open } = held();
    open();
    const options = { enabled: true, maxEventSize: 2000, maxBatchSize: 2500 };
    const events = [
      event({ auditId: 'long', requestObject: JSON.stringify('x'.repeat(5000)) }),
      event({ auditId: 'hopeless', uri: 'x'.repeat(5000) }),
      event({ auditId: 'a', requestObject: JSON.stringify('x'.repeat(1000)) }),
      event({ auditId: 'b', requestObject: JSON.stringify('x'.repeat(1000)) }),
    ];
    expect(await truncating(delegate, options, report).store(events)).toBe(true);
    expect(batches.map((batch) => batch.map(({ auditId }) => auditId))).toEqual([['long', 'a'], ['b']]);
    expect(batches[0]![0]).toMatchObject({
      requestObject: undefined,
      annotations: { 'audit.k8s.io/truncated': 'true' },
    });
    expect(lost).toEqual({ truncate: 1 });
  });
});

describe('the webhook', () => {
  test('it gets a list, and again after any failure', async () => {
    const { lost, report } = losses();
    const bodies: string[] = [];
    const post = (body: Buffer): Promise<void> => {
      bodies.push(body.toString());
      return bodies.length < 3 ? Promise.reject(new Error('no')) : Promise.resolve();
    };
    const delegate = webhookDelegate(post, 'audit.k8s.io/v1', 0, report);
    expect(await delegate.store([event({ auditId: '1' }), event({ auditId: '2' })])).toBe(true);
    expect(bodies).toHaveLength(3);
    const list = JSON.parse(bodies[2]!) as { items: { auditID: string }[] };
    expect(list).toMatchObject({ kind: 'EventList', apiVersion: 'audit.k8s.io/v1' });
    expect(list.items.map(({ auditID }) => auditID)).toEqual(['1', '2']);
    expect(lost).toEqual({});
  });

  test('sending is given up after five attempts, and at once when the server stops', async () => {
    const { lost, said, report } = losses();
    let attempts = 0;
    const post = (): Promise<void> => {
      attempts += 1;
      return Promise.reject(new Error('secret is not in here'));
    };
    expect(await webhookDelegate(post, 'v', 0, report).store([event()])).toBe(false);
    expect(attempts).toBe(5);
    const slow = webhookDelegate(post, 'v', 3_600_000, report);
    const storing = slow.store([event(), event()]);
    await new Promise((resolve) => setImmediate(resolve));
    await slow.close();
    expect(await storing).toBe(false);
    expect(attempts).toBe(7);
    expect(lost).toEqual({ webhook: 3 });
    expect(said.join()).not.toContain('"a":1');
  });
});

describe('the log file', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'audit-log-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('lines are in the order of their events, in a folder that is created', async () => {
    const path = join(folder, 'deep', 'audit.log');
    makeFile(path);
    const { report } = losses();
    const rotation = { maxBytes: 0, maxAge: 0, maxBackups: 0, compress: false };
    const log = logDelegate(rotatingFile(path, rotation, Date.now, fail), 'json', report);
    await Promise.all(['1', '2', '3'].map((auditId) => log.store([event({ auditId })])));
    await log.close();
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { auditID: string }).auditID)).toEqual(['1', '2', '3']);
  });

  test('events during a write are written together in the next one', async () => {
    const { lost, report } = losses();
    const writes: { readonly ids: readonly string[]; readonly end: (error?: Error) => void }[] = [];
    const writer = {
      write: (lines: string) =>
        new Promise<void>((resolve, reject) => {
          const ids = [...lines.matchAll(/"auditID":"(\w+)"/g)].map(([, id]) => id!);
          writes.push({ ids, end: (error) => (error === undefined ? resolve() : reject(error)) });
        }),
      close: () => Promise.resolve(),
    };
    const log = logDelegate(writer, 'json', report);
    const store = (auditId: string): Promise<boolean> => log.store([event({ auditId })]);
    const first = store('a');
    const second = [store('b'), store('c')];
    expect(writes.map(({ ids }) => ids)).toEqual([['a']]);
    writes[0]!.end();
    expect(await first).toBe(true);
    const third = store('d');
    await new Promise((resolve) => setImmediate(resolve));
    expect(writes.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
    writes[1]!.end(new Error('ENOSPC: no space left on device'));
    expect(await Promise.all(second)).toEqual([false, false]);
    await new Promise((resolve) => setImmediate(resolve));
    writes[2]!.end();
    expect(await third).toBe(true);
    await log.close();
    expect(lost).toEqual({ log: 2 });
    expect(writes[2]!.ids).toEqual(['d']);
  });

  test('a full file is rotated; old ones are compressed, and deleted by number and age', async () => {
    const path = join(folder, 'audit.log');
    let now = Date.UTC(2026, 0, 1);
    const rotation = { maxBytes: 10, maxAge: 10_000, maxBackups: 2, compress: true };
    const file = rotatingFile(path, rotation, () => now, fail);
    for (const line of ['first\n', 'second\n', 'third\n', 'fourth\n']) {
      await file.write(line);
      now += 1000;
    }
    await file.close();
    expect(readFileSync(path, 'utf8')).toBe('fourth\n');
    const old = readdirSync(folder)
      .filter((name) => name !== 'audit.log')
      .sort();
    expect(old).toEqual(['audit-2026-01-01T00-00-02.000.log.gz', 'audit-2026-01-01T00-00-03.000.log.gz']);
    expect(gunzipSync(readFileSync(join(folder, old[1]!))).toString()).toBe('third\n');

    now += 60_000;
    const later = rotatingFile(path, rotation, () => now, fail);
    await later.write('fifth\n');
    await later.close();
    expect(readdirSync(folder).sort()).toEqual(['audit-2026-01-01T00-01-04.000.log.gz', 'audit.log']);
  });

  test('a file that somebody else has removed or moved is created again, and nothing is lost', async () => {
    const path = join(folder, 'audit.log');
    const rotation = { maxBytes: 10, maxAge: 0, maxBackups: 0, compress: false };
    const file = rotatingFile(path, rotation, () => 0, fail);
    await file.write('first\n');
    rmSync(path);
    await file.write('second\n');
    await file.close();
    expect(readFileSync(path, 'utf8')).toBe('second\n');
  });

  test('events that cannot be written are lost and counted, and the next write is attempted', async () => {
    const { lost, report } = losses();
    let full = true;
    const written: string[] = [];
    const writer = {
      write(lines: string) {
        if (full) return Promise.reject(new Error('ENOSPC: no space left on device'));
        written.push(lines);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const log = logDelegate(writer, 'legacy', report);
    expect(await log.store([event(), event()])).toBe(false);
    full = false;
    expect(await log.store([event()])).toBe(true);
    expect(lost).toEqual({ log: 2 });
    expect(written).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
