import { describe, expect, test } from '@jest/globals';
import type { Client } from '../../../src/client/client.js';
import { createConditionsController } from '../../../src/customresources/conditions-controller.js';
import { type DefinitionRecord, readDefinition } from '../../../src/customresources/definition.js';
import type { Definitions } from '../../../src/customresources/definitions.js';
import { CreationNames, NamesOfNew } from '../../../src/customresources/names-of-new.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { waitFor } from '../../support/wait-for.js';

const FENCE = { kind: 'lease', name: 'custom-kinds', token: 3 } as const;

function definition(plural: string, shortNames: readonly string[] = [], uid = plural): KubeObject {
  const kind = plural.slice(0, -1);
  const names = { plural, singular: kind, kind, listKind: `${kind}List`, shortNames };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.example.com`, uid },
    spec: { group: 'example.com', scope: 'Namespaced', names, versions: [] },
    status: {},
  };
}

function recordOf(object: KubeObject): DefinitionRecord {
  const { name = '', uid = '' } = object.metadata;
  const source = { name, uid, revision: 1, size: 0, readOnce: () => Buffer.alloc(0), parsed: object };
  return readDefinition(source, object);
}

async function turn(): Promise<void> {
  await new Promise((done) => setImmediate(done));
}

/** Names beside stored definitions; `stored` is known only once it was read, and what was written once `outcome` is. */
function deciding(outcome: Promise<void> = Promise.resolve()) {
  const stored: KubeObject[] = [];
  let known: DefinitionRecord[] = [];
  const freed: string[] = [];
  const reads: (() => void)[] = [];
  const definitions = {
    get: (name: string) => known.find(({ source }) => source.name === name),
    inGroup: () => known,
    listen: (listener: (name: string, group: string) => void) => {
      for (const { source, group } of known) listener(source.name, group);
      return () => undefined;
    },
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
  const parts = {
    definitions,
    naming: namingProfile('kubernetes'),
    clock: () => 0,
    fence: FENCE,
    outcomesKnown: () => outcome,
    onError,
  };
  const names = new NamesOfNew({ ...parts, freed: (group) => freed.push(group) });
  const read = async (): Promise<void> => {
    await turn();
    for (const go of reads.splice(0)) go();
    await turn();
  };
  return { definitions, parts, names, stored, freed, read };
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

  test('the names of one are taken also while a deleted one of its name is still known', async () => {
    const { names, stored, freed, read } = deciding();
    const first = names.decideNew(definition('foos', ['old'], 'first'))!;
    stored.push(first.object);
    first.end();
    await read();
    const again = names.decideNew(definition('foos', ['f'], 'second'))!;
    expect(names.decideNew(definition('fizzes', ['f']))).toBeUndefined();
    // The deletion failed, and so the creation did.
    again.end();
    await read();
    expect(freed).toEqual(['example.com']);
    expect(names.decideNew(definition('fizzes', ['f']))).toBeDefined();
  });

  test('the names of one whose answer was lost are taken until it is certain whether it was stored', async () => {
    let find = (): void => {};
    const { names, stored, read } = deciding(new Promise((known) => (find = known)));
    const first = names.decideNew(definition('foos', ['f']))!;
    first.end();
    await read();
    expect(names.decideNew(definition('fizzes', ['f']))).toBeUndefined();
    stored.push(first.object);
    find();
    await read();
    expect(names.decide(recordOf(definition('fizzes', ['f']))).conflict?.reason).toBe('ShortNamesConflict');
    expect(names.decideNew(definition('bars'))).toBeDefined();
  });

  test.each([
    ['a decision', (done: () => void) => done()],
    ['a failed decision', (_done: () => void, fail: (error: Error) => void) => fail(new Error('lost'))],
  ])('%s of the controller ends when all is known; meanwhile none is decided on in the group', async (_what, end) => {
    const { names, read } = deciding();
    let finish = (): void => {};
    let ended = false;
    const written = new Promise<void>((done, fail) => (finish = () => end(done, fail)));
    const work = names.alone('example.com', () => written).catch(() => undefined);
    void work.then(() => (ended = true));
    expect(names.decideNew(definition('foos'))).toBeUndefined();
    finish();
    await turn();
    expect([names.decideNew(definition('foos')), ended]).toEqual([undefined, false]);
    await read();
    await work;
    expect(names.decideNew(definition('foos'))).toBeDefined();
  });

  test('a decision whose end cannot be seen keeps nobody from stopping', async () => {
    const { names } = deciding(new Promise(() => undefined));
    const work = names.alone('example.com', () => Promise.resolve('done'));
    names.end();
    expect(await work).toBe('done');
  });

  test('a dry run takes no names', () => {
    const { names } = deciding();
    expect(conditions(names.decideNew(definition('foos', ['f']), true)?.object)).toContain('Established=True');
    expect(names.decideNew(definition('fizzes', ['f']))).toBeDefined();
  });

  test('a new holder of the lease decides, on new and stored ones, only once it knows what was decided before', async () => {
    const before = deciding();
    const { definitions, stored, freed, read, parts } = deciding();
    stored.push(before.names.decideNew(definition('foos', ['f']))!.object, definition('fizzes', ['f']));
    const written: KubeObject[] = [];
    const client = {
      update: (_target: unknown, object: KubeObject) => (written.push(object), Promise.resolve(object)),
    };
    const creations = new CreationNames('m');
    const controller = createConditionsController({ ...parts, client: client as unknown as Client }, creations);
    controller.start();
    await turn();
    expect(creations.decide(definition('bars'), false)).toBeUndefined();
    expect(written).toEqual([]);
    await read();
    await waitFor('the stored one to be decided on', () => written.length > 0);
    await read();
    expect(creations.decide(definition('bars'), false)).toBeDefined();
    expect(written.map(conditions)).toEqual([['NamesAccepted=False', 'Established=False']]);
    await controller.stop();
    expect(creations.decide(definition('cars'), false)).toBeUndefined();
    expect([definitions.get('foos.example.com') !== undefined, freed]).toEqual([true, []]);
  });

  test('a lease that ends before that leaves nothing running', async () => {
    const { parts, read } = deciding();
    const creations = new CreationNames('m');
    const controller = createConditionsController({ ...parts, client: {} as Client }, creations);
    controller.start();
    await controller.stop();
    await read();
    expect(creations.decide(definition('bars'), false)).toBeUndefined();
  });
});
