import { describe, expect, test } from '@jest/globals';
import type { StatusError } from '../../../src/meta/errors.js';
import type { DefiningObject } from '../../../src/resources/strategy.js';
import { body, deleting, inProcess, mergePatch, writing } from '../../support/in-process.js';

/** A kind that a Node defines; `known` is what this server knows of that Node. */
async function defined() {
  const world = inProcess();
  const node = world.target('nodes', { name: 'd', namespace: '' });
  const make = async (finalizers: readonly string[] = []): Promise<DefiningObject> => {
    const { object } = await world.registry.create(
      world.context,
      world.target('nodes', { namespace: '' }),
      body({ apiVersion: 'v1', kind: 'Node', metadata: { name: 'd', finalizers } }),
      writing(),
    );
    const uid = object.parsed.metadata.uid ?? '';
    return { resource: node.resource.storageResource, name: 'd', uid, revision: object.revision };
  };
  return {
    world,
    make,
    change: () =>
      world.registry.patch(world.context, node, mergePatch({ metadata: { labels: { a: 'b' } } }), writing()),
    remove: () => world.registry.delete(world.context, node, deleting()),
    create: async (known: DefiningObject, dryRun = false): Promise<string> => {
      const target = world.target('configmaps');
      const strategy = { ...target.resource.strategy, definedBy: () => known };
      const resource = Object.create(target.resource, { strategy: { value: strategy } }) as typeof target.resource;
      const given = body({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' } });
      return world.registry.create(world.context, { ...target, resource }, given, writing({ dryRun })).then(
        () => 'created',
        (error: StatusError) => `${error.code} ${error.message}`,
      );
    },
  };
}

describe('an object of a kind that a stored object defines', () => {
  test('it is created while that one is there, also when it has changed unseen', async () => {
    for (const changes of [false, true]) {
      const { make, change, create } = await defined();
      const known = await make();
      if (changes) await change();
      expect(await create(known, true)).toBe('created');
      expect(await create(known)).toBe('created');
    }
  });

  test.each([
    ['created', false],
    ['shown by a dry run', true],
  ])('it is not %s when that one is being deleted, is gone or was replaced, unseen', async (_what, dryRun) => {
    const deleted = await defined();
    const held = await deleted.make(['example.com/held']);
    await deleted.remove();
    expect(await deleted.create(held, dryRun)).toBe(
      '403 configmaps "c" is forbidden: create not allowed while custom resource definition is terminating',
    );
    const gone = await defined();
    const first = await gone.make();
    await gone.remove();
    const notThere = '404 the server could not find the requested resource';
    expect(await gone.create(first, dryRun)).toBe(notThere);
    await gone.make();
    expect(await gone.create(first, dryRun)).toBe(notThere);
    for (const { world } of [deleted, gone]) {
      const { items } = await world.store.list({ resource: '/configmaps', at: { kind: 'any' } });
      expect(items).toEqual([]);
    }
  });
});
