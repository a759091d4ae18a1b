import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { inProcess, type InProcess, mergePatch, refusal, writing } from '../../support/in-process.js';
import { DEPLOYMENT, make, patch, put } from './writes.js';

describe('patch', () => {
  test('an unsupported type is rejected with the supported ones', async () => {
    const world = inProcess();
    const call = world.registry.patch(
      world.context,
      world.target('configmaps', { name: 'a' }),
      { mediaType: 'text/plain', bytes: Buffer.from('{}') },
      writing(),
    );
    expect(await refusal(call)).toMatch(
      /^415 UnsupportedMediaType: .*application\/json-patch\+json, application\/merge-patch\+json, application\/strategic-merge-patch\+json/,
    );
  });

  test('Strict rejects an unknown field', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    const call = world.registry.patch(
      world.context,
      world.target('configmaps', { name: 'a' }),
      mergePatch({ foo: 1 }),
      writing({ fieldValidation: 'Strict' }),
    );
    expect(await refusal(call)).toMatch(
      /^422 Invalid:  "" is invalid: patch: Invalid value: .*strict decoding error: unknown field "foo"/,
    );
  });

  test.each<[string, JsonObject, RegExp]>([
    ['the name', { metadata: { name: 'b' } }, /^400 BadRequest: the name of the object \(b\)/],
    [
      'the kind',
      { kind: 'Secret' },
      /^422 Invalid:  "" is invalid: patch: Invalid value: "\{.*\}": the kind in the data/,
    ],
    ['the kind to an absent one', { kind: null }, /^400 BadRequest: Object 'Kind' is missing/],
    ['the apiVersion to an absent one', { apiVersion: null }, /^400 BadRequest: Object 'apiVersion' is missing/],
    [
      'the type of a member',
      { data: [] },
      /^422 Invalid:  "" is invalid: patch: Invalid value: "\{.*\}": json: cannot unmarshal array/,
    ],
    ['the uid', { metadata: { uid: 'u' } }, /^422 Invalid: .*metadata\.uid: Invalid value: "u": field is immutable/],
    ['the version to a stale one', { metadata: { resourceVersion: '1' } }, /^409 Conflict/],
  ])('a patch cannot change %s', async (_what, change, message) => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    expect(await refusal(patch(world, 'configmaps', 'a', change))).toMatch(message);
  });

  test('a null for a missing label is a no-op (BL-009)', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { metadata: { name: 'a' } });
    const { object } = await patch(world, 'configmaps', 'a', { metadata: { labels: { X: null } } });
    expect(object.revision).toBe(2);
    expect(object.parsed.metadata.labels).toBeUndefined();
  });
});

describe('scale', () => {
  const scaleOf = async (world: InProcess): Promise<KubeObject> =>
    (
      await world.registry.get(world.context, world.target('deployments', { name: 'd', subresource: 'scale' }), {
        resourceVersion: '',
      })
    ).parsed;

  test('it shows the counts and the selector as text', async () => {
    const world = inProcess();
    const made = await make(world, 'deployments', DEPLOYMENT);
    const { uid, creationTimestamp } = made.metadata;
    expect(await scaleOf(world)).toEqual({
      kind: 'Scale',
      apiVersion: 'autoscaling/v1',
      metadata: { name: 'd', namespace: 'ns', uid, creationTimestamp, resourceVersion: '2' },
      spec: { replicas: 2 },
      status: { replicas: 0, selector: 'a=b,c in (d,e)' },
    });
  });

  test('PUT and patch set the count of the object and raise its generation', async () => {
    const world = inProcess();
    await make(world, 'deployments', DEPLOYMENT);
    const scale = await scaleOf(world);
    const { object } = await put(world, 'deployments', 'd', { ...scale, spec: { replicas: 5 } }, 'scale');
    expect(object.parsed).toMatchObject({ kind: 'Scale', metadata: { resourceVersion: '3' }, spec: { replicas: 5 } });
    expect((await patch(world, 'deployments', 'd', { spec: { replicas: 0 } }, 'scale')).object.parsed['spec']).toEqual(
      {},
    );
    const deployment = await world.client.get({
      type: { group: 'apps', version: 'v1', resource: 'deployments' },
      namespace: 'ns',
      name: 'd',
    });
    expect(deployment).toMatchObject({ metadata: { generation: 3 }, spec: { replicas: 0 } });
  });

  test.each<[string, JsonObject, RegExp]>([
    [
      'a negative count',
      { metadata: { name: 'd' }, spec: { replicas: -1 } },
      /^422 Invalid: Scale\.autoscaling "d" is invalid: spec\.replicas: Invalid value: -1: must be greater than or equal to 0$/,
    ],
    [
      'a stale version',
      { metadata: { name: 'd', resourceVersion: '1' }, spec: { replicas: 3 } },
      /^409 Conflict: Operation cannot be fulfilled on deployments\.apps "d"/,
    ],
    ['another uid', { metadata: { name: 'd', uid: 'u' }, spec: { replicas: 3 } }, /^409 Conflict/],
    [
      'another name',
      { metadata: { name: 'e' }, spec: { replicas: 3 } },
      /^400 BadRequest: the name of the object \(e\)/,
    ],
    ['a count that is not a number', { metadata: { name: 'd' }, spec: { replicas: 'two' } }, /^400 BadRequest/],
    ['a deployment', { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'd' } }, /^400 BadRequest/],
  ])('%s is rejected', async (_what, object, message) => {
    const world = inProcess();
    await make(world, 'deployments', DEPLOYMENT);
    expect(await refusal(put(world, 'deployments', 'd', object, 'scale'))).toMatch(message);
    expect(world.store.writes).toBe(1);
  });
});

describe('unsupported requests', () => {
  test('a verb, a subresource, and another scope are rejected', async () => {
    const world = inProcess();
    const { registry, context } = world;
    const ask = (
      where: { namespace?: string; name?: string; subresource?: string },
      plural = 'configmaps',
    ): Promise<unknown> => registry.get(context, world.target(plural, where), { resourceVersion: '' });
    expect(await refusal(ask({ name: 'a', subresource: 'status' }))).toBe(
      '404 NotFound: the server could not find the requested resource',
    );
    expect(await refusal(ask({ name: 'a', namespace: 'ns' }, 'namespaces'))).toMatch(/^404/);
    expect(await refusal(ask({ name: 'a', namespace: '' }))).toMatch(/^404/);
    const finalize = world.target('namespaces', { name: 'a', subresource: 'finalize' });
    expect(await refusal(registry.get(context, finalize, { resourceVersion: '' }))).toBe(
      '405 MethodNotAllowed: get is not supported on resources of kind "namespaces/finalize"',
    );
  });
});
