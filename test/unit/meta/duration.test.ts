import { describe, expect, it } from '@jest/globals';
import { ageOf, humanDuration } from '../../../src/meta/duration.js';

const S = 1000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;
const Y = 365 * D;

describe('durations in tables', () => {
  it.each([
    ['nothing', 0, '0s'],
    ['half a second ahead', -500, '0s'],
    ['a second ahead', -1 * S, '0s'],
    ['two seconds ahead', -2 * S, '<invalid>'],
    ['no time', Number.NaN, '<invalid>'],
    ['just under two minutes', 119 * S, '119s'],
    ['two minutes', 120 * S, '2m'],
    ['three minutes and five seconds', 3 * M + 5 * S, '3m5s'],
    ['ten minutes and five seconds', 10 * M + 5 * S, '10m'],
    ['just under three hours', 179 * M, '179m'],
    ['three hours', 3 * H, '3h'],
    ['seven hours and twenty minutes', 7 * H + 20 * M, '7h20m'],
    ['eight hours and twenty minutes', 8 * H + 20 * M, '8h'],
    ['just under two days', 47 * H, '47h'],
    ['two days', 2 * D, '2d'],
    ['seven days and three hours', 7 * D + 3 * H, '7d3h'],
    ['eight days and three hours', 8 * D + 3 * H, '8d'],
    ['just under two years', 2 * Y - D, '729d'],
    ['two years and five days', 2 * Y + 5 * D, '2y5d'],
    ['nine years and five days', 9 * Y + 5 * D, '9y'],
  ])('prints %s', (_what, span, text) => expect(humanDuration(span)).toBe(text));

  it('a missing time has no age', () => expect(ageOf(undefined, 0)).toBe('<unknown>'));
  it('an age counts from a timestamp', () =>
    expect(ageOf('2025-06-01T11:00:00Z', Date.parse('2025-06-01T12:00:00Z'))).toBe('60m'));
});
