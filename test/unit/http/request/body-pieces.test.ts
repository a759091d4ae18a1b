import { expect, test } from '@jest/globals';
import { BodyPieces } from '../../../../src/http/request/body-pieces.js';

test('a body that arrives byte by byte is kept in few buffers, and complete in the end', () => {
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
  'chunks of any length are joined in order',
  (...texts) => {
    const pieces = new BodyPieces();
    for (const text of texts) pieces.add(Buffer.from(text));
    expect(pieces.whole().toString()).toBe(texts.join(''));
  },
);

test('a body in one chunk is that chunk', () => {
  const pieces = new BodyPieces();
  const piece = Buffer.from('whole');
  pieces.add(piece);
  expect(pieces.whole()).toBe(piece);
});
