import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import type { DeleteOptions } from '../../../src/meta/options.js';
import type { DeleteOutcome, WriteOutcome } from '../../../src/registry/registry.js';
import {
  body,
  deleting,
  inProcess,
  type InProcess,
  listing,
  mergePatch,
  refusal,
  settle,
  watching,
  writing,
} from '../../support/in-process.js';

async function make(world: InProcess, plural: string, metadata: JsonObject): Promise<void> {
  await world.registry.create(world.context, world.target(plural), body({ metadata }), writing());
}

function remove(
  world: InProcess,
  plural: string,
  name: string,
  options: Partial<DeleteOptions> = {},
): Promise<DeleteOutcome> {
  return world.registry.delete(world.context, world.target(plural, { name }), deleting(options));
}

const gone = (world: InProcess, plural: string, name: string): Promise<string> =>
  refusal(world.registry.get(world.context, world.target(plural, { name }), { resourceVersion: '' }));

describe('delete', () => {
  test('it removes at once and returns a Status that names the object', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a' });
    expect(await remove(world, 'configmaps', 'a')).toEqual({
      kind: 'status',
      details: { name: 'a', group: '', kind: 'configmaps', uid: '00000000-0000-4000-8000-000000000001' },
    });
    expect(await gone(world, 'configmaps', 'a')).toBe('404 NotFound: configmaps "a" not found');
    expect(await refusal(remove(world, 'configmaps', 'a'))).toBe('404 NotFound: configmaps "a" not found');
  });

  test('with finalizers the object stays, and the update that removes the last one removes it (BL-057)', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a', finalizers: ['ex.io/f', 'ex.io/g'] });
    const seen = await watching(world, world.target('configmaps'), { resourceVersion: '2' });
    const first = await remove(world, 'configmaps', 'a');
    expect(first.kind === 'object' && first.object.parsed.metadata).toMatchObject({
      deletionTimestamp: '2024-05-01T10:00:00Z',
      deletionGracePeriodSeconds: 0,
      resourceVersion: '3',
    });
    const again = await remove(world, 'configmaps', 'a');
    expect(again.kind === 'object' && again.object.revision).toBe(3);

    const target = world.target('configmaps', { name: 'a' });
    const take = (finalizers: string[]): Promise<unknown> =>
      world.registry.patch(world.context, target, mergePatch({ metadata: { finalizers } }), writing());
    expect(await refusal(take(['ex.io/f', 'ex.io/h']))).toBe(
      '422 Invalid: ConfigMap "a" is invalid: metadata.finalizers: Forbidden: no new finalizers can be added if the ' +
        'object is being deleted, found new finalizers []string{"ex.io/h"}',
    );
    await take(['ex.io/g']);
    await take([]);
    expect(await gone(world, 'configmaps', 'a')).toMatch(/^404/);
    await settle();
    expect(seen.events).toEqual(['MODIFIED a@3', 'MODIFIED a@4', 'DELETED a@5']);
  });

  test.each<[string, Partial<DeleteOptions>, RegExp]>([
    [
      'another uid',
      { preconditions: { uid: 'u' } },
      /^409 Conflict: .*the UID in the precondition \(u\) does not match the UID in record \(0000/,
    ],
    [
      'an old version',
      { preconditions: { resourceVersion: '1' } },
      /^409 Conflict: .*the ResourceVersion in the precondition \(1\) does not match the ResourceVersion in record \(2\)/,
    ],
  ])('a mismatched %s in the preconditions is a conflict, in a dry run too', async (_what, options, message) => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a' });
    for (const dryRun of [false, true]) {
      expect(await refusal(remove(world, 'configmaps', 'a', { ...options, dryRun }))).toMatch(message);
    }
    expect(world.store.writes).toBe(1);
  });

  test('a dry run answers like the real request and changes nothing (BL-111)', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a' });
    await make(world, 'configmaps', { name: 'b', finalizers: ['ex.io/f'] });
    expect((await remove(world, 'configmaps', 'a', { dryRun: true })).kind).toBe('status');
    const marked = await remove(world, 'configmaps', 'b', { dryRun: true });
    expect(marked.kind === 'object' && marked.object.parsed.metadata.deletionTimestamp).toBe('2024-05-01T10:00:00Z');
    expect(world.store.writes).toBe(2);
  });

  // As in kube-apiserver, it makes no difference whether a collector runs in the same server.
  test.each([
    [{ propagationPolicy: 'Foreground' }, 'foregroundDeletion'],
    [{ propagationPolicy: 'Orphan' }, 'orphan'],
  ] as const)('with %j the object waits for a collector to remove its finalizer', async (options, finalizer) => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a' });
    const first = await remove(world, 'configmaps', 'a', options);
    expect(first.kind === 'object' && first.object.parsed.metadata).toMatchObject({
      finalizers: [finalizer],
      deletionTimestamp: '2024-05-01T10:00:00Z',
    });
    expect(await remove(world, 'configmaps', 'a', { propagationPolicy: 'Background' })).toMatchObject({
      kind: 'status',
    });
  });
});

describe('a pod that is being deleted', () => {
  const pod = { spec: { nodeName: 'n', containers: [{ name: 'c', image: 'i' }] } };
  /** Does something to the pod `a` once it is marked, before it is removed. */
  const whenMarked = (world: InProcess, act: () => Promise<unknown>): void => {
    world.store.beforeWrite = async (operation) => {
      if (operation.kind !== 'delete') return;
      world.store.beforeWrite = async () => {};
      await act();
    };
  };
  const create = (world: InProcess, metadata: JsonObject): Promise<WriteOutcome> =>
    world.registry.create(world.context, world.target('pods'), body({ metadata, ...pod }), writing());
  const report = (world: InProcess): Promise<WriteOutcome> => {
    const target = world.target('pods', { name: 'a', subresource: 'status' });
    return world.registry.patch(world.context, target, mergePatch({ status: { message: 'm' } }), writing());
  };

  test('the delete succeeds when the last status of its node removes the pod first', async () => {
    const world = inProcess();
    const { object } = await create(world, { name: 'a' });
    whenMarked(world, () => report(world));
    const answer = await remove(world, 'pods', 'a', { gracePeriodSeconds: 0 });
    const { uid } = object.parsed.metadata;
    expect(answer.kind === 'object' && [answer.gone, answer.object.parsed.metadata.uid]).toEqual([true, uid]);
    expect(await gone(world, 'pods', 'a')).toBe('404 NotFound: pods "a" not found');
  });

  test('a new pod of the same name stays', async () => {
    const world = inProcess();
    await create(world, { name: 'a' });
    let made: string | undefined;
    whenMarked(world, async () => {
      await report(world);
      made = (await create(world, { name: 'a' })).object.parsed.metadata.uid;
    });
    await remove(world, 'pods', 'a', { gracePeriodSeconds: 0 });
    const left = await world.registry.get(world.context, world.target('pods', { name: 'a' }), { resourceVersion: '' });
    expect([left.parsed.metadata.uid, left.parsed.metadata.deletionTimestamp]).toEqual([made, undefined]);
  });
});

describe('deletecollection', () => {
  test('it deletes the selection, continues past vanished objects, and returns what it found (BL-055)', async () => {
    const world = inProcess();
    for (const name of ['a', 'b', 'c'])
      await make(world, 'configmaps', { name, labels: { take: name === 'c' ? 'no' : 'yes' } });
    let raced = false;
    world.store.beforeWrite = async (operation) => {
      if (raced || operation.kind !== 'delete') return;
      raced = true;
      await remove(world, 'configmaps', 'a');
    };
    const found = await world.registry.deleteCollection(
      world.context,
      world.target('configmaps'),
      listing({ labelSelector: 'take=yes' }),
      deleting(),
    );
    expect(found.items.map(({ name }) => name)).toEqual(['a', 'b']);
    const left = await world.registry.list(world.context, world.target('configmaps'), listing());
    expect(left.items.map(({ name }) => name)).toEqual(['c']);
  });

  test('a malformed selector deletes nothing (BL-045)', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a' });
    for (const selector of [{ labelSelector: 'a=_bad' }, { fieldSelector: 'foo=bar' }]) {
      const call = world.registry.deleteCollection(
        world.context,
        world.target('configmaps'),
        listing(selector),
        deleting(),
      );
      expect(await refusal(call)).toMatch(/^400 BadRequest/);
    }
    expect(world.store.writes).toBe(1);
  });

  test('a dry run deletes nothing', async () => {
    const world = inProcess();
    await make(world, 'configmaps', { name: 'a' });
    const options = deleting({ dryRun: true });
    const found = await world.registry.deleteCollection(world.context, world.target('configmaps'), listing(), options);
    expect(found.items).toHaveLength(1);
    expect(world.store.writes).toBe(1);
  });
});

describe('a Namespace', () => {
  test.each([
    [{}, ['a.b/c']],
    [{ orphanDependents: false }, ['a.b/c', 'foregroundDeletion']],
    [{ propagationPolicy: 'Foreground' }, ['a.b/c', 'foregroundDeletion']],
    [{ propagationPolicy: 'Background' }, ['a.b/c']],
    [{ orphanDependents: true }, ['a.b/c', 'orphan']],
  ] as const)('deleted with %j it waits for its dependents unless they are orphaned', async (options, finalizers) => {
    const world = inProcess();
    await make(world, 'namespaces', { name: 'n', finalizers: ['a.b/c'] });
    const first = await remove(world, 'namespaces', 'n', options);
    expect(first.kind === 'object' && first.object.parsed.metadata.finalizers).toEqual(finalizers);
  });

  test('without spec.finalizers it is still only marked by its first delete', async () => {
    const world = inProcess();
    await make(world, 'namespaces', { name: 'n' });
    const empty = body({ metadata: { name: 'n' }, spec: { finalizers: [] } });
    const target = world.target('namespaces', { name: 'n', subresource: 'finalize' });
    await world.registry.update(world.context, target, empty, writing());
    const first = await remove(world, 'namespaces', 'n');
    expect(first.kind === 'object' && first.object.parsed.status).toEqual({ phase: 'Terminating' });
    expect(await remove(world, 'namespaces', 'n')).toMatchObject({ kind: 'status' });
  });

  test('spec.finalizers hold it, which only finalize changes (BL-065)', async () => {
    const world = inProcess();
    await make(world, 'namespaces', { name: 'n' });
    const first = await remove(world, 'namespaces', 'n');
    expect(first.kind === 'object' && first.object.parsed).toMatchObject({
      metadata: { deletionTimestamp: '2024-05-01T10:00:00Z' },
      spec: { finalizers: ['kubernetes'] },
      status: { phase: 'Terminating' },
    });
    expect(await remove(world, 'namespaces', 'n')).toMatchObject({ kind: 'object', object: { revision: 3 } });
    const empty = body({ metadata: { name: 'n' }, spec: { finalizers: [] } });
    const put = (subresource: string): Promise<unknown> =>
      world.registry.update(world.context, world.target('namespaces', { name: 'n', subresource }), empty, writing());
    await put('');
    expect(
      (await world.client.get({ type: { group: '', version: 'v1', resource: 'namespaces' }, name: 'n' }))['spec'],
    ).toEqual({ finalizers: ['kubernetes'] });
    await put('finalize');
    expect(await gone(world, 'namespaces', 'n')).toBe('404 NotFound: namespaces "n" not found');
  });
});
