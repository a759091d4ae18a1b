import { describe, expect, test } from '@jest/globals';
import type { KubeObject } from '../../../src/meta/object.js';
import type { CreationDecider } from '../../../src/request/creation-decisions.js';
import { createRegistry } from '../../../src/registry/create-registry.js';
import { body, inProcess, writing } from '../../support/in-process.js';

const FENCE = { kind: 'lease', name: 'deciders', token: 7 } as const;
const CLAIM = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'a' },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
};

/** A registry with a decider that sets a phase of its own; `told` counts ended decisions. */
function deciding(token: number) {
  const world = inProcess();
  world.store.leases.set(FENCE.name, token);
  const target = world.target('persistentvolumeclaims');
  const told = { ended: 0 };
  const decider: CreationDecider = {
    manager: 'decider',
    decide: (object) => ({
      object: { ...object, status: { phase: 'Lost' } } as KubeObject,
      fence: FENCE,
      end: () => void (told.ended += 1),
    }),
  };
  const registry = createRegistry({
    ...world.parts,
    deciders: new Map([[target.resource.storageResource, decider]]),
  });
  const create = async (dryRun = false): Promise<KubeObject> =>
    (await registry.create(world.context, target, body(CLAIM), writing({ dryRun }))).object.parsed;
  return { world, target, told, create };
}

describe('what is decided on at a creation', () => {
  test.each([false, true])('it is stored and answered with the object, as a status (dry run: %s)', async (dryRun) => {
    const { create, told } = deciding(FENCE.token);
    const made = await create(dryRun);
    expect(made['status']).toEqual({ phase: 'Lost' });
    expect(made.metadata['managedFields']).toEqual([
      expect.objectContaining({
        manager: 'decider',
        subresource: 'status',
        fieldsV1: { 'f:status': { 'f:phase': {} } },
      }),
      expect.objectContaining({ manager: 'test', operation: 'Update' }),
    ]);
    expect(told.ended).toBe(1);
  });

  test('under a lease that has passed on, the object is created without the decision', async () => {
    const { create, told } = deciding(FENCE.token + 1);
    const made = await create();
    expect(made['status']).toEqual({ phase: 'Pending' });
    expect(made.metadata['managedFields']).toEqual([expect.objectContaining({ manager: 'test' })]);
    expect(told.ended).toBe(1);
  });

  test('a decision also ends when the name is taken', async () => {
    const { create, told } = deciding(FENCE.token);
    await create();
    await expect(create()).rejects.toThrow('already exists');
    expect(told.ended).toBe(2);
  });
});
