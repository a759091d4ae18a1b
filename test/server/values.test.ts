import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, type Members } from '../support/objects.js';

const api = sharedApi('kubernetes');
let namespace = '';
let maps = '';
let secrets = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  secrets = `/api/v1/namespaces/${namespace}/secrets`;
});

const MIB = 1024 * 1024;
const base64 = (bytes: number): string => Buffer.alloc(bytes).toString('base64');
const secret = (data: Members): Members => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a' }, data });

describe('sizes (BL-138)', () => {
  test.each<[string, number, number]>([
    ['one byte less than a MiB', MIB - 1, 201],
    ['a MiB', MIB, 201],
    ['one byte more', MIB + 1, 422],
  ])('a ConfigMap with %s of text in %d bytes is a %d', async (_what, bytes, code) => {
    const text = 'é'.repeat((bytes - 1) / 2) + 'x'.repeat(((bytes - 1) % 2) + 1);
    const answer = await api.post(maps, configMap('a', { data: { k: text.slice(0, bytes) } }));
    expect(Buffer.byteLength(text)).toBe(bytes);
    expectCode({ ...answer, text: answer.text.slice(0, 300) }, code);
  });

  test.each<[number, number]>([
    [MIB, 201],
    [MIB + 1, 422],
  ])('a Secret with %d bytes is a %d', async (bytes, code) => {
    const answer = await api.post(secrets, secret({ a: base64(bytes - 10), b: base64(10) }));
    expectCode({ ...answer, text: answer.text.slice(0, 300) }, code);
    if (code === 422) expectStatus(answer, 422, 'Invalid', /data: Too long: may not be more than 1048576 bytes$/);
  });

  test('string and binary data count together', async () => {
    const half = { data: { a: 'x'.repeat(MIB / 2) }, binaryData: { b: base64(MIB / 2 + 1) } };
    expectStatus(
      await api.post(maps, configMap('a', half)),
      422,
      'Invalid',
      /Too long: may not be more than 1048576 bytes$/,
    );
  });

  test('sizes are checked on patches as well', async () => {
    await api.post(maps, configMap('a', { data: { a: 'x'.repeat(MIB - 10) } }));
    const answer = await api.patch(`${maps}/a`, 'merge', { data: { b: 'x'.repeat(11) } });
    expectStatus(answer, 422, 'Invalid', /Too long/);
  });

  test('annotations have at most 256 KiB in all', async () => {
    const annotated = (bytes: number): Promise<ApiResponse> =>
      api.post(maps, configMap('a', {}, { annotations: { a: 'x'.repeat(bytes - 1) } }));
    expectStatus(
      await annotated(256 * 1024 + 1),
      422,
      'Invalid',
      /metadata\.annotations: Too long: may not be more than 262144 bytes$/,
    );
    expectCode(await annotated(256 * 1024), 201);
  });

  test('keys and labels have length limits', async () => {
    const key = (length: number): Promise<ApiResponse> =>
      api.post(maps, configMap(`k${length}`, { data: { ['k'.repeat(length)]: 'v' } }));
    expectCode(await key(253), 201);
    expectStatus(await key(254), 422, 'Invalid', /must be no more than 253 characters/);
    const label = (length: number): Promise<ApiResponse> =>
      api.post(maps, configMap(`l${length}`, {}, { labels: { a: 'v'.repeat(length) } }));
    expectCode(await label(63), 201);
    expectStatus(await label(64), 422, 'Invalid', /must be no more than 63 bytes/);
    const labels = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`l${n}`, 'v']));
    const many = await api.post(maps, configMap('many', {}, { labels }));
    expectCode(many, 201);
    expect(Object.keys(many.json['metadata'].labels)).toHaveLength(2000);
  });
});

describe('text (BL-139)', () => {
  const data = {
    controls: '\u0001\u001f\u007f\u0080\u0085\u009f\ufffe\uffff',
    nul: 'a\u0000b',
    separators: '\u2028\u2029',
    mark: '\ufeffx',
    emoji: '👩‍👩‍👧 𝒳',
    lines: 'a\r\nb\rc\n\n',
    spaces: '  x  ',
    alike: 'yes',
    number: '0x10',
    nothing: '~',
    document: '---\na: b\n...\n',
    comment: '# no comment',
    ['constructor']: 'c',
    toString: 't',
    ['__proto__']: 'p',
  };

  test('text is unchanged in every format, YAML included', async () => {
    const body = JSON.stringify(configMap('a', { data: {} })).replace(
      '"data":{}',
      `"data":${JSON.stringify(data).slice(0, -1)},"__proto__":"p"}`,
    );
    const made = await api.post(maps, body);
    expectCode(made, 201);
    const wanted = new Map<string, unknown>([...Object.entries(data), ['__proto__', 'p']]);
    expect(new Map(Object.entries(made.json['data']))).toEqual(wanted);
    const yaml = await api.get(`${maps}/a`, { accept: 'application/yaml' });
    expectCode(yaml, 200);
    const copy = yaml.text
      .replace(/^ {2}(resourceVersion|uid|creationTimestamp): .*\n/gm, '')
      .replace('name: a\n', 'name: b\n');
    const again = await api.send('POST', maps, { body: copy, headers: { 'content-type': 'application/yaml' } });
    expectCode(again, 201);
    expect(new Map(Object.entries(again.json['data']))).toEqual(wanted);
  });

  test('non-ASCII keys and labels are rejected', async () => {
    expectStatus(
      await api.post(maps, configMap('a', { data: { ä: 'x' } })),
      422,
      'Invalid',
      /data\[ä\]: Invalid value: "ä": a valid config key/,
    );
    expectStatus(
      await api.post(maps, configMap('a', {}, { labels: { a: 'ä' } })),
      422,
      'Invalid',
      /metadata\.labels: Invalid value: "ä"/,
    );
    expectStatus(
      await api.post(maps, configMap('a', {}, { labels: { ä: 'a' } })),
      422,
      'Invalid',
      /metadata\.labels: Invalid value: "ä"/,
    );
  });

  test("names of JavaScript's object members are ordinary names", async () => {
    const labels = { constructor: 'a', toString: 'b', hasOwnProperty: 'c' };
    expectCode(await api.post(maps, configMap('constructor', { data: labels }, { labels })), 201);
    const selected = await api.get(`${maps}?labelSelector=constructor%3Da,toString%3Db,!valueOf`);
    expect(selected.json['items']).toHaveLength(1);
    expect((await api.get(`${maps}?labelSelector=valueOf`)).json['items']).toEqual([]);
    const patched = await api.patch(`${maps}/constructor`, 'merge', { data: { constructor: null, valueOf: 'd' } });
    expect(Object.entries(patched.json['data']).sort()).toEqual([
      ['hasOwnProperty', 'c'],
      ['toString', 'b'],
      ['valueOf', 'd'],
    ]);
  });
});

describe('extended resources must be whole (BL-103)', () => {
  test.each<[string, number]>([
    ['10P', 201],
    ['1E', 201],
    ['3', 201],
    ['0.5', 422],
  ])('%s: %d', async (amount, code) => {
    const resources = { limits: { 'ex.io/x': amount } };
    const body = deployment('d', {}, { containers: [{ name: 'c', image: 'i', resources }] });
    const answer = await api.post(`/apis/apps/v1/namespaces/${namespace}/deployments`, body);
    expectCode(answer, code);
    if (code === 422) expectStatus(answer, 422, 'Invalid', /\[ex\.io\/x\]: Invalid value: .*: must be an integer/);
  });
});

describe('a value and where it comes from (BL-126)', () => {
  let path = '';
  const X = { name: 'X', value: 'x' };
  const from = { fieldRef: { fieldPath: 'metadata.name' } };
  const patchEnv = (...env: Members[]): Promise<ApiResponse> =>
    api.patch(path, 'strategic', { spec: { template: { spec: { containers: [{ name: 'c', env }] } } } });
  const envOf = (answer: ApiResponse): Members[] => answer.json['spec'].template.spec.containers[0].env;

  beforeEach(async () => {
    const deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
    path = `${deployments}/d`;
    const containers = [{ name: 'c', image: 'i', env: [{ name: 'A', value: 'a' }, X, { name: 'Z', value: 'z' }] }];
    const volumes = [{ name: 'v', emptyDir: {} }];
    expectCode(await api.post(deployments, deployment('d', {}, { containers, volumes })), 201);
  });

  test('an environment variable cannot have both', async () => {
    const refused = await patchEnv({ name: 'X', valueFrom: from });
    expectStatus(
      refused,
      422,
      'Invalid',
      /env\[1\]\.valueFrom: Invalid value: "": may not be specified when `value` is not empty$/,
    );
  });

  test.each<[string, Members[]]>([
    ['null', [{ name: 'X', value: null, valueFrom: from }]],
    ['an empty string', [{ name: 'X', value: '', valueFrom: from }]],
    ['$retainKeys', [{ name: 'X', valueFrom: from, $retainKeys: ['name', 'valueFrom'] }]],
  ])('value and source are exchanged with %s, and the order stays', async (_how, env) => {
    const answer = await patchEnv(...env);
    expectCode(answer, 200);
    expect(envOf(answer).map(({ name }) => name)).toEqual(['A', 'X', 'Z']);
    expect(envOf(answer)[1]).toEqual({
      name: 'X',
      valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.name' } },
    });
    const back = await patchEnv({ name: 'X', value: 'y', valueFrom: null });
    expect(envOf(back)[1]).toEqual({ name: 'X', value: 'y' });
  });

  test('volume sources are exchanged alike: $retainKeys decides what a merge keeps', async () => {
    const patch = (volume: Members): Promise<ApiResponse> =>
      api.patch(path, 'strategic', { spec: { template: { spec: { volumes: [{ name: 'v', ...volume }] } } } });
    expectStatus(await patch({ configMap: { name: 'm' } }), 422, 'Invalid', /may not specify more than 1 volume type/);
    const answer = await patch({ configMap: { name: 'm' }, $retainKeys: ['name', 'configMap'] });
    expectCode(answer, 200);
    expect(answer.json['spec'].template.spec.volumes).toEqual([
      { name: 'v', configMap: { name: 'm', defaultMode: 420 } },
    ]);
  });
});
