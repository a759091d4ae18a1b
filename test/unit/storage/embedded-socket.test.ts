import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { makeSocketDirectory } from '../../../src/storage/postgres/embedded-socket.js';
import { makeScratch } from '../../support/scratch.js';

let root: string;
beforeEach(() => {
  root = makeScratch('s');
});

test('each database gets a directory that only its user may enter', async () => {
  const [first, second] = [await makeSocketDirectory(undefined, root), await makeSocketDirectory(undefined, root)];
  expect(first).not.toBe(second);
  expect(statSync(first).mode & 0o777).toBe(0o700);
});

test('directories of killed servers are removed, those in use or new are not', async () => {
  const old = new Date(Date.now() - 3_600_000);
  for (const name of ['cas-pg-left', 'cas-pg-used', 'cas-pg-fresh', 'other']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'cas-pg-used', '.s.PGSQL.5432'), '');
  for (const name of ['cas-pg-left', 'cas-pg-used', 'other']) utimesSync(join(root, name), old, old);
  await makeSocketDirectory(undefined, root);
  const there = ['cas-pg-left', 'cas-pg-used', 'cas-pg-fresh', 'other'].filter((name) => existsSync(join(root, name)));
  expect(there).toEqual(['cas-pg-used', 'cas-pg-fresh', 'other']);
});

test('a long path for temporary files is replaced by a short one', async () => {
  const made = await makeSocketDirectory(undefined, join(root, 'x'.repeat(120)));
  expect(made.startsWith('/tmp/cas-pg-')).toBe(true);
  rmSync(made, { recursive: true });
});
