import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { type BenchRow, row } from './report.js';
import { ownProcessorTime, residentMemory, startOurs } from './server-process.js';

const ROUNDS = 3;
/** A warm start must not take longer, in ms. */
const WARM_START = 1000;
const IDLE_MEMORY = 150 * 1024 * 1024;

/** How long starts take, from the beginning of the process to its ready lines, and what an idle server weighs. */
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

/** What a warm start took by the clock, the processor time of the server in it, and what it weighs idle. */
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

/** One start and stop. The port stays the same from start to start, as in life: a changed one means a new kubeconfig. */
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

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
