import { accessSync, constants, mkdirSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../config/flag.js';

/** Errors of the operating system, with the cure. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not do that; change its owner or mode, or choose another folder',
  EPERM: 'this user may not do that; change its owner or mode, or choose another folder',
  EROFS: 'the file system is read-only; choose another folder',
  ENOSPC: 'no space is left there; free some, or choose another folder',
  EDQUOT: 'the disk quota is used up; free some space, or choose another folder',
  ENOTDIR: 'a part of the path is a file; choose another folder',
  EEXIST: 'there is a file in its place; move it away, or choose another folder',
  EISDIR: 'there is a folder in its place; move it away, or choose another folder',
  ENAMETOOLONG: 'the path is too long; choose a shorter one',
  ENOENT: 'no folder can be made there; choose another one',
  ELOOP: 'a link leads back to itself; choose another folder',
};

/**
 * Makes the data dir with its parents (mode 0755, so that the database's user may pass through) and returns its
 * absolute path.
 *
 * @throws ConfigError when it cannot be made or is not writable
 */
export function makeDataDir(path: string): string {
  const dataDir = resolve(path);
  try {
    makeWithParents(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw dataDirError(dataDir, error) ?? error;
  }
  return dataDir;
}

/**
 * Runs file operations in the data dir.
 *
 * @throws ConfigError naming the flag, the path and the cure for errors of the operating system
 */
export async function inDataDir<T>(dataDir: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw dataDirError(dataDir, error) ?? error;
  }
}

/** An error of the file system as a ConfigError. */
function dataDirError(dataDir: string, error: unknown): ConfigError | undefined {
  const { code, path, dest, syscall } = (error ?? {}) as NodeJS.ErrnoException & { readonly dest?: string };
  if (code === undefined || syscall === undefined) return undefined;
  return new ConfigError(`--data-dir: ${dest ?? path ?? dataDir}: ${REASONS[code] ?? `${syscall} failed (${code})`}`);
}

/** One folder at a time: `mkdir` with `recursive` never ends in a folder that cannot contain any (`/proc`). */
function makeWithParents(path: string): void {
  const missing: string[] = [];
  for (let at = path; !isThere(at); at = dirname(at)) missing.push(at);
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder, { mode: 0o755 });
    } catch (error) {
      // another server may be making the same one
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isThere(folder)) throw error;
    }
  }
}

/** @throws NodeJS.ErrnoException when it exists but is not a folder */
function isThere(path: string): boolean {
  const stats = statOf(path);
  if (stats === undefined) return false;
  if (!stats.isDirectory()) {
    throw Object.assign(new Error('no folder'), { code: 'ENOTDIR', syscall: 'stat', path });
  }
  return true;
}

/** The entry at a path; nothing is below a file, where versions of Node differ (ENOTDIR or no entry). */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
