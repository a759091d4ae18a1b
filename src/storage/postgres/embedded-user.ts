import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A user that PostgreSQL may run as. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Tried in this order when we are root; each exists on common systems. */
const CANDIDATES = ['postgres', 'nobody', 'daemon'];

/**
 * The user that PostgreSQL runs as, since it refuses root: undefined (ourselves) unless we are root; else the owner of
 * an existing data directory, else the first usual user that exists.
 *
 * @throws Error with one line
 */
export async function chooseUser(dataDir: string): Promise<DatabaseUser | undefined> {
  const self = process.getuid?.();
  const owner = await stat(dataDir).then(
    (stats) => stats.uid,
    () => undefined,
  );
  if (self !== 0) {
    if (owner !== undefined && self !== undefined && owner !== self) {
      throw new Error(
        `${dataDir} belongs to user ${owner}, not to us (${self}); start as that user or choose another --data-dir`,
      );
    }
    return undefined;
  }
  const users = await readUsers();
  if (owner !== undefined && owner !== 0) {
    const found = users.find((user) => user.uid === owner);
    // PostgreSQL looks its user up by name and ends when there is none.
    if (found === undefined) {
      throw new Error(
        `${dataDir} belongs to user ${owner}, who is not in /etc/passwd; chown it to an existing user or choose another --data-dir`,
      );
    }
    return found;
  }
  for (const name of CANDIDATES) {
    const found = users.find((user) => user.name === name && user.uid !== 0);
    if (found !== undefined) return found;
  }
  throw new Error(
    'PostgreSQL does not run as root and none of the users postgres, nobody, daemon exists; create one or give --database-url',
  );
}

async function readUsers(): Promise<DatabaseUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && fields[2] !== '' && fields[3] !== '')
    .map((fields) => {
      // macOS writes -2 for nobody.
      const [uid, gid] = [Number(fields[2]) >>> 0, Number(fields[3]) >>> 0];
      return { name: fields[0]!, uid, gid };
    })
    .filter((user) => user.uid !== 0xffffffff);
}

/**
 * The first directory on the way to `path` (itself included) that the user may not pass through; undefined when there
 * is none. Looks at mode bits only; access lists may allow more.
 */
export async function closedDirectory(path: string, user: DatabaseUser): Promise<string | undefined> {
  const parents: string[] = [];
  for (let directory = path; ; directory = dirname(directory)) {
    parents.unshift(directory);
    if (directory === dirname(directory)) break;
  }
  for (const directory of parents) {
    const stats = await stat(directory).catch(() => undefined);
    if (stats === undefined) return undefined;
    if (!stats.isDirectory()) continue;
    const bit = stats.uid === user.uid ? 0o100 : stats.gid === user.gid ? 0o010 : 0o001;
    if ((stats.mode & bit) === 0) return directory;
  }
  return undefined;
}

/** The path of `setpriv` (util-linux), if installed. */
export async function findSetpriv(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  for (const path of ['/usr/bin/setpriv', '/bin/setpriv']) {
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    ) {
      return path;
    }
  }
  return undefined;
}
