import { readFileSync } from 'node:fs';
import { readFile, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '../../telemetry/log.js';

/** How long leftovers of a killed server may take to end, in ms. */
const PATIENCE = 10_000;
/** When an orphan is shut down immediately instead of gracefully, in ms. */
const UNTIL_QUIT = 4000;

/** The lines of postmaster.pid that matter. */
export interface PidFile {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly ready: boolean;
}

/** Reads `postmaster.pid` of a data directory; undefined when there is none. */
export function readPidFile(dataDir: string): PidFile | undefined {
  let text: string;
  try {
    // Synchronous: while code is loaded, hundreds of file reads wait in the thread pool.
    text = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  return { pid: Number(lines[0]), socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Frees a data directory for a new server: waits for processes of an earlier one, ends an orphan, removes a lock file
 * whose process is gone. Afterwards PostgreSQL's own checks still apply.
 *
 * Processes are found by their working directory, which is the data directory for every process of a PostgreSQL server,
 * so a reused process id or an unreaped zombie is not taken for a living server. Where there is no /proc, PostgreSQL's
 * own lock decides and the start is tried again.
 *
 * @param keepSocketDirectory a socket directory that is still in use
 * @throws Error with one line when another living program owns the database
 */
export async function clearLeftovers(dataDir: string, log: Log, keepSocketDirectory = ''): Promise<void> {
  const before = readPidFile(dataDir);
  if (process.platform !== 'linux') return;
  const started = performance.now();
  let quitSent = false;
  for (let round = 0; ; round += 1) {
    const living = await processesIn(dataDir);
    if (living.length === 0) break;
    const postmaster = living.find((process) => process.pid === before?.pid);
    if (postmaster !== undefined && (await hasLivingServer(postmaster.parent))) {
      throw new Error(
        `the database in ${dataDir} is in use by process ${postmaster.parent}; stop that server or choose another --data-dir`,
      );
    }
    const waited = performance.now() - started;
    if (round === 0) log.info({ processes: living.map(({ pid }) => pid) }, 'ending the database of an earlier server');
    if (postmaster !== undefined && round === 0) signal(postmaster.pid, 'SIGINT');
    if (waited > UNTIL_QUIT && !quitSent) {
      quitSent = true;
      // Without their postmaster, backends have nothing left to finish.
      for (const { pid } of postmaster === undefined ? living : [postmaster]) signal(pid, 'SIGQUIT');
    }
    if (waited > PATIENCE) {
      throw new Error(
        `processes of an earlier database in ${dataDir} do not end: ${living.map(({ pid }) => pid).join(', ')}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (before === undefined) return;
  // An unreaped zombie or a reused number would make PostgreSQL respect the lock; our check is more reliable.
  const now = readPidFile(dataDir);
  if (now !== undefined && now.pid === before.pid) await rm(join(dataDir, 'postmaster.pid'), { force: true });
  const socketDirectory = before.socketDirectory;
  if (socketDirectory !== keepSocketDirectory && isOurSocketDirectory(socketDirectory))
    await rm(socketDirectory, { recursive: true, force: true });
}

/** The pattern of socket directories made by this program. */
export const SOCKET_DIRECTORY_PREFIX = 'cas-pg-';

function isOurSocketDirectory(path: string): boolean {
  return basename(path).startsWith(SOCKET_DIRECTORY_PREFIX);
}

interface LivingProcess {
  readonly pid: number;
  readonly parent: number;
}

async function processesIn(dataDir: string): Promise<LivingProcess[]> {
  const home = await realpath(dataDir);
  const found: LivingProcess[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const cwd = await readlink(`/proc/${entry}/cwd`).catch(() => undefined);
    if (cwd !== home) continue;
    const stat = await readStat(entry);
    if (stat === undefined || stat.state === 'Z' || stat.command !== 'postgres') continue;
    found.push({ pid: Number(entry), parent: stat.parent });
  }
  return found;
}

/** Whether that process is a program like this one, so that its database is not an orphan. */
async function hasLivingServer(pid: number): Promise<boolean> {
  if (pid <= 1 || pid === process.pid) return false;
  const program = await readlink(`/proc/${pid}/exe`).catch(() => undefined);
  return program !== undefined && basename(program).startsWith('node');
}

async function readStat(pid: string): Promise<{ state: string; parent: number; command: string } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The command is in parentheses and may itself contain parentheses.
  const end = text.lastIndexOf(')');
  const [state, parent] = text.slice(end + 2).split(' ');
  return { state: state!, parent: Number(parent), command: text.slice(text.indexOf('(') + 1, end) };
}

/** Sends a signal; a process that is already gone is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}
