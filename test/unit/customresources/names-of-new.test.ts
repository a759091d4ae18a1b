import { describe, expect, test } from '@jest/globals';
import { type DefinitionRecord, readDefinition } from '../../../src/customresources/definition.js';
import type { Definitions } from '../../../src/customresources/definitions.js';
import { CreationNames, NamesOfNew } from '../../../src/customresources/names-of-new.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { namingProfile } from '../../../src/naming/profile.js';

const FENCE = { kind: 'lease', name: 'custom-kinds', token: 3 } as const;

function definition(plural: string, shortNames: readonly string[] = []): KubeObject {
  const kind = plural.slice(0, -1);
  const names = { plural, singular: kind, kind, listKind: `${kind}List`, shortNames };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.example.com`, uid: plural },
    spec: { group: 'example.com', scope: 'Namespaced', names, versions: [] },
    status: {},
  };
}

function recordOf(object: KubeObject): DefinitionRecord {
  const { name = '', uid = '' } = object.metadata;
  const source = { name, uid, revision: 1, size: 0, readOnce: () => Buffer.alloc(0), parsed: object };
  return readDefinition(source, object);
}

/** Names beside stored definitions; `stored` is known only once it was read. */
function deciding() {
  const stored: KubeObject[] = [];
  let known: DefinitionRecord[] = [];
  const freed: string[] = [];
  const reads: (() => void)[] = [];
  const definitions = {
    get: (name: string) => known.find(({ source }) => source.name === name),
    inGroup: () => known,
    refresh: () =>
      new Promise<void>((done) => {
        reads.push(() => {
          known = stored.map(recordOf);
          done();
        });
      }),
  } as unknown as Definitions;
  const onError = (error: unknown): void => {
    throw error;
  };
  const names = new NamesOfNew({
    definitions,
    naming: namingProfile('kubernetes'),
    clock: () => 0,
    fence: FENCE,
    freed: (group) => freed.push(group),
    onError,
  });
  const read = async (): Promise<void> => {
    for (const go of reads.splice(0)) go();
    await new Promise((done) => setImmediate(done));
  };
  return { definitions, names, stored, freed, read };
}

const conditions = (object: KubeObject | undefined): unknown =>
  (object?.['status'] as { conditions?: { type: string; status: string }[] } | undefined)?.conditions?.map(
    ({ type, status }) => `${type}=${status}`,
  );

describe('names of new definitions', () => {
  test('with free names one is established, under the lease', () => {
    const { names } = deciding();
    const decision = names.decideNew(definition('foos', ['f']));
    expect(conditions(decision?.object)).toEqual(['NamesAccepted=True', 'Established=True']);
    expect((decision!.object['status'] as { acceptedNames: unknown }).acceptedNames).toEqual({
      plural: 'foos',
      singular: 'foo',
      kind: 'foo',
      listKind: 'fooList',
      shortNames: ['f'],
    });
    expect(decision!.fence).toBe(FENCE);
  });

  test('the names of one that is being committed are taken, also once it is stored and not yet seen', async () => {
    const { names, stored, read } = deciding();
    const first = names.decideNew(definition('foos', ['f']))!;
    const second = definition('fizzes', ['f']);
    expect(names.decideNew(second)).toBeUndefined();
    expect(names.decide(recordOf(second)).conflict?.reason).toBe('ShortNamesConflict');
    stored.push(first.object);
    first.end();
    expect(names.decideNew(second)).toBeUndefined();
    await read();
    expect(names.decideNew(second)).toBeUndefined();
    expect(names.decideNew(definition('bars'))).toBeDefined();
  });

  test('the names of one that was not created are free again, and whoever waits for them is told', async () => {
    const { names, freed, read } = deciding();
    names.decideNew(definition('foos', ['f']))!.end();
    expect(freed).toEqual([]);
    await read();
    expect(freed).toEqual(['example.com']);
    expect(names.decideNew(definition('fizzes', ['f']))).toBeDefined();
  });

  test('while the controller decides in the group, and after a failed decision until all is known, none is decided on', async () => {
    const { names, read } = deciding();
    let fail = (_error: Error): void => {};
    const work = names.alone('example.com', () => new Promise((_done, no) => (fail = no)));
    expect(names.decideNew(definition('foos'))).toBeUndefined();
    fail(new Error('lost'));
    await expect(work).rejects.toThrow('lost');
    expect(names.decideNew(definition('foos'))).toBeUndefined();
    await read();
    expect(names.decideNew(definition('foos'))).toBeDefined();
  });

  test('a new holder of the lease decides only once it knows what was decided before', async () => {
    const { names, definitions, stored, read } = deciding();
    stored.push(names.decideNew(definition('foos', ['f']))!.object);
    const other = deciding();
    const creations = new CreationNames({
      manager: 'm',
      definitions,
      onError: (error) => {
        throw error;
      },
    });
    creations.begin(other.names);
    expect(creations.decide(definition('bars'))).toBeUndefined();
    await read();
    expect(creations.decide(definition('bars'))).toBeDefined();
    creations.end(other.names);
    expect(creations.decide(definition('cars'))).toBeUndefined();
  });
});
