import { expect, test } from '@jest/globals';
import { BodyPieces } from '../../../../src/http/request/body-pieces.js';

test('a body that comes a byte at a time is kept in few buffers, and is the same in the end', () => {
  const pieces = new BodyPieces();
  const body = Buffer.alloc(300_000, 'abcdefg');
  let most = 0;
  for (let at = 0; at < body.length; at += 1) {
    pieces.add(body.subarray(at, at + 1));
    most = Math.max(most, pieces.count);
  }
  expect(most).toBeLessThanOrEqual(4 * 64);
  expect(pieces.whole().equals(body)).toBe(true);
});

test.each([[], ['one'], ['a', '', 'bc'], Array.from({ length: 5_000 }, (_none, at) => `piece ${at} `)])(
  'pieces of any length are put together in their order',
  (...texts) => {
    const pieces = new BodyPieces();
    for (const text of texts) pieces.add(Buffer.from(text));
    expect(pieces.whole().toString()).toBe(texts.join(''));
  },
);

test('a body of one piece is that piece', () => {
  const pieces = new BodyPieces();
  const piece = Buffer.from('whole');
  pieces.add(piece);
  expect(pieces.whole()).toBe(piece);
});
