import { expect, test } from '@jest/globals';
import { nodeOf, OwnerGraph } from '../../../../src/controllers/garbage-collector/graph.js';
import { Owners } from '../../../../src/controllers/garbage-collector/owners.js';
import { inProcess } from '../../../support/in-process.js';

test('an absent owner is looked up once, unless the reference is too long to be remembered', async () => {
  const { client, catalogue } = inProcess();
  const looked: string[] = [];
  const counting = {
    ...client,
    get: (...given: Parameters<typeof client.get>) => {
      looked.push(given[0].name);
      return client.get(...given);
    },
  };
  const owners = new Owners(counting, catalogue, new OwnerGraph());
  const dependent = nodeOf(
    { group: '', version: 'v1', resource: 'configmaps' },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'ns', uid: 'u' } },
  );
  const { signal } = new AbortController();
  const long = 'x'.repeat(1024);
  for (const name of ['short', 'short', long, long]) {
    const reference = { apiVersion: 'v1', kind: 'ConfigMap', name, uid: 'gone' };
    expect(await owners.standing(dependent, reference, signal)).toBe('absent');
  }
  expect(looked).toEqual(['short', long, long]);
});
