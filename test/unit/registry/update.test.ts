import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { body, deleting, inProcess, refusal, writing } from '../../support/in-process.js';
import { DEPLOYMENT, make, patch, put } from './writes.js';

const ONCE = { containers: [{ name: 'c', image: 'i' }], restartPolicy: 'Never' };
const SAMPLES = {
  configmaps: { metadata: { name: 'a' } },
  deployments: DEPLOYMENT,
  cronjobs: {
    metadata: { name: 'c' },
    spec: { schedule: '* * * * *', jobTemplate: { spec: { template: { spec: ONCE } } } },
  },
  pods: { metadata: { name: 'p' }, spec: ONCE },
};

describe('update', () => {
  test('it replaces the object and keeps what only the server sets', async () => {
    const world = inProcess();
    const before = await make(world, 'configmaps', { metadata: { name: 'a', labels: { x: 'y' } }, data: { k: 'v' } });
    const { object } = await put(world, 'configmaps', 'a', { metadata: { name: 'a' }, data: { k: 'w' } });
    expect(object.parsed).toEqual({
      ...before,
      metadata: { ...before.metadata, labels: undefined, resourceVersion: '3', managedFields: expect.anything() },
      data: { k: 'w' },
    });
    expect(object.parsed.metadata['managedFields']).toMatchObject([
      { manager: 'test', fieldsV1: { 'f:data': { '.': {}, 'f:k': {} } } },
    ]);
  });

  test('an update without a change writes nothing, with or without a resourceVersion', async () => {
    const world = inProcess();
    const before = await make(world, 'deployments', DEPLOYMENT);
    expect((await put(world, 'deployments', 'd', before)).object.revision).toBe(2);
    expect((await put(world, 'deployments', 'd', DEPLOYMENT)).object.revision).toBe(2);
    expect((await patch(world, 'deployments', 'd', { spec: { replicas: 2 } })).object.revision).toBe(2);
    expect(world.store.writes).toBe(1);
  });

  test('generation counts changes of the spec, not of metadata or status (BL-083)', async () => {
    const world = inProcess();
    await make(world, 'deployments', DEPLOYMENT);
    const generation = async (change: JsonObject, subresource = ''): Promise<unknown> =>
      (await patch(world, 'deployments', 'd', change, subresource)).object.parsed.metadata.generation;
    expect(await generation({ metadata: { labels: { l: '2' } } })).toBe(1);
    expect(await generation({ status: { replicas: 2 } }, 'status')).toBe(1);
    expect(await generation({ spec: { replicas: 3 } })).toBe(2);
    expect(await generation({ spec: { replicas: 9 }, status: { replicas: 3 } }, 'status')).toBe(2);
  });

  test('the main resource leaves status alone, and status leaves the rest alone', async () => {
    const world = inProcess();
    await make(world, 'deployments', DEPLOYMENT);
    await patch(
      world,
      'deployments',
      'd',
      { spec: { replicas: 7 }, metadata: { labels: { l: 'no' } }, status: { replicas: 1 } },
      'status',
    );
    const after = (await patch(world, 'deployments', 'd', { spec: { paused: true }, status: { replicas: 99 } })).object
      .parsed;
    expect(after).toMatchObject({
      metadata: { labels: { l: '1' } },
      spec: { replicas: 2, paused: true },
      status: { replicas: 1 },
    });
  });

  test('a scale write gets the warnings of the object behind it', async () => {
    const world = inProcess();
    const { template, ...rest } = DEPLOYMENT.spec;
    const spec = { ...rest, template: { ...template, spec: { ...template.spec, imagePullSecrets: [{}] } } };
    await make(world, 'deployments', { ...DEPLOYMENT, spec });
    world.warnings.length = 0;
    await patch(world, 'deployments', 'd', { spec: { replicas: 3 } }, 'scale');
    expect(world.warnings).toEqual(['spec.template.spec.imagePullSecrets[0].name: invalid empty name ""']);
  });

  test.each([
    // Whether an update checks generateName, by kind and subresource.
    ['configmaps', '', 'A_', /^422 .*generateName: Invalid value: "A_": a lowercase RFC 1123 subdomain/],
    ['configmaps', '', 'a/', /subdomain.*generateName: Invalid value: "a\/": may not contain '\/'/],
    ['deployments', '', 'A_', 'A_'],
    ['deployments', '', 'a/', /^422 .*: metadata\.generateName: Invalid value: "a\/": may not contain '\/'$/],
    ['cronjobs', 'status', 'x'.repeat(300), 'x'.repeat(300)],
    ['pods', 'status', 'A_', 'A_'],
    ['pods', 'ephemeralcontainers', 'A_', /^422 .*generateName: Invalid value: "A_": a lowercase RFC 1123 subdomain/],
  ] as const)('a %s %s with a generateName of %s', async (plural, subresource, generateName, expected) => {
    const world = inProcess();
    const object = SAMPLES[plural];
    await make(world, plural, object);
    const name = object.metadata.name;
    const answer = patch(world, plural, name, { metadata: { generateName } }, subresource);
    if (typeof expected === 'string') expect((await answer).object.parsed.metadata.generateName).toBe(expected);
    else expect(await refusal(answer)).toMatch(expected);
  });

  test('a finalizer without a domain is accepted on the status of a CronJob, but not on the CronJob', async () => {
    const world = inProcess();
    await make(world, 'cronjobs', SAMPLES.cronjobs);
    const bare = { metadata: { finalizers: ['bare'] } };
    expect(await refusal(patch(world, 'cronjobs', 'c', bare))).toMatch(/^422 .*neither a standard finalizer/);
    const written = await patch(world, 'cronjobs', 'c', bare, 'status');
    expect(written.object.parsed.metadata.finalizers).toEqual(['bare']);
  });

  test.each<[string, JsonObject, RegExp]>([
    [
      'a stale resourceVersion',
      { metadata: { name: 'a', resourceVersion: '1' } },
      /^409 Conflict: Operation cannot be fulfilled on configmaps "a": the object has been modified; please apply your changes to the latest version and try again$/,
    ],
    [
      'another uid',
      { metadata: { name: 'a', uid: 'other' } },
      /^409 Conflict: .*Precondition failed: UID in precondition: other, UID in object meta: 00000000-/,
    ],
    [
      'another name',
      { metadata: { name: 'b' } },
      /^400 BadRequest: the name of the object \(b\) does not match the name on the URL \(a\)$/,
    ],
    [
      'no name',
      { metadata: {} },
      /^400 BadRequest: the name of the object \(a based on URL\) was undeterminable: name must be provided$/,
    ],
    [
      'another namespace',
      { metadata: { name: 'a', namespace: 'other' } },
      /^400 BadRequest: the namespace of the provided object does not match/,
    ],
  ])('%s is rejected', async (_what, object, message) => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    expect(await refusal(put(world, 'configmaps', 'a', object))).toMatch(message);
    expect(world.store.writes).toBe(1);
  });

  test('the creation time in the body is replaced by the stored one', async () => {
    const world = inProcess();
    const made = await make(world, 'configmaps', { metadata: { name: 'a' } });
    const { creationTimestamp } = made.metadata;
    const foreign = { creationTimestamp: '2020-01-01T00:00:00Z' };
    const live = await put(world, 'configmaps', 'a', { metadata: { name: 'a', ...foreign }, data: { x: '1' } });
    expect(live.object.parsed.metadata).toMatchObject({ creationTimestamp });
    const patched = await patch(world, 'configmaps', 'a', { metadata: foreign, data: { x: '2' } });
    expect(patched.object.parsed.metadata).toMatchObject({ creationTimestamp });
  });

  test('the deletion time belongs to the server: absent it is kept, another one is rejected', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a', finalizers: ['x.io/y'] } });
    const foreign = { deletionTimestamp: '2020-01-01T00:00:00Z', deletionGracePeriodSeconds: 30 };
    const why =
      '422 Invalid: ConfigMap "a" is invalid: [metadata.deletionTimestamp: Invalid value: "2020-01-01T00:00:00Z": ' +
      'field is immutable, metadata.deletionGracePeriodSeconds: Invalid value: 30: field is immutable]';
    const metadata = { name: 'a', finalizers: ['x.io/y'] };
    expect(await refusal(put(world, 'configmaps', 'a', { metadata: { ...metadata, ...foreign } }))).toBe(why);
    expect(await refusal(patch(world, 'configmaps', 'a', { metadata: foreign }))).toBe(why);
    await world.registry.delete(world.context, world.target('configmaps', { name: 'a' }), deleting());
    const { deletionTimestamp } = foreign;
    const going = await patch(world, 'configmaps', 'a', { metadata: { deletionTimestamp } });
    expect(going.object.parsed.metadata.deletionTimestamp).not.toBe(deletionTimestamp);
    expect(await refusal(patch(world, 'configmaps', 'a', { metadata: foreign }))).toBe(
      '422 Invalid: ConfigMap "a" is invalid: metadata.deletionGracePeriodSeconds: Invalid value: 30: field is immutable',
    );
  });

  test.each([
    ['v1/', 'Invalid value: "v1/": version must not be empty'],
    ['a/b/c', 'Invalid value: "a/b/c": version must not be empty'],
  ])('an owner of version %s is rejected', async (apiVersion, why) => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    const ownerReferences = [{ apiVersion, kind: 'ConfigMap', name: 'n', uid: 'u' }];
    const object = { metadata: { name: 'a', ownerReferences } };
    expect(await refusal(put(world, 'configmaps', 'a', object))).toContain(
      `metadata.ownerReferences.apiVersion: ${why}`,
    );
  });

  test.each([
    ['a manager of too many bytes', { manager: 'x'.repeat(129) }, 'manager: Too long: may not be more than 128 bytes'],
    ['a bell', { manager: 'é\u0007' }, 'manager: Invalid value: "é\\a": invalid character U+0007 (at position 2)'],
    ['a long subresource', { subresource: 's'.repeat(257) }, 'subresource: Too long: may not be more than 256 bytes'],
  ])('an entry of managedFields with %s is rejected', async (_what, fault, why) => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' }, data: { x: '1' } });
    const fieldsV1 = { 'f:data': { 'f:x': {} } };
    const entry = { manager: 'm', operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1, ...fault };
    const refused = await refusal(patch(world, 'configmaps', 'a', { metadata: { managedFields: [entry] } }));
    expect(refused).toContain(`metadata.managedFields[0].${why}`);
  });

  test('a deleted object is not found, whatever the uid; where PUT creates, another uid is a conflict', async () => {
    const world = inProcess();
    expect(await refusal(put(world, 'configmaps', 'a', { metadata: { name: 'a' } }))).toBe(
      '404 NotFound: configmaps "a" not found',
    );
    expect(await refusal(put(world, 'configmaps', 'a', { metadata: { name: 'a', uid: 'u' } }))).toBe(
      '404 NotFound: configmaps "a" not found',
    );
    expect(await refusal(put(world, 'leases', 'a', { metadata: { name: 'a', uid: 'u' } }))).toMatch(
      /^409 Conflict: .*UID in object meta: $/,
    );
    expect(await refusal(patch(world, 'configmaps', 'a', {}))).toBe('404 NotFound: configmaps "a" not found');
  });

  test('duplicate owners get a warning, also for a missing object', async () => {
    const world = inProcess();
    const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'n', uid: 'u' };
    const object = { metadata: { name: 'a', ownerReferences: [owner, owner] } };
    expect(await refusal(put(world, 'configmaps', 'a', object))).toBe('404 NotFound: configmaps "a" not found');
    expect(world.warnings).toEqual([expect.stringMatching(/duplicate entries; .*duplicate UID\(s\) observed: u$/)]);
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    const { object: updated } = await put(world, 'configmaps', 'a', object);
    expect(updated.parsed.metadata['ownerReferences']).toEqual([owner]);
  });

  test('a kind that allows it is created by PUT, and then needs its version', async () => {
    const world = inProcess();
    const first = await put(world, 'leases', 'l', { metadata: { name: 'l' }, spec: { holderIdentity: 'a' } });
    expect(first.created).toBe(true);
    expect(
      await refusal(put(world, 'leases', 'l', { metadata: { name: 'l' }, spec: { holderIdentity: 'b' } })),
    ).toMatch(
      /^422 Invalid: leases\.coordination\.k8s\.io "l" is invalid: metadata\.resourceVersion: Invalid value: 0: must be specified for an update$/,
    );
  });

  test('a dry run returns the result and stores nothing; a stale version is rejected too (BL-055)', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    const target = world.target('configmaps', { name: 'a' });
    const dry = writing({ dryRun: true });
    const { object } = await world.registry.update(
      world.context,
      target,
      body({ metadata: { name: 'a' }, data: { k: 'v' } }),
      dry,
    );
    expect(object.parsed).toMatchObject({ metadata: { resourceVersion: '2' }, data: { k: 'v' } });
    const stale = { metadata: { name: 'a', resourceVersion: '1' } };
    expect(await refusal(world.registry.update(world.context, target, body(stale), dry))).toMatch(/^409 Conflict/);
    expect(world.store.writes).toBe(1);
  });
});

describe('races', () => {
  test('a patch that loses a race is applied again to the new state, and loses nothing', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    const changes = Array.from({ length: 50 }, (_, index) =>
      patch(world, 'configmaps', 'a', { data: { [`k${index}`]: String(index) } }),
    );
    await Promise.all(changes);
    const { data } = await world.client.get({
      type: { group: '', version: 'v1', resource: 'configmaps' },
      namespace: 'ns',
      name: 'a',
    });
    expect(Object.keys(data as object)).toHaveLength(50);
  });

  test('a PUT with a resourceVersion that loses a race is rejected', async () => {
    const world = inProcess();
    const before = await make(world, 'configmaps', { metadata: { name: 'a' } });
    let raced = false;
    world.store.beforeWrite = async () => {
      if (raced) return;
      raced = true;
      await patch(world, 'configmaps', 'a', { data: { theirs: '1' } });
    };
    const mine = { ...before, data: { mine: '1' } };
    expect(await refusal(put(world, 'configmaps', 'a', mine))).toMatch(/^409 Conflict: .*the object has been modified/);
  });

  test('a concurrent delete never loses an added finalizer (BL-059)', async () => {
    for (let round = 0; round < 20; round += 1) {
      const world = inProcess();
      await make(world, 'configmaps', { metadata: { name: 'a' } });
      const target = world.target('configmaps', { name: 'a' });
      const [patched] = await Promise.allSettled([
        patch(world, 'configmaps', 'a', { metadata: { finalizers: ['ex.io/f'] } }),
        world.registry.delete(world.context, target, deleting()),
      ]);
      const now = await world.store.get({ resource: '/configmaps', namespace: 'ns', name: 'a' }, { kind: 'latest' });
      if (patched.status === 'fulfilled') {
        expect(now?.parsed.metadata).toMatchObject({ finalizers: ['ex.io/f'], deletionTimestamp: expect.any(String) });
      } else {
        expect(now).toBeUndefined();
        expect([404, 409]).toContain((patched.reason as { code: number }).code);
      }
    }
  });
});
