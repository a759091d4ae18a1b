import { expect, test } from '@jest/globals';
import type { KubeObject } from '../../../src/meta/object.js';
import { cpuTimeOf } from '../../support/cpu-time.js';
import { inProcess } from '../../support/in-process.js';

const TYPE = { group: '', version: 'v1', resource: 'configmaps' };
const MANAGERS = 8_000;
/** CPU time of all writes in ms: far more than they take, and less than visiting all members for each manager would. */
const PATIENCE = 10_000;

test('an object with thousands of managers is not searched for each of them', async () => {
  const { client } = inProcess();
  const names = Array.from({ length: MANAGERS }, (_none, index) => `k${index}`);
  const data = (value: string): Record<string, string> => Object.fromEntries(names.map((name) => [name, value]));
  const managedFields = names.map((name) => ({
    manager: name,
    operation: 'Apply',
    apiVersion: 'v1',
    time: '2025-01-01T00:00:00Z',
    fieldsType: 'FieldsV1',
    fieldsV1: { 'f:data': { [`f:${name}`]: {} } },
  }));
  const metadata = { name: 'a', namespace: 'default' };
  const kind = { apiVersion: 'v1', kind: 'ConfigMap' };
  const address = { type: TYPE, ...metadata };
  let spent = 0;
  const managers = async (): Promise<number> =>
    ((await client.get(address)).metadata.managedFields as readonly unknown[]).length;
  const write = async (verb: 'create' | 'update', value: string, given?: typeof managedFields): Promise<void> => {
    const object = { ...kind, metadata: { ...metadata, ...(given && { managedFields: given }) }, data: data(value) };
    const body = object as unknown as KubeObject;
    const { type, namespace } = address;
    spent += await cpuTimeOf(() =>
      verb === 'create' ? client.create({ type, namespace }, body) : client.update(address, body),
    );
  };
  await write('create', 'a', managedFields);
  // The creator owns everything; managers may be set afterwards.
  expect(await managers()).toBe(1);
  await write('update', 'a', managedFields);
  expect(await managers()).toBe(MANAGERS);
  // An apply that gives something up compares with all other managers.
  for (const more of [{ x: '1', y: '1' }, { x: '1' }]) {
    const patch = { ...kind, metadata, data: more };
    spent += await cpuTimeOf(() =>
      client.patch(address, { mediaType: 'application/apply-patch+yaml', patch }, {
        fieldManager: 'one',
        force: true,
      } as never),
    );
  }
  expect((await client.get(address))['data']).toEqual({ ...data('a'), x: '1' });
  // The oldest entries of updates are joined.
  await write(
    'update',
    'a',
    managedFields.map((entry) => ({ ...entry, operation: 'Update' })),
  );
  const patch = { data: { z: '1' } };
  spent += await cpuTimeOf(() => client.patch(address, { mediaType: 'application/merge-patch+json', patch }));
  expect(await managers()).toBe(10);
  await write('update', 'b');
  expect(await managers()).toBe(1);
  expect(spent).toBeLessThan(PATIENCE);
});
