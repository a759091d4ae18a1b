import { CoreV1Api, KubeConfig, makeInformer, type V1ConfigMap } from '@kubernetes/client-node';
import { describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, sharedKubeconfig } from '../support/api.js';
import { waitFor } from '../support/wait-for.js';

describe('the informer of @kubernetes/client-node', () => {
  test('the informer stays in sync during 1,000 creates, updates and deletes', async () => {
    const config = new KubeConfig();
    config.loadFromFile(sharedKubeconfig('kubernetes'));
    const client = config.makeApiClient(CoreV1Api);
    const namespace = await freshNamespace(sharedApi('kubernetes'), 'informer');
    const informer = makeInformer(config, `/api/v1/namespaces/${namespace}/configmaps`, () =>
      client.listNamespacedConfigMap({ namespace }),
    );
    const seen = { add: 0, update: 0, delete: 0 };
    const problems: unknown[] = [];
    informer.on('add', () => seen.add++);
    informer.on('update', () => seen.update++);
    informer.on('delete', () => seen.delete++);
    informer.on('error', (error) => problems.push(error));
    await informer.start();

    const body = (name: string, step: number): V1ConfigMap => ({ metadata: { name }, data: { step: String(step) } });
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let at = next++; at < 400; at = next++) {
        const name = `object-${at}`;
        await client.createNamespacedConfigMap({ namespace, body: body(name, 1) });
        await client.replaceNamespacedConfigMap({ namespace, name, body: body(name, 2) });
        if (at % 2 === 0) await client.deleteNamespacedConfigMap({ namespace, name });
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));

    await waitFor('all 1,000 events', () => seen.add === 400 && seen.update === 400 && seen.delete === 200, {
      lastSeen: () => JSON.stringify(seen),
    });
    const cached = new Map(informer.list().map((item) => [item.metadata!.name!, item.metadata!.resourceVersion!]));
    const { items } = await client.listNamespacedConfigMap({ namespace });
    expect(cached).toEqual(new Map(items.map((item) => [item.metadata!.name!, item.metadata!.resourceVersion!])));
    expect(cached.size).toBe(200);
    expect(problems).toEqual([]);
    await informer.stop();
  });
});
