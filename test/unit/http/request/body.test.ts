import { describe, expect, test } from '@jest/globals';
import { createCodecs } from '../../../../src/codec/codecs.js';
import { createBodyDecoder } from '../../../../src/http/request/body.js';
import { namingProfile } from '../../../../src/naming/profile.js';

let turns = 0;
const decoder = createBodyDecoder(
  createCodecs(namingProfile('kubernetes')),
  { toJson: () => Promise.reject(new Error('no YAML in these tests')), close: () => Promise.resolve() },
  () => {
    turns += 1;
    return Promise.resolve();
  },
);

function decode(text: string, mustNameKind: boolean) {
  const body = { contentType: 'application/json', client: {}, read: () => Promise.resolve(Buffer.from(text)) };
  return decoder.decodeObject(body, { group: '', version: 'v1', kind: 'Thing' }, mustNameKind);
}

const CANNOT = 'the object provided is unrecognized (must be of type Thing): ';
const UNREADABLE = `${CANNOT}couldn't get version/kind; json parse error: `;

describe('a body that is not an object of any kind', () => {
  test.each([
    ['a truncated literal', 'nul', `${UNREADABLE}invalid character ' ' in literal null (expecting 'l') (6e756c)`],
    ['a truncated object', '{"a":', `${UNREADABLE}unexpected end of JSON input ({"a":)`],
    ['nothing', '', `${UNREADABLE}unexpected end of JSON input (<empty>)`],
    [
      'more than is shown',
      `{"metadata":{"name":"x"},"data":{},}`,
      `${UNREADABLE}invalid character '}' looking for beginning of object key string ({"metadata":{"name":"x"},"data ...)`,
    ],
    [
      'a kind that is not a string, before an invalid version',
      '{"kind":[],"apiVersion":6}',
      `${UNREADABLE}json: cannot unmarshal array into Go struct field .kind of type string ({"kind":[],"apiVersion":6})`,
    ],
    [
      'a version that is not a string',
      '{"apiVersion":6,"kind":5}',
      `${UNREADABLE}json: cannot unmarshal number into Go struct field .apiVersion of type string ({"apiVersion":6,"kind":5})`,
    ],
    [
      'a version with too many parts',
      '{"apiVersion":"a/b/c"}',
      `${CANNOT}unexpected GroupVersion string: a/b/c ({"apiVersion":"a/b/c"})`,
    ],
  ])('%s', async (_, text, message) => {
    await expect(decode(text, false)).rejects.toMatchObject({ code: 400, message });
  });
});

describe('an object of a custom kind', () => {
  test.each(['kubernetes', 'cluster'])(
    'it has no binary form: application/vnd.%s.protobuf is a 415',
    async (product) => {
      const contentType = `application/vnd.${product}.protobuf`;
      const read = (): Promise<Buffer> => Promise.reject(new Error('the type is known before the body'));
      const send = decoder.decodeObject(
        { contentType, client: {}, read },
        { group: 'g', version: 'v1', kind: 'T' },
        true,
      );
      await expect(send).rejects.toMatchObject({
        code: 415,
        message: expect.stringMatching(/accepted media types include: application\/json, application\/yaml$/),
      });
    },
  );

  test.each(['{"metadata":{"name":"x"}}', '{"kind":"","a":{}}', '{"kind":null}'])(
    'it must have a kind: %s',
    async (text) => {
      const message = `${CANNOT}Object 'Kind' is missing in '${text}' (${text})`;
      await expect(decode(text, true)).rejects.toMatchObject({ code: 400, message });
      await expect(decode(text, false)).resolves.toMatchObject({ object: JSON.parse(text) as object });
    },
  );
});

describe('a long body', () => {
  const long = (rest: string): string => `{"kind":"Thing","apiVersion":"v1","text":"${'x'.repeat(300_000)}"${rest}`;

  test('a long body is parsed in two steps with a turn after each, with the same errors as a short one', async () => {
    const before = turns;
    const { object } = await decode(long(',"number":9007199254740993}'), false);
    expect(turns).toBe(before + 2);
    expect(String(object['number'])).toBe('9007199254740993');
    expect((await decode(long(',"a":1,"a":2}'), false)).duplicateFields).toEqual(['a']);
    await expect(decode(long(''), false)).rejects.toThrow(UNREADABLE);
  });
});
