import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, freshNamespace } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let api: Api;

// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
});

afterAll(async () => {
  await server.stop();
});

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
let count = 0;

/** A definition of `widgets` in its own group. */
function definition(versions: readonly object[], spec: object = {}) {
  const group = `g${process.pid}x${(count += 1)}.example.com`;
  return {
    group,
    name: `widgets.${group}`,
    body: {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: `widgets.${group}` },
      spec: { group, scope: 'Namespaced', names: { plural: 'widgets', kind: 'Widget' }, versions, ...spec },
    },
  };
}

function version(name: string, spec: object, more: object = {}): object {
  const schema = {
    openAPIV3Schema: {
      type: 'object',
      properties: { spec, status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
    },
  };
  return { name, served: true, storage: true, schema, ...more };
}

const SIZED = { type: 'object', properties: { size: { type: 'integer', default: 1, maximum: 9 } } };

async function established(name: string): Promise<void> {
  await waitFor(`${name} to be established`, async () => {
    const { json } = await api.get(`${DEFINITIONS}/${name}`);
    return json.status?.conditions?.some(
      (one: { type: string; status: string }) => one.type === 'Established' && one.status === 'True',
    );
  });
}

async function serve(made: ReturnType<typeof definition>): Promise<string> {
  expectCode(await api.post(DEFINITIONS, made.body), 201);
  await established(made.name);
  const namespace = await freshNamespace(api);
  return `/apis/${made.group}/v1/namespaces/${namespace}/widgets`;
}

function widget(made: ReturnType<typeof definition>, name: string, spec: object) {
  return { apiVersion: `${made.group}/v1`, kind: 'Widget', metadata: { name }, spec };
}

describe('a new definition', () => {
  test('the commit that creates it establishes it, on the server that decides on names', async () => {
    await waitFor('a definition to be established at once', async () => {
      const made = definition([version('v1', SIZED)]);
      const created = await api.post(DEFINITIONS, made.body);
      expectCode(created, 201);
      const { status, metadata } = created.json;
      if (status.conditions === undefined) return false;
      expect(status.conditions.map((one: { type: string; status: string }) => [one.type, one.status])).toEqual([
        ['NamesAccepted', 'True'],
        ['Established', 'True'],
      ]);
      expect(status.acceptedNames).toEqual({
        plural: 'widgets',
        singular: 'widget',
        kind: 'Widget',
        listKind: 'WidgetList',
      });
      expect(
        metadata.managedFields.map((one: { manager: string; subresource?: string }) => one.subresource ?? one.manager),
      ).toContain('status');
      expectCode(await api.get(`/apis/${made.group}/v1/widgets`), 200);
      const { json } = await api.get(`${DEFINITIONS}/${made.name}`);
      expect(json).toEqual(created.json);
      return true;
    });
  });

  test('of concurrent ones that want one short name, one gets it', async () => {
    const group = `g${process.pid}clash.example.com`;
    const names = ['apples', 'bananas', 'cherries', 'dates', 'elderberries', 'figs'];
    const answers = await Promise.all(
      names.map((plural) => {
        const { body } = definition([version('v1', SIZED)]);
        const kind = plural.slice(0, 1).toUpperCase() + plural.slice(1);
        const spec = { ...body.spec, group, names: { plural, kind, shortNames: ['fruit'] } };
        return api.post(DEFINITIONS, { ...body, metadata: { name: `${plural}.${group}` }, spec });
      }),
    );
    for (const answer of answers) expectCode(answer, 201);
    const accepted = async (): Promise<readonly string[]> =>
      (await Promise.all(names.map((plural) => api.get(`${DEFINITIONS}/${plural}.${group}`)))).map(
        ({ json }) =>
          json.status.conditions?.find(({ type }: { type: string }) => type === 'NamesAccepted')?.status ?? '',
      );
    await waitFor('all to be decided on', async () => (await accepted()).every((one) => one !== ''));
    expect((await accepted()).filter((one) => one === 'True')).toHaveLength(1);
  });
});

describe('a custom kind', () => {
  test('a custom kind is served and discoverable as soon as it is established, and gone with its definition', async () => {
    const made = definition([version('v1', SIZED, { subresources: { status: {} } })]);
    const path = await serve(made);
    expect((await api.get(`/apis/${made.group}/v1`)).json.resources.map((one: { name: string }) => one.name)).toEqual([
      'widgets',
      'widgets/status',
    ]);
    const created = await api.post(path, widget(made, 'a', { bogus: 1 }));
    expectCode(created, 201);
    expect(created.json.spec).toEqual({ size: 1 });
    expect(created.json.metadata.generation).toBe(1);
    const watch = await api.watch(`${path}?watch=1&resourceVersion=${created.json.metadata.resourceVersion}`);
    expectCode(await api.delete(`${DEFINITIONS}/${made.name}`), 200);
    await watch.until((events) => events.at(-1)?.type === 'DELETED', 'the object to go with its definition');
    await watch.ended;
    await waitFor('the definition to go', async () => (await api.get(`${DEFINITIONS}/${made.name}`)).status === 404);
    expectCode(await api.get(path), 404);
    expectCode(await api.get(`/apis/${made.group}`), 404);
  });

  test('discovery shows the storage version hash where that version is served', async () => {
    const made = definition([version('v1', SIZED), version('v2', SIZED, { storage: false })]);
    await serve(made);
    const shown = async (): Promise<unknown> =>
      (await api.get(`/apis/${made.group}/v2`)).json.resources[0].storageVersionHash;
    expect(await shown()).toEqual(expect.any(String));
    const unserved = [{ op: 'replace', path: '/spec/versions/0/served', value: false }];
    expectCode(await api.patch(`${DEFINITIONS}/${made.name}`, 'json', unserved), 200);
    await waitFor('the stored version to go', async () => (await api.get(`/apis/${made.group}/v1`)).status === 404);
    expect(await shown()).toBeUndefined();
  });

  test("validation errors have the public API's messages, and the status is validated separately", async () => {
    const made = definition([version('v1', SIZED, { subresources: { status: {} } })]);
    const path = await serve(made);
    const refused = await api.post(path, widget(made, 'a', { size: 10 }));
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json.message).toBe(
      `Widget.${made.group} "a" is invalid: spec.size: Invalid value: 10: spec.size in body should be less than or equal to 9`,
    );
    await api.post(path, widget(made, 'a', { size: 2 }));
    const { json } = await api.patch(`${path}/a/status`, 'merge', { spec: { size: 3 }, status: { ok: true } });
    expect([json.spec, json.status, json.metadata.generation]).toEqual([{ size: 2 }, { ok: true }, 1]);
  });

  test('a changed definition prunes and defaults stored objects on read, and ends watches', async () => {
    const made = definition([version('v1', { type: 'object', properties: { old: { type: 'string' } } })]);
    const path = await serve(made);
    const created = await api.post(path, widget(made, 'a', { old: 'x' }));
    const watch = await api.watch(`${path}?watch=1&resourceVersion=${created.json.metadata.resourceVersion}`);
    const { json } = await api.get(`${DEFINITIONS}/${made.name}`);
    json.spec.versions = [version('v1', { ...SIZED, default: {} })];
    expectCode(await api.put(`${DEFINITIONS}/${made.name}`, json), 200);
    expect((await api.get(`${path}/a`)).json.spec).toEqual({ size: 1 });
    expect((await api.get(path)).json.items[0].spec).toEqual({ size: 1 });
    await watch.ended;
  });

  test('the descriptions for kubectl explain begin as the conformance specs expect', async () => {
    const made = definition([version('v1', SIZED)]);
    await serve(made);
    const { components } = (await api.get(`/openapi/v3/apis/${made.group}/v1`)).json;
    const type = components.schemas[`${made.group.split('.').reverse().join('.')}.v1.Widget`];
    expect(type.properties.apiVersion.description).toMatch(/^APIVersion defines /);
    expect(type.properties.metadata.description).toMatch(/^Standard object's metadata/);
    const meta = components.schemas['io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
    expect(meta.properties.creationTimestamp.description).toMatch(/^CreationTimestamp is a timestamp /);
  });

  test('every version serves every object', async () => {
    const made = definition([version('v1', SIZED), version('v2', SIZED, { storage: false, deprecated: true })]);
    const path = await serve(made);
    await api.post(path, widget(made, 'a', { size: 4 }));
    const other = await api.get(path.replace('/v1/', '/v2/') + '/a');
    expect([other.json.apiVersion, other.json.spec.size]).toEqual([`${made.group}/v2`, 4]);
    expect(other.headers.warning).toBe(`299 - "${made.group}/v2 Widget is deprecated"`);
  });

  test('an apply that changes nothing writes nothing, also where the versions have different defaults', async () => {
    const more = { type: 'object', properties: { size: { type: 'integer' }, kind: { type: 'string', default: 'b' } } };
    const made = definition([version('v1', SIZED), version('v2', more, { storage: false })]);
    const path = (await serve(made)).replace('/v1/', '/v2/');
    const intent = { apiVersion: `${made.group}/v2`, kind: 'Widget', metadata: { name: 'a' }, spec: { size: 2 } };
    const apply = () =>
      api.send('PATCH', `${path}/a?fieldManager=m`, {
        body: intent,
        headers: { 'content-type': 'application/apply-patch+yaml' },
      });
    const [first, second] = [await apply(), await apply()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.json.metadata).toEqual(first.json.metadata);
  });

  test('a deprecated version warns on errors and on watches, whatever the case of the path', async () => {
    const more = { storage: false, deprecated: true, deprecationWarning: 'bitte v1, schöner' };
    const made = definition([version('v1', SIZED), version('v2', SIZED, more)]);
    const old = (await serve(made)).replace('/v1/', '/v2/');
    // Node decodes headers as Latin-1.
    const warning = Buffer.from(`299 - "${more.deprecationWarning}"`, 'utf8').toString('latin1');
    const asked: readonly (readonly [string, string, string, number])[] = [
      ['GET', '', '*/*', 200],
      ['GET', '?watch=1&timeoutSeconds=1', '*/*', 200],
      ['GET', '', 'text/plain', 406],
      ['GET', '/none', '*/*', 404],
      ['GET', '/none/none', '*/*', 404],
      ['OPTIONS', '/none', '*/*', 405],
      ['HEAD', '', '*/*', 405],
    ];
    for (const [method, place, accept, status] of asked) {
      const answer = await api.send(method, old + place, { headers: { accept } });
      expect([method, place, answer.status, answer.headers.warning]).toEqual([method, place, status, warning]);
    }
    expect((await api.get(old.replace('/v2/', '/v1/'), { accept: 'text/plain' })).headers).not.toHaveProperty(
      'warning',
    );
  });

  test('a custom kind has no binary form: 406, unless JSON is accepted too', async () => {
    const made = definition([version('v1', SIZED)]);
    const path = await serve(made);
    await api.post(path, widget(made, 'a', {}));
    const binary = 'application/vnd.kubernetes.protobuf';
    for (const place of ['/a', '', '?watch=1']) {
      const refused = await api.get(path + place, { accept: binary });
      expectCode(refused, 406);
      expect(refused.text).toContain(`application/json, application/yaml, ${binary}`);
    }
    const both = await api.get(`${path}/a`, { accept: `${binary},application/json` });
    expect(both.headers['content-type']).toBe('application/json');
    // A Status has one.
    for (const place of ['/none', '?timeoutSeconds=a', '?watch=1&sendInitialEvents=true']) {
      const missing = await api.get(path + place, { accept: `${binary},application/json` });
      expect([place, missing.headers['content-type']]).toEqual([place, binary]);
      expect(missing.bytes.subarray(0, 4).toString('latin1')).toBe('k8s\0');
    }
  });

  test('tables show the columns of the definition, and its selectable fields filter', async () => {
    const more = {
      additionalPrinterColumns: [{ name: 'Size', type: 'integer', jsonPath: '.spec.size' }],
      selectableFields: [{ jsonPath: '.spec.size' }],
    };
    const made = definition([version('v1', SIZED, more)]);
    const path = await serve(made);
    await api.post(path, widget(made, 'a', { size: 4 }));
    await api.post(path, widget(made, 'b', { size: 5 }));
    const accept = 'application/json;as=Table;g=meta.k8s.io;v=v1';
    const table = (await api.get(`${path}?fieldSelector=spec.size%3D5`, { accept })).json;
    expect(table.columnDefinitions.map((one: { name: string }) => one.name)).toEqual(['Name', 'Size']);
    expect(table.rows.map((row: { cells: unknown }) => row.cells)).toEqual([['b', 5]]);
    // The row at the end of the initial state has no name.
    const initial = 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
    const watch = await api.watch(`${path}?watch=1&${initial}`, { accept });
    await watch.until((events) => events.length === 3, 'the first state');
    watch.close();
    expect(watch.events[2]).toMatchObject({ type: 'BOOKMARK', object: { rows: [{ cells: ['', null] }] } });
  });

  // As in kube-apiserver 1.36.
  test('a status change raises the generation unless the status is a subresource', async () => {
    const [apart, whole] = [
      definition([version('v1', SIZED, { subresources: { status: {} } })]),
      definition([version('v1', SIZED)]),
    ];
    const generations = async (made: ReturnType<typeof definition>, subresource: string): Promise<number[]> => {
      const path = await serve(made);
      await api.post(path, widget(made, 'a', {}));
      const found: number[] = [];
      for (const change of [{ status: { n: 1 } }, { status: { n: 1 } }, { metadata: { labels: { l: '1' } } }]) {
        const answer = await api.patch(`${path}/a${'status' in change ? subresource : ''}`, 'merge', change);
        found.push(answer.json.metadata.generation);
      }
      return found;
    };
    expect(await generations(apart, '/status')).toEqual([1, 1, 1]);
    expect(await generations(whole, '')).toEqual([2, 2, 2]);
  });

  // As in kube-apiserver 1.36, for kinds with or without required parts.
  test('a creation owns each part it gives, also those that are required or empty by default', async () => {
    const openAPIV3Schema = {
      type: 'object',
      required: ['spec'],
      properties: { spec: { ...SIZED, required: ['size'] }, note: { type: 'string', default: '' } },
    };
    const made = definition([{ ...version('v1', {}), schema: { openAPIV3Schema } }]);
    const path = await serve(made);
    const { json } = await api.post(path, { ...widget(made, 'a', { size: 4 }), note: '' });
    expect(json.metadata.managedFields[0].fieldsV1).toEqual({ 'f:note': {}, 'f:spec': { '.': {}, 'f:size': {} } });
  });

  test('discovery lists a terminating custom kind without create, update and patch', async () => {
    const made = definition([version('v1', SIZED, { subresources: { status: {} } })]);
    const path = await serve(made);
    const verbs = async (): Promise<unknown> =>
      (await api.get(`/apis/${made.group}/v1`)).json.resources.map((one: { verbs: string[] }) => one.verbs.join());
    await api.post(path, { ...widget(made, 'a', {}), metadata: { name: 'a', finalizers: ['x.example/y'] } });
    const before = await verbs();
    expectCode(await api.delete(`${DEFINITIONS}/${made.name}`), 200);
    expect(await verbs()).toEqual(['delete,deletecollection,get,list,watch', 'get,patch,update']);
    expect(before).toEqual(['delete,deletecollection,get,list,patch,create,update,watch', 'get,patch,update']);
    expectCode(await api.patch(`${path}/a`, 'merge', { metadata: { finalizers: null } }), 200);
  });

  test('without selectable fields a custom kind is selected by name and namespace only', async () => {
    const path = await serve(definition([version('v1', SIZED)]));
    const refused = await api.get(`${path}?fieldSelector=spec.size%3D5`);
    expectStatus(refused, 400, 'BadRequest', /^field label not supported: spec\.size$/);
  });

  test('rules over the whole object are checked', async () => {
    const rules = [{ rule: 'self.size < 5 || self.size == oldSelf.size', message: 'too large' }];
    const made = definition([version('v1', { ...SIZED, 'x-kubernetes-validations': rules })]);
    const path = await serve(made);
    await api.post(path, widget(made, 'a', { size: 4 }));
    const refused = await api.patch(`${path}/a`, 'merge', { spec: { size: 8 } });
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json.details.causes[0].message).toBe('Invalid value: too large');
  });

  test('rules broken by unchanged stored parts are tolerated, and enforced where the object changes', async () => {
    const items = { type: 'object', properties: { key: { type: 'string' }, text: { type: 'string', maxLength: 9 } } };
    const list = (rules: object[]): object => ({
      type: 'array',
      maxItems: 5,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['key'],
      items: {
        ...items,
        required: ['key'],
        properties: { ...items.properties, text: { ...items.properties.text, 'x-kubernetes-validations': rules } },
      },
    });
    const made = definition([version('v1', { type: 'object', properties: { list: list([]) } })]);
    const path = await serve(made);
    const one = { key: 'a', text: '1' };
    expectCode(await api.post(path, widget(made, 'a', { list: [one] })), 201);
    const stored = (await api.get(`${DEFINITIONS}/${made.name}`)).json;
    stored.spec.versions = [
      version('v1', { type: 'object', properties: { list: list([{ rule: 'size(self) > 3' }]) } }),
    ];
    expectCode(await api.put(`${DEFINITIONS}/${made.name}`, stored), 200);
    const warning = '299 - "spec.list[0].text: Invalid value: \\"1\\": failed rule: size(self) > 3"';
    const kept = await api.patch(`${path}/a`, 'merge', { metadata: { labels: { a: 'b' } } });
    expectCode(kept, 200);
    expect(kept.headers.warning).toBe(warning);
    const refused = await api.patch(`${path}/a`, 'merge', { spec: { list: [one, { key: 'b', text: '2' }] } });
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json.details.causes.map((cause: { field: string }) => cause.field)).toEqual(['spec.list[1].text']);
    expect(refused.headers.warning).toBe(warning);
  });

  test('a kind with a name conflict waits until the names are free', async () => {
    const first = definition([version('v1', SIZED)]);
    await serve(first);
    const second = { ...first.body, metadata: { name: `gadgets.${first.group}` } };
    second.spec = {
      ...first.body.spec,
      names: { plural: 'gadgets', kind: 'Widget', listKind: 'GadgetList' },
    } as typeof second.spec;
    await api.post(DEFINITIONS, second);
    await waitFor('the conflict in the status', async () => {
      const { json } = await api.get(`${DEFINITIONS}/${second.metadata.name}`);
      return json.status.conditions?.some((one: { reason: string }) => one.reason === 'KindConflict');
    });
    await api.delete(`${DEFINITIONS}/${first.name}`);
    await established(second.metadata.name);
  });
  test('a definition stored before the start of the server is published like any other', async () => {
    const made = definition([version('v1', SIZED)]);
    const path = await serve(made);
    await server.stop();
    server = await startServer({ flags: ['--naming=kubernetes'], dataDir: server.dataDir });
    api = new Api(server.kubeconfig);
    expectCode(await api.get(path), 200);
    expect((await api.get('/openapi/v3')).json.paths).toHaveProperty([`apis/${made.group}/v1`]);
    expect((await api.get(`/openapi/v3/apis/${made.group}/v1`)).text).toContain('"size"');
  });
});

describe('a definition', () => {
  test.each<[string, object, string]>([
    ['has a storage version', { storage: false }, 'spec.versions'],
    ['has a version name that is a label', { name: 'V1' }, 'spec.versions[0].name'],
    ['has a schema', { schema: undefined }, 'spec.versions[0].schema.openAPIV3Schema'],
    [
      'has a structural schema',
      { schema: { openAPIV3Schema: { type: 'object', properties: { a: {} } } } },
      'spec.validation.openAPIV3Schema.properties[a].type',
    ],
    [
      'has defaults that are valid',
      { schema: { openAPIV3Schema: { type: 'object', properties: { a: { type: 'integer', default: 'x' } } } } },
      'spec.validation.openAPIV3Schema.properties[a].default',
    ],
    [
      'has rules that compile',
      {
        schema: {
          openAPIV3Schema: { type: 'object', 'x-kubernetes-validations': [{ rule: 'self.nothing' }] },
        },
      },
      'spec.validation.openAPIV3Schema.x-kubernetes-validations[0].rule',
    ],
  ])('%s', async (_, change, field) => {
    const made = definition([{ ...version('v1', SIZED), ...change }]);
    const refused = await api.post(`${DEFINITIONS}?dryRun=All`, made.body);
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json.details.causes.map((cause: { field: string }) => cause.field)).toContain(field);
  });

  test("each fault of a definition is reported once, at the public API's path", async () => {
    const columns = { additionalPrinterColumns: [{ name: 'A', type: 'string' }], subresources: { scale: {} } };
    const made = definition([{ ...version('v1', SIZED, columns), name: 'V1' }]);
    const refused = await api.post(`${DEFINITIONS}?dryRun=All`, made.body);
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json.details.causes.map((cause: { field: string }) => cause.field).sort()).toEqual([
      'spec.additionalPrinterColumns[0].JSONPath',
      'spec.subresources.scale.specReplicasPath',
      'spec.subresources.scale.statusReplicasPath',
      'spec.version',
      'spec.versions[0].name',
    ]);
  });
});
