import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from '../../src/client/remote/typed-client.js';
import { StatusError } from '../../src/meta/errors.js';
import { freshNamespace, sharedApi, sharedKubeconfig } from '../support/api.js';

describe.each(['cluster', 'kubernetes'] as const)('the typed client under %s naming', (naming) => {
  const client = createClient(sharedKubeconfig(naming), { userAgent: 'typed-client-test' });
  const maps = client.resource('v1', 'ConfigMap');
  const deployments = client.resource('apps/v1', 'Deployment');
  let namespace = '';

  beforeAll(async () => {
    namespace = await freshNamespace(sharedApi(naming));
  });
  afterAll(() => client.close());

  test('objects of the generated types are created, read, updated, patched, listed and deleted', async () => {
    const made = await maps.create({
      metadata: { namespace, name: 'a', labels: { app: 'x' } },
      data: { color: 'blue' },
    });
    expect(made.data).toEqual({ color: 'blue' });
    const read = await maps.get({ namespace, name: 'a' });
    expect(read.metadata.uid).toBe(made.metadata.uid);
    await maps.update({ ...read, data: { color: 'red' } });
    const patched = await maps.patch({ namespace, name: 'a' }, { data: { size: 'xl' } });
    expect(patched.data).toEqual({ color: 'red', size: 'xl' });
    const listed = await maps.list({ namespace }, { labelSelector: 'app=x' });
    expect(listed.items.map((item) => item.metadata.name)).toEqual(['a']);
    await maps.delete({ namespace, name: 'a' });
    await expect(maps.get({ namespace, name: 'a' })).rejects.toMatchObject({ code: 404, reason: 'NotFound' });
  });

  test('an error is a StatusError with the causes of the server', async () => {
    const refused = maps.create({ metadata: { namespace, name: 'Not_A_Name' } });
    await expect(refused).rejects.toBeInstanceOf(StatusError);
    await expect(refused).rejects.toMatchObject({ code: 422, details: { causes: [{ field: 'metadata.name' }] } });
  });

  test('subresources have the same verbs', async () => {
    const template = { metadata: { labels: { app: 'd' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const spec = { replicas: 1, selector: { matchLabels: { app: 'd' } }, template };
    await deployments.create({ metadata: { namespace, name: 'd' }, spec });
    await deployments.subresource('status').patch({ namespace, name: 'd' }, { status: { observedGeneration: 1 } });
    interface Scale {
      readonly spec: { readonly replicas?: number };
    }
    const scale = deployments.subresource<Scale>('scale');
    expect((await scale.get({ namespace, name: 'd' })).spec.replicas).toBe(1);
    await scale.patch({ namespace, name: 'd' }, { spec: { replicas: 3 } });
    const read = await deployments.get({ namespace, name: 'd' });
    expect([read.spec.replicas, read.status.observedGeneration]).toEqual([3, 1]);
  });

  test('a watch sends the existing objects and then each change', async () => {
    await maps.create({ metadata: { namespace, name: 'w', labels: { watched: 'yes' } }, data: { at: '0' } });
    const seen: string[] = [];
    for await (const { type, object } of maps.watch({ namespace }, { labelSelector: 'watched=yes' })) {
      seen.push(`${type} ${object.metadata.name} ${object.data?.['at']}`);
      if (type === 'ADDED') await maps.patch({ namespace, name: 'w' }, { data: { at: '1' } });
      if (type === 'MODIFIED') await maps.delete({ namespace, name: 'w' });
      if (type === 'DELETED') break;
    }
    expect(seen).toEqual(['ADDED w 0', 'MODIFIED w 1', 'DELETED w 1']);
  });

  test('an informer holds the collection', async () => {
    await maps.create({ metadata: { namespace, name: 'held' } });
    const informer = await maps.informer({ namespace });
    informer.start();
    await informer.synced;
    expect(informer.get(namespace, 'held')?.kind).toBe('ConfigMap');
    informer.stop();
  });

  test('an unserved kind is an error that names it', async () => {
    const nothing = client.resource<{ readonly metadata: object }>('v1', 'Nothing');
    await expect(nothing.list()).rejects.toMatchObject({ code: 404, message: 'the server has no kind Nothing in v1' });
  });
});
