import { describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { backOff } from '../support/back-off.js';

const api = sharedApi('cluster');

describe('concurrent writers', () => {
  test('200 read-modify-write clients on one object lose nothing', async () => {
    const namespace = await freshNamespace(api);
    const path = `/api/v1/namespaces/${namespace}/configmaps`;
    await api.post(path, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'counter' }, data: { n: '0' } });
    let conflicts = 0;
    await Promise.all(
      Array.from({ length: 200 }, async (_, writer) => {
        for (let attempt = 1; ; attempt++) {
          const object = (await api.get(`${path}/counter`)).json;
          object.data.n = String(Number(object.data.n) + 1);
          object.data[`writer-${writer}`] = 'was here';
          const answer = await api.put(`${path}/counter`, object);
          if (answer.status === 200) return;
          expect([answer.status, answer.json.reason]).toEqual([409, 'Conflict']);
          conflicts++;
          await backOff(attempt);
        }
      }),
    );
    const { data } = (await api.get(`${path}/counter`)).json;
    expect(data.n).toBe('200');
    expect(Object.keys(data)).toHaveLength(201);
    expect(conflicts).toBeGreaterThan(0);
  });

  test('100 patches without a version all take effect', async () => {
    const namespace = await freshNamespace(api);
    const path = `/api/v1/namespaces/${namespace}/configmaps`;
    await api.post(path, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'shared' } });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => api.patch(`${path}/shared`, 'merge', { data: { [`k${at}`]: 'v' } })),
    );
    expect(answers.map((answer) => answer.status).filter((status) => status !== 200)).toEqual([]);
    expect(Object.keys((await api.get(`${path}/shared`)).json.data)).toHaveLength(100);
  });

  test('one of 50 concurrent creates of one name succeeds', async () => {
    const namespace = await freshNamespace(api);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.post(`/api/v1/namespaces/${namespace}/configmaps`, {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { name: 'one' },
        }),
      ),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([1, 49]);
  });
});
