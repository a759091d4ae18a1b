import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpRequest, load, type LoadTarget } from './http-load.js';
import { REFERENCE_OBJECTS, referenceObject } from './payload.js';
import { type BenchRow, milliseconds, percentile, perSecond } from './report.js';
import { type BenchServer, startOurs, startReference } from './server-process.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const PATH = '/api/v1/namespaces/default/configmaps';

/** The HTTPS scenarios of design §7 that the present kinds allow: get, list, create, update. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-http-'));
  await chmod(folder, 0o755);
  const ours = await startOurs(join(folder, 'ours'));
  const reference = await startReference(join(folder, 'reference'), ours, join(folder, 'ours/pki'));
  try {
    await fill(ours.target);
    return [...(await gets(ours, reference)), ...(await lists(ours, reference)), ...(await writes(ours, reference))];
  } finally {
    await ours.stop();
    await reference.stop();
    await rm(folder, { recursive: true, force: true });
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

async function gets(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  const rate = async (server: BenchServer, path: string): Promise<number> => {
    const bytes = httpRequest('GET', path);
    const options = { connections: 64, milliseconds: SECONDS * 1000, request: () => bytes };
    await load(server.target, { ...options, milliseconds: 500 });
    return checked(await load(server.target, options)).perSecond;
  };
  const buffer = await rate(reference, '/buffer');
  const consistent = await rate(ours, `${PATH}/object-7`);
  const cached = await rate(ours, `${PATH}/object-7?resourceVersion=0`);
  return [faster('GET, consistent', consistent, buffer, 0.5), faster('GET, resourceVersion=0', cached, buffer, 0.7)];
}

async function lists(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  const time = async (server: BenchServer, path: string, repeats = 7): Promise<number[]> => {
    const bytes = httpRequest('GET', path);
    const result = checked(
      await load(server.target, {
        connections: 1,
        milliseconds: Number.POSITIVE_INFINITY,
        count: repeats,
        request: () => bytes,
      }),
    );
    return [...result.latencies];
  };
  const middle = (values: readonly number[]): number => percentile(values, 0.5);
  const prebuilt = middle(await time(reference, '/list'));
  const parsed = middle(await time(reference, '/list-parsed', 3));
  const [first = Number.NaN, ...repeated] = await time(ours, `${PATH}?limit=0`);
  const whole = middle(repeated);
  const selected = middle((await time(ours, `${PATH}?labelSelector=rare%3Dyes`)).slice(1));
  return [
    shorterAsRate('LIST 10k, first time', first, prebuilt, 0.3),
    shorterAsRate('LIST 10k, repeated', whole, prebuilt, 0.5),
    shorterAsRate('LIST 10k against parse and stringify', whole, parsed, 8),
    {
      scenario: 'LIST selecting 1 % of 10k',
      ours: milliseconds(selected),
      reference: milliseconds(whole),
      ratio: selected / whole,
      budget: { atMost: 0.1 },
    },
  ];
}

async function writes(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  let next = 0;
  const create = async (server: BenchServer, path: string): Promise<number> => {
    const options = {
      connections: 64,
      milliseconds: SECONDS * 1000,
      request: () => httpRequest('POST', path, JSON.stringify(referenceObject(`new-${next++}`))),
    };
    await load(server.target, { ...options, milliseconds: 500 });
    return checked(await load(server.target, options)).perSecond;
  };
  const update = async (): Promise<number> => {
    const options = {
      connections: 64,
      milliseconds: SECONDS * 1000,
      request: () => {
        const name = `object-${next % REFERENCE_OBJECTS}`;
        const object = { ...referenceObject(name), data: { at: String(next++), text: 'x'.repeat(1200) } };
        return httpRequest('PUT', `${PATH}/${name}`, JSON.stringify(object));
      },
    };
    return checked(await load(ours.target, options)).perSecond;
  };
  const bare = await create(reference, '/write');
  const creates = await create(ours, PATH);
  const updates = await update();
  const again = await create(reference, '/write');
  const base = (bare + again) / 2;
  return [
    faster('HTTPS create, 64 connections', creates, base, 0.5),
    faster('HTTPS update, 64 connections', updates, base, 0.5),
  ];
}

function checked<T extends { readonly failures: number }>(result: T): T {
  if (result.failures > 0) throw new Error(`${result.failures} requests of the benchmark failed`);
  return result;
}

function faster(scenario: string, ours: number, reference: number, atLeast: number): BenchRow {
  return {
    scenario,
    ours: perSecond(ours),
    reference: perSecond(reference),
    ratio: ours / reference,
    budget: { atLeast },
  };
}

/** Times, with the ratio turned round so that more is better. */
function shorterAsRate(scenario: string, ours: number, reference: number, atLeast: number): BenchRow {
  return {
    scenario,
    ours: milliseconds(ours),
    reference: milliseconds(reference),
    ratio: reference / ours,
    budget: { atLeast },
  };
}
