import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';

const api = sharedApi('kubernetes');
let namespace = '';
let maps = '';
let count = 0;

beforeAll(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
});

const post = (path: string, body: string): Promise<ApiResponse> =>
  api.send('POST', path, { body, headers: { 'content-type': 'application/yaml' } });

const name = (): string => `y${(count += 1)}`;

describe('numbers of YAML 1.1 (BL-131)', () => {
  const withMode = (mode: string): Promise<ApiResponse> =>
    post(
      `/apis/apps/v1/namespaces/${namespace}/deployments?dryRun=All`,
      `apiVersion: apps/v1
kind: Deployment
metadata: {name: d}
spec:
  selector: {matchLabels: {a: b}}
  template:
    metadata: {labels: {a: b}}
    spec:
      containers: [{name: c, image: i}]
      volumes: [{name: v, configMap: {name: m, defaultMode: ${mode}}}]
`,
    );

  test.each<[string, number]>([
    ['0644', 420],
    ['0o644', 420],
    ['0x1A4', 420],
    ['420', 420],
    ['08', 8],
    ['0b110', 6],
  ])('%s is %d', async (mode, number) => {
    const answer = await withMode(mode);
    expectCode(answer, 201);
    expect(answer.json['spec'].template.spec.volumes[0].configMap.defaultMode).toBe(number);
  });

  test.each(['"0644"', '.inf', '.nan', '1.5'])('%s is not an integer', async (mode) => {
    expectStatus(await withMode(mode), 400, 'BadRequest');
  });
});

describe('strings (BL-131)', () => {
  const withValue = (value: string): Promise<ApiResponse> =>
    post(maps, `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name()}}\ndata:\n  k: ${value}\n`);

  test.each<[string, string]>([
    ['12:30', '12:30'],
    ['2020-01-01', '2020-01-01'],
    ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
    ['"on"', 'on'],
    ["'1'", '1'],
    ['|\n    a\n      b\n    c\n', 'a\n  b\nc\n'],
    ['|-\n    a\n', 'a'],
    ['|+\n    a\n\n', 'a\n\n\n'],
    ['>\n    a\n    b\n\n    c\n', 'a b\nc\n'],
    ['a # no part of it', 'a'],
    ['a#b', 'a#b'],
    ['!!str 017', '017'],
  ])('%j is the string %j', async (value, text) => {
    const answer = await withValue(value);
    expectCode(answer, 201);
    expect(answer.json['data']).toEqual({ k: text });
  });

  test.each(['on', 'yes', 'y', 'true', '017', '1_000', '.inf', '1e3', '0x10'])('%s is not a string', async (value) => {
    expectStatus(await withValue(value), 400, 'BadRequest');
  });

  test('~ is null', async () => {
    const answer = await withValue('~');
    expectCode(answer, 201);
    expect(answer.json['data']).toEqual({ k: '' });
  });
});

describe('keys (BL-131)', () => {
  test('keys are strings, whatever they look like', async () => {
    const answer = await post(
      maps,
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name()}}\ndata: {1: a, true: b, 1.5: d}\n`,
    );
    expectCode(answer, 201);
    expect(answer.json['data']).toEqual({ '1': 'a', true: 'b', '1.5': 'd' });
  });
});

describe('documents (BL-131)', () => {
  const map = (): string => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name()}\ndata:\n  k: v\n`;

  test.each<[string, (body: string) => string]>([
    ['the first of two', (body) => `${body}---\napiVersion: v1\nkind: Secret\nmetadata: {name: x}\n`],
    ['one that begins with ---', (body) => `---\n${body}`],
    ['one that ends with ...', (body) => `${body}...\n`],
    ['lines that end with CR and LF', (body) => body.replaceAll('\n', '\r\n')],
    ['a byte order mark', (body) => `\ufeff${body}`],
    ['a directive', (body) => `%YAML 1.1\n---\n${body}`],
    ['comments', (body) => `# a\n${body}# b\n`],
  ])('%s', async (_what, change) => {
    const answer = await post(maps, change(map()));
    expectCode(answer, 201);
    expect(answer.json['data']).toEqual({ k: 'v' });
  });

  test.each<[string, string]>([['tabs as indentation', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n\tname: a\n']])(
    '%s is not an object',
    async (_what, body) => {
      expectStatus(await post(maps, body), 400, 'BadRequest');
    },
  );

  test.each(['', '# nothing\n', '---\n', '~', 'null', '{}'])('%j is an object without a name', async (body) => {
    expectStatus(
      await post(maps, body),
      422,
      'Invalid',
      /^ConfigMap "" is invalid: metadata\.name: Required value: name or/,
    );
  });

  test.each(['[]', 'a', '1', 'true'])('%j is not an object', async (body) => {
    expectStatus(await post(maps, body), 400, 'BadRequest', /cannot unmarshal \w+ into Go value of type struct/);
  });
});

test('control characters are only allowed in YAML as escapes', async () => {
  const body = (value: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name()}}\ndata:\n  k: ${value}\n`;
  for (const value of ['|\n    a\u0001b', "'\u007f'", '"\u009f"', '"\uffff"']) {
    expectStatus(await post(maps, body(value)), 400, 'BadRequest', /control characters are not allowed/);
  }
  for (const value of ['"\\x01"', '"\ta"', '"\u0085\u00e9\u{1f600}"']) expectCode(await post(maps, body(value)), 201);
});

test('names in messages have escapes for unprintable characters', async () => {
  const answer = await post(maps, 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "a\\n\\x01"}\n');
  expectStatus(answer, 422, 'Invalid', /^ConfigMap "a\\n\\x01" is invalid: metadata\.name: Invalid value: "a\\n\\x01"/);
});

describe('numeric keys', () => {
  test.each([
    ['1.10', '1.1'],
    ['0.00001', '1e-05'],
    ['-0.5', '-0.5'],
    ['123456', '123456'],
    ['12345678', '12345678'],
    ['0x1F', '31'],
  ])('%s is %s, as the Go library prints it', async (key, expected) => {
    const body = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name()}}\ndata: {${key}: x}\n`;
    const answer = await post(maps, body);
    expectCode(answer, 201);
    expect(Object.keys(answer.json['data'] as object)).toEqual([expected]);
  });

  test.each([
    ['1000000.0', '1e+06'],
    ['16777217.0', '1.6777216e+07'],
  ])('%s is %s, which is not allowed in a ConfigMap', async (key, expected) => {
    const answer = await post(maps, `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata: {${key}: x}\n`);
    expectStatus(answer, 422, 'Invalid');
    expect(answer.json['message']).toContain(`data[${expected}]`);
  });

  test('a signed number beyond 64 bits is rejected', async () => {
    const body = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata: {9223372036854775808: x}\n';
    expectStatus(
      await post(maps, body),
      400,
      'BadRequest',
      /unsupported map key of type: uint64, key: 0x8000000000000000/,
    );
  });
});
