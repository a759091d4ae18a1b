import { describe, expect, test } from '@jest/globals';

import { canonicalMicroTime, canonicalTime, formatMicroTime, formatTime, parseTime } from '../../../src/meta/time.js';
import { timeFault } from '../../../src/meta/time-fault.js';

describe('every RFC 3339 form is read, and one is printed (BL-105)', () => {
  test.each([
    ['2024-05-01T10:00:05Z', '2024-05-01T10:00:05Z', '2024-05-01T10:00:05.000000Z'],
    ['2024-05-01T10:00:05.123Z', '2024-05-01T10:00:05Z', '2024-05-01T10:00:05.123000Z'],
    ['2024-05-01T10:00:05.123456789Z', '2024-05-01T10:00:05Z', '2024-05-01T10:00:05.123456Z'],
    ['2024-05-01T10:00:05.000001Z', '2024-05-01T10:00:05Z', '2024-05-01T10:00:05.000001Z'],
    ['2024-05-01T10:00:05.9999999Z', '2024-05-01T10:00:05Z', '2024-05-01T10:00:05.999999Z'],
    ['2024-05-01t10:00:05z', '2024-05-01T10:00:05Z', '2024-05-01T10:00:05.000000Z'],
    ['2024-05-01T10:00:05+02:00', '2024-05-01T08:00:05Z', '2024-05-01T08:00:05.000000Z'],
    ['2024-01-01T00:30:00+01:00', '2023-12-31T23:30:00Z', '2023-12-31T23:30:00.000000Z'],
    ['2024-02-29T23:59:59-23:59', '2024-03-01T23:58:59Z', '2024-03-01T23:58:59.000000Z'],
    ['0099-01-01T00:00:00Z', '0099-01-01T00:00:00Z', '0099-01-01T00:00:00.000000Z'],
    ['1969-12-31T23:59:59.5Z', '1969-12-31T23:59:59Z', '1969-12-31T23:59:59.500000Z'],
  ])('%s', (text, time, microTime) => {
    expect(canonicalTime(text)).toBe(time);
    expect(canonicalMicroTime(text)).toBe(microTime);
  });

  test.each([
    ['no zone', '2024-05-01T10:00:05'],
    ['a space instead of the T', '2024-05-01 10:00:05Z'],
    ['a day that the month does not have', '2023-02-29T00:00:00Z'],
    ['month 13', '2023-13-01T00:00:00Z'],
    ['day 0', '2023-01-00T00:00:00Z'],
    ['hour 24', '2023-01-01T24:00:00Z'],
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['an offset of 25 hours', '2023-01-01T00:00:00+25:00'],
    ['a point without digits', '2023-01-01T00:00:00.Z'],
    ['a date alone', '2023-01-01'],
    ['nothing', ''],
    ['a time before year 0', '0000-01-01T00:00:00+01:00'],
    ['a time after year 9999', '9999-12-31T23:59:59-01:00'],
    ['a megabyte of digits', `2024-05-01T10:00:05.${'1'.repeat(1_000_000)}Z`],
  ])('%s is not a time', (_, text) => {
    expect(canonicalTime(text)).toBeUndefined();
    expect(canonicalMicroTime(text)).toBeUndefined();
    expect(parseTime(text)).toBeUndefined();
  });

  test('the clock prints that form', () => {
    expect(formatTime(1714557605999)).toBe('2024-05-01T10:00:05Z');
    expect(formatMicroTime({ milliseconds: 1714557605999, microseconds: 7 })).toBe('2024-05-01T10:00:05.999007Z');
  });
});

describe('forms that Go accepts too', () => {
  test.each([
    ['2023-01-01T1:02:03Z', '2023-01-01T01:02:03Z'],
    ['2023-01-01T00:00:00,5Z', '2023-01-01T00:00:00Z'],
    ['2023-01-01T00:00:00+24:00', '2022-12-31T00:00:00Z'],
  ])('%s is %s', (text, time) => {
    expect(canonicalTime(text)).toBe(time);
  });
});

describe('times are printed like by Date', () => {
  const DAY = 86_400_000;
  test('on every day and around its end', () => {
    const wrong: string[] = [];
    for (let day = -400; day < 48_000; day += 1) {
      const at = day * DAY + ((day * 7919) % 86_400) * 1000 + 999;
      const expected = `${new Date(at).toISOString().slice(0, 19)}Z`;
      if (formatTime(at) !== expected) wrong.push(expected);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    0,
    86_399_999,
    DAY,
    Date.UTC(2000, 1, 29, 23, 59, 59),
    Date.UTC(2099, 11, 31, 23, 59, 59),
    Date.UTC(2100, 0, 1),
  ])('at %d', (at) => expect(formatTime(at)).toBe(`${new Date(at).toISOString().slice(0, 19)}Z`));
});

describe("errors of invalid times have Go's messages", () => {
  const AS = 'as "2006-01-02T15:04:05Z07:00"';
  test.each([
    ['x', `parsing time "x" ${AS}: cannot parse "x" as "2006"`],
    ['2024-5-1', `parsing time "2024-5-1" ${AS}: cannot parse "5-1" as "01"`],
    ['2024-05-01', `parsing time "2024-05-01" ${AS}: cannot parse "" as "T"`],
    ['2024-05-01 10:00:00Z', `parsing time "2024-05-01 10:00:00Z" ${AS}: cannot parse " 10:00:00Z" as "T"`],
    ['2024-05-01T24:00:00Z', 'parsing time "2024-05-01T24:00:00Z": hour out of range'],
    ['2024-13-01T24:00:00Z', 'parsing time "2024-13-01T24:00:00Z": month out of range'],
    ['2024-05-01T10:00Z', `parsing time "2024-05-01T10:00Z" ${AS}: cannot parse "Z" as ":"`],
    ['2024-05-01T10:00:00.5', `parsing time "2024-05-01T10:00:00.5" ${AS}: cannot parse "" as "Z07:00"`],
    ['2024-05-01T10:00:00+25:00', 'parsing time "2024-05-01T10:00:00+25:00": time zone offset hour out of range'],
    ['2024-05-01T10:00:00Zx', 'parsing time "2024-05-01T10:00:00Zx": extra text: "x"'],
    ['2024-02-30T10:00:00Z', 'parsing time "2024-02-30T10:00:00Z": day out of range'],
  ])('%s', (text, fault) => {
    expect(timeFault(text, 'time')).toBe(fault);
  });

  test("times with microseconds have Go's messages", () => {
    expect(timeFault('2024-05-01T10:00:00Z', 'micro-time')).toBe(
      'parsing time "2024-05-01T10:00:00Z" as "2006-01-02T15:04:05.000000Z07:00": cannot parse "Z" as ".000000"',
    );
  });
});
