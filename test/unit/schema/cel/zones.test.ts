import { expect, test } from '@jest/globals';
import { parseTimestamp, wallTime, type ZonePrinters } from '../../../../src/schema/cel/times.js';

const NOON = parseTimestamp('2024-06-01T12:00:00Z')!;

test('the formatter of a zone is created once', () => {
  const printers: ZonePrinters = { known: new Map(), spend: () => undefined };
  expect(wallTime(NOON, 'Europe/Paris', printers)?.date.getUTCHours()).toBe(14);
  const printer = printers.known.get('Europe/Paris');
  expect(wallTime(parseTimestamp('2024-01-01T12:00:00Z')!, 'Europe/Paris', printers)?.date.getUTCHours()).toBe(13);
  expect(printers.known.get('Europe/Paris')).toBe(printer);
});

test('few formatters are kept, and none for invalid zones', () => {
  const printers: ZonePrinters = { known: new Map(), spend: () => undefined };
  expect(wallTime(NOON, 'Nowhere/Land', printers)).toBeUndefined();
  expect(wallTime(NOON, '+05:00', printers)?.date.getUTCHours()).toBe(17);
  expect(printers.known.size).toBe(0);
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 100)) {
    expect(wallTime(NOON, zone, printers)).toBeDefined();
    expect(printers.known.size).toBeLessThanOrEqual(16);
  }
});
