import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { makeScratch } from './scratch.js';

/** Longest wait for a server to be ready or to give up, in ms. */
const LONGEST_START = 150_000;

/** A server in a separate process, as a user would start it. */
export interface ServerProcess {
  readonly url: string;
  readonly kubeconfig: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything written to stderr so far. */
  log(): string;
  /** SIGTERM; resolves with the exit code when all its output is in `log`. */
  stop(): Promise<number>;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** The remains of a failed start. */
export class ServerStartError extends Error {
  readonly exitCode: number | null;
  readonly stderr: string;
  constructor(exitCode: number | null, stderr: string) {
    super(`the server did not start (exit code ${exitCode}): ${stderr.slice(-2000)}`);
    this.exitCode = exitCode;
    this.stderr = stderr;
  }
}

/**
 * Starts the built server with a new (or the given) data dir on a free port and waits for its three lines.
 *
 * @throws ServerStartError when it exits first or is not ready in `LONGEST_START`
 */
export async function startServer(
  options: {
    readonly flags?: readonly string[];
    readonly dataDir?: string;
    readonly env?: NodeJS.ProcessEnv;
    /** Arguments of node itself. */
    readonly nodeFlags?: readonly string[];
  } = {},
): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? makeDataDir();
  const flags = [`--data-dir=${dataDir}`, '--secure-port=0', ...(options.flags ?? [])];
  // Tests rely on namespaces that contain only their own objects.
  if (!flags.some((flag) => flag.startsWith('--controllers='))) {
    flags.push('--controllers=*,-root-ca-certificate-publisher-controller');
  }
  // Nothing but the tests writes: a Lease that is renewed would change the versions of lists in between.
  if (!flags.some((flag) => flag.startsWith('--endpoint-reconciler-type='))) {
    flags.push('--endpoint-reconciler-type=none');
  }
  const child = spawn(process.execPath, [...(options.nodeFlags ?? []), 'dist/bundle/main.js', 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...options.env },
  });
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-1_000_000)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Unlike `exit`, it is emitted after the last output of the process has been read.
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const lines = await readyLines(child, exited, () => stderr);
  return {
    url: /https:\/\/\S+/.exec(lines)![0],
    kubeconfig: /KUBECONFIG=(\S+)/.exec(lines)![1]!,
    dataDir,
    pid: child.pid!,
    log: () => stderr,
    async stop() {
      child.kill('SIGTERM');
      return (await exited) ?? -1;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** A data dir that an embedded database running as another user can reach. */
export function makeDataDir(): string {
  return join(makeScratch('cluster-apiserver-test'), 'data');
}

async function readyLines(child: ChildProcess, exited: Promise<number | null>, stderr: () => string): Promise<string> {
  let stdout = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.split('\n').length > 3) resolve(stdout);
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), LONGEST_START)));
  const first = await Promise.race([ready, exited.then((code) => ({ code })), late]);
  clearTimeout(timer);
  if (typeof first === 'string') return first;
  child.kill('SIGKILL');
  throw new ServerStartError(first?.code ?? null, stderr());
}
