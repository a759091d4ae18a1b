import { readFileSync } from 'node:fs';
import { ApiextensionsV1Api, CustomObjectsApi, KubeConfig, makeInformer } from '@kubernetes/client-node';
import type { KubernetesListObject, KubernetesObject } from '@kubernetes/client-node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { Fleet } from '../../generated/types/custom/example.com__v1.js';
import { createClient } from '../../src/client/remote/typed-client.js';
import { StatusError } from '../../src/meta/errors.js';
import { Api, freshNamespace } from '../support/api.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let config: KubeConfig;
let namespace = '';

const NAME = 'fleets.example.com';
const FINALIZER = 'example.com/recall';
const FILE = new URL('../../schemas/definitions/fleets.example.com.yaml', import.meta.url);

// A separate server: the definition changes discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  config = new KubeConfig();
  config.loadFromFile(server.kubeconfig);
  const definitions = config.makeApiClient(ApiextensionsV1Api);
  const text = readFileSync(FILE, 'utf8').replace('apiextensions.cluster.io', 'apiextensions.k8s.io');
  // The library's typed call drops members of schemas whose names contain a dash.
  await config.makeApiClient(CustomObjectsApi).createClusterCustomObject({
    group: 'apiextensions.k8s.io',
    version: 'v1',
    plural: 'customresourcedefinitions',
    body: parse(text) as object,
  });
  await waitFor('the kind to be established', async () => {
    const { status } = await definitions.readCustomResourceDefinition({ name: NAME });
    return status?.conditions?.some((one) => one.type === 'Established' && one.status === 'True');
  });
});

beforeEach(async () => {
  namespace = await freshNamespace(new Api(server.kubeconfig), 'operator');
});

afterAll(async () => {
  await server.stop();
});

interface FleetObject extends KubernetesObject {
  spec: { model: string; replicas?: number };
  status?: { replicas?: number };
}

describe('an operator', () => {
  test('an operator written with @kubernetes/client-node reconciles status, scales, and holds deletion with its finalizer', async () => {
    const api = config.makeApiClient(CustomObjectsApi);
    const place = { group: 'example.com', version: 'v1', namespace, plural: 'fleets' };
    const informer = makeInformer<FleetObject>(
      config,
      `/apis/example.com/v1/namespaces/${namespace}/fleets`,
      async () => (await api.listNamespacedCustomObject(place)) as KubernetesListObject<FleetObject>,
    );
    const recalled: string[] = [];
    const problems: unknown[] = [];
    const reconcile = async (fleet: FleetObject): Promise<void> => {
      const { name = '', finalizers = [], deletionTimestamp } = fleet.metadata ?? {};
      if (deletionTimestamp !== undefined) {
        if (!finalizers.includes(FINALIZER)) return;
        recalled.push(name);
        const rest = finalizers.filter((one) => one !== FINALIZER);
        await api.replaceNamespacedCustomObject({
          ...place,
          name,
          body: { ...fleet, metadata: { ...fleet.metadata, finalizers: rest } },
        });
      } else if (!finalizers.includes(FINALIZER)) {
        const metadata = { ...fleet.metadata, finalizers: [...finalizers, FINALIZER] };
        await api.replaceNamespacedCustomObject({ ...place, name, body: { ...fleet, metadata } });
      } else if (fleet.status?.replicas !== fleet.spec.replicas) {
        const status = { replicas: fleet.spec.replicas };
        await api.replaceNamespacedCustomObjectStatus({ ...place, name, body: { ...fleet, status } });
      }
    };
    // One object at a time, like a work queue; a conflict brings a newer event.
    let turn = Promise.resolve();
    const enqueue = (fleet: FleetObject): void => {
      turn = turn
        .then(() => reconcile(fleet))
        .catch((error: { code?: number }) => {
          if (error.code !== 409 && error.code !== 404) problems.push(error);
        });
    };
    informer.on('add', enqueue);
    informer.on('update', enqueue);
    informer.on('error', (error) => problems.push(error));
    await informer.start();

    const read = async (name: string): Promise<FleetObject> =>
      (await api.getNamespacedCustomObject({ ...place, name })) as FleetObject;
    const body = {
      apiVersion: 'example.com/v1',
      kind: 'Fleet',
      metadata: { name: 'taxis' },
      spec: { model: 'van', replicas: 2 },
    };
    await api.createNamespacedCustomObject({ ...place, body });
    await waitFor('the status to follow', async () => (await read('taxis')).status?.replicas === 2);
    expect((await read('taxis')).metadata?.finalizers).toEqual([FINALIZER]);

    const scale = (await api.getNamespacedCustomObjectScale({ ...place, name: 'taxis' })) as {
      spec: { replicas: number };
    };
    expect(scale.spec.replicas).toBe(2);
    scale.spec.replicas = 5;
    await api.replaceNamespacedCustomObjectScale({ ...place, name: 'taxis', body: scale });
    await waitFor('the status to follow the scale', async () => (await read('taxis')).status?.replicas === 5);

    await api.deleteNamespacedCustomObject({ ...place, name: 'taxis' });
    await waitFor('the object to go', async () => {
      const { items } = (await api.listNamespacedCustomObject(place)) as KubernetesListObject<FleetObject>;
      return items.length === 0;
    });
    await waitFor('the informer to see it', () => Promise.resolve(informer.list().length === 0));
    await turn;
    expect([recalled, problems]).toEqual([['taxis'], []]);
    await informer.stop();
  });

  test('an operator written with generated types reads, writes and watches with them', async () => {
    const client = createClient(server.kubeconfig, { userAgent: 'operator-test' });
    const fleets = client.resource<Fleet>('example.com/v1', 'Fleet');
    const made = await fleets.create({ metadata: { namespace, name: 'trams' }, spec: { model: 'tram', limit: '50%' } });
    // The default of the schema.
    const replicas: number | undefined = made.spec.replicas;
    expect([replicas, made.spec.limit]).toEqual([1, '50%']);
    const informer = await fleets.informer({ namespace });
    informer.start();
    await informer.synced;
    const status = { replicas: made.spec.replicas ?? 0 };
    await fleets.subresource('status').patch({ namespace, name: 'trams' }, { status });
    await waitFor('the informer to see the status', () => {
      const seen = informer.get(namespace, 'trams') as Fleet | undefined;
      return Promise.resolve(seen?.status?.replicas === 1);
    });
    const applied = await fleets.apply(
      { metadata: { namespace, name: 'trams' }, spec: { model: 'tram', replicas: 3 } },
      { fieldManager: 'operator', force: true },
    );
    expect(applied.spec.replicas).toBe(3);
    const refused = fleets.patch({ namespace, name: 'trams' }, { spec: { replicas: -1 } });
    await expect(refused).rejects.toBeInstanceOf(StatusError);
    const cause = expect.objectContaining({ field: 'spec.replicas', reason: 'FieldValueInvalid' });
    await expect(refused).rejects.toMatchObject({ code: 422, details: { causes: expect.arrayContaining([cause]) } });
    await fleets.delete({ namespace, name: 'trams' });
    await waitFor('the informer to see it go', () => Promise.resolve(informer.get(namespace, 'trams') === undefined));
    informer.stop();
    client.close();
  });
});
