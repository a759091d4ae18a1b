import { describe, expect, test } from '@jest/globals';
import { ByteBudget } from '../../../src/meta/byte-budget.js';

/** A member that keeps entries of some size. */
function member(budget: ByteBudget, piece = 1) {
  const one = {
    bytes: 0,
    keep(bytes: number) {
      one.bytes += bytes;
      budget.changed(bytes);
    },
    shrink(bytes: number) {
      const gone = Math.min(one.bytes, Math.ceil(bytes / piece) * piece);
      one.bytes -= gone;
      budget.changed(-gone);
    },
  };
  budget.join(one);
  return one;
}

describe('a byte budget', () => {
  test('the largest member shrinks until a tenth is free, and small ones are left alone', () => {
    const budget = new ByteBudget(100);
    const [large, small] = [member(budget), member(budget)];
    small.keep(20);
    large.keep(70);
    expect([large.bytes, small.bytes, budget.used]).toEqual([70, 20, 90]);
    large.keep(15);
    expect([large.bytes, small.bytes, budget.used]).toEqual([70, 20, 90]);
  });

  test('several members shrink when none is much larger', () => {
    const budget = new ByteBudget(100);
    const members = [member(budget), member(budget), member(budget)];
    for (const each of members) each.keep(33);
    members[0]!.keep(30);
    expect(budget.used).toBeLessThanOrEqual(90);
    expect(Math.max(...members.map(({ bytes }) => bytes))).toBeLessThan(45);
  });

  test('shrinking ends when no member has anything left', () => {
    const budget = new ByteBudget(100);
    const stubborn = { bytes: 500, shrink: () => undefined };
    budget.join(stubborn);
    budget.changed(500);
    expect(budget.used).toBe(500);
    budget.leave(stubborn);
    expect(budget.used).toBe(0);
  });
});
