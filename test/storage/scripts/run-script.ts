import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../../support/wait-for.js';

/** A script of this folder in a separate process. */
export interface RunningScript {
  readonly child: ChildProcess;
  /** The complete lines on stdout so far. */
  lines(): string[];
  stderr(): string;
  /** Waits for a line with this prefix. */
  line(beginning: string): Promise<string>;
  /** Resolves with the exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

/** Starts a script; `before` precedes the command (`setpriv ...`). */
export function runScript(name: string, args: readonly string[], before: readonly string[] = []): RunningScript {
  const register = new URL('../../support/register-ts.mjs', import.meta.url).href;
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const command = [...before, process.execPath, '--import', register, script, ...args];
  const env = { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' };
  const child = spawn(command[0]!, command.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
  const lines = (): string[] =>
    out
      .slice(0, out.lastIndexOf('\n') + 1)
      .split('\n')
      .slice(0, -1);
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return {
    child,
    lines,
    stderr: () => err,
    line: (beginning) =>
      waitFor(
        `${name}: a line that begins with ${beginning}`,
        () => lines().find((line) => line.startsWith(beginning)),
        { lastSeen: () => `${lines().slice(-3).join(' | ')} ${err}` },
      ),
    ended,
  };
}
