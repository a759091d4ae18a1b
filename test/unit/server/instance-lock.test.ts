import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { lockDataDir } from '../../../src/server/instance-lock.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';
import { makeScratch } from '../../support/scratch.js';
import { waitFor } from '../../support/wait-for.js';

let dir: string;
let lost: number;
beforeEach(() => {
  dir = makeScratch('instance-lock');
  lost = 0;
});

const lock = (place = 'here', patienceMs = 600) =>
  lockDataDir(dir, { log: SILENT_LOG, onLost: () => (lost += 1), place, patienceMs });
const path = (): string => join(dir, 'server.lock');

describe('the lock of a data dir', () => {
  test('a second server is refused while the first one holds it', async () => {
    const held = await lock();
    await expect(lock()).rejects.toThrow(new RegExp(`in use by the server with pid ${process.pid}; stop it`));
    held.release();
    (await lock()).release();
    expect(readdirSync(dir)).toEqual([]);
  });

  test.each([
    ['of a dead process', '999999999 1 here\n'],
    ['of a reused process id', `${process.pid} 1 here\n`],
    ['of an earlier version', '999999999 1\n'],
    ['that is unreadable', 'nonsense'],
    ['of a machine that does not renew it', `${process.pid} 1 elsewhere\n`],
  ])('a lock %s is taken over', async (_what, content) => {
    writeFileSync(path(), content);
    const held = await lock();
    expect(readFileSync(path(), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+ here\\n$`));
    held.release();
    expect(existsSync(path())).toBe(false);
  });

  test('a renewed lock of another container is respected, though its process is not visible', async () => {
    const held = await lock('elsewhere');
    const beat = setInterval(() => utimesSync(path(), new Date(), new Date()), 50);
    await expect(lock()).rejects.toThrow('in use by a server in another container or on another machine (elsewhere)');
    clearInterval(beat);
    held.release();
  });

  test('a holder renews it', async () => {
    const held = await lock('elsewhere');
    await expect(lock('here', 5000)).rejects.toThrow('in use by a server in another container');
    held.release();
  });

  test('one of several that find a stale lock gets it', async () => {
    writeFileSync(path(), '999999999 1 here\n');
    const results = await Promise.allSettled([lock(), lock(), lock()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test("a loser is notified, and does not remove the new holder's lock", async () => {
    const held = await lock();
    writeFileSync(path(), '7 7 elsewhere\n');
    await waitFor('the news of the loss', () => lost > 0);
    held.release();
    expect(readFileSync(path(), 'utf8')).toBe('7 7 elsewhere\n');
  });
});
