import { join } from 'node:path';
import { httpRequest, load, type LoadTarget } from './http-load.js';
import { REFERENCE_OBJECTS, referenceObject } from './payload.js';
import { type BenchRow, fasterRow, median, quickerRow, shorterRow } from './report.js';
import { type BenchServer, processorTime, startOurs, startReference } from './server-process.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
/** Ours and the reference take turns so often, so that a busy moment of the machine hits both; the middle one counts. */
const ROUNDS = 5;
const PATH = '/api/v1/namespaces/default/configmaps';

/** The HTTPS scenarios of design §7 on 10,000 objects: get, list, create, update. */
export async function run(folder: string): Promise<BenchRow[]> {
  const ours = await startOurs(join(folder, 'ours'));
  const reference = await startReference(join(folder, 'reference'), ours, join(folder, 'ours/pki'));
  try {
    await fill(ours.target);
    return [...(await gets(ours, reference)), ...(await lists(ours, reference)), ...(await writes(ours, reference))];
  } finally {
    await ours.stop();
    await reference.stop();
  }
}

async function fill(target: LoadTarget): Promise<void> {
  let made = 0;
  await load(target, {
    connections: 32,
    milliseconds: Number.POSITIVE_INFINITY,
    count: REFERENCE_OBJECTS,
    request: () => httpRequest('POST', PATH, JSON.stringify(referenceObject(`object-${made}`, made++))),
  });
}

/** One measurement by name, several times over. */
async function inTurns<Name extends string>(
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(measurements) as Name[];
  const values = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) values.get(name)!.push(await measurements[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(values.get(name)!)])) as Record<Name, number>;
}

/** Answers per second with 64 connections. */
async function rate({ target }: BenchServer, request: () => Buffer): Promise<number> {
  const options = { connections: 64, milliseconds: (SECONDS * 1000) / ROUNDS, request };
  return checked(await load(target, options)).perSecond;
}

async function gets(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  const get = (server: BenchServer, path: string): (() => Promise<number>) => {
    const bytes = httpRequest('GET', path);
    return () => rate(server, () => bytes);
  };
  const measured = {
    buffer: get(reference, '/buffer'),
    consistent: get(ours, `${PATH}/object-7`),
    cached: get(ours, `${PATH}/object-7?resourceVersion=0`),
  };
  for (const warmUp of Object.values(measured)) await warmUp();
  const { buffer, consistent, cached } = await inTurns(measured);
  return [
    fasterRow('GET, consistent', consistent, buffer, 0.5),
    fasterRow('GET, resourceVersion=0', cached, buffer, 0.7),
  ];
}

async function lists(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  const times = async (server: BenchServer, path: string, count: number): Promise<readonly number[]> => {
    const request = httpRequest('GET', path);
    const options = { connections: 1, milliseconds: Number.POSITIVE_INFINITY, count, request: () => request };
    return checked(await load(server.target, options)).latencies;
  };
  const whole = `${PATH}?limit=0`;
  /** What was joined for earlier lists holds no more. */
  const change = async (): Promise<void> => {
    const request = httpRequest('PUT', `${PATH}/object-1`, JSON.stringify(changedObject('object-1')));
    checked(await load(ours.target, { connections: 1, milliseconds: 10_000, count: 1, request: () => request }));
  };
  await times(ours, whole, 2);
  await times(reference, '/list', 2);
  let ever: readonly number[] = [];
  const measured = await inTurns({
    prebuilt: async () => median(await times(reference, '/list', 3)),
    first: async () => {
      await change();
      return (ever = await times(ours, whole, 5))[0]!;
    },
    repeated: () => Promise.resolve(median(ever.slice(1))),
    selected: async () => {
      await change();
      return median(await times(ours, `${PATH}?labelSelector=rare%3Dyes`, 5));
    },
  });
  const { prebuilt, first, repeated, selected } = measured;
  // Encrypting and sending 15 MB takes longer than anything else, so work is compared by the server's processor time.
  const work = async (server: BenchServer, path: string, count: number): Promise<number> => {
    const before = processorTime(server.pid);
    const took = await times(server, path, count);
    const after = processorTime(server.pid);
    return before === undefined || after === undefined ? median(took) : (after - before) / count;
  };
  const ourWork = await work(ours, whole, 20);
  const parsing = await work(reference, '/list-parsed', 4);
  return [
    quickerRow('LIST 10k, first after a change', first, prebuilt, 0.3),
    quickerRow('LIST 10k, repeated', repeated, prebuilt, 0.5),
    quickerRow('LIST 10k against parse and stringify, processor', ourWork, parsing, 8),
    shorterRow('LIST selecting 1 % of 10k', selected, repeated, 0.1),
  ];
}

async function writes(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  let next = 0;
  const create = (server: BenchServer, path: string) => (): Promise<number> =>
    rate(server, () => httpRequest('POST', path, JSON.stringify(referenceObject(`new-${next++}`))));
  const measured = {
    bare: create(reference, '/write'),
    created: create(ours, PATH),
    updated: () =>
      rate(ours, () => {
        const name = `object-${next++ % REFERENCE_OBJECTS}`;
        return httpRequest('PUT', `${PATH}/${name}`, JSON.stringify(changedObject(name)));
      }),
  };
  for (const warmUp of Object.values(measured)) await warmUp();
  const { bare, created, updated } = await inTurns(measured);
  return [
    fasterRow('HTTPS create, 64 connections', created, bare, 0.5),
    fasterRow('HTTPS update, 64 connections', updated, bare, 0.5),
  ];
}

let changes = 0;

/** The reference object of a name with data that no earlier one had. */
function changedObject(name: string): object {
  return { ...referenceObject(name), data: { at: String(changes++), text: 'x'.repeat(1200) } };
}

function checked<T extends { readonly failures: number }>(result: T): T {
  if (result.failures > 0) throw new Error(`${result.failures} requests of the benchmark failed`);
  return result;
}
