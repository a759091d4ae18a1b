import { describe, expect, test } from '@jest/globals';
import type { DefinitionSource } from '../../../src/customresources/definition.js';
import { createDefinitions } from '../../../src/customresources/definitions.js';
import type { KindParts } from '../../../src/customresources/kind.js';
import type { CustomEntry } from '../../../src/resources/create-catalogue.js';
import fc from '../../support/property.js';

const GROUPS = ['a.io', 'b.io'];

/** A stored definition that is not established, so no kind is served. */
function definition(name: string, revision: number, group: string): DefinitionSource {
  const parsed = { apiVersion: 'v1', kind: 'CustomResourceDefinition', metadata: { name }, spec: { group } };
  const text = Buffer.from(JSON.stringify(parsed));
  return { name, uid: 'u', revision, size: text.length, readOnce: () => text, parsed };
}

/** Definitions that follow the contents of `list`. */
function followed() {
  const reported: string[] = [];
  const state = { list: [] as readonly DefinitionSource[], reported };
  const definitions = createDefinitions({
    ...({} as KindParts),
    reader: { list: async () => state.list, watch: () => ({ close: () => undefined }) },
    catalogue: { put: () => undefined } as never,
    onError: (error) => {
      throw error;
    },
  });
  definitions.listen((name) => void reported.push(name));
  return { state, definitions };
}

const shown = ({ definitions }: ReturnType<typeof followed>): readonly DefinitionSource[] =>
  GROUPS.flatMap((group) => definitions.inGroup(group)).map(({ source }) => source);
const byName = (list: readonly DefinitionSource[]): readonly DefinitionSource[] =>
  [...list].sort((a, b) => (a.name < b.name ? -1 : 1));

describe('the definitions that a server follows', () => {
  test('listeners get only the differences between successive lists', async () => {
    const names = fc.uniqueArray(fc.record({ at: fc.nat(12), changes: fc.boolean() }), {
      selector: ({ at }) => at,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(names), async (lists) => {
        const world = followed();
        let revision = 0;
        for (const wanted of lists) {
          const before = new Map(world.state.list.map((one) => [one.name, one]));
          world.state.list = byName(
            wanted.map(({ at, changes }) => {
              const name = `d${at}`;
              const known = before.get(name);
              return known !== undefined && !changes ? known : definition(name, (revision += 1), GROUPS[at % 2]!);
            }),
          );
          const now = new Map(world.state.list.map((one) => [one.name, one]));
          const differs = [...new Set([...before.keys(), ...now.keys()])].filter(
            (name) => before.get(name) !== now.get(name),
          );
          world.state.reported.length = 0;
          await world.definitions.refresh('any');
          expect([...world.state.reported].sort()).toEqual(differs.sort());
          for (const one of world.state.list) expect(world.definitions.get(one.name)?.source).toBe(one);
        }
        expect(new Set(shown(world))).toEqual(new Set(world.state.list));
      }),
    );
  });

  test('definitions are correct again after a list that was not read completely', async () => {
    const world = followed();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name, at) => definition(name, at + 1, 'a.io'));
    world.state.list = [a!, d!];
    await world.definitions.refresh('any');
    const broken: DefinitionSource = {
      ...c!,
      readOnce: () => {
        throw new Error('not now');
      },
    };
    world.state.list = [a!, b!, broken, d!];
    await expect(world.definitions.refresh('any')).rejects.toThrow('not now');
    // `b` was applied before the fault, and is now deleted.
    world.state.list = [a!, c!, d!];
    await world.definitions.refresh('any');
    expect(new Set(shown(world))).toEqual(new Set([a, c, d]));
    expect(world.definitions.get('b')).toBeUndefined();
  });

  test('a definition goes back when its database goes back to an earlier state', async () => {
    const world = followed();
    const earlier = definition('a', 1, 'a.io');
    for (const list of [[definition('a', 2, 'a.io')], [earlier]]) {
      world.state.list = list;
      await world.definitions.refresh('any');
    }
    expect(world.definitions.get('a')?.source).toBe(earlier);
    expect(world.state.reported).toEqual(['a', 'a']);
  });

  test('a kind names the newest known state of its definition, also when only conditions have changed', async () => {
    const entries: (readonly CustomEntry[])[] = [];
    const names = { plural: 'as', singular: 'a', kind: 'A', listKind: 'AList' };
    const state = (revision: number, types: readonly string[]): DefinitionSource => {
      const parsed = {
        apiVersion: 'v1',
        kind: 'CustomResourceDefinition',
        metadata: { name: 'as.a.io', generation: 1 },
        spec: { group: 'a.io', names, scope: 'Cluster', versions: [{ name: 'v1', served: true, storage: true }] },
        status: { acceptedNames: names, conditions: types.map((type) => ({ type, status: 'True' })) },
      };
      const text = Buffer.from(JSON.stringify(parsed));
      return { name: 'as.a.io', uid: 'u', revision, size: text.length, readOnce: () => text, parsed };
    };
    let list = [state(3, ['Established'])];
    const definitions = createDefinitions({
      ...({} as KindParts),
      resource: 'of/definitions',
      converterOf: () => undefined as never,
      reader: { list: async () => list, watch: () => ({ close: () => undefined }) },
      catalogue: { put: (_name: string, made: readonly CustomEntry[]) => void entries.push(made) } as never,
      onError: (error) => {
        throw error;
      },
    });
    await definitions.refresh('any');
    list = [state(7, ['Established', 'NamesAccepted'])];
    await definitions.refresh('any');
    const [before, after] = entries.map((made) => made[0]!);
    expect(after).toBe(before);
    const expected = { resource: 'of/definitions', name: 'as.a.io', uid: 'u', revision: 7 };
    expect(before!.strategy.definedBy?.()).toEqual(expected);
  });
});
