import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { PreparedRun, runPrepared } from '../../../src/storage/postgres/prepared-run.js';

const MESSAGES = runPrepared('w', [Buffer.from('abc'), Buffer.alloc(0)]);

/** What a promise has come to by the end of this turn. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = 'open';
  promise.then(
    (value) => (state = value),
    (error: Error) => (state = error.message),
  );
  await new Promise((done) => setImmediate(done));
  return state;
}

describe('a run of a prepared statement', () => {
  test('is one Bind with binary parameters and text results, Execute and Sync', () => {
    expect(MESSAGES.toString('hex')).toBe(
      '42' +
        '0000001a' +
        '00' +
        '7700' +
        '00010001' +
        '0002' +
        '00000003616263' +
        '00000000' +
        '0000' +
        '45' +
        '00000009' +
        '00' +
        '00000000' +
        '53' +
        '00000004',
    );
  });

  test('sends its messages at once, and nothing to a connection that ended', () => {
    const stream = new PassThrough();
    new PreparedRun(MESSAGES).submit({ stream } as unknown as pg.Connection);
    expect(stream.read()).toEqual(MESSAGES);
    stream.destroy();
    expect(() => new PreparedRun(MESSAGES).submit({ stream } as unknown as pg.Connection)).not.toThrow();
  });

  test('answers after the commit, not when the row arrives', async () => {
    const query = new PreparedRun(MESSAGES);
    query.handleDataRow({ fields: ['{5}', '{}', null] });
    query.handleCommandComplete();
    expect(await stateOf(query.row)).toBe('open');
    query.handleReadyForQuery();
    expect(await stateOf(query.row)).toEqual(['{5}', '{}', null]);
  });

  test('a failed commit is a failure, though the row had arrived', async () => {
    const query = new PreparedRun(MESSAGES);
    query.handleDataRow({ fields: ['{5}'] });
    query.handleError(new Error('the commit failed'));
    expect(await stateOf(query.row)).toBe('the commit failed');
  });

  test('an answer without a row is a failure', async () => {
    const query = new PreparedRun(MESSAGES);
    query.handleReadyForQuery();
    expect(await stateOf(query.row)).toMatch(/without the row/);
  });
});
