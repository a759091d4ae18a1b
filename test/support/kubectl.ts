import { execFile, execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratch } from './scratch.js';

/** Result of a kubectl command. */
export interface KubectlResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The oldest minor version of kubectl 1 that has all commands of the tests. */
const OLDEST_MINOR = 28;

/** Whether a recent enough kubectl is installed; if not, says so on stderr. */
export function hasKubectl(): boolean {
  try {
    const text = execFileSync('kubectl', ['version', '--client', '--output=json'], { stdio: 'pipe' }).toString();
    const { minor } = (JSON.parse(text) as { clientVersion: { minor: string } }).clientVersion;
    if (parseInt(minor, 10) >= OLDEST_MINOR) return true;
  } catch {
    // not installed
  }
  process.stderr.write(`no kubectl 1.${OLDEST_MINOR} or newer is on this machine: its tests are left out\n`);
  return false;
}

/** Runs an unmodified kubectl with its own kubeconfig and cache folder. */
export class Kubectl {
  readonly #base: readonly string[];
  readonly folder = makeScratch('kubectl');

  constructor(kubeconfig: string, namespace?: string) {
    this.#base = [
      `--kubeconfig=${kubeconfig}`,
      `--cache-dir=${join(this.folder, 'cache')}`,
      ...(namespace === undefined ? [] : [`--namespace=${namespace}`]),
    ];
  }

  /** Runs to the end, whatever the exit code. */
  try(...args: string[]): Promise<KubectlResult> {
    return new Promise((resolve) => {
      execFile(
        'kubectl',
        [...this.#base, ...args],
        { maxBuffer: 64 << 20, timeout: 240_000, env: { ...process.env, KUBECTL_EXTERNAL_DIFF: 'diff -u' } },
        (error, stdout, stderr) =>
          resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, stdout, stderr }),
      );
    });
  }

  /** Runs and returns stdout. @throws Error with the output when the exit code is not 0 */
  async run(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.try(...args);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} exited with ${code}\n${stdout}\n${stderr}`);
    return stdout;
  }

  /** Runs with `-o json` and returns the parsed output. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read freely
  async json(...args: string[]): Promise<Record<string, any>> {
    return JSON.parse(await this.run(...args, '-o', 'json')) as Record<string, unknown>;
  }

  /** Writes a manifest into the scratch folder and returns its path. */
  file(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** Starts a continuous command, such as `get -w`. */
  start(...args: string[]): { output(): string; stop(): void } {
    const child = spawn('kubectl', [...this.#base, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    return { output: () => text, stop: () => void child.kill('SIGTERM') };
  }
}
