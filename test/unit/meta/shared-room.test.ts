import { expect, test } from '@jest/globals';
import { SharedRoom } from '../../../src/meta/shared-room.js';

test('short values share one buffer without overlapping', () => {
  const room = new SharedRoom();
  const texts = Array.from({ length: 250 }, (_, at) => room.take(1000).fill(at));
  for (const [at, text] of texts.entries()) expect(text.equals(Buffer.alloc(1000, at))).toBe(true);
  expect(new Set(texts.map(({ buffer }) => buffer)).size).toBe(2);
});

test('a long value has its own buffer, which is freed with it', () => {
  const room = new SharedRoom();
  room.take(1);
  const long = room.take(4097);
  expect(long.buffer.byteLength).toBe(4097);
  expect(room.take(1).buffer.byteLength).toBe(128 * 1024);
});
