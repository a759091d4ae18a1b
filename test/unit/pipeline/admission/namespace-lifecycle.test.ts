import { describe, expect, test } from '@jest/globals';
import type { StatusError } from '../../../../src/meta/errors.js';
import { createAdmissionChain } from '../../../../src/pipeline/admission/chain.js';
import type { AdmissionPlugin } from '../../../../src/pipeline/admission/plugin.js';
import { createPlugins } from '../../../../src/pipeline/admission/plugins.js';
import { namespaceLookup } from '../../../../src/server/namespace-lookup.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { body, deleting, inProcess, mergePatch, refusal, writing } from '../../../support/in-process.js';

describe('NamespaceLifecycle', () => {
  test('nothing is created in a namespace that does not exist', async () => {
    const world = inProcess({ admission: true });
    const call = world.registry.create(
      world.context,
      world.target('configmaps'),
      body({ metadata: { name: 'a' } }),
      writing(),
    );
    expect(await refusal(call)).toBe('404 NotFound: namespaces "ns" not found');
    expect(world.store.writes).toBe(0);
  });

  test('nothing is created in a terminating namespace, while updates and deletes continue', async () => {
    const world = inProcess({ admission: true });
    const { registry, context } = world;
    await registry.create(context, world.target('namespaces'), body({ metadata: { name: 'ns' } }), writing());
    await registry.create(context, world.target('configmaps'), body({ metadata: { name: 'a' } }), writing());
    await registry.delete(context, world.target('namespaces', { name: 'ns' }), deleting());
    const create = registry.create(
      context,
      world.target('configmaps'),
      body({ metadata: { generateName: 'b-' } }),
      writing(),
    );
    const refused = (await create.catch((error: unknown) => error)) as StatusError;
    expect([refused.code, refused.message]).toEqual([
      403,
      'configmaps "b-" is forbidden: unable to create new content in namespace ns because it is being terminated',
    ]);
    expect(refused.details?.causes).toEqual([
      { reason: 'NamespaceTerminating', message: 'namespace ns is being terminated', field: 'metadata.namespace' },
    ]);
    const target = world.target('configmaps', { name: 'a' });
    await registry.patch(context, target, mergePatch({ data: { k: 'v' } }), writing());
    await registry.delete(context, target, deleting());
  });

  test('nothing is created when the deletion begins between admission and commit', async () => {
    const world = inProcess({ admission: true });
    const { registry, context } = world;
    await registry.create(context, world.target('namespaces'), body({ metadata: { name: 'ns' } }), writing());
    world.store.beforeWrite = async ({ key }) => {
      if (key.resource !== '/configmaps') return;
      world.store.beforeWrite = undefined;
      await registry.delete(context, world.target('namespaces', { name: 'ns' }), deleting());
    };
    const create = registry.create(context, world.target('configmaps'), body({ metadata: { name: 'a' } }), writing());
    expect(await refusal(create)).toContain('unable to create new content in namespace ns');
    expect(await world.store.get({ resource: '/configmaps', namespace: 'ns', name: 'a' }, { kind: 'any' })).toBe(
      undefined,
    );
  });

  test('another concurrent change of the namespace is no reason to refuse', async () => {
    const world = inProcess({ admission: true });
    const { registry, context } = world;
    await registry.create(context, world.target('namespaces'), body({ metadata: { name: 'ns' } }), writing());
    world.store.beforeWrite = async ({ key }) => {
      if (key.resource !== '/configmaps') return;
      world.store.beforeWrite = undefined;
      const patch = mergePatch({ metadata: { labels: { a: 'b' } } });
      await registry.patch(context, world.target('namespaces', { name: 'ns' }), patch, writing());
    };
    const made = await registry.create(
      context,
      world.target('configmaps'),
      body({ metadata: { name: 'a' } }),
      writing(),
    );
    expect(made.created).toBe(true);
  });

  test('cluster-scoped objects need no namespace', async () => {
    const world = inProcess({ admission: true });
    const made = await world.registry.create(
      world.context,
      world.target('nodes'),
      body({ metadata: { name: 'a' } }),
      writing(),
    );
    expect(made.created).toBe(true);
  });
});

describe('the admission chain', () => {
  const calls: string[] = [];
  const plugin = (name: string): AdmissionPlugin => ({
    name,
    handles: ['CREATE', 'UPDATE'],
    async mutate(_context, { object }) {
      calls.push(`mutate ${name}`);
      const metadata = { ...object!.metadata, annotations: { ...object!.metadata.annotations, [name]: 'was here' } };
      return { ...object, metadata } as KubeObject;
    },
    async validate(_context, { object }) {
      calls.push(`validate ${name} ${Object.keys(object!.metadata.annotations ?? {}).join('+')}`);
    },
  });

  test('all plugins mutate, then all validate the final object', async () => {
    calls.length = 0;
    const world = inProcess({ plugins: [plugin('one'), plugin('two')] });
    const { object } = await world.registry.create(
      world.context,
      world.target('configmaps'),
      body({ metadata: { name: 'a' } }),
      writing(),
    );
    expect(calls).toEqual(['mutate one', 'mutate two', 'validate one one+two', 'validate two one+two']);
    expect(object.parsed.metadata.annotations).toEqual({ one: 'was here', two: 'was here' });
  });

  test('a plugin cannot change what only the server sets', async () => {
    const forger: AdmissionPlugin = {
      name: 'forger',
      handles: ['CREATE', 'UPDATE'],
      mutate: async (_context, { object }) =>
        ({
          ...object,
          metadata: { ...object!.metadata, uid: 'forged', generation: 99 },
          status: { replicas: 7 },
          unknown: 1,
        }) as unknown as KubeObject,
    };
    const world = inProcess({ plugins: [forger] });
    const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const given = { metadata: { name: 'd' }, spec: { selector: { matchLabels: { a: 'b' } }, template } };
    const { object } = await world.registry.create(world.context, world.target('deployments'), body(given), writing());
    expect(object.parsed).toMatchObject({
      metadata: { uid: expect.stringMatching(/^0000/), generation: 1 },
      status: {},
    });
    expect(object.parsed).not.toHaveProperty('status.replicas');
    expect(object.parsed).not.toHaveProperty('unknown');
  });

  test('plugins get the result of a patch, not the stored object (BL-115)', async () => {
    const guard: AdmissionPlugin = {
      name: 'guard',
      handles: ['UPDATE'],
      validate: async (_context, { object, oldObject }) => {
        calls.push(`${JSON.stringify(oldObject?.['data'])} -> ${JSON.stringify(object?.['data'])}`);
      },
    };
    calls.length = 0;
    const world = inProcess({ plugins: [guard] });
    await world.registry.create(
      world.context,
      world.target('configmaps'),
      body({ metadata: { name: 'a' }, data: { k: '1' } }),
      writing(),
    );
    await world.registry.patch(
      world.context,
      world.target('configmaps', { name: 'a' }),
      mergePatch({ data: { k: '2' } }),
      writing(),
    );
    expect(calls).toEqual(['{"k":"1"} -> {"k":"2"}']);
  });

  test('an unknown plugin is rejected by name', () => {
    const world = inProcess();
    const { naming } = world.parts;
    const authorizer = { authorize: () => ({ decision: 'allow', reason: '' }) as const };
    const namespaces = namespaceLookup(world.store);
    expect(() => createPlugins({ enabled: ['Nope'], disabled: [] }, { naming, namespaces, authorizer })).toThrow(
      /unknown admission plugin "Nope"/,
    );
    const left = createPlugins({ enabled: [], disabled: ['NamespaceLifecycle'] }, { naming, namespaces, authorizer });
    expect(left.map(({ name }) => name)).not.toContain('NamespaceLifecycle');
    expect(createAdmissionChain([])).toBeDefined();
  });
});
