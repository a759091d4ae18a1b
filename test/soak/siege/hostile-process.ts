import { spawn } from 'node:child_process';
import type { Target } from '../hostile/connection.js';

/** How often each kind of hostile client got which result. */
export type HostileNotes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Longest wait for hostile clients to stop, in ms. */
const LONGEST_STOP = 60_000;

/** Starts hostile clients, filtered by `only`, in a separate process; `stop` ends them and returns their results. */
export function startHostile(target: Target, clients: number, only: string): { stop(): Promise<HostileNotes> } {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './test/support/register-ts.mjs',
      '--no-warnings',
      'test/soak/hostile/main.ts',
      JSON.stringify(target),
      String(clients),
      only,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stdin.on('error', () => undefined);
  const over = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    async stop() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP);
      const code = await over;
      clearTimeout(timer);
      if (code !== 0) throw new Error(`the hostile clients ended with ${code}`);
      return JSON.parse(text) as HostileNotes;
    },
  };
}
