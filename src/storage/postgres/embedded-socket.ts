import { chmod, chown, mkdtemp, readdir, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOCKET_DIRECTORY_PREFIX } from './embedded-recovery.js';
import type { DatabaseUser } from './embedded-user.js';
import { messageOf } from './errors.js';

/** The port only names the socket file; there is no TCP. */
export const PORT = 5432;
/** sun_path of the smaller platforms holds 104 bytes with its NUL. */
const MOST_SOCKET_PATH = 103;
/** A socket directory without a socket for this long is abandoned, in ms. */
const LEFT = 600_000;
/** Most directories examined in one start. */
const MOST_LEFT = 100;

/** After a kill -9 of the server the database shuts down and leaves its empty socket directory. */
async function removeLeftDirectories(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(SOCKET_DIRECTORY_PREFIX)).slice(0, MOST_LEFT)) {
    const path = join(parent, name);
    const stats = await stat(path).catch(() => undefined);
    // rmdir removes empty ones only
    if (stats !== undefined && Date.now() - stats.mtimeMs > LEFT) await rmdir(path).catch(() => undefined);
  }
}

/**
 * A fresh directory each time, which nobody else can have prepared. Its path must be short, so a long path for
 * temporary files is not used.
 *
 * @throws Error with one line
 */
export async function makeSocketDirectory(user: DatabaseUser | undefined, temporary = tmpdir()): Promise<string> {
  const longest = (parent: string): number =>
    Buffer.byteLength(join(parent, `${SOCKET_DIRECTORY_PREFIX}XXXXXX`, `.s.PGSQL.${PORT}.lock`));
  const parent = longest(temporary) <= MOST_SOCKET_PATH ? temporary : '/tmp';
  await removeLeftDirectories(parent);
  let directory: string;
  try {
    directory = await mkdtemp(join(parent, SOCKET_DIRECTORY_PREFIX));
  } catch (error) {
    throw new Error(
      `no directory for the database socket can be made: ${messageOf(error)}; set TMPDIR to a short writable path`,
      { cause: error },
    );
  }
  await chmod(directory, 0o700);
  if (user !== undefined) await chown(directory, user.uid, user.gid);
  return directory;
}
