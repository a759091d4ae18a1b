import { describe, expect, test } from '@jest/globals';
import { body, inProcess, refusal, writing } from '../../support/in-process.js';

const CONFIG = { apiVersion: 'v1', kind: 'ConfigMap' };

describe('create', () => {
  test('it sets what only the server sets, and returns the stored bytes', async () => {
    const world = inProcess();
    const target = world.target('configmaps');
    const given = {
      ...CONFIG,
      metadata: {
        name: 'a',
        uid: 'mine',
        creationTimestamp: '2001-01-01T00:00:00Z',
        generation: 7,
        managedFields: [{}],
      },
      data: { k: 'v' },
    };
    const { object, created } = await world.registry.create(world.context, target, body(given), writing());
    expect(created).toBe(true);
    expect(object.parsed).toEqual({
      ...CONFIG,
      metadata: {
        name: 'a',
        namespace: 'ns',
        uid: '00000000-0000-4000-8000-000000000001',
        resourceVersion: '2',
        creationTimestamp: '2024-05-01T10:00:00Z',
        managedFields: [
          {
            manager: 'test',
            operation: 'Update',
            apiVersion: 'v1',
            time: '2024-05-01T10:00:00Z',
            fieldsType: 'FieldsV1',
            fieldsV1: { 'f:data': { '.': {}, 'f:k': {} } },
          },
        ],
      },
      data: { k: 'v' },
    });
    expect(JSON.parse(object.bytes.toString())).toEqual(object.parsed);
    const read = await world.registry.get(world.context, { ...target, name: 'a' }, { resourceVersion: '' });
    expect(read.bytes).toEqual(object.bytes);
  });

  test.each(['0', '00', 'abc', '1.5', '+5', '18446744073709551616', '9'.repeat(30)])(
    'the string %j is ignored as a resourceVersion: the object is created, and a dry run shows the string',
    async (resourceVersion) => {
      const world = inProcess();
      const target = world.target('configmaps');
      const given = () => body({ ...CONFIG, metadata: { name: 'a', resourceVersion } });
      const dry = await world.registry.create(world.context, target, given(), writing({ dryRun: true }));
      expect(dry.object.parsed.metadata.resourceVersion).toBe(resourceVersion);
      const { object } = await world.registry.create(world.context, target, given(), writing());
      expect(object.parsed.metadata.resourceVersion).toBe('2');
    },
  );

  test.each(['5', '007', `${'0'.repeat(40)}5`, '18446744073709551615'])(
    'the resourceVersion %j is rejected, and shown by a dry run',
    async (resourceVersion) => {
      const world = inProcess();
      const target = world.target('configmaps');
      const given = () => body({ ...CONFIG, metadata: { name: 'a', resourceVersion } });
      const dry = await world.registry.create(world.context, target, given(), writing({ dryRun: true }));
      expect(dry.object.parsed.metadata.resourceVersion).toBe(resourceVersion);
      expect(await refusal(world.registry.create(world.context, target, given(), writing()))).toMatch(
        /^400 BadRequest/,
      );
    },
  );

  test.each([
    ['configmaps', 'ConfigMap', '/v1', 'v1'],
    ['configmaps', 'ConfigMap', '/', 'v1'],
    ['leases', 'Lease', 'coordination.k8s.io/', 'coordination.k8s.io/v1'],
  ])('for %s, %s accepts %j as its version', async (plural, kind, apiVersion, usual) => {
    const world = inProcess();
    const given = body({ apiVersion, kind, metadata: { name: 'a' } });
    const { object } = await world.registry.create(world.context, world.target(plural), given, writing());
    expect(object.parsed.apiVersion).toBe(usual);
  });

  test.each(['//v1', 'v1/', '/apps/v1'])('%j is not a core version', async (apiVersion) => {
    const world = inProcess();
    const given = body({ apiVersion, kind: 'ConfigMap', metadata: { name: 'a' } });
    expect(await refusal(world.registry.create(world.context, world.target('configmaps'), given, writing()))).toMatch(
      `400 BadRequest: the API version in the data (${apiVersion})`,
    );
  });

  test('a kind with generations starts at 1, without the given status', async () => {
    const world = inProcess();
    const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const spec = { selector: { matchLabels: { a: 'b' } }, template };
    const given = { metadata: { name: 'd' }, spec, status: { replicas: 5 } };
    const { object } = await world.registry.create(world.context, world.target('deployments'), body(given), writing());
    expect(object.parsed.metadata.generation).toBe(1);
    expect(object.parsed['status']).toEqual({});
  });

  test.each([
    [
      'another kind',
      { kind: 'Secret', apiVersion: 'v1', metadata: { name: 'a' } },
      /^400 BadRequest: Secret in version "v1" cannot be handled as a ConfigMap/,
    ],
    [
      'another version',
      { kind: 'ConfigMap', apiVersion: 'v2', metadata: { name: 'a' } },
      /^400 BadRequest: the API version in the data \(v2\) does not match the expected API version \(v1\)/,
    ],
    [
      'another namespace',
      { ...CONFIG, metadata: { name: 'a', namespace: 'other' } },
      /^400 BadRequest: the namespace of the provided object does not match the namespace sent on the request/,
    ],
    [
      'a resourceVersion',
      { ...CONFIG, metadata: { name: 'a', resourceVersion: '5' } },
      /^400 BadRequest: resourceVersion should not be set on objects to be created/,
    ],
    [
      'no name',
      { ...CONFIG, metadata: {} },
      /^422 Invalid: ConfigMap "" is invalid: metadata\.name: Required value: name or generateName is required/,
    ],
    ['no metadata', { ...CONFIG }, /^422 Invalid: ConfigMap "" is invalid: metadata\.name: Required value/],
    [
      'a bad name',
      { ...CONFIG, metadata: { name: 'A_b' } },
      /^422 Invalid: ConfigMap "A_b" is invalid: metadata\.name: Invalid value: "A_b": a lowercase RFC 1123 subdomain/,
    ],
    [
      'dots for a name',
      { ...CONFIG, metadata: { name: '..' } },
      /^422 Invalid: ConfigMap "\.\." is invalid: metadata\.name: Invalid value/,
    ],
    [
      'a bad prefix',
      { ...CONFIG, metadata: { generateName: 'A_' } },
      /^422 Invalid: .*metadata\.generateName: Invalid value: "A_"/,
    ],
    [
      'a generation below 0',
      { ...CONFIG, metadata: { name: 'a', generation: -1 } },
      /^422 Invalid: .*: metadata\.generation: Invalid value: -1: must be greater than or equal to 0$/,
    ],
    [
      'a bad label',
      { ...CONFIG, metadata: { name: 'a', labels: { 'a b': 'c' } } },
      /^422 Invalid: .*metadata\.labels: Invalid value: "a b": name part must consist/,
    ],
    [
      'a bad finalizer',
      { ...CONFIG, metadata: { name: 'a', finalizers: ['a b'] } },
      /^422 Invalid: .*metadata\.finalizers: Invalid value: "a b"/,
    ],
    [
      'annotations over 256 KiB',
      { ...CONFIG, metadata: { name: 'a', annotations: { k: 'x'.repeat(256 * 1024) } } },
      /^422 Invalid: .*metadata\.annotations: Too long: may not be more than 262144 bytes/,
    ],
    [
      'an owner without uid',
      { ...CONFIG, metadata: { name: 'a', ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'p', uid: '' }] } },
      /^422 Invalid: .*metadata\.ownerReferences.*uid/,
    ],
    [
      'a wrong type',
      { ...CONFIG, metadata: { name: 'a' }, data: { k: 1 } },
      /^400 BadRequest: ConfigMap in version "v1" cannot be handled as a ConfigMap: json: cannot unmarshal/,
    ],
    ['a name that is a number', { ...CONFIG, metadata: { name: 3 } }, /^400 BadRequest: .*cannot unmarshal number/],
  ])('%s is rejected and nothing is stored', async (_what, given, expected) => {
    const world = inProcess();
    const call = world.registry.create(world.context, world.target('configmaps'), body(given), writing());
    expect(await refusal(call)).toMatch(expected);
    expect(world.store.writes).toBe(0);
  });

  test('a name in use is rejected, and the error says when the existing object is terminating', async () => {
    const world = inProcess();
    const target = world.target('configmaps');
    const make = (): Promise<unknown> =>
      world.registry.create(
        world.context,
        target,
        body({ metadata: { name: 'a', finalizers: ['ex.io/f'] } }),
        writing(),
      );
    await make();
    expect(await refusal(make())).toBe('409 AlreadyExists: configmaps "a" already exists');
    await world.client.delete({
      type: { group: '', version: 'v1', resource: 'configmaps' },
      namespace: 'ns',
      name: 'a',
    });
    expect(await refusal(make())).toBe('409 AlreadyExists: object is being deleted: configmaps "a" already exists');
  });
});

describe('generateName', () => {
  test('names have five letters of the vowel-free alphabet after a base cut to 58', async () => {
    const world = inProcess();
    const target = world.target('configmaps');
    for (const base of ['x-', `${'y'.repeat(57)}${'z'.repeat(190)}-`]) {
      const made = await world.registry.create(
        world.context,
        target,
        body({ metadata: { generateName: base } }),
        writing(),
      );
      expect(made.object.name).toMatch(/^(x-|y{57}z)[bcdfghjklmnpqrstvwxz2456789]{5}$/);
      expect(made.object.parsed.metadata.generateName).toBe(base);
    }
  });

  test('a collision is retried with another name, at most eight times (BL-063)', async () => {
    let calls = 0;
    // Five characters per name: the first seven names are all b's, the eighth is all c's.
    const world = inProcess({ randomInteger: () => (Math.floor(calls++ / 5) % 8 === 7 ? 1 : 0) });
    const make = (): Promise<{ object: { name: string } }> =>
      world.registry.create(
        world.context,
        world.target('configmaps'),
        body({ metadata: { generateName: 'x-' } }),
        writing(),
      );
    expect((await make()).object.name).toBe('x-bbbbb');
    calls = 0;
    expect((await make()).object.name).toBe('x-ccccc');
    calls = 0;
    expect(await refusal(make())).toBe(
      '409 AlreadyExists: configmaps "x-ccccc" already exists, the server was not able to generate a unique name for the object',
    );
  });
});

describe('field validation', () => {
  const given = { ...CONFIG, metadata: { name: 'a', foo: 1 }, spec: {}, data: { k: 'v' } };
  const create = async (
    fieldValidation: 'Ignore' | 'Warn' | 'Strict',
  ): Promise<{ warnings: string[]; stored: unknown }> => {
    const world = inProcess();
    const call = world.registry.create(
      world.context,
      world.target('configmaps'),
      body(given, ['data.k']),
      writing({ fieldValidation }),
    );
    return { stored: (await call).object.parsed, warnings: world.warnings };
  };

  test('Ignore drops unknown fields silently', async () => {
    const { warnings, stored } = await create('Ignore');
    expect(warnings).toEqual([]);
    expect(stored).not.toHaveProperty('spec');
    expect(stored).not.toHaveProperty('metadata.foo');
  });

  test('Warn drops them with one warning each', async () => {
    const { warnings, stored } = await create('Warn');
    expect(warnings).toEqual(['duplicate field "data.k"', 'unknown field "metadata.foo"', 'unknown field "spec"']);
    expect(stored).not.toHaveProperty('spec');
  });

  test('Strict rejects the request with all of them in one message', async () => {
    expect(await refusal(create('Strict'))).toBe(
      '400 BadRequest: ConfigMap in version "v1" cannot be handled as a ConfigMap: strict decoding error: ' +
        'duplicate field "data.k", unknown field "metadata.foo", unknown field "spec"',
    );
  });
});

describe('dry run', () => {
  test('it returns what would be stored and stores nothing (BL-111)', async () => {
    const world = inProcess();
    const target = world.target('configmaps');
    const call = (metadata: { name?: string; generateName?: string }): Promise<{ object: { name: string } }> =>
      world.registry.create(world.context, target, body({ metadata }), writing({ dryRun: true }));
    expect((await call({ name: 'a', generateName: 'x-' })).object.name).toBe('a');
    expect((await call({ generateName: 'x-' })).object.name).toMatch(/^x-.{5}$/);
    expect(world.store.writes).toBe(0);
    await world.registry.create(world.context, target, body({ metadata: { name: 'a' } }), writing());
    expect(await refusal(call({ name: 'a' }))).toBe('409 AlreadyExists: configmaps "a" already exists');
  });
});
