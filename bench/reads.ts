import { loadSession, openSession } from './http2-load.js';
import { httpRequest, load, openConnection, sendOnce } from './http-load.js';
import { referenceObject, REFERENCE_OBJECTS } from './payload.js';
import { referenceSide, type Side } from './reference-side.js';
import { type BenchRow, type Budget, row } from './report.js';
import { effort, effortOfEach, inTurns } from './rounds.js';
import { sharedMemory, startOurs } from './server-process.js';
import { fanOut, openWatchers, sizeOfEvent, writeEvents } from './watch.js';

const NAMESPACE = `bench-reads-${process.pid}`;
/** A namespace with only the watched objects. */
const WATCHED = `${NAMESPACE}-watched`;
const MAPS = `/api/v1/namespaces/${NAMESPACE}/configmaps`;
const EVENTS = `/api/v1/namespaces/${WATCHED}/configmaps`;
const BINARY = 'application/vnd.kubernetes.protobuf';
const PAGE = 500;
const GETS = 3000;
/** Enough to run mostly compiled code. */
const LISTS = 25;
/** How often one measurement reads all pages. */
const PAGINGS = 10;
const SELECTIONS = 500;
/** The growth of a request's cost is measured between these numbers of objects. */
const GROWTH = [1000, REFERENCE_OBJECTS, ...(process.env['BENCH_GROWTH'] === 'full' ? [100_000] : [])];

/** The cost of one request, in ms of CPU time of all processes of a side. */
type Measurement = (side: Side) => Promise<number>;

/**
 * Reads compared with a kube-apiserver and its etcd, per CPU second of all processes of each side. Nothing is measured
 * unless `REFERENCE` and `REFERENCE_PIDS` name one. `BENCH_GROWTH=full` continues up to 100,000 objects.
 */
export async function run(folder: string): Promise<BenchRow[]> {
  const reference = referenceSide('reads');
  if (reference === undefined) return [];
  const server = await startOurs(folder);
  const ours: Side = server;
  try {
    for (const side of [ours, reference]) await namespaces(side, 'POST');
    const rows: BenchRow[] = [];
    let there = 0;
    const atSize = new Map<string, Record<'ours' | 'reference', number>>();
    for (const size of GROWTH) {
      for (const side of [ours, reference]) await fill(side, there, size);
      there = size;
      const costs = await compare(ours, reference, measurements());
      for (const [name, cost] of costs) {
        if (size === REFERENCE_OBJECTS) {
          const values = { ours: cost.ours, reference: cost.reference, budget: BUDGETS[name]! };
          rows.push(row(`${name}, of 10k`, 'processor ms', values));
        }
        growth(atSize, name, size, { ours: Math.min(...cost.ours), reference: Math.min(...cost.reference) });
      }
    }
    rows.push(...(await watches(ours, reference)));
    return rows;
  } finally {
    await namespaces(reference, 'DELETE').catch(() => undefined);
    await server.stop();
  }
}

const times = (factor: number): Budget => ({ atLeast: factor, quicker: true });

const BUDGETS: Readonly<Record<string, Budget>> = {
  GET: times(8),
  'GET, resourceVersion=0': times(8),
  LIST: times(13),
  'binary GET over HTTP/2': times(6),
  'binary LIST over HTTP/2': times(10),
  'LIST selecting 1 %': times(13),
  'LIST in pages of 500': times(10),
};

function measurements(): ReadonlyMap<string, Measurement> {
  const get = (path: string): Measurement => {
    const bytes = httpRequest('GET', path);
    return (side) => effortOfEach(side, { connections: 16, count: GETS, request: () => bytes });
  };
  const list = (path: string, count: number): Measurement => {
    const bytes = httpRequest('GET', path);
    return (side) => effortOfEach(side, { connections: 1, count, request: () => bytes });
  };
  const binary = (path: string, streams: number, count: number): Measurement => {
    return async ({ target, pid }) => {
      const session = await openSession(target);
      try {
        return (await effort({ pid }, () => loadSession(session, { path, accept: BINARY, streams, count }))) / count;
      } finally {
        session.destroy();
      }
    };
  };
  const one = `${MAPS}/object-7`;
  return new Map([
    ['GET', get(one)],
    ['GET, resourceVersion=0', get(`${one}?resourceVersion=0`)],
    ['LIST', list(MAPS, LISTS)],
    ['binary GET over HTTP/2', binary(one, 16, GETS)],
    ['binary LIST over HTTP/2', binary(MAPS, 1, LISTS)],
    ['LIST selecting 1 %', list(`${MAPS}?labelSelector=rare%3Dyes`, SELECTIONS)],
    ['LIST in pages of 500', pages],
  ]);
}

async function compare(
  ours: Side,
  reference: Side,
  measured: ReadonlyMap<string, Measurement>,
): Promise<ReadonlyMap<string, { readonly ours: readonly number[]; readonly reference: readonly number[] }>> {
  const results = new Map<string, { readonly ours: readonly number[]; readonly reference: readonly number[] }>();
  for (const [name, measure] of measured) {
    for (const side of [ours, reference]) await measure(side);
    results.set(name, await inTurns({ ours: () => measure(ours), reference: () => measure(reference) }, 3));
  }
  return results;
}

/** All pages of the collection; the cost of the whole. */
async function pages(side: Side): Promise<number> {
  const connection = await openConnection(side.target);
  const page = async (token: string): Promise<string> => {
    const continued = token === '' ? '' : `&continue=${encodeURIComponent(token)}`;
    const { status, start } = await connection.send(httpRequest('GET', `${MAPS}?limit=${PAGE}${continued}`));
    if (status !== 200) throw new Error(`a page was answered ${status}`);
    return /"continue":"([^"]*)"/.exec(start)?.[1] ?? '';
  };
  try {
    const all = await effort(side, async () => {
      for (let paging = 0; paging < PAGINGS; paging += 1) {
        for (let token = await page(''); token !== '';) token = await page(token);
      }
    });
    return all / PAGINGS;
  } finally {
    connection.close();
  }
}

async function watches(ours: Side, reference: Side): Promise<BenchRow[]> {
  const path = `${EVENTS}?watch=1&resourceVersion=0`;
  const memory = [ours, reference].map(({ pid }) => sharedMemory(pid));
  const perSide = new Map<Side, number[]>([
    [ours, []],
    [reference, []],
  ]);
  for (const side of [ours, reference]) await writeEvents(side, 8, EVENTS);
  for (let round = 0; round < 3; round += 1) {
    for (const [side, values] of perSide) {
      const size = await sizeOfEvent(side, EVENTS);
      const { perBusySecond } = await fanOut(side, path, size, (events) => writeEvents(side, events, EVENTS));
      values.push(perBusySecond);
    }
  }
  const watched: (number | undefined)[] = [];
  for (const side of [ours, reference]) {
    const sockets = await openWatchers(side, 1000, path);
    watched.push(sharedMemory(side.pid));
    for (const socket of sockets) socket.destroy();
  }
  const sizes = (name: string, [own, theirs]: readonly (number | undefined)[], atMost: number): BenchRow[] =>
    own === undefined || theirs === undefined
      ? []
      : [row(name, 'bytes', { ours: [own], reference: [theirs], budget: { atMost } })];
  return [
    row('watch, deliveries to 1,000 watchers', 'per processor second', {
      ours: perSide.get(ours)!,
      reference: perSide.get(reference)!,
      budget: { atLeast: 5 },
    }),
    ...sizes('memory of all processes', memory, 0.25),
    ...sizes('memory of all processes with 1,000 watchers more', watched, 0.25),
  ];
}

function growth(
  at: Map<string, Record<'ours' | 'reference', number>>,
  name: string,
  size: number,
  cost: Record<'ours' | 'reference', number>,
): void {
  const written = ({ ours, reference }: Record<'ours' | 'reference', number>): string =>
    `${ours.toFixed(2)} ms, reference ${reference.toFixed(2)} ms`;
  const before = at.get(name);
  const factor =
    before === undefined
      ? ''
      : `; times ${(cost.ours / before.ours).toFixed(1)}, reference ${(cost.reference / before.reference).toFixed(1)}`;
  process.stderr.write(`bench: ${name} of ${size} objects: ${written(cost)}${factor}\n`);
  at.set(name, cost);
}

async function fill({ target }: Side, from: number, to: number): Promise<void> {
  let made = from;
  await load(target, {
    connections: 32,
    milliseconds: Number.POSITIVE_INFINITY,
    count: to - from,
    request: () => httpRequest('POST', MAPS, JSON.stringify(referenceObject(`object-${made}`, made++, NAMESPACE))),
  });
}

async function namespaces({ target }: Side, method: 'POST' | 'DELETE'): Promise<void> {
  const path = '/api/v1/namespaces';
  for (const name of [NAMESPACE, WATCHED]) {
    await sendOnce(
      target,
      method === 'POST'
        ? httpRequest('POST', path, JSON.stringify({ metadata: { name } }))
        : httpRequest('DELETE', `${path}/${name}`),
    );
  }
}
