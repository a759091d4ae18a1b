import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkModel } from '../../../codegen/check/check.js';
import { loadModel } from '../../../codegen/load/load.js';
import { emitAll } from '../../../codegen/main.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const fixture = join(here, 'fixture');
const golden = join(root, 'test/golden/codegen');

/** The envelope and the shared requests are not generated from schemas. */
function fromSchemas(path: string): boolean {
  return !path.includes('/runtime/');
}

async function goldenFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(golden, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(golden, path).replace(/\.golden$/, ''), await readFile(path, 'utf8'));
  }
  return files;
}

describe('the generator on a tiny schema', () => {
  let first: ReadonlyMap<string, string>;

  beforeAll(async () => {
    first = await emitAll(root, await loadModel(fixture));
  });

  test('it finds no fault, and its output equals the golden files (UPDATE_GOLDEN=1 rewrites them)', async () => {
    expect(await checkModel(fixture, await loadModel(fixture))).toEqual([]);
    const output = new Map([...first].filter(([path]) => fromSchemas(path)));
    if (process.env['UPDATE_GOLDEN'] === '1') {
      await rm(golden, { recursive: true, force: true });
      for (const [path, text] of output) {
        // The special suffix hides these files from compiler, linters and jest.
        await mkdir(dirname(join(golden, path)), { recursive: true });
        await writeFile(join(golden, `${path}.golden`), text);
      }
    }
    expect(Object.fromEntries([...output].sort())).toEqual(Object.fromEntries([...(await goldenFiles())].sort()));
  });

  test('it prints the same twice', async () => {
    const second = await emitAll(root, await loadModel(fixture));
    expect(second).toEqual(first);
  });
});
