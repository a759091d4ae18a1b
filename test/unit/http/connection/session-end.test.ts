import { EventEmitter } from 'node:events';
import type { ServerHttp2Session } from 'node:http2';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { endInOwnTurn } from '../../../../src/http/connection/session-end.js';

/** A session without a connection, and what ended, in order. */
function sessionOfNoOne() {
  const ended: string[] = [];
  const destroy: (error?: Error) => void = () => ended.push('session');
  const session = Object.assign(new EventEmitter(), { destroy });
  const begin = (name: string, whenEnded: () => void = () => undefined): EventEmitter => {
    const end = (): void => {
      ended.push(name);
      whenEnded();
    };
    const stream = Object.assign(new EventEmitter(), { destroy: end });
    session.emit('stream', stream);
    return stream;
  };
  endInOwnTurn(session as unknown as ServerHttp2Session);
  return { session, begin, ended };
}

test('streams end before their session, including new ones, and none of them immediately', async () => {
  const { session, begin, ended } = sessionOfNoOne();
  begin('over long ago').emit('close');
  begin('first', () => {
    // Node reads its buffered bytes: another request, and invalid frames.
    begin('third');
    session.destroy();
  });
  begin('second');
  session.destroy();
  session.destroy();
  expect(ended).toEqual([]);
  await setImmediate();
  expect(ended).toEqual(['first', 'second', 'third', 'session']);
});

test('a session with broken frames ends before more is read', () => {
  const { session, begin, ended } = sessionOfNoOne();
  begin('first');
  session.destroy(Object.assign(new Error('Protocol error'), { code: 'ERR_HTTP2_ERROR' }));
  expect(ended).toEqual(['first', 'session']);
});
