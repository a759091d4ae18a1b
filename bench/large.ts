import { join } from 'node:path';
import pg from 'pg';
import { printStorageBytes } from '../src/json/print.js';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { type Connection, httpRequest, openConnection } from './http-load.js';
import { referenceObject } from './payload.js';
import { type BenchRow, median, row } from './report.js';
import { effort } from './rounds.js';
import { type BenchServer, residentMemory, startOurs } from './server-process.js';

const OBJECTS = 100_000;
const PAGE = 500;
const ROUNDS = 5;
const MAPS = '/api/v1/namespaces/default/configmaps';

/** The scenarios of design §7 on 100,000 stored objects: pages compared with one list, memory per cached object. */
export async function run(folder: string): Promise<BenchRow[]> {
  const empty = await startOurs(folder);
  const idle = await residentMemory(empty).finally(() => empty.stop());
  const bytes = await fill(join(folder, 'postgres'));
  const server = await startOurs(folder);
  try {
    const full = await residentMemory(server);
    const connection = await openConnection(server.target);
    const rows = await pages(server, connection);
    connection.close();
    if (idle === undefined || full === undefined) return rows;
    const perObject = { ours: [(full - idle) / OBJECTS], reference: [bytes], budget: { atMost: 2 } };
    return [...rows, row('memory per cached object at 100k', 'bytes', perObject)];
  } finally {
    await server.stop();
  }
}

/** Inserts the objects into the database of a stopped server; returns the size of each. */
async function fill(dataDir: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
  const client = new pg.Client(postgres.connection);
  try {
    await client.connect();
    const template = {
      ...referenceObject('@name@'),
      metadata: { ...referenceObject('@name@').metadata, uid: '@uid@' },
    };
    await client.query(
      `insert into objects (resource, namespace, name, revision, uid, value)
        select '/configmaps', 'default', 'object-' || i, 1, uid,
          convert_to(replace(replace($1, '@name@', 'object-' || i), '@uid@', uid::text), 'UTF8')
        from (select i, gen_random_uuid() as uid from generate_series(1, $2::int) i) numbered`,
      [printStorageBytes(template).toString('utf8'), OBJECTS],
    );
    const { rows } = await client.query<{ bytes: string }>(
      `select avg(octet_length(value)) as bytes from objects where resource = '/configmaps'`,
    );
    return Number(rows[0]!.bytes);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

async function pages(server: BenchServer, connection: Connection): Promise<BenchRow[]> {
  const whole: number[] = [];
  const paged: number[] = [];
  const early: number[] = [];
  const late: number[] = [];
  // Compiled code and the joined bytes of the list are ready for the measurement.
  await get(connection, MAPS);
  await allPages(connection);
  for (let round = 0; round < ROUNDS; round += 1) {
    whole.push(await effort(server, () => get(connection, MAPS)));
    let times: readonly number[] = [];
    paged.push(await effort(server, async () => (times = await allPages(connection))));
    const tenth = Math.floor(times.length / 10);
    early.push(median(times.slice(0, tenth)));
    late.push(median(times.slice(-tenth)));
  }
  return [
    row('LIST 100k in pages of 500, beside one list', 'processor ms', {
      ours: paged,
      reference: whole,
      budget: { atMost: 1.5 },
    }),
    row('one page, last tenth beside first tenth', 'ms', { ours: late, reference: early, budget: { atMost: 1.5 } }),
  ];
}

/** The time of each page, to the last. */
async function allPages(connection: Connection): Promise<number[]> {
  const times: number[] = [];
  let token = '';
  do {
    times.push(
      await timed(async () => {
        const start = await get(connection, `${MAPS}?limit=${PAGE}${token === '' ? '' : `&continue=${token}`}`);
        token = /"continue":"([^"]*)"/.exec(start)?.[1] ?? '';
      }),
    );
  } while (token !== '');
  if (times.length !== OBJECTS / PAGE) throw new Error(`${times.length} pages came instead of ${OBJECTS / PAGE}`);
  return times;
}

async function get(connection: Connection, path: string): Promise<string> {
  const { status, start } = await connection.send(httpRequest('GET', path));
  if (status !== 200) throw new Error(`${path} was answered ${status}`);
  return start;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
