import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';

const api = sharedApi('kubernetes');
let services = '';

beforeEach(async () => {
  services = `/api/v1/namespaces/${await freshNamespace(api)}/services`;
});

async function make(spec: Members): Promise<ApiResponse['json']> {
  const body = { apiVersion: 'v1', kind: 'Service', metadata: { name: 's' }, spec: { ports: [{ port: 80 }], ...spec } };
  const answer = await api.post(services, body);
  expectCode(answer, 201);
  return answer.json;
}

const strategic = (spec: Members): Promise<ApiResponse> => api.patch(`${services}/s`, 'strategic', { spec });

async function put(made: ApiResponse['json'], spec: Members): Promise<ApiResponse> {
  const { resourceVersion: _any, ...metadata } = made['metadata'];
  return api.put(`${services}/s`, { ...made, metadata, spec });
}

describe('ports of one number and two protocols (BL-120)', () => {
  const TCP = { name: 'tcp', port: 443, protocol: 'TCP' };
  const UDP = { name: 'udp', port: 443, protocol: 'UDP' };
  const ports = (answer: ApiResponse): string[] =>
    answer.json['spec'].ports.map(({ port, protocol }: { port: number; protocol: string }) => `${port}/${protocol}`);

  test('both ports stay when a patch replaces the list, and both are removed when it deletes by number', async () => {
    await make({ ports: [TCP, UDP] });
    const replaced = await strategic({ ports: [{ $patch: 'replace' }, UDP, TCP] });
    expectCode(replaced, 200);
    expect(ports(replaced)).toEqual(['443/UDP', '443/TCP']);
    const other = await strategic({ ports: [{ $patch: 'delete', port: 443 }, { port: 80 }] });
    expectCode(other, 200);
    expect(ports(other)).toEqual(['80/TCP']);
  });

  test('both ports survive a patch of another member', async () => {
    await make({ ports: [TCP, UDP] });
    const patched = await strategic({ sessionAffinity: 'ClientIP' });
    expectCode(patched, 200);
    expect(ports(patched)).toEqual(['443/TCP', '443/UDP']);
  });
});

describe('the type and the address (BL-122)', () => {
  test('a PUT with an absent or empty address keeps it, another address is rejected', async () => {
    const made = await make({});
    const { clusterIP } = made['spec'];
    const { clusterIP: _one, clusterIPs: _all, ...bare } = made['spec'];
    for (const spec of [bare, { ...bare, clusterIP: '' }]) {
      const answer = await put(made, spec);
      expectCode(answer, 200);
      expect(answer.json['spec'].clusterIP).toBe(clusterIP);
    }
    const other = await put(made, { ...bare, clusterIP: 'None', clusterIPs: ['None'] });
    expectStatus(other, 422, 'Invalid', /spec\.clusterIPs\[0\]: Invalid value: \["None"\]: may not change once set/);
  });

  test('a service without an address keeps having none', async () => {
    const made = await make({ clusterIP: 'None', selector: { a: 'b' } });
    const { clusterIP: _one, clusterIPs: _all, ...bare } = made['spec'];
    const answer = await put(made, bare);
    expectCode(answer, 200);
    expect(answer.json['spec'].clusterIP).toBe('None');
  });

  test('a node port is allocated, and cleared when the type needs none', async () => {
    await make({ ports: [{ port: 80, name: 'a' }] });
    const node = await strategic({ type: 'NodePort' });
    expectCode(node, 200);
    expect(node.json['spec'].ports[0].nodePort).toBeGreaterThanOrEqual(30000);
    const cluster = await strategic({ type: 'ClusterIP', ports: [{ port: 81, name: 'b' }] });
    expectCode(cluster, 200);
    expect(cluster.json['spec'].ports.map(({ nodePort }: Members) => nodePort)).toEqual([undefined, undefined]);
  });

  test('ExternalName releases the address; changing back allocates one', async () => {
    await make({});
    const external = await strategic({ type: 'ExternalName', externalName: 'example.com' });
    expectCode(external, 200);
    expect(external.json['spec'].clusterIP).toBeUndefined();
    const back = await strategic({ type: 'ClusterIP', externalName: null });
    expectCode(back, 200);
    expect(back.json['spec'].clusterIP).toMatch(/^\d+\./);
    expect(back.json['spec'].externalName).toBeUndefined();
  });
});
