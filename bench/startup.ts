import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { type BenchRow, row } from './report.js';
import { ownProcessorTime, residentMemory, startOurs } from './server-process.js';

const ROUNDS = 3;
/** Limit of a warm start, in ms. */
const WARM_START = 1000;
const IDLE_MEMORY = 150 * 1024 * 1024;

/** Time of starts, from the process start to the ready lines, and memory of an idle server. */
export async function run(folder: string): Promise<BenchRow[]> {
  const bare: number[] = [];
  const first: number[] = [];
  const warm: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await bareStart(join(folder, `bare-${round}`)));
    const dataDir = join(folder, `ours-${round}`);
    const port = await freePort();
    first.push((await start(dataDir, port)).took);
    warm.push(await start(dataDir, port), await start(dataDir, port));
  }
  return [
    row('first start, beside initdb and start', 'ms', { ours: first, reference: bare, budget: { atMost: 3 } }),
    ...warmRows('', warm),
  ];
}

/** Elapsed time of a warm start, CPU time of the server in it, and its idle memory. */
export interface Start {
  readonly took: number;
  readonly processor: number | undefined;
  readonly memory: number | undefined;
}

/** The rows of warm starts; `kinds` says with which kinds. */
export function warmRows(kinds: string, starts: readonly Start[]): BenchRow[] {
  const known = (values: readonly (number | undefined)[]): number[] => values.filter((value) => value !== undefined);
  const warm = (
    what: string,
    unit: 'ms' | 'processor ms' | 'bytes',
    ours: readonly number[],
    most: number,
  ): BenchRow[] =>
    ours.length === 0 ? [] : [row(`${what}${kinds}`, unit, { ours, reference: [most], budget: { atMost: 1 } })];
  return [
    ...warm(
      'warm start, beside 1 s',
      'ms',
      starts.map(({ took }) => took),
      WARM_START,
    ),
    ...warm('warm start, processor', 'processor ms', known(starts.map(({ processor }) => processor)), WARM_START),
    ...warm('idle memory without the database', 'bytes', known(starts.map(({ memory }) => memory)), IDLE_MEMORY),
  ];
}

async function bareStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
  const took = performance.now() - started;
  await postgres.stop();
  return took;
}

/** One start and stop. The port stays the same, as in practice: a changed one means a new kubeconfig. */
export async function start(dataDir: string, port: number, root?: string): Promise<Start> {
  const started = performance.now();
  const server = await startOurs(dataDir, { port, ...(root === undefined ? {} : { root }) });
  const took = performance.now() - started;
  const processor = ownProcessorTime(server.pid);
  try {
    return { took, processor, memory: await residentMemory(server) };
  } finally {
    await server.stop();
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
