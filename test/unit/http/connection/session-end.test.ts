import { EventEmitter } from 'node:events';
import type { ServerHttp2Session } from 'node:http2';
import { expect, test } from '@jest/globals';
import { endStreamsFirst } from '../../../../src/http/connection/session-end.js';

test('streams end before their session, also those that begin meanwhile', () => {
  const ended: string[] = [];
  const session = Object.assign(new EventEmitter(), { destroy: () => ended.push('session') });
  const begin = (name: string, whenEnded: () => void = () => undefined): EventEmitter => {
    const destroy = (): void => {
      ended.push(name);
      whenEnded();
    };
    const stream = Object.assign(new EventEmitter(), { destroy });
    session.emit('stream', stream);
    return stream;
  };
  endStreamsFirst(session as unknown as ServerHttp2Session);
  begin('over long ago').emit('close');
  begin('first', () => {
    // What Node had put aside is read: another request, and bytes that are no frames.
    begin('third');
    session.destroy();
  });
  begin('second');
  session.destroy();
  session.destroy();
  expect(ended).toEqual(['first', 'second', 'third', 'session']);
});
