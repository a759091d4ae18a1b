import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Text of every output file, by path below the project root with forward slashes. */
export type Output = Map<string, string>;

/** Folders with only generated files: files that are not in the output are stale. */
const OWNED = ['generated', 'schemas/proto'];

/** The first line of a generated TypeScript file. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
}

/** Differences between disk and output: missing, changed and stale paths. */
export interface Difference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly stale: readonly string[];
}

/** Compares the output with the disk. */
export async function compare(root: string, output: Output): Promise<Difference> {
  const present = new Set<string>();
  for (const directory of OWNED) for (const path of await filesBelow(root, directory)) present.add(path);
  const missing: string[] = [];
  const changed: string[] = [];
  for (const [path, text] of output) {
    if (!present.has(path)) missing.push(path);
    else if ((await readFile(join(root, path), 'utf8')) !== text) changed.push(path);
  }
  const stale = [...present].filter((path) => !output.has(path));
  return { missing: missing.sort(), changed: changed.sort(), stale: stale.sort() };
}

/** Brings the disk in line with the output; unchanged files are not touched. */
export async function write(root: string, output: Output): Promise<Difference> {
  const difference = await compare(root, output);
  for (const path of [...difference.missing, ...difference.changed]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    // An interrupted run leaves whole files.
    await writeFile(join(root, `${path}.part`), output.get(path)!);
    await rename(join(root, `${path}.part`), join(root, path));
  }
  for (const path of difference.stale) await rm(join(root, path));
  for (const directory of OWNED) await removeEmpty(join(root, directory));
  return difference;
}

async function filesBelow(root: string, directory: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await entriesOf(join(root, directory))) {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(root, path)));
    else found.push(path);
  }
  return found;
}

async function removeEmpty(path: string): Promise<void> {
  for (const entry of await entriesOf(path)) if (entry.isDirectory()) await removeEmpty(join(path, entry.name));
  if ((await entriesOf(path)).length === 0) await rm(path, { recursive: true, force: true });
}

async function entriesOf(path: string) {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
