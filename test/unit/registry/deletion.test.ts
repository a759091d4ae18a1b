import { describe, expect, test } from '@jest/globals';
import type { KubeObject, ObjectMeta } from '../../../src/meta/object.js';
import type { DeleteOptions } from '../../../src/meta/options.js';
import { decideDeletion, removedByUpdate } from '../../../src/registry/deletion.js';
import type { ResourceDefinition } from '../../../src/resources/definition.js';
import type { Strategy } from '../../../src/resources/strategy.js';
import { deleting, START } from '../../support/in-process.js';

const HELD: Strategy = { holdsDeletion: () => true, markTerminating: (object) => ({ ...object, status: 'going' }) };
const GRACEFUL: Strategy = { gracePeriod: (_object, asked) => asked ?? 30 };
const OLD = '2024-05-01T09:59:00Z';

function decide(
  metadata: Partial<ObjectMeta>,
  options: Partial<DeleteOptions> = {},
  kind: {
    strategy?: Strategy;
    graceful?: boolean;
    collection?: 'orphan' | 'background' | 'unsupported';
  } = {},
): unknown {
  const decision = decideDeletion({
    object: { apiVersion: 'v1', kind: 'K', metadata: { name: 'a', ...metadata } as ObjectMeta },
    definition: {
      gracefulDelete: kind.graceful ?? false,
      defaultGarbageCollection: kind.collection ?? 'background',
    } as ResourceDefinition,
    strategy: kind.strategy ?? {},
    options: deleting(options),
    now: START,
  });
  if (decision.kind === 'pending') return 'pending';
  if (decision.kind === 'remove') return decision.marked === undefined ? 'remove' : ['remove', marks(decision.marked)];
  return marks(decision.object);
}

function marks(object: KubeObject): Partial<ObjectMeta> {
  const { name: _name, ...rest } = object.metadata;
  return rest;
}

describe('the decision table of a delete', () => {
  test('a live object with nothing to wait for is removed', () => {
    expect(decide({})).toBe('remove');
    expect(decide({}, { propagationPolicy: 'Background' })).toBe('remove');
    expect(decide({}, { gracePeriodSeconds: 30 })).toBe('remove');
  });

  test('finalizers keep it, with a deletionTimestamp and grace 0, and the generation grows', () => {
    expect(decide({ finalizers: ['f'], generation: 4 })).toEqual({
      finalizers: ['f'],
      generation: 5,
      deletionTimestamp: '2024-05-01T10:00:00Z',
      deletionGracePeriodSeconds: 0,
    });
  });

  test('a second delete changes nothing while finalizers remain', () => {
    expect(decide({ finalizers: ['f'], deletionTimestamp: OLD, deletionGracePeriodSeconds: 0 })).toBe('pending');
  });

  test('a terminating object without finalizers is removed', () => {
    expect(decide({ deletionTimestamp: OLD, deletionGracePeriodSeconds: 0 })).toBe('remove');
  });

  test.each([
    ['Orphan', {}, ['orphan']],
    ['Foreground', {}, ['foregroundDeletion']],
    ['Foreground over an orphan finalizer', { finalizers: ['orphan', 'f'] }, ['f', 'foregroundDeletion']],
  ] as const)('propagation %s sets the finalizer of the collector', (policy, metadata, finalizers) => {
    const propagationPolicy = policy === 'Orphan' ? 'Orphan' : 'Foreground';
    expect(decide(metadata, { propagationPolicy })).toMatchObject({ finalizers });
  });

  test('Background takes the finalizers of the collector off', () => {
    expect(decide({ finalizers: ['orphan'] }, { propagationPolicy: 'Background' })).toBe('remove');
    const going = { finalizers: ['foregroundDeletion', 'f'], deletionTimestamp: OLD, deletionGracePeriodSeconds: 0 };
    expect(decide(going, { propagationPolicy: 'Background' })).toMatchObject({
      finalizers: ['f'],
      deletionTimestamp: OLD,
    });
  });

  test('an object held by its kind then waits for finalizers only, without grace', () => {
    expect(decide({ finalizers: ['f'], deletionTimestamp: OLD })).toMatchObject({ deletionGracePeriodSeconds: 0 });
  });

  test('the deprecated orphanDependents option equals the policy', () => {
    expect(decide({}, { orphanDependents: true })).toMatchObject({ finalizers: ['orphan'] });
    expect(decide({}, { orphanDependents: false })).toBe('remove');
  });

  test('a kind may orphan by default, and a kind without collection never does', () => {
    expect(decide({}, {}, { collection: 'orphan' })).toMatchObject({ finalizers: ['orphan'] });
    expect(decide({}, { propagationPolicy: 'Orphan' }, { collection: 'unsupported' })).toBe('remove');
  });

  describe('with graceful deletion', () => {
    const graceful = { graceful: true, strategy: GRACEFUL };

    test('the default or requested period moves deletionTimestamp into the future', () => {
      expect(decide({}, {}, graceful)).toEqual({
        deletionTimestamp: '2024-05-01T10:00:30Z',
        deletionGracePeriodSeconds: 30,
      });
      expect(decide({}, { gracePeriodSeconds: 5 }, graceful)).toMatchObject({ deletionGracePeriodSeconds: 5 });
    });

    test('period 0 marks and removes at once, unless finalizers remain', () => {
      expect(decide({ generation: 1 }, { gracePeriodSeconds: 0 }, graceful)).toEqual([
        'remove',
        { generation: 2, deletionTimestamp: '2024-05-01T10:00:00Z', deletionGracePeriodSeconds: 0 },
      ]);
      expect(decide({ finalizers: ['f'] }, { gracePeriodSeconds: 0 }, graceful)).toMatchObject({
        deletionGracePeriodSeconds: 0,
      });
    });

    test('later requests may only shorten it', () => {
      const going = { deletionTimestamp: '2024-05-01T10:00:30Z', deletionGracePeriodSeconds: 30 };
      expect(decide(going, {}, graceful)).toBe('pending');
      expect(decide(going, { gracePeriodSeconds: 60 }, graceful)).toBe('pending');
      expect(decide(going, { gracePeriodSeconds: 10 }, graceful)).toEqual({
        deletionTimestamp: '2024-05-01T10:00:10Z',
        deletionGracePeriodSeconds: 10,
      });
      expect(decide(going, { gracePeriodSeconds: 0 }, graceful)).toEqual([
        'remove',
        { deletionTimestamp: '2024-05-01T10:00:00Z', deletionGracePeriodSeconds: 0 },
      ]);
    });

    test('a request with a shorter period also decides about the dependents, another one does not', () => {
      const going = { deletionTimestamp: '2024-05-01T10:00:30Z', deletionGracePeriodSeconds: 30 };
      const orphaning = { ...going, finalizers: ['f', 'orphan'] };
      expect(decide(going, { propagationPolicy: 'Orphan', gracePeriodSeconds: 0 }, graceful)).toEqual({
        deletionTimestamp: '2024-05-01T10:00:00Z',
        deletionGracePeriodSeconds: 0,
        finalizers: ['orphan'],
      });
      expect(decide(orphaning, { propagationPolicy: 'Foreground', gracePeriodSeconds: 5 }, graceful)).toMatchObject({
        deletionGracePeriodSeconds: 5,
        finalizers: ['f', 'foregroundDeletion'],
      });
      expect(
        decide(
          { ...going, finalizers: ['orphan'] },
          { propagationPolicy: 'Background', gracePeriodSeconds: 0 },
          graceful,
        ),
      ).toEqual(['remove', { deletionTimestamp: '2024-05-01T10:00:00Z', deletionGracePeriodSeconds: 0 }]);
      expect(decide(orphaning, { gracePeriodSeconds: 5 }, graceful)).toMatchObject({ finalizers: ['f', 'orphan'] });
      expect(decide(orphaning, { propagationPolicy: 'Foreground' }, graceful)).toBe('pending');
      expect(decide(orphaning, { propagationPolicy: 'Foreground', gracePeriodSeconds: 30 }, graceful)).toBe('pending');
    });

    test('a shorter period never ends in the past: the rest is one second, or none with 0', () => {
      const late = { deletionTimestamp: '2024-05-01T10:00:05Z', deletionGracePeriodSeconds: 30 };
      expect(decide(late, { gracePeriodSeconds: 10 }, graceful)).toEqual({
        deletionTimestamp: '2024-05-01T10:00:00Z',
        deletionGracePeriodSeconds: 1,
      });
      expect(decide(late, { gracePeriodSeconds: 0 }, graceful)).toEqual([
        'remove',
        { deletionTimestamp: '2024-05-01T10:00:00Z', deletionGracePeriodSeconds: 0 },
      ]);
    });

    test.each([
      // As in kube-apiserver, whose durations are 64-bit nanoseconds.
      [9_223_372_036, '2316-08-11T09:47:16Z'],
      [9_223_372_037, '1732-01-21T10:12:43Z'],
      [300_000_000_000, '2178-02-01T22:07:00Z'],
    ])('a period of %d s gives a readable time', (seconds, deletionTimestamp) => {
      const going = { deletionTimestamp, deletionGracePeriodSeconds: seconds };
      expect(decide({}, { gracePeriodSeconds: seconds }, graceful)).toEqual(going);
      expect(decide(going, { gracePeriodSeconds: 10 }, graceful)).toMatchObject({ deletionGracePeriodSeconds: 10 });
    });

    test('a pod may request the largest period there is', () => {
      const strategy: Strategy = { gracePeriod: (_object, asked) => asked ?? 2 ** 63 };
      const going = decide({}, {}, { graceful: true, strategy }) as Partial<ObjectMeta>;
      expect(going.deletionGracePeriodSeconds).toBe(Number.MAX_SAFE_INTEGER);
      expect(going.deletionTimestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(decide(going, { gracePeriodSeconds: 0 }, graceful)).toMatchObject(['remove', {}]);
    });

    test('a negative period is one second, at the first request and later', () => {
      const going = { deletionTimestamp: '2024-05-01T10:00:30Z', deletionGracePeriodSeconds: 30 };
      const second = { deletionTimestamp: '2024-05-01T10:00:01Z', deletionGracePeriodSeconds: 1 };
      expect(decide({}, { gracePeriodSeconds: -5 }, graceful)).toEqual(second);
      expect(decide(going, { gracePeriodSeconds: -5 }, graceful)).toEqual(second);
    });
  });

  describe('of a kind whose first delete only marks', () => {
    test('a delete starts no grace period and raises no generation, whether something holds the object or not', () => {
      const marked = { deletionTimestamp: '2024-05-01T10:00:00Z' };
      const firstDelete = (options: DeleteOptions): DeleteOptions => options;
      for (const strategy of [{ firstDelete }, { ...HELD, firstDelete }]) {
        expect(decide({}, {}, { strategy })).toEqual(marked);
        expect(decide({ generation: 3 }, { propagationPolicy: 'Foreground' }, { strategy })).toEqual({
          ...marked,
          generation: 3,
          finalizers: ['foregroundDeletion'],
        });
      }
    });

    test('later deletes change nothing while its kind holds it (BL-065)', () => {
      expect(decide({ deletionTimestamp: OLD }, {}, { strategy: HELD })).toBe('pending');
    });
  });
});

describe('an update of a terminating object', () => {
  const object = (metadata: Partial<ObjectMeta>) => ({ apiVersion: 'v1', kind: 'K', metadata: metadata as ObjectMeta });
  const going = { deletionTimestamp: OLD };

  test.each([
    ['takes the last finalizer, grace unset', [], { ...going, finalizers: ['f'] }, {}, true],
    ['takes the last finalizer, grace 0', [], { ...going, deletionGracePeriodSeconds: 0 }, {}, true],
    ['takes the last finalizer while a grace period runs', [], { ...going, deletionGracePeriodSeconds: 30 }, {}, false],
    ['leaves a finalizer', ['g'], { ...going, finalizers: ['f', 'g'] }, {}, false],
    ['is of a live object', [], { finalizers: ['f'] }, {}, false],
    ['is held by its kind', [], going, HELD, false],
  ] as const)('%s', (_what, finalizers, stored, strategy, removed) => {
    expect(removedByUpdate(object({ ...stored, finalizers }), object(stored), strategy)).toBe(removed);
  });
});
