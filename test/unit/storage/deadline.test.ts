import { expect, test } from '@jest/globals';
import { within } from '../../../src/storage/postgres/deadline.js';

test('an answer that came while the event loop was blocked is not too late', async () => {
  const answer = within(40, 'a question', new Promise((resolve) => setTimeout(() => resolve('answer'), 45)));
  const end = performance.now() + 200;
  while (performance.now() < end);
  await expect(answer).resolves.toBe('answer');
});

test('without an answer the deadline passes', async () => {
  await expect(within(20, 'a question', new Promise(() => undefined))).rejects.toThrow(
    'a question: no answer from the database within 20 ms',
  );
});
