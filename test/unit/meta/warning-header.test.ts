import { describe, expect, test } from '@jest/globals';
import { warningHeaders } from '../../../src/meta/warning-header.js';

/** The header as read by a client that decodes it as UTF-8. */
function read(header: string): string {
  const text = Buffer.from(header, 'latin1').toString('utf8');
  return /^299 - "(.*)"$/.exec(text)![1]!.replace(/\\(.)/g, '$1');
}

describe('warning headers', () => {
  test.each([
    ['unknown field "spec.foo"', '299 - "unknown field \\"spec.foo\\""'],
    ['back\\slash', '299 - "back\\\\slash"'],
    ['two\r\nSet-Cookie: x', '299 - "two Set-Cookie: x"'],
    ['nul\u0000', '299 - "nul"'],
  ])('%j is written as %s', (text, header) => {
    expect(warningHeaders([text])).toEqual([header]);
  });

  test.each(['größe', '名前'.repeat(40), '🙂 ok "quoted"'])('%s survives a round trip', (text) => {
    const [header] = warningHeaders([text]);
    expect(header).toMatch(/^[\u0020-\u007e\u0080-\u00ff]*$/);
    expect(read(header!)).toBe(text);
  });

  test('when all together are too long, each is truncated and the last ones are omitted', () => {
    const headers = warningHeaders(Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(500)}`));
    expect(headers.length).toBe(16);
    expect(headers.every((header) => header.length <= 256 + 9)).toBe(true);
  });

  // The counts are those of kube-apiserver for as many unknown fields.
  test.each([
    ['the one that exceeds the limit is kept', 500, 121, 34],
    ['the one after texts of exactly the limit is kept', 100, 256, 17],
    ['those that are cut count with their cut length', 50, 516, 16],
    ['a single long one is cut', 1, 5000, 1],
    ['up to the limit all are kept', 16, 256, 16],
  ])('%s', (_what, count, length, kept) => {
    const headers = warningHeaders(Array.from({ length: count }, () => '🙂'.repeat(length)));
    expect(headers.length).toBe(kept);
    expect(headers.map((header) => [...read(header)].length)).toEqual(headers.map(() => Math.min(length, 256)));
  });

  test('short ones are all kept', () => {
    expect(warningHeaders(Array.from({ length: 100 }, (_, index) => `w${index}`)).length).toBe(100);
  });
});
