import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../../src/config/flag.js';
import { inDataDir, makeDataDir } from '../../../src/server/data-dir.js';
import { makeScratch } from '../../support/scratch.js';

const root = makeScratch('data-dir');

describe('the data dir', () => {
  test('it is created with its parents, and found again', () => {
    const path = join(root, 'a b', 'ü', 'data');
    expect(makeDataDir(path)).toBe(path);
    expect(makeDataDir(path)).toBe(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  test('a path below or in place of a file is rejected with a message', () => {
    writeFileSync(join(root, 'file'), '');
    symlinkSync('/nowhere/at/all', join(root, 'dangling'));
    for (const [path, words] of [
      [join(root, 'file'), `--data-dir: ${root}/file: a part of the path is a file; `],
      [join(root, 'file', 'data'), `--data-dir: ${root}/file: a part of the path is a file; `],
      [join(root, 'dangling'), 'there is a file in its place; '],
      [join(root, 'x'.repeat(300)), 'the path is too long; '],
    ] as const) {
      expect(() => makeDataDir(path)).toThrow(ConfigError);
      expect(() => makeDataDir(path)).toThrow(words);
    }
  });

  test('a place where no folder can be created is rejected, and soon', () => {
    if (process.platform !== 'linux') return;
    expect(() => makeDataDir('/proc/data')).toThrow('--data-dir: /proc/data: no folder can be made there; ');
  });

  test('file system errors name the path, other errors are unchanged', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    const bug = new TypeError('x is not a function');
    await expect(inDataDir('/data', () => Promise.reject(full))).rejects.toThrow('--data-dir: /data: no space is left');
    await expect(inDataDir('/data', () => Promise.reject(bug))).rejects.toBe(bug);
  });
});
