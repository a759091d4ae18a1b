import { describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { deployment } from '../support/objects.js';

const api = sharedApi('cluster');

/** The texts of the Warning headers. */
function warnings({ headers }: ApiResponse): string[] {
  const header = headers['warning'];
  const lines = header === undefined ? '' : String(header);
  return [...lines.matchAll(/299 - "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text!.replace(/\\(.)/g, '$1'));
}

const DUPLICATE = '"spec":{"replicas":1,"replicas":2,';
/** A Deployment with two unknown fields and a duplicate one. */
function faulty(name: string): string {
  const body = deployment(name, { unknown: 1 }, { containers: [{ name: 'c', image: 'i', nope: true }] });
  return JSON.stringify(body).replace('"spec":{', DUPLICATE);
}

const ALL = ['duplicate field "spec.replicas"', 'unknown field "spec.unknown"'];
const DEEP = 'unknown field "spec.template.spec.containers[0].nope"';

describe.each([
  ['POST', 'application/json'],
  ['PUT', 'application/json'],
])('%s', (method, contentType) => {
  async function send(level: string): Promise<{ answer: ApiResponse; path: string }> {
    const base = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
    if (method === 'PUT') await api.post(base, deployment('d'));
    const path = method === 'PUT' ? `${base}/d` : base;
    const query = level === '' ? '' : `?fieldValidation=${level}`;
    const headers = { 'content-type': contentType };
    return { answer: await api.send(method, path + query, { body: faulty('d'), headers }), path: `${base}/d` };
  }

  test('Ignore drops unknown and duplicate fields silently', async () => {
    const { answer } = await send('Ignore');
    expectCode(answer, method === 'POST' ? 201 : 200);
    expect(warnings(answer)).toEqual([]);
    expect(answer.json.spec.unknown).toBeUndefined();
    expect(answer.json.spec.replicas).toBe(2);
  });

  test.each([['Warn'], ['']])('level "%s" drops them and warns about each (Warn is the default)', async (level) => {
    const { answer, path } = await send(level);
    expectCode(answer, method === 'POST' ? 201 : 200);
    expect(warnings(answer).sort()).toEqual([...ALL, DEEP].sort());
    const { spec } = (await api.get(path)).json;
    expect(spec.unknown).toBeUndefined();
    expect(spec.template.spec.containers[0].nope).toBeUndefined();
    expect(spec.replicas).toBe(2);
  });

  test('Strict rejects the request and lists all of them', async () => {
    const { answer, path } = await send('Strict');
    expectStatus(answer, 400, 'BadRequest', /strict decoding error/);
    for (const fault of [...ALL, DEEP]) expect(answer.json.message).toContain(fault);
    const stored = await api.get(path);
    expect(stored.status).toBe(method === 'POST' ? 404 : 200);
  });

  test('another level is refused', async () => {
    const { answer } = await send('Loud');
    expectStatus(answer, 422, 'Invalid', /fieldValidation: Unsupported value: "Loud"/);
  });
});

test('unknown and duplicate members are reported in the order of the body, without looking below unknown ones', async () => {
  const maps = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  const body =
    '{"foo":1,"metadata":{"name":"z"},"data":{"x":"1","x":"2"},"bar":{"x":1,"x":2},"foo":1,"immutable":true,"immutable":false}';
  const faults = [
    'unknown field "foo"',
    'duplicate field "data.x"',
    'unknown field "bar"',
    'duplicate field "immutable"',
  ];
  const refused = await api.send('POST', `${maps}?fieldValidation=Strict`, { body });
  expectStatus(refused, 400, 'BadRequest');
  expect(refused.json.message).toContain(`strict decoding error: ${faults.join(', ')}`);
  expect(warnings(await api.send('POST', maps, { body }))).toEqual(faults);
});

describe('PATCH', () => {
  test.each<[string, 'merge' | 'strategic' | 'json', unknown]>([
    ['merge', 'merge', { spec: { unknown: 1 } }],
    ['strategic', 'strategic', { spec: { unknown: 1 } }],
    ['JSON', 'json', [{ op: 'add', path: '/spec/unknown', value: 1 }]],
  ])(
    'a %s patch with an unknown field is accepted, accepted with a warning, or rejected, by level',
    async (_what, type, patch) => {
      const base = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
      await api.post(base, deployment('d'));
      const send = (level: string) => api.patch(`${base}/d?fieldValidation=${level}`, type, patch);
      const [ignored, warned, refused] = [await send('Ignore'), await send('Warn'), await send('Strict')];
      expectCode(ignored, 200);
      expect(warnings(ignored)).toEqual([]);
      expectCode(warned, 200);
      expect(warnings(warned)).toEqual(['unknown field "spec.unknown"']);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThanOrEqual(422);
      expect(refused.json.message).toContain('unknown field "spec.unknown"');
      expect((await api.get(`${base}/d`)).json.spec.unknown).toBeUndefined();
    },
  );

  test('unknown members of a JSON patch operation are warned about or rejected at their own path', async () => {
    const base = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
    await api.post(base, deployment('d'));
    const headers = { 'content-type': 'application/json-patch+json' };
    const body =
      '[{"op":"add","path":"/spec/paused","value":true,"why":"x"},' +
      '{"op":"add","path":"/spec/unknown","path":"/spec/unknown","value":1}]';
    const faults = [
      'json patch unknown field "[0].why"',
      'json patch duplicate field "[1].path"',
      'unknown field "spec.unknown"',
    ];
    const refused = await api.send('PATCH', `${base}/d?fieldValidation=Strict`, { body, headers });
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json.message).toContain(`strict decoding error: ${faults.join(', ')}`);
    const warned = await api.send('PATCH', `${base}/d`, { body, headers });
    expect(warnings(warned)).toEqual(faults);
    expect(warned.json.spec.paused).toBe(true);
  });

  test("duplicates in an operation's value are reported at their place in the object as well", async () => {
    const base = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
    await api.post(base, deployment('d'));
    const headers = { 'content-type': 'application/json-patch+json' };
    const body =
      '[{"op":"add","path":"/metadata/labels","value":{"a":"b","a":"b"}},' +
      '{"op":"replace","path":"/spec/template/spec/containers/0","value":{"name":"c","image":"i","env":[{"name":"A","name":"A"}]}},' +
      '{"op":"test","path":"/metadata/labels","value":{"a":"x","a":"b"}}]';
    expect(warnings(await api.send('PATCH', `${base}/d`, { body, headers }))).toEqual([
      'json patch duplicate field "[0].value.a"',
      'json patch duplicate field "[1].value.env[0].name"',
      'json patch duplicate field "[2].value.a"',
      'duplicate field "metadata.labels.a"',
      'duplicate field "spec.template.spec.containers[0].env[0].name"',
    ]);
  });

  test('a duplicate member of a merge patch is warned about or rejected', async () => {
    const base = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
    await api.post(base, deployment('d'));
    const headers = { 'content-type': 'application/merge-patch+json' };
    const body = '{"spec":{"replicas":1,"replicas":3}}';
    const warned = await api.send('PATCH', `${base}/d`, { body, headers });
    expect(warnings(warned)).toEqual(['duplicate field "spec.replicas"']);
    const refused = await api.send('PATCH', `${base}/d?fieldValidation=Strict`, { body, headers });
    expect(refused.json.message).toContain('duplicate field "spec.replicas"');
    expect([400, 422]).toContain(refused.status);
  });
});

describe('YAML bodies', () => {
  test('unknown and duplicate keys are found in YAML alike', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    const headers = { 'content-type': 'application/yaml' };
    const body = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: one}\nnope: 1\ndata: {a: x}\n';
    const warned = await api.send('POST', path, { body, headers });
    expectCode(warned, 201);
    expect(warnings(warned)).toEqual(['unknown field "nope"']);
    const twice = await api.send('POST', `${path}?fieldValidation=Strict`, {
      body: 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: two}\ndata: {a: x}\ndata: {a: z}\n',
      headers,
    });
    expectStatus(
      twice,
      400,
      'BadRequest',
      /strict decoding error: yaml: unmarshal errors:\n {2}line 5: key "data" already/,
    );
  });

  test('unknown members are listed by name for YAML and in body order for JSON, also those of a Scale', async () => {
    const namespace = await freshNamespace(api);
    const path = `/api/v1/namespaces/${namespace}/configmaps?fieldValidation=Strict`;
    const body = '{"kind":"ConfigMap","apiVersion":"v1","zeta":1,"metadata":{"name":"one","x":1},"nope":1,"alpha":1}';
    const unknown = async (target: string, method: string, type: string, text: string): Promise<string> => {
      const { json } = await api.send(method, target, { body: text, headers: { 'content-type': type } });
      return json.message.replace(/^.*strict decoding error: /, '');
    };
    expect(await unknown(path, 'POST', 'application/json', body)).toBe(
      'unknown field "zeta", unknown field "metadata.x", unknown field "nope", unknown field "alpha"',
    );
    expect(await unknown(path, 'POST', 'application/yaml', body)).toBe(
      'unknown field "alpha", unknown field "metadata.x", unknown field "nope", unknown field "zeta"',
    );
    const scale = `/apis/apps/v1/namespaces/${namespace}/deployments/d/scale?fieldValidation=Strict`;
    const text = '{"spec":{"x":1},"y":1,"metadata":{"name":"d","z":1},"status":{"w":1},"v":1}';
    expect(await unknown(scale, 'PUT', 'application/json', text)).toBe(
      'unknown field "spec.x", unknown field "y", unknown field "metadata.z", unknown field "status.w", unknown field "v"',
    );
  });

  test('duplicate keys come first, with their lines; JSON sent as YAML is parsed as YAML', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    const headers = { 'content-type': 'application/yaml' };
    const body =
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: one}\ndata:\n  a: x\n  a: w\n  b: z\nnope: 1\nnope: 2\n';
    const repeated = ['line 6: key "a" already set in map', 'line 9: key "nope" already set in map'];
    const refused = await api.send('POST', `${path}?fieldValidation=Strict`, { body, headers });
    expect(refused.json.message).toBe(
      'ConfigMap in version "v1" cannot be handled as a ConfigMap: strict decoding error: ' +
        `yaml: unmarshal errors:\n  ${repeated.join('\n  ')}, unknown field "nope"`,
    );
    const warned = await api.send('POST', path, { body, headers });
    expect(warnings(warned)).toEqual([...repeated, 'unknown field "nope"']);
    expect(warned.json.data).toEqual({ a: 'w', b: 'z' });
    const json = '{"metadata":{"name":"two"},"data":{"a":"x",\n"a":"y"}}';
    const asYaml = await api.send('POST', path, { body: json, headers });
    expect(warnings(asYaml)).toEqual(['line 2: key "a" already set in map']);
  });

  test.each([
    ['', 'configmaps/one', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: one}\ndata:\n  a: x\n  a: w\n'],
    [
      'apps',
      'deployments/d/scale',
      'apiVersion: autoscaling/v1\nkind: Scale\nmetadata: {name: d}\nspec:\n  replicas: 1\n  replicas: 2\n',
    ],
  ])(
    'duplicate keys of an apply (%s %s) are warned about, or rejected once it is known to apply',
    async (group, name, body) => {
      const namespace = await freshNamespace(api);
      const base = `${group === '' ? '/api' : '/apis/apps'}/v1/namespaces/${namespace}`;
      if (group === 'apps') expectCode(await api.post(`${base}/deployments`, deployment('d')), 201);
      const headers = { 'content-type': 'application/apply-patch+yaml' };
      const line = `line 6: key "${group === '' ? 'a' : 'replicas'}" already set in map`;
      const apply = (query: string): Promise<ApiResponse> =>
        api.send('PATCH', `${base}/${name}?fieldManager=m&force=true${query}`, { body, headers });
      expectStatus(
        await apply('&fieldValidation=Strict'),
        400,
        'BadRequest',
        new RegExp(`^error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  ${line}$`),
      );
      expect(warnings(await apply('&fieldValidation=Ignore'))).toEqual([]);
      expect(warnings(await apply(''))).toEqual([line]);
    },
  );
});

describe('other faults', () => {
  test.each(['Ignore', 'Warn', 'Strict'])(
    'at level %s a wrong type is a 400 that reports only the first fatal fault',
    async (level) => {
      const path = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments?fieldValidation=${level}`;
      const answer = await api.post(path, deployment('d', { unknown: 1, replicas: 'many', paused: 'very' }));
      expectStatus(answer, 400, 'BadRequest', /cannot unmarshal string into Go struct field .*(replicas|paused)/);
      expect(answer.json.message).not.toContain('unknown');
      expect(answer.json.message.match(/cannot unmarshal/g)).toHaveLength(1);
    },
  );

  test('a missing required field is an error at every level', async () => {
    const path = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
    for (const level of ['Ignore', 'Warn', 'Strict']) {
      const answer = await api.post(`${path}?fieldValidation=${level}`, deployment('d', { selector: undefined }));
      expectStatus(answer, 422, 'Invalid', /spec\.selector: Required value/);
    }
  });

  test('field names are case-sensitive', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' }, Data: { a: 'b' } };
    const answer = await api.post(path, body);
    expect(warnings(answer)).toEqual(['unknown field "Data"']);
    expect(answer.json.data).toBeUndefined();
  });

  test('thousands of unknown fields give a bounded answer', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`unknown-${at}`, at]));
    const warned = await api.post(path, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' }, ...many });
    expectCode(warned, 201);
    expect(warnings(warned).length).toBeGreaterThan(10);
    expect(String(warned.headers['warning']).length).toBeLessThan(16_384);
  });
});
