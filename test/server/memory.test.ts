import { describe, expect, test } from '@jest/globals';
import { MEMORY_CASES, memoryGrowth } from '../soak/memory.js';

describe('memory after 300 watched writes of 0.9 MiB', () => {
  // `npm run soak` runs the other cases.
  test('the changes of one object use no more than one window', async () => {
    const { most, ...written } = MEMORY_CASES['the changes of one object use no more than one window'];
    expect(await memoryGrowth({ ...written, most })).toBeLessThan(most);
  });
});
