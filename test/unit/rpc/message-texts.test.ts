import { describe, expect, test } from '@jest/globals';
import { jsonMessages } from '../../../src/rpc/message-texts.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

const decoded = (text: string): string => jsonMessages.decode(Buffer.from(text));
/** CPU time in ms: far more than this takes, and far less than looking for the end of the string at each quote would. */
const PATIENCE = 5_000;
const LARGE = '9007199254740993';

describe('the JSON of a message', () => {
  test.each([
    `{"a":"${LARGE}"}`,
    `{"a\\"":"\\"${LARGE}","b\\\\":"${LARGE}"}`,
    '{"a":9007199254740991}',
    `{"a":${LARGE}.5,"b":1e400}`,
    `{"a":"${LARGE}`,
  ])('is read as it is: %s', (text) => {
    expect(decoded(text)).toBe(text);
  });

  test.each([
    [`{"a":${LARGE}}`, LARGE],
    [`["\\"",-${LARGE}]`, `-${LARGE}`],
    [`{"${LARGE}\\\\":[1,${LARGE}]}`, LARGE],
  ])('has integers beyond 2^53 in quotes, unlike %s', (text, integer) => {
    expect(() => decoded(text)).toThrow(`the integer ${integer} must be in quotes, as it is beyond 2^53`);
  });

  test('is read once, also when a string with many quotes has no end', async () => {
    const text = `"${LARGE}${'\\"'.repeat(100_000)}\\`;
    expect(await cpuTimeOf(() => expect(decoded(text)).toBe(text))).toBeLessThan(PATIENCE);
  });
});
