import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeScratch } from '../support/scratch.js';

/** A tiny product with the real build. */
const folder = makeScratch('bundle');
const program = join(folder, 'dist/bundle/main.js');
const source = join(folder, 'src/cli/main.ts');

function build(): { readonly failed: string } {
  try {
    execFileSync(process.execPath, ['codegen/bundle/bundle.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    return { failed: '' };
  } catch (error) {
    return { failed: String((error as { stderr: Buffer }).stderr) };
  }
}

const run = (): string => execFileSync(process.execPath, [program], { encoding: 'utf8' });

beforeAll(() => {
  mkdirSync(join(folder, 'src/cli'), { recursive: true });
  mkdirSync(join(folder, 'codegen/bundle'), { recursive: true });
  for (const name of ['bundle.mjs', 'start.mjs']) {
    cpSync(join('codegen/bundle', name), join(folder, 'codegen/bundle', name));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'src/cli/words.ts'), "export const words: string = 'first';\n");
  writeFileSync(source, "const { words } = await import('./words.js');\nprocess.stdout.write(words);\n");
});

describe('the bundle', () => {
  test('the bundle is built once, and again when any of its sources changed', () => {
    expect(build()).toEqual({ failed: '' });
    expect(run()).toBe('first');
    const { ino } = statSync(program);
    build();
    expect(statSync(program).ino).toBe(ino);
    writeFileSync(join(folder, 'src/cli/words.ts'), "export const words: string = 'second';\n");
    build();
    expect(run()).toBe('second');
  });

  test('the bundle keeps the chunks of its predecessor, which a running server may still load', () => {
    const before = readFileSync(program, 'utf8');
    writeFileSync(join(folder, 'src/cli/words.ts'), "export const words: string = 'third';\n");
    build();
    const part = /import\("\.\/([^"]+)"\)/.exec(before)![1]!;
    expect(readFileSync(join(folder, 'dist/bundle', part), 'utf8')).toContain('second');
    expect(run()).toBe('third');
  });

  (process.platform === 'linux' ? test : test.skip)('no process of the build stays with the server', () => {
    writeFileSync(
      source,
      `import { readFileSync } from 'node:fs';
      const children = (): string => readFileSync(\`/proc/self/task/\${process.pid}/children\`, 'utf8').trim();
      const end = Date.now() + 5000;
      while (children() !== '' && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
      process.stdout.write(\`children: \${children()}\`);\n`,
    );
    try {
      const started = execFileSync(process.execPath, ['codegen/bundle/start.mjs'], { cwd: folder, encoding: 'utf8' });
      expect(started).toBe('children: ');
    } finally {
      writeFileSync(source, "const { words } = await import('./words.js');\nprocess.stdout.write(words);\n");
      build();
    }
  });

  test('a source with an error is not built; the error is printed, and the old program stays', () => {
    writeFileSync(source, 'const = 1;\n');
    expect(build().failed).toMatch(/src\/cli\/main\.ts:1:6: ERROR/);
    expect(run()).toBe('third');
  });
});
