import { once } from 'node:events';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { type Answer, httpRequest, load, open, openConnection } from './http-load.js';
import { referenceObject } from './payload.js';
import type { Side } from './reference-side.js';
import { type BenchRow, median, row } from './report.js';
import { type BenchServer, processorTime, residentMemory, startOurs, startReference } from './server-process.js';
import type { WatchClientData } from './watch-client.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const MAPS = '/api/v1/namespaces/default/configmaps';
const WATCH = `${MAPS}?watch=1&resourceVersion=0`;
/** 10 connections with 100 streams each: clients often share a few HTTP/2 connections. */
const CONNECTIONS = 10;
const STREAMS = 100;
const EVENTS_PER_SECOND = 500;
/** Objects that are updated in turn, each over its own connection. */
const LANES = 8;
/** Watchers on separate connections, for memory. */
const LONELY = 500;
const ROUNDS = 3;
/** How long no event may come while some are missing, in ms. */
const LONGEST_GAP = 20_000;

/** The watch scenarios of design §7. */
export async function run(folder: string): Promise<BenchRow[]> {
  const ours = await startOurs(join(folder, 'ours'));
  const reference = await startReference(join(folder, 'reference'), ours, join(folder, 'ours/pki'));
  try {
    await writeEvents(ours, LANES);
    const eventBytes = await sizeOfEvent(ours);
    const memory = await memoryPerWatcher(ours);
    const theirs: FanOut[] = [];
    const own: FanOut[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await fanOut(reference, '/watch', eventBytes, (events) => emit(reference, events, eventBytes)));
      own.push(await fanOut(ours, WATCH, eventBytes, (events) => writeEvents(ours, events)));
    }
    return [
      row('watch, 1,000 watchers, 500 events/s, deliveries', 'per second', {
        ours: own.map(({ perSecond }) => perSecond),
        reference: theirs.map(({ perSecond }) => perSecond),
        budget: { atLeast: 1 },
      }),
      row('watch, deliveries by processor time', 'per processor second', {
        ours: own.map(({ perBusySecond }) => perBusySecond),
        reference: theirs.map(({ perBusySecond }) => perBusySecond),
        budget: { atLeast: 3 },
      }),
      ...(await idleLatency(ours)),
      ...memory,
    ];
  } finally {
    await ours.stop();
    await reference.stop();
  }
}

interface FanOut {
  readonly perSecond: number;
  /** Deliveries per CPU second of the server without that of the writes; where it is unknown, per elapsed second. */
  readonly perBusySecond: number;
}

/** Deliveries to all watchers, counted by bytes, while `produce` creates events at the given rate. */
export async function fanOut(
  server: Side,
  path: string,
  eventBytes: number,
  produce: (events: number) => Promise<void>,
): Promise<FanOut> {
  // The cost of creating the events: the reference generates them, ours come from writes.
  const making = await processorTimeOf(server, () => produce(EVENTS_PER_SECOND));
  const received = new SharedArrayBuffer(8);
  const total = new BigUint64Array(received);
  const data: WatchClientData = { target: server.target, path, connections: CONNECTIONS, streams: STREAMS, received };
  const client = new Worker(new URL('./watch-client.js', import.meta.url), { workerData: data });
  try {
    await once(client, 'message');
    await pause(1000);
    await produce(20);
    await pause(500);
    const bytesBefore = Atomics.load(total, 0);
    const busyBefore = processorTime(server.pid);
    const started = performance.now();
    await produce(EVENTS_PER_SECOND * SECONDS);
    await arrival(total, bytesBefore + BigInt(EVENTS_PER_SECOND * SECONDS * CONNECTIONS * STREAMS * eventBytes));
    const seconds = (performance.now() - started) / 1000;
    const deliveries = Number(Atomics.load(total, 0) - bytesBefore) / eventBytes;
    const busyAfter = processorTime(server.pid);
    const busy =
      busyBefore === undefined || busyAfter === undefined
        ? seconds
        : (busyAfter - busyBefore - making * SECONDS) / 1000;
    return { perSecond: deliveries / seconds, perBusySecond: deliveries / busy };
  } finally {
    await client.terminate();
  }
}

async function processorTimeOf(server: Side, work: () => Promise<void>): Promise<number> {
  const before = processorTime(server.pid) ?? 0;
  await work();
  return (processorTime(server.pid) ?? 0) - before;
}

/**
 * Waits until this many bytes have arrived.
 *
 * @throws Error when no more arrive: the server has ended watches, and the others would look cheap
 */
async function arrival(total: BigUint64Array<SharedArrayBuffer>, expected: bigint): Promise<void> {
  for (let [seen, since] = [-1n, performance.now()]; ;) {
    const now = Atomics.load(total, 0);
    if (now >= expected) return;
    if (now > seen) [seen, since] = [now, performance.now()];
    else if (performance.now() - since > LONGEST_GAP) {
      throw new Error(`events stopped coming to the watchers, ${expected - now} bytes before the end`);
    }
    await pause(300);
  }
}

/** Makes the reference send events; resolves when the last one was written. */
async function emit(reference: BenchServer, events: number, bytes: number): Promise<void> {
  const request = httpRequest('GET', `/emit?events=${events}&rate=${EVENTS_PER_SECOND}&bytes=${bytes}`);
  await load(reference.target, { connections: 1, milliseconds: 120_000, count: 1, request: () => request });
}

/**
 * Updates in the collection `path` at the given rate over several connections, or as fast as possible when that is
 * slower.
 */
export async function writeEvents({ target }: Pick<Side, 'target'>, events: number, path = MAPS): Promise<void> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const connection = await openConnection(target);
      for (let event = lane; event < events; event += LANES) {
        const due = started + (event * 1000) / EVENTS_PER_SECOND - performance.now();
        if (due > 0) await pause(due);
        const namespace = /namespaces\/([^/]+)/.exec(path)?.[1];
        const body = JSON.stringify({ ...referenceObject(`event-${lane}`, 0, namespace), data: dataOf(event) });
        const { status } = await connection.send(httpRequest('PUT', `${path}/event-${lane}`, body));
        if (status === 404) await created(connection.send(httpRequest('POST', path, body)));
        else if (status !== 200) throw new Error(`a write was answered ${status}`);
      }
      connection.close();
    }),
  );
}

async function created(answer: Promise<Answer>): Promise<void> {
  const { status, start } = await answer;
  if (status !== 201) throw new Error(`a create was answered ${status}: ${start}`);
}

function dataOf(event: number): Record<string, string> {
  return { at: String(event).padStart(8, '0'), text: 'x'.repeat(1200) };
}

/** The size of one event: the object as a get returns it, in the frame of a watch event. */
export async function sizeOfEvent({ target }: Pick<Side, 'target'>, path = MAPS): Promise<number> {
  const connection = await openConnection(target);
  const { length } = await connection.send(httpRequest('GET', `${path}/event-0`));
  connection.close();
  return length + '{"type":"MODIFIED","object":}\n'.length;
}

/** Resident memory of one more idle watcher on its own TLS connection. */
async function memoryPerWatcher(ours: BenchServer): Promise<BenchRow[]> {
  const sockets = await openWatchers(ours, 100);
  const perWatcher: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await residentMemory(ours);
    sockets.push(...(await openWatchers(ours, LONELY)));
    const after = await residentMemory(ours);
    if (before !== undefined && after !== undefined) perWatcher.push((after - before) / LONELY);
  }
  for (const socket of sockets) socket.destroy();
  const values = { ours: perWatcher, reference: [50 * 1024], budget: { atMost: 1 } };
  return perWatcher.length === 0 ? [] : [row('memory per watcher (TLS)', 'bytes', values)];
}

export async function openWatchers(
  { target }: Pick<Side, 'target'>,
  count: number,
  path = WATCH,
): Promise<TLSSocket[]> {
  const request = httpRequest('GET', path);
  const sockets: TLSSocket[] = [];
  for (let made = 0; made < count; made += 50) {
    const some = await Promise.all(Array.from({ length: 50 }, () => open(target)));
    await Promise.all(
      some.map((socket) => {
        socket.write(request);
        return watching(socket);
      }),
    );
    for (const socket of some) socket.resume();
    sockets.push(...some);
  }
  await pause(500);
  return sockets;
}

/** Resolves with the head of the answer. @throws Error when it is not a watch */
async function watching(socket: TLSSocket): Promise<void> {
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('the server closed a watch')));
  closed.catch(() => undefined);
  const [head] = (await Promise.race([once(socket, 'data'), closed])) as [Buffer];
  const line = head.toString('latin1').split('\r\n')[0]!;
  if (!line.startsWith('HTTP/1.1 200')) throw new Error(`a watch was answered ${line}`);
}

/** Time from the start of a write to its event, compared with the time to its answer. */
async function idleLatency(ours: BenchServer): Promise<BenchRow[]> {
  const [watcher] = await openWatchers(ours, 50);
  const writer = await openConnection(ours.target);
  const answers: number[] = [];
  const events: number[] = [];
  for (let event = 0; event < 40; event += 1) {
    await pause(20);
    const body = JSON.stringify({ ...referenceObject('event-0'), data: dataOf(1_000_000 + event) });
    const started = performance.now();
    const seen = once(watcher!, 'data').then(() => performance.now() - started);
    const { status } = await writer.send(httpRequest('PUT', `${MAPS}/event-0`, body));
    if (status !== 200) throw new Error(`a write was answered ${status}`);
    answers.push(performance.now() - started);
    events.push(await seen);
  }
  writer.close();
  // Sequentially on an idle server: the median of each ten is a round.
  const middles = (all: readonly number[]): number[] =>
    Array.from({ length: all.length / 10 }, (_, ten) => median(all.slice(ten * 10, ten * 10 + 10)));
  const values = { ours: middles(events), reference: middles(answers), budget: { atMost: 1.5 } };
  return [row('watch, idle: the event beside the answer of its write', 'ms', values)];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
