import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadTarget } from './http-load.js';
import { kubeconfigTarget } from './kubeconfig-target.js';

/** A server started by the benchmark. */
export interface BenchServer {
  readonly target: LoadTarget;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts our server, built in this tree or in `root`, on its own data dir; port 0 is any free one. */
export async function startOurs(
  dataDir: string,
  {
    port = 0,
    flags = [],
    root = '.',
  }: { readonly port?: number; readonly flags?: readonly string[]; readonly root?: string } = {},
): Promise<BenchServer> {
  const child = spawnNode([
    '--import',
    './bench/collect-garbage.mjs',
    join(root, 'dist/bundle/main.js'),
    'serve',
    `--data-dir=${dataDir}`,
    `--secure-port=${port}`,
    // Scenarios rely on collections that contain only their own objects.
    '--controllers=*,-root-ca-certificate-publisher-controller',
    '--v=0',
    ...flags,
  ]);
  const lines = await firstOutput(child, 3);
  return {
    target: kubeconfigTarget(/KUBECONFIG=(\S+)/.exec(lines)![1]!),
    pid: child.pid!,
    stop: () => stop(child),
  };
}

/** Starts the bare routes with the certificates of our server. */
export async function startReference(dataDir: string, ours: BenchServer, pkiDir: string): Promise<BenchServer> {
  const child = spawnNode(['dist/bench/reference-server.js', dataDir, pkiDir]);
  const port = Number((await firstOutput(child, 1)).trim());
  return { target: { ...ours.target, port }, pid: child.pid!, stop: () => stop(child) };
}

/**
 * CPU time used by processes and their children (a server and its database), in ms; undefined without `/proc`. Ended
 * threads are not counted.
 */
export function processorTime(pid: number | readonly number[]): number | undefined {
  if (!existsSync('/proc/self/schedstat')) return undefined;
  return [pid]
    .flat()
    .flatMap((one) => [one, ...descendants(one)])
    .reduce((sum, one) => sum + threadsTime(one), 0);
}

/** The same without children. */
export function ownProcessorTime(pid: number): number | undefined {
  return existsSync('/proc/self/schedstat') ? threadsTime(pid) : undefined;
}

/** CPU time of the threads of one process in ms; 0 when it has just ended. */
function threadsTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of entries(`/proc/${pid}/task`)) {
    nanoseconds += Number(readIfThere(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]);
  }
  return nanoseconds / 1e6;
}

function descendants(pid: number): number[] {
  const children = entries(`/proc/${pid}/task`).flatMap((thread) =>
    readIfThere(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function entries(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Memory of processes and their children in bytes; shared memory is counted once. Undefined without `/proc`. */
export function sharedMemory(pid: number | readonly number[]): number | undefined {
  const sizes = [pid]
    .flat()
    .flatMap((one) => [one, ...descendants(one)])
    .map((one) => /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${one}/smaps_rollup`))?.[1]);
  if (sizes.includes(undefined)) return undefined;
  return sizes.reduce((sum, size) => sum + Number(size) * 1024, 0);
}

/**
 * Pauses after two collections of garbage, in ms. The second one also frees the room that V8 keeps for new objects after
 * a burst, if there was none for 5 s: idle servers do that by themselves (`src/server/idle-collection.ts`).
 */
const COLLECTIONS = [6000, 500];

/** Resident memory of one of our servers when it is idle and has no garbage, in bytes; undefined without `/proc`. */
export async function residentMemory({ pid }: BenchServer): Promise<number | undefined> {
  try {
    for (const pause of COLLECTIONS) {
      process.kill(pid, 'SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found === null ? undefined : Number(found[1]) * 1024;
  } catch {
    return undefined;
  }
}

/** The settings of `npm start` that decide how much freed memory stays with the process. */
const MEMORY_SETTINGS = Object.fromEntries(
  [...readFileSync('package.json', 'utf8').matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name!, value!]),
);

function spawnNode(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...MEMORY_SETTINGS, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
  });
}

/** Deadline for a start, in ms; generous, as some databases are large. */
const LONGEST_START = 300_000;
/** How long a server may take to stop before it is ended, in ms. */
const LONGEST_STOP = 60_000;

async function firstOutput(child: ChildProcess, lines: number): Promise<string> {
  let text = '';
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_START);
  const gone = once(child, 'exit').then(([code, signal]) =>
    Promise.reject(new Error(`a server ended with ${String(code ?? signal)} before it was ready`)),
  );
  const ready = new Promise<string>((resolve) => {
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > lines) resolve(text);
    });
  });
  gone.catch(() => undefined);
  return Promise.race([ready, gone]).finally(() => clearTimeout(timer));
}

/** Ends a server, which may have ended by itself. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(timer);
}
