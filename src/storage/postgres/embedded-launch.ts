import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { closedDirectory, findSetpriv } from './embedded-user.js';
import type { DatabaseUser } from './embedded-user.js';

/** How the programs of PostgreSQL are started on this machine. */
export interface Launcher {
  /** Starts a program; `tied` ones get SIGINT when this process ends, however it ends. */
  run(
    program: string,
    args: readonly string[],
    options: { readonly tied: boolean; readonly stdio: StdioOptions },
  ): ChildProcess;
}

/**
 * Keeps the one capability to pass through closed directories. The secure bit makes access(2) honour it, with which
 * initdb looks for the program beside it.
 */
const PASS = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];

/**
 * Decides how to start programs as `user` (undefined: as ourselves).
 *
 * With `setpriv` the kernel sends SIGINT when we die. Elsewhere a small shell waits for the end of a pipe from us and
 * sends the signal. When we are root and a directory on the path is closed to the database's user (a project below a
 * 0700 /root), the program keeps the one capability to pass through, so that the data stays where it was asked for.
 *
 * @throws Error with one line when that is not possible
 */
export async function makeLauncher(options: {
  readonly user: DatabaseUser | undefined;
  readonly paths: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}): Promise<Launcher> {
  const { user, environment } = options;
  const setpriv = await findSetpriv();
  let closed: string | undefined;
  if (user !== undefined) {
    for (const path of options.paths) closed ??= await closedDirectory(path, user);
  }
  if (closed !== undefined && setpriv === undefined) {
    throw new Error(
      `the database's user ${user?.name} cannot pass through ${closed}; run: chmod o+x ${closed}, or choose another --data-dir, or give --database-url`,
    );
  }
  // Nothing is inherited: settings meant for other databases (PGDATA, PGPORT) must not redirect the child.
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...environment };

  return {
    run(program, args, { tied, stdio }) {
      // The working directory must be readable for any user. A separate process group keeps the terminal's Ctrl-C from
      // taking the database away from a server that still answers requests.
      const common = { cwd: '/', env, stdio, detached: true };
      if (setpriv !== undefined) {
        const become = user === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
        const pass = closed === undefined ? [] : PASS;
        const death = tied ? ['--pdeathsig=INT'] : [];
        const before = [...become, ...pass, ...death];
        if (before.length > 0) return spawn(setpriv, [...before, '--', program, ...args], common);
        return spawn(program, args, common);
      }
      const child = spawn(program, args, {
        ...common,
        ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
      });
      if (tied) watchOver(child);
      return child;
    },
  };
}

/** Ends `child` when this process ends: the pipe closes, the shell's `read` returns. */
function watchOver(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -INT "$1" 2>/dev/null', 'sh', String(child.pid)], {
    // A Ctrl-C of the terminal goes to the whole group; the watcher must outlive us.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as unknown as { unref?: () => void }).unref?.();
  child.once('exit', () => watcher.kill('SIGKILL'));
}
