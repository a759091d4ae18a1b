import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config/flag.js';
import type { Log } from '../telemetry/log.js';
import { processStartTime } from './process-identity.js';

/** A held lock. `release` is idempotent. */
export interface InstanceLock {
  release(): void;
}

/** Heartbeat interval of a holder, in ms. */
const BEAT = 1000;
/** A foreign lock without a heartbeat for this long is stale: ten beats, as a loaded machine may miss some. In ms. */
const PATIENCE = 10_000;
const LOOK = 200;
const MOST_ATTEMPTS = 5;

/**
 * Makes sure that one server uses a data directory. The lock is a file with our pid, start time and location. It is
 * stale, and taken over, when no process with that pid and start time is alive (kill -9, power loss, pid reuse).
 *
 * Processes of another container or machine are not visible, though they may share the folder. So a holder touches its
 * lock periodically, and a foreign one is observed for a while before it counts as dead. Without this, two databases
 * would write to the same files.
 *
 * @throws ConfigError when another server holds it
 */
export async function lockDataDir(
  dataDir: string,
  options: {
    readonly log: Log;
    /** Another server has taken the lock over, since this process was stopped for too long. */
    readonly onLost: () => void;
    readonly patienceMs?: number;
    readonly place?: string;
  },
): Promise<InstanceLock> {
  const path = join(dataDir, 'server.lock');
  const mine = join(dataDir, `server.lock.${process.pid}`);
  const place = options.place ?? placeOfThisProcess();
  const content = `${process.pid} ${processStartTime(process.pid) ?? 0} ${place}\n`;
  writeFileSync(mine, content, { mode: 0o600 });
  try {
    // link is atomic and fails when the name is taken, so only one of two starters wins; the file is complete when
    // visible
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      try {
        linkSync(mine, path);
        return hold(path, content, options.onLost);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder !== undefined && holder.place !== undefined && holder.place !== place) {
        options.log.info(
          { dataDir, by: holder.place },
          'the data dir was locked elsewhere; looking whether it still is',
        );
        if (await isTouched(path, options.patienceMs ?? PATIENCE)) {
          throw new ConfigError(
            `--data-dir: ${dataDir} is in use by a server in another container or on another machine (${holder.place}); stop it or choose another folder`,
          );
        }
      } else if (holder !== undefined && lives(holder)) {
        throw new ConfigError(
          `--data-dir: ${dataDir} is in use by the server with pid ${holder.pid}; stop it or choose another folder`,
        );
      }
      clearStale(path, holder?.text);
    }
    throw new ConfigError(`--data-dir: ${path} cannot be taken over; remove it if no server runs`);
  } finally {
    rmSync(mine, { force: true });
  }
}

interface Holder {
  readonly text: string;
  readonly pid: number;
  readonly startTime: number;
  readonly place: string | undefined;
}

/** Host and process namespace: within one, process ids are comparable. */
function placeOfThisProcess(): string {
  const namespace = process.platform === 'linux' ? readOr('', () => readlinkSync('/proc/self/ns/pid')) : '';
  const parts = [hostname(), namespace].map((part) => part.replaceAll(/[^\w.-]+/g, ''));
  return parts.filter((part) => part !== '').join('/');
}

function readOr(otherwise: string, read: () => string): string {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function readHolder(path: string): Holder | undefined {
  const text = readOr('', () => readFileSync(path, 'utf8'));
  const [pid, startTime, place] = text.trim().split(' ');
  if (text === '' || !Number.isInteger(Number(pid)) || !Number.isInteger(Number(startTime))) return undefined;
  return { text, pid: Number(pid), startTime: Number(startTime), place };
}

function lives(holder: Holder): boolean {
  return processStartTime(holder.pid) === holder.startTime;
}

/** Whether the file is touched within the time. Compares the file with itself, so clocks may differ. */
async function isTouched(path: string, patienceMs: number): Promise<boolean> {
  const stamp = (): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = stamp();
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const now = stamp();
    // Released meanwhile.
    if (now === undefined) return false;
    if (now !== first) return true;
  }
  return false;
}

/** Renames first: of two that clear the same stale lock one fails, and neither can remove a fresh lock unread. */
function clearStale(path: string, expected: string | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && moved.text !== expected) {
    try {
      linkSync(aside, path);
    } catch {
      // another server took the lock meanwhile; the next round reports it
    }
  }
  unlinkSync(aside);
}

function hold(path: string, content: string, onLost: () => void): InstanceLock {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      if (readFileSync(path, 'utf8') !== content) return onLost();
      utimesSync(path, now, now);
    } catch {
      // a folder that is temporarily unreadable or read-only must not stop the server
    }
  }, BEAT);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readHolder(path)?.text === content) rmSync(path, { force: true });
    },
  };
}
