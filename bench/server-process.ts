import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LoadTarget } from './http-load.js';

/** A server that runs beside the benchmark. */
export interface BenchServer {
  readonly target: LoadTarget;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts our server, built, on a data dir of its own; port 0 is any free one. */
export async function startOurs(dataDir: string, port = 0, flags: readonly string[] = []): Promise<BenchServer> {
  const child = spawnNode([
    '--import',
    './bench/collect-garbage.mjs',
    'dist/bundle/main.js',
    'serve',
    `--data-dir=${dataDir}`,
    `--secure-port=${port}`,
    '--v=0',
    ...flags,
  ]);
  const lines = await firstOutput(child, 3);
  const kubeconfig = parse(readFileSync(/KUBECONFIG=(\S+)/.exec(lines)![1]!, 'utf8')) as {
    clusters: { cluster: { server: string; 'certificate-authority-data': string } }[];
    users: { user: { 'client-certificate-data': string; 'client-key-data': string } }[];
  };
  const decode = (text: string): Buffer => Buffer.from(text, 'base64');
  const { user } = kubeconfig.users[0]!;
  const { cluster } = kubeconfig.clusters[0]!;
  return {
    target: {
      host: '127.0.0.1',
      port: Number(new URL(cluster.server).port),
      ca: decode(cluster['certificate-authority-data']),
      cert: decode(user['client-certificate-data']),
      key: decode(user['client-key-data']),
    },
    pid: child.pid!,
    stop: () => stop(child),
  };
}

/** Starts the bare routes with the certificates of ours. */
export async function startReference(dataDir: string, ours: BenchServer, pkiDir: string): Promise<BenchServer> {
  const child = spawnNode(['dist/bench/reference-server.js', dataDir, pkiDir]);
  const port = Number((await firstOutput(child, 1)).trim());
  return { target: { ...ours.target, port }, pid: child.pid!, stop: () => stop(child) };
}

/** Processor time that a process has used, in ms; undefined where there is no `/proc`. Its grain is 10 ms. */
export function processorTime(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; user and system time are fields 14 and 15.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/** Resident memory of one of our servers without garbage, in bytes; undefined where there is no `/proc`. */
export async function residentMemory({ pid }: BenchServer): Promise<number | undefined> {
  try {
    for (let count = 0; count < 2; count += 1) {
      process.kill(pid, 'SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found === null ? undefined : Number(found[1]) * 1024;
  } catch {
    return undefined;
  }
}

function spawnNode(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
  });
}

async function firstOutput(child: ChildProcess, lines: number): Promise<string> {
  let text = '';
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a server ended with ${String(code)}`)));
  const ready = new Promise<string>((resolve) => {
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > lines) resolve(text);
    });
  });
  gone.catch(() => undefined);
  return Promise.race([ready, gone]);
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
