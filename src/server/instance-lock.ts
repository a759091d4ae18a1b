import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/flag.js';
import { processStartTime } from './process-identity.js';

/** A held lock. `release` is idempotent. */
export interface InstanceLock {
  release(): void;
}

/**
 * Makes sure that one server uses a data directory. The lock is a file with our pid and start time; it is stale, and
 * taken over, when no process with that pid and start time lives (kill -9, power loss, pid reuse).
 *
 * @throws ConfigError when another server holds it
 */
export function lockDataDir(dataDir: string): InstanceLock {
  const path = join(dataDir, 'server.lock');
  const mine = join(dataDir, `server.lock.${process.pid}`);
  writeFileSync(mine, `${process.pid} ${processStartTime(process.pid) ?? 0}\n`, { mode: 0o600 });
  try {
    // link is atomic and fails when the name is taken, so two starters cannot both win; the file is complete when seen
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        linkSync(mine, path);
        return { release: () => release(path) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder !== undefined && lives(holder)) {
        throw new ConfigError(
          `--data-dir: ${dataDir} is in use by the server with pid ${holder.pid}; stop it or choose another folder`,
        );
      }
      clearStale(path);
    }
    throw new ConfigError(`--data-dir: ${path} cannot be taken over; remove it if no server runs`);
  } finally {
    rmSync(mine, { force: true });
  }
}

interface Holder {
  readonly pid: number;
  readonly startTime: number;
}

function readHolder(path: string): Holder | undefined {
  try {
    const [pid, startTime] = readFileSync(path, 'utf8').trim().split(' ').map(Number);
    return Number.isInteger(pid) && Number.isInteger(startTime) ? { pid: pid!, startTime: startTime! } : undefined;
  } catch {
    return undefined;
  }
}

function lives(holder: Holder): boolean {
  return processStartTime(holder.pid) === holder.startTime;
}

/** Renames first: of two that clear the same stale lock one fails, and neither can remove a fresh lock unread. */
function clearStale(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && lives(moved)) {
    try {
      linkSync(aside, path);
    } catch {
      // somebody else has the lock meanwhile; the next round reports it
    }
  }
  unlinkSync(aside);
}

function release(path: string): void {
  const holder = readHolder(path);
  if (holder?.pid === process.pid) rmSync(path, { force: true });
}
