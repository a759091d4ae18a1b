import { join } from 'node:path';
import { httpRequest, load, type LoadTarget, openConnection } from './http-load.js';
import { REFERENCE_OBJECTS, referenceObject } from './payload.js';
import { type BenchRow, row } from './report.js';
import { effort, effortOfEach, inTurns } from './rounds.js';
import { type BenchServer, startOurs, startReference } from './server-process.js';

/**
 * Requests of one round. Their number is fixed instead of their time, so that a busy machine measures the same work.
 */
const GETS = 4000;
const WRITES = 1500;
/** Lists of one measurement, and before the first; enough to run mostly compiled code. */
const LISTS = 20;
/** Lists of one measurement that each follow a change. */
const CHANGES = 8;
/** Objects that are listed by the value of a field, and how many values they have. */
const KEYED_OBJECTS = 4000;
const VALUES = 400;
const PATH = '/api/v1/namespaces/default/configmaps';

/** The HTTPS scenarios of design §7 on 10,000 objects: get, list, create, update. */
export async function run(folder: string): Promise<BenchRow[]> {
  const ours = await startOurs(join(folder, 'ours'));
  const reference = await startReference(join(folder, 'reference'), ours, join(folder, 'ours/pki'));
  try {
    await fill(ours.target);
    return [
      ...(await gets(ours, reference)),
      ...(await lists(ours, reference)),
      ...(await listsByField(ours)),
      ...(await writes(ours, reference)),
    ];
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

/** Lists that each require another value of a field, as every node asks for its own pods. */
async function listsByField(ours: BenchServer): Promise<BenchRow[]> {
  const path = '/api/v1/namespaces/default/secrets';
  let made = 0;
  await load(ours.target, {
    connections: 32,
    milliseconds: Number.POSITIVE_INFINITY,
    count: KEYED_OBJECTS,
    request: () => {
      const at = made++;
      const data = { text: Buffer.alloc(1000, 'x').toString('base64') };
      return httpRequest('POST', path, JSON.stringify({ ...secretOf(at), data }));
    },
  });
  let asked = 0;
  const byField = (): Buffer => {
    const type = encodeURIComponent(`type=${typeOf(asked++)}`);
    return httpRequest('GET', `${path}?fieldSelector=${type}&resourceVersion=0`);
  };
  const all = httpRequest('GET', `${path}?resourceVersion=0`);
  const measured = {
    keyed: () => effortOfEach(ours, { connections: 1, count: VALUES, request: byField }),
    whole: () => effortOfEach(ours, { connections: 1, count: LISTS, request: () => all }),
  };
  for (const warmUp of Object.values(measured)) await warmUp();
  const { keyed, whole } = await inTurns(measured);
  return [
    row(`LIST by a field with ${VALUES} values, beside all ${KEYED_OBJECTS}`, 'processor ms', {
      ours: keyed,
      reference: whole,
      budget: { atMost: 0.1 },
    }),
  ];
}

function secretOf(at: number): object {
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name: `keyed-${at}` }, type: typeOf(at) };
}

function typeOf(at: number): string {
  return `example.com/type-${at % VALUES}`;
}

/** Answers per CPU second of the server and its database, with 64 connections. */
async function rate(server: BenchServer, count: number, request: () => Buffer): Promise<number> {
  return 1000 / (await effortOfEach(server, { connections: 64, count, request }));
}

async function gets(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  const get = (server: BenchServer, path: string): (() => Promise<number>) => {
    const bytes = httpRequest('GET', path);
    return () => rate(server, GETS, () => bytes);
  };
  const measured = {
    buffer: get(reference, '/buffer'),
    consistent: get(ours, `${PATH}/object-7`),
    cached: get(ours, `${PATH}/object-7?resourceVersion=0`),
  };
  for (const warmUp of Object.values(measured)) await warmUp();
  const { buffer, consistent, cached } = await inTurns(measured);
  const gotten = (scenario: string, values: readonly number[], atLeast: number): BenchRow =>
    row(scenario, 'per processor second', { ours: values, reference: buffer, budget: { atLeast } });
  return [gotten('GET, consistent', consistent, 0.5), gotten('GET, resourceVersion=0', cached, 0.7)];
}

async function lists(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  /** CPU time of one answer. Most of it encrypts 15 MB. */
  const cost = (server: BenchServer, path: string, count = 1): Promise<number> => {
    const bytes = httpRequest('GET', path);
    return effortOfEach(server, { connections: 1, count, request: () => bytes });
  };
  const whole = `${PATH}?limit=0`;
  /** One connection for all requests: otherwise the end of a handshake would be counted with its only request. */
  const firstAfterChange = async (path: string): Promise<number> => {
    const connection = await openConnection(ours.target);
    const sent = async (request: Buffer): Promise<void> => {
      const { status, start } = await connection.send(request);
      if (status !== 200) throw new Error(`a request of the benchmark was answered ${status}: ${start}`);
    };
    let sum = 0;
    for (let count = 0; count < CHANGES; count += 1) {
      // Buffers joined for earlier lists are outdated.
      await sent(httpRequest('PUT', `${PATH}/object-1`, JSON.stringify(changedObject('object-1'))));
      sum += await effort(ours, () => sent(httpRequest('GET', path)));
    }
    connection.close();
    return sum / CHANGES;
  };
  await cost(ours, whole, LISTS);
  await cost(reference, '/list', LISTS);
  await cost(reference, '/list-parsed');
  const measured = await inTurns({
    prebuilt: () => cost(reference, '/list', LISTS),
    first: () => firstAfterChange(whole),
    repeated: () => cost(ours, whole, LISTS),
    selected: () => firstAfterChange(`${PATH}?labelSelector=rare%3Dyes`),
    parsed: () => cost(reference, '/list-parsed', 2),
  });
  const listed = (scenario: string, values: readonly number[], beside: readonly number[], budget: object): BenchRow =>
    row(scenario, 'processor ms', { ours: values, reference: beside, budget });
  const { prebuilt, first, repeated, selected, parsed } = measured;
  return [
    listed('LIST 10k, first after a change', first, prebuilt, { atLeast: 0.3, quicker: true }),
    listed('LIST 10k, repeated', repeated, prebuilt, { atLeast: 0.5, quicker: true }),
    listed('LIST 10k against parse and stringify', repeated, parsed, { atLeast: 8, quicker: true }),
    listed('LIST selecting 1 % of 10k, beside one list', selected, first, { atMost: 0.1 }),
  ];
}

async function writes(ours: BenchServer, reference: BenchServer): Promise<BenchRow[]> {
  let next = 0;
  const create = (server: BenchServer, path: string) => (): Promise<number> =>
    rate(server, WRITES, () => httpRequest('POST', path, JSON.stringify(referenceObject(`new-${next++}`))));
  const apply = (): Buffer => {
    const name = `applied-${next++ % APPLIED}`;
    const path = `${PATH}/${name}?fieldManager=bench&force=true`;
    return httpRequest('PATCH', path, JSON.stringify(changedObject(name)), { type: 'application/apply-patch+yaml' });
  };
  const measured = {
    bare: create(reference, '/write'),
    created: create(ours, PATH),
    updated: () =>
      rate(ours, WRITES, () => {
        const name = `object-${next++ % REFERENCE_OBJECTS}`;
        return httpRequest('PUT', `${PATH}/${name}`, JSON.stringify(changedObject(name)));
      }),
    applied: () => rate(ours, WRITES, apply),
  };
  for (const warmUp of Object.values(measured)) await warmUp();
  const { bare, created, updated, applied } = await inTurns(measured);
  const written = (scenario: string, values: readonly number[], atLeast: number): BenchRow =>
    row(scenario, 'per processor second', { ours: values, reference: bare, budget: { atLeast } });
  return [
    written('HTTPS create, 64 connections', created, 0.5),
    written('HTTPS update, 64 connections', updated, 0.5),
    written('server-side apply, 64 connections', applied, 0.3),
  ];
}

/** Objects that are applied to in turn. */
const APPLIED = 1000;
let changes = 0;

/** The reference object of a name with new data. */
function changedObject(name: string): object {
  return { ...referenceObject(name), data: { at: String(changes++), text: 'x'.repeat(1200) } };
}
