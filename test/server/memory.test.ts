import { describe, expect, test } from '@jest/globals';
import { MEMORY_CASES, memoryGrowth } from '../soak/memory.js';

describe('memory after 300 writes of 0.9 MiB that were watched', () => {
  // `npm run soak` goes through the other cases.
  test('of one object is what one window may keep', async () => {
    const { most, ...written } = MEMORY_CASES['of one object is what one window may keep'];
    expect(await memoryGrowth({ ...written, most })).toBeLessThan(most);
  });
});
