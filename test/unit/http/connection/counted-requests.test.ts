import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { requestsThatCount } from '../../../../src/http/connection/counted-requests.js';

/** A request whose connection brings many pieces in a turn, or few. */
function requestWith(many: boolean): IncomingMessage {
  const { http1: Request } = requestsThatCount(() => many);
  return new Request(new Socket());
}

/** Pushes one byte after the other, and returns what the request said to the last one. */
function pushEach(request: IncomingMessage, text: string): boolean {
  let more = true;
  for (const byte of Buffer.from(text)) more = request.push(Buffer.from([byte]));
  return more;
}

/** The pieces that a reader gets, to the end. */
async function piecesOf(request: IncomingMessage): Promise<string[]> {
  const pieces: string[] = [];
  request.on('data', (piece) => pieces.push(String(piece)));
  await once(request, 'end');
  return pieces;
}

describe('pieces of a body', () => {
  test('of a connection that brings few are passed on at once', () => {
    const request = requestWith(false);
    pushEach(request, 'abc');
    expect(request.readableLength).toBe(3);
  });

  test('of a connection that brings many are kept in buffers of some kilobytes, in their order', async () => {
    const request = requestWith(true);
    const text = 'abcdefghij'.repeat(1_000);
    pushEach(request, text);
    request.push(null);
    const pieces = await piecesOf(request);
    expect(pieces.length).toBeLessThanOrEqual(3);
    expect(pieces.join('')).toBe(text);
  });

  test('that are long are not joined, and follow those before them', async () => {
    const request = requestWith(true);
    const long = 'y'.repeat(600);
    pushEach(request, 'ab');
    request.push(Buffer.from(long));
    pushEach(request, 'cd');
    request.push(null);
    expect(await piecesOf(request)).toEqual(['ab', long, 'cd']);
  });

  test('are passed on in the next turn without any others', async () => {
    const request = requestWith(true);
    pushEach(request, 'ab');
    expect(request.readableLength).toBe(0);
    await turn();
    expect(request.readableLength).toBe(2);
  });

  test('are no longer wanted from the usual number of bytes on', () => {
    const request = requestWith(true);
    const most = request.readableHighWaterMark;
    expect(pushEach(request, 'x'.repeat(most - 1))).toBe(true);
    expect(pushEach(request, 'x')).toBe(false);
  });

  test('of a request that was given up are dropped', async () => {
    const request = requestWith(true);
    const faults: unknown[] = [];
    request.on('error', (error) => faults.push(error));
    pushEach(request, 'ab');
    request.destroy();
    await turn();
    await turn();
    expect([faults, request.readableLength]).toEqual([[], 0]);
  });

  test('of a connection that brings many and then few stay in order', async () => {
    let many = true;
    const { http1: Request } = requestsThatCount(() => many);
    const request = new Request(new Socket());
    pushEach(request, 'ab');
    many = false;
    pushEach(request, 'cd');
    request.push(null);
    expect((await piecesOf(request)).join('')).toBe('abcd');
  });
});
