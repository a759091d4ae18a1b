import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { type BenchRow, median, shorterRow, smallerRow } from './report.js';
import { residentMemory, startOurs } from './server-process.js';

const ROUNDS = 3;
/** A warm start must not take longer, in ms. */
const WARM_START = 1000;
const IDLE_MEMORY = 200 * 1024 * 1024;

/** How long starts take, from the beginning of the process to its ready lines, and what an idle server weighs. */
export async function run(folder: string): Promise<BenchRow[]> {
  const bare: number[] = [];
  const first: number[] = [];
  const warm: number[] = [];
  let memory: number | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await bareStart(join(folder, `bare-${round}`)));
    const dataDir = join(folder, `ours-${round}`);
    const port = await freePort();
    first.push(await timeToReady(dataDir, port));
    warm.push(await timeToReady(dataDir, port));
  }
  const server = await startOurs(join(folder, 'ours-0'));
  try {
    memory = await residentMemory(server);
  } finally {
    await server.stop();
  }
  return [
    shorterRow('first start, beside initdb and start', median(first), median(bare), 3),
    shorterRow('warm start, beside 1 s', median(warm), WARM_START, 1),
    ...(memory === undefined ? [] : [smallerRow('idle memory without the database', memory, IDLE_MEMORY, 1)]),
  ];
}

async function bareStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
  const took = performance.now() - started;
  await postgres.stop();
  return took;
}

/** The port stays the same from start to start, as in life: a changed one means a new kubeconfig. */
async function timeToReady(dataDir: string, port: number): Promise<number> {
  const started = performance.now();
  const server = await startOurs(dataDir, port);
  const took = performance.now() - started;
  await server.stop();
  return took;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
