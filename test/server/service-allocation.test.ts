import { describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';
import { waitFor } from '../support/wait-for.js';

const api = sharedApi('cluster');

function service(name: string, spec: Members = {}): Members {
  const ports = [{ port: 80 }];
  return { apiVersion: 'v1', kind: 'Service', metadata: { name }, spec: { selector: { app: name }, ports, ...spec } };
}

/** A separate namespace, with shortcuts for Services in it. */
async function place(): Promise<{
  readonly path: string;
  create(name: string, spec?: Members): Promise<ApiResponse>;
}> {
  const namespace = await freshNamespace(api);
  const path = `/api/v1/namespaces/${namespace}/services`;
  return { path, create: (name, spec) => api.post(path, service(name, spec)) };
}

/**
 * Addresses and node ports that only this test requests: they are in the bands from which the server allocates last, so
 * concurrent tests do not get them.
 */
let written = 0;
const addressByHand = (): string => `10.0.0.${2 + (written++ % 15)}`;
const portByHand = (): number => 30_000 + (written++ % 86);

describe('addresses of Services', () => {
  test('20 concurrent Services get 20 distinct addresses, which tables show', async () => {
    const { path, create } = await place();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => create(`s${at}`)));
    for (const answer of answers) expectCode(answer, 201);
    const addresses = answers.map(({ json }) => json.spec.clusterIP as string);
    expect(new Set(addresses).size).toBe(20);
    for (const { json } of answers) {
      expect(json.spec.clusterIP).toMatch(/^10\.0\.0\.\d+$/);
      expect(json.spec).toMatchObject({ clusterIPs: [json.spec.clusterIP], ipFamilies: ['IPv4'] });
    }
    const table = await api.get(path, { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' });
    const shown = table.json.rows.map(({ cells }: { cells: string[] }) => cells[2]);
    expect([...shown].sort()).toEqual([...addresses].sort());
    expectCode(await api.delete(path), 200);
  });

  test('an allocated address is refused until its Service is gone', async () => {
    const { path, create } = await place();
    const clusterIP = addressByHand();
    expectCode(await create('first', { clusterIP }), 201);
    const refused = await create('second', { clusterIP });
    expectStatus(refused, 422, 'Invalid', /failed to allocate IP [\d.]+: provided IP is already allocated$/);
    expect(refused.json.details.causes).toEqual([
      expect.objectContaining({ field: 'spec.clusterIPs', reason: 'FieldValueInvalid' }),
    ]);
    expectCode(await api.delete(`${path}/first`), 200);
    const created = await create('second', { clusterIP });
    expectCode(created, 201);
    expect(created.json.spec.clusterIP).toBe(clusterIP);
  });

  test('one of 20 concurrent Services that request one address gets it', async () => {
    const { create } = await place();
    const clusterIP = addressByHand();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => create(`s${at}`, { clusterIP })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(422)]);
  });

  test('addresses outside the range, and that of the server, are refused', async () => {
    const { create } = await place();
    expectStatus(await create('a', { clusterIP: '10.1.0.1' }), 422, 'Invalid', /does not match the current range$/);
    expectStatus(await create('a', { clusterIP: '10.0.0.1' }), 422, 'Invalid', /provided IP is already allocated$/);
  });

  test('an ExternalName Service has no address, a headless one has None', async () => {
    const { create } = await place();
    const external = (await create('external', { type: 'ExternalName', externalName: 'example.com' })).json.spec;
    expect([external.clusterIP, external.clusterIPs, external.ipFamilies]).toEqual([undefined, undefined, undefined]);
    const headless = (await create('headless', { clusterIP: 'None' })).json.spec;
    expect([headless.clusterIP, headless.clusterIPs]).toEqual(['None', ['None']]);
  });

  test('a dry run shows an address and allocates none', async () => {
    const { path, create } = await place();
    const dryRun = (spec: Members): Promise<ApiResponse> => api.post(`${path}?dryRun=All`, service('a', spec));
    const picked = await dryRun({ type: 'NodePort' });
    expectCode(picked, 201);
    expect(picked.json.spec.clusterIP).toMatch(/^10\.0\.0\.\d+$/);
    expect(picked.json.spec.ports[0].nodePort).toBeGreaterThanOrEqual(30_000);
    const spec = { type: 'NodePort', clusterIP: addressByHand(), ports: [{ port: 80, nodePort: portByHand() }] };
    expectCode(await dryRun(spec), 201);
    expectCode(await create('b', spec), 201);
    expectStatus(await dryRun({ clusterIP: spec.clusterIP }), 422, 'Invalid', /already allocated$/);
  });

  test('a PUT without addresses keeps them, and they are immutable', async () => {
    const { path, create } = await place();
    const created = (await create('a', { type: 'NodePort' })).json;
    const again = await api.put(`${path}/a`, service('a', { type: 'NodePort' }));
    expectCode(again, 200);
    expect(again.json).toEqual(created);
    const moved = await api.patch(`${path}/a`, 'merge', {
      spec: { clusterIP: '10.0.0.200', clusterIPs: ['10.0.0.200'] },
    });
    expectStatus(moved, 422, 'Invalid', /spec\.clusterIPs\[0\].*may not change once set/);
  });

  test('addresses are free again when their namespace is gone', async () => {
    const { path, create } = await place();
    const clusterIP = addressByHand();
    expectCode(await create('a', { clusterIP }), 201);
    const namespacePath = path.slice(0, -'/services'.length);
    await api.delete(namespacePath);
    await waitFor('the end of the namespace', async () => (await api.get(namespacePath)).status === 404);
    expectCode(await (await place()).create('b', { clusterIP }), 201);
  });

  test('no path serves the reservations', async () => {
    for (const path of ['/apis/internal', '/apis/internal/v1/serviceips', '/apis/internal/v1/nodeports']) {
      expectCode(await api.get(path), 404);
    }
  });
});

describe('node ports of Services', () => {
  test.each<[string, Members, boolean]>([
    ['NodePort', { type: 'NodePort' }, false],
    ['LoadBalancer', { type: 'LoadBalancer' }, false],
    ['LoadBalancer with local traffic', { type: 'LoadBalancer', externalTrafficPolicy: 'Local' }, true],
  ])('%s has node ports', async (_type, spec, health) => {
    const { path, create } = await place();
    const created = await create('a', spec);
    expectCode(created, 201);
    const { ports, healthCheckNodePort, clusterIP } = created.json.spec;
    for (const port of [ports[0].nodePort, ...(health ? [healthCheckNodePort] : [])]) {
      expect(port).toBeGreaterThanOrEqual(30_000);
      expect(port).toBeLessThanOrEqual(32_767);
    }
    expect(clusterIP).toMatch(/^10\.0\.0\./);
    const table = await api.get(path, { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' });
    expect(table.json.rows[0].cells[4]).toBe(`80:${ports[0].nodePort}/TCP`);
  });

  test('an allocated node port is refused until the type changes', async () => {
    const { path, create } = await place();
    const other = { type: 'NodePort', ports: [{ port: 80, nodePort: portByHand() }] };
    expectCode(await create('a', other), 201);
    expectStatus(
      await create('b', other),
      422,
      'Invalid',
      /spec\.ports\[0\]\.nodePort: Invalid value: \d+: provided port is already allocated$/,
    );
    const changed = await api.patch(`${path}/a`, 'merge', { spec: { type: 'ClusterIP' } });
    expectCode(changed, 200);
    expect(changed.json.spec.ports[0].nodePort).toBeUndefined();
    expectCode(await create('b', other), 201);
  });

  test('removing the last finalizer releases node ports', async () => {
    const { path, create } = await place();
    const spec = { type: 'NodePort', ports: [{ port: 80, nodePort: portByHand() }] };
    expectCode(await create('a', spec), 201);
    await api.patch(`${path}/a`, 'merge', { metadata: { finalizers: ['example.com/wait'] } });
    await api.delete(`${path}/a`);
    expectCode(await create('b', spec), 422);
    await api.patch(`${path}/a`, 'merge', { metadata: { finalizers: null } });
    expectCode(await create('b', spec), 201);
    await api.delete(`${path}/b`);
  });

  test('a node port outside the range is refused', async () => {
    const { create } = await place();
    const answer = await create('a', { type: 'NodePort', ports: [{ port: 80, nodePort: 8080 }] });
    expectStatus(answer, 422, 'Invalid', /The range of valid ports is 30000-32767$/);
  });

  test('kinds other than Service are unaffected', async () => {
    const { path, create } = await place();
    const watch = await api.watch(`${path}?watch=1`);
    await create('a', { type: 'NodePort' });
    await watch.until((events) => events.length > 0, 'the Service');
    await api.delete(`${path}/a`);
    await watch.until((events) => events.length > 1, 'its end');
    watch.close();
    expect(watch.events.map(({ type, object }) => [type, object.metadata.name])).toEqual([
      ['ADDED', 'a'],
      ['DELETED', 'a'],
    ]);
  });
});
