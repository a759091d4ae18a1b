// Builds the program: the server with the packages it loads at start, in few files, which Node reads in a fraction of
// the time of hundreds. Does nothing when no source has changed. Types are checked by `npm run lint`.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const out = join(root, 'dist/bundle');
const entry = join(out, 'main.js');
const stampFile = join(out, 'stamp.json');
/** Files that affect the result but are not read by esbuild; the second changes with installed packages. */
const BESIDES = ['codegen/bundle/bundle.mjs', 'node_modules/.package-lock.json', 'package.json'];
/**
 * A running server may still load a chunk of an older program, so chunks are deleted only after this many milliseconds.
 */
const KEEP_OLD_PARTS = 24 * 3600_000;
/**
 * Excluded: packages that read files from their own folder. Packages resolved by `createRequire` are external anyway.
 */
const OUTSIDE = ['@fastify/swagger', '@fastify/swagger-ui', 'pg-native', 'react-native-sqlite-storage'];

/**
 * Builds what changed.
 *
 * @returns the path of the program
 * @throws Error with one line per fault of the source
 */
export async function bundle() {
  if (isCurrent()) return entry;
  const { build, stop } = await import('esbuild').catch((error) => {
    throw new Error('the program has to be built, and esbuild is missing; run `npm ci` with development packages', {
      cause: error,
    });
  });
  const startedAt = Date.now();
  // esbuild runs a process of its own, which would stay as long as the server.
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/cli/main.ts' },
    outdir: out,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: OUTSIDE,
    chunkNames: 'part-[hash]',
    // CommonJS packages `require` modules of Node.
    banner: {
      js: "import { createRequire as cjsRequire } from 'node:module'; const require = cjsRequire(import.meta.url);",
    },
    logLevel: 'silent',
  }).finally(stop);
  const inputs = [...Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/')), ...BESIDES];
  // Taken before the build: files saved during it are newer than the stamp.
  const stamp = Object.fromEntries(inputs.map((path) => [path, stampOf(path, startedAt)]));
  mkdirSync(out, { recursive: true });
  for (const file of [...outputFiles].sort((a, b) => Number(a.path === entry) - Number(b.path === entry))) {
    replace(file.path, file.contents);
  }
  replace(stampFile, JSON.stringify(stamp));
  removeOldParts(new Set(outputFiles.map((file) => file.path)));
  return entry;
}

function isCurrent() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    statSync(entry);
    return Object.entries(stamp).every(([path, seen]) => seen === stampOf(path));
  } catch {
    return false;
  }
}

/** Size and time of a file; `changed while building` never equals a stamp, so that the next start builds again. */
function stampOf(path, startedAt = Infinity) {
  const { size, mtimeMs } = statSync(join(root, path));
  return mtimeMs >= startedAt ? 'changed while building' : `${size} ${mtimeMs}`;
}

/** Atomically, so that a server that starts meanwhile reads the old or the new file. */
function replace(path, contents) {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}

function removeOldParts(current) {
  const now = Date.now();
  for (const name of readdirSync(out)) {
    const path = join(out, name);
    if (current.has(path) || path === stampFile) continue;
    if (now - statSync(path).mtimeMs > KEEP_OLD_PARTS) rmSync(path, { force: true });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await bundle().catch(fail);
}

/** Prints one line and ends the process. */
export function fail(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
