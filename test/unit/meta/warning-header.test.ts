import { describe, expect, test } from '@jest/globals';
import { warningHeaders } from '../../../src/meta/warning-header.js';

/** What client-go reads: the quoted text, with RFC 2047 words decoded. */
function decoded(header: string): string {
  const quoted = /^299 - "(.*)"$/.exec(header)![1]!.replace(/\\(.)/g, '$1');
  return quoted
    .replace(/\?= =\?utf-8\?b\?/g, '?==?utf-8?b?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString('utf8'));
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

  test.each(['größe', '名前'.repeat(40), '🙂 ok "quoted"'])('%s comes back as it was', (text) => {
    const [header] = warningHeaders([text]);
    expect(header).toMatch(/^[\u0020-\u007e]*$/);
    expect(decoded(header!)).toBe(text);
  });

  test('when all together are too long, each is cut and the last ones are left out', () => {
    const headers = warningHeaders(Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(500)}`));
    expect(headers.length).toBe(16);
    expect(headers.every((header) => header.length <= 256 + 9)).toBe(true);
  });

  test('short ones are kept however many there are', () => {
    expect(warningHeaders(Array.from({ length: 100 }, (_, index) => `w${index}`)).length).toBe(100);
  });
});
