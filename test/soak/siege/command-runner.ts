import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../hostile/connection.js';

/** Longest a command may take, in ms. */
const LONGEST_COMMAND = 120_000;
const PAUSE = 1_000;

/** Repeatedly runs kubectl: applies an object, reads it, and lists. */
export class CommandRunner {
  readonly #kubeconfig: string;
  readonly #folder: string;
  readonly #namespace: string;
  readonly #name: string;
  /** Duration of each command, in ms. */
  readonly times: number[] = [];
  readonly failures: string[] = [];

  constructor(kubeconfig: string, folder: string, namespace: string, name: string) {
    this.#kubeconfig = kubeconfig;
    this.#folder = mkdtempSync(join(folder, 'kubectl-'));
    this.#namespace = namespace;
    this.#name = name;
  }

  async run(stop: AbortSignal): Promise<void> {
    const file = join(this.#folder, 'object.json');
    for (let count = 0; !stop.aborted; count += 1) {
      const object = {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: this.#name },
        stringData: { value: String(count) },
      };
      writeFileSync(file, JSON.stringify(object));
      await this.#command('apply', '-f', file);
      const read = await this.#command('get', 'secret', this.#name, '-o', 'jsonpath={.data.value}');
      const expected = Buffer.from(String(count)).toString('base64');
      if (read !== undefined && read !== expected) this.failures.push(`applied ${expected}, read ${read}`);
      await this.#command('get', 'configmaps');
      await pause(PAUSE, stop);
    }
  }

  #command(...args: string[]): Promise<string | undefined> {
    const base = [
      `--kubeconfig=${this.#kubeconfig}`,
      `--cache-dir=${join(this.#folder, 'cache')}`,
      `--namespace=${this.#namespace}`,
    ];
    const started = performance.now();
    return new Promise((resolve) => {
      execFile(
        'kubectl',
        [...base, ...args],
        { timeout: LONGEST_COMMAND, maxBuffer: 1 << 26 },
        (error, stdout, stderr) => {
          this.times.push(performance.now() - started);
          if (error === null) return resolve(stdout);
          this.failures.push(`kubectl ${args.join(' ')}: ${stderr.slice(0, 300)}`);
          resolve(undefined);
        },
      );
    });
  }
}
