// Runs the generator: translates codegen/ and the src/ modules it uses into node_modules/.cache/codegen, then starts
// main.js there. Types are checked by `npm run lint`, so this only strips them, which is fast.
import { transform } from '@swc/core';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'node_modules/.cache/codegen', String(process.pid));

async function* sources(directory) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.ts')) yield path;
  }
}

async function translate(path) {
  const { code } = await transform(await readFile(path, 'utf8'), {
    filename: path,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
    swcrc: false,
  });
  const target = join(out, relative(root, path).replace(/\.ts$/, '.js'));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
}

try {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'package.json'), '{"type":"module"}\n');
  for (const directory of ['codegen', 'src/json', 'src/meta', 'src/schema', 'src/naming']) {
    for await (const path of sources(join(root, directory))) await translate(path);
  }
  const { main } = await import(pathToFileURL(join(out, 'codegen/main.js')).href);
  process.exitCode = await main(root, process.argv.slice(2));
} finally {
  await rm(out, { recursive: true, force: true });
}
