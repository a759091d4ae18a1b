import { closeSync, createReadStream, createWriteStream, mkdirSync, openSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, unlink } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { LineWriter } from './log.js';

/** When a file is rotated, and how long old ones are kept. Zero: unlimited. */
export interface RotationOptions {
  /** Bytes of one file. */
  readonly maxBytes: number;
  /** How long old files are kept, in milliseconds. */
  readonly maxAge: number;
  /** Old files that are kept. */
  readonly maxBackups: number;
  readonly compress: boolean;
}

const STAMP = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})$/;

/**
 * A file to which lines are appended. When it would exceed its limit it is renamed to `name-<time>.ext`, in
 * kube-apiserver's form, and a new one is started. Callers write one after the other.
 *
 * @param onError called for old files that could not be removed or compressed; writing continues
 */
export function rotatingFile(
  path: string,
  options: RotationOptions,
  clock: () => number,
  onError: (error: unknown) => void,
): LineWriter {
  let file: FileHandle | undefined;
  let size = 0;
  let broken = false;
  let tidying: Promise<void> = Promise.resolve();

  async function opened(): Promise<FileHandle> {
    if (file !== undefined) return file;
    file = await open(path, 'a', 0o600);
    ({ size } = await file.stat());
    return file;
  }

  async function rotate(): Promise<void> {
    await file?.close();
    file = undefined;
    await rename(path, backupName(path, clock())).catch((error: unknown) => {
      // Somebody else has removed or rotated it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
    tidying = tidying.then(() => tidy(path, options, clock())).catch(onError);
  }

  return {
    async write(lines) {
      const handle = await opened();
      const bytes = Buffer.from(broken ? `\n${lines}` : lines);
      if (options.maxBytes > 0 && size > 0 && size + bytes.length > options.maxBytes) {
        await rotate();
        return this.write(lines);
      }
      try {
        for (let at = 0; at < bytes.length;) {
          const { bytesWritten } = await handle.write(bytes, at);
          if (at === 0) broken = false;
          at += bytesWritten;
          size += bytesWritten;
          // A full disk may take half a line; the next write begins with a new line.
          broken = at < bytes.length;
        }
      } catch (error) {
        file = undefined;
        await handle.close().catch(() => undefined);
        throw error;
      }
    },
    async close() {
      await file?.close();
      file = undefined;
      await tidying;
    },
  };
}

/** `audit.log` of 15:04:05 becomes `audit-2006-01-02T15-04-05.000.log`. */
function backupName(path: string, now: number): string {
  const ending = extname(path);
  const stamp = new Date(now).toISOString().slice(0, 23).replaceAll(':', '-');
  return join(dirname(path), `${basename(path, ending)}-${stamp}${ending}`);
}

/** Removes excess or expired old files and compresses the others. */
async function tidy(path: string, options: RotationOptions, now: number): Promise<void> {
  const folder = dirname(path);
  const backups: { readonly name: string; readonly at: number }[] = [];
  for (const name of await readdir(folder)) {
    const at = backupTime(name, path);
    if (at !== undefined) backups.push({ name, at });
  }
  backups.sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
  for (const [index, { name, at }] of backups.entries()) {
    const old = join(folder, name);
    const tooMany = options.maxBackups > 0 && index >= options.maxBackups;
    const tooOld = options.maxAge > 0 && now - at > options.maxAge;
    if (tooMany || tooOld) await unlink(old);
    else if (options.compress && !name.endsWith('.gz')) {
      await pipeline(createReadStream(old), createGzip(), createWriteStream(`${old}.gz`, { mode: 0o600 }));
      await unlink(old);
    }
  }
}

/** When a file of that name was rotated; undefined for other files. */
function backupTime(name: string, path: string): number | undefined {
  const ending = extname(path);
  const prefix = `${basename(path, ending)}-`;
  const plain = name.endsWith('.gz') ? name.slice(0, -3) : name;
  if (!plain.startsWith(prefix) || !plain.endsWith(ending)) return undefined;
  const match = STAMP.exec(plain.slice(prefix.length, plain.length - ending.length));
  return match === null ? undefined : Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`);
}

/** Makes the file, and the folder above it, when they are missing. @throws Error when it cannot be written */
export function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}
