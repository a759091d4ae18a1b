import { describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { waitFor } from '../support/wait-for.js';

describe.each([
  ['cluster', 'cluster', 'cluster.io'],
  ['kubernetes', 'kubernetes', 'k8s.io'],
] as const)('a new cluster under %s naming', (naming, service, domain) => {
  const api = sharedApi(naming);

  test('the Service of the API server has the first address of the network', async () => {
    const { spec } = (await api.get(`/api/v1/namespaces/default/services/${service}`)).json;
    expect(spec).toMatchObject({
      clusterIP: '10.0.0.1',
      clusterIPs: ['10.0.0.1'],
      ports: [{ name: 'https', port: 443, protocol: 'TCP' }],
      type: 'ClusterIP',
    });
    const taken = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'thief' },
      spec: { clusterIP: '10.0.0.1', ports: [{ port: 1 }] },
    };
    const namespace = await freshNamespace(api);
    const refusal = await api.post(`/api/v1/namespaces/${namespace}/services`, taken);
    expect([refusal.status, refusal.json['message']]).toEqual([
      422,
      expect.stringContaining('provided IP is already allocated'),
    ]);
  });

  test('the network of the flags is a ready ServiceCIDR', async () => {
    const { spec, status } = (await api.get(`/apis/networking.${domain}/v1/servicecidrs/${service}`)).json;
    expect(spec).toEqual({ cidrs: ['10.0.0.0/24'] });
    expect(status.conditions).toEqual([expect.objectContaining({ type: 'Ready', status: 'True' })]);
  });

  test('the system priority classes have the values of Kubernetes', async () => {
    const classes = `/apis/scheduling.${domain}/v1/priorityclasses`;
    expect((await api.get(`${classes}/system-cluster-critical`)).json['value']).toBe(2_000_000_000);
    expect((await api.get(`${classes}/system-node-critical`)).json['value']).toBe(2_000_001_000);
  });

  test('the mandatory flow schemas and priority levels exist and cannot be changed', async () => {
    const root = `/apis/flowcontrol.apiserver.${domain}/v1`;
    for (const name of ['exempt', 'catch-all']) {
      const schema = (await api.get(`${root}/flowschemas/${name}`)).json;
      expect(schema['spec'].priorityLevelConfiguration).toEqual({ name });
      expect((await api.get(`${root}/prioritylevelconfigurations/${name}`)).json['spec'].type).toBe(
        name === 'exempt' ? 'Exempt' : 'Limited',
      );
      const spec = { ...schema['spec'], matchingPrecedence: 77 };
      const refusal = await api.put(`${root}/flowschemas/${name}`, { ...schema, spec });
      expect([
        refusal.status,
        refusal.json['details'].causes.map(({ message }: { message: string }) => message),
      ]).toEqual([422, [expect.stringContaining(`spec of '${name}' must equal the fixed value`)]]);
    }
  });

  test('every service address has an IPAddress as long as its Service exists', async () => {
    const namespace = await freshNamespace(api);
    const services = `/api/v1/namespaces/${namespace}/services`;
    const made = await api.post(services, {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 's' },
      spec: { ports: [{ port: 1 }] },
    });
    const address = made.json['spec'].clusterIP as string;
    const path = `/apis/networking.${domain}/v1/ipaddresses/${address}`;
    await waitFor('the address is shown', async () => (await api.get(path)).status === 200);
    expect((await api.get(path)).json['spec']).toEqual({
      parentRef: { resource: 'services', namespace, name: 's' },
    });
    await api.delete(`${services}/s`);
    await waitFor('the address is gone', async () => (await api.get(path)).status === 404);
  });
});
