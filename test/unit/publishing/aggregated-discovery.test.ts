import { expect, test } from '@jest/globals';
import { namingProfile } from '../../../src/naming/profile.js';
import { AggregatedDiscovery } from '../../../src/publishing/aggregated-discovery.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { createCatalogue, type CustomEntry } from '../../../src/resources/create-catalogue.js';

const NAMING = namingProfile('kubernetes');
const BUILTIN = builtinResources(NAMING);

function custom(group: string, version: string): CustomEntry {
  const [entry] = BUILTIN.filter(({ definition }) => definition.resource === 'configmaps');
  const definition = { ...entry!.definition, group, version, resource: 'widgets', kind: 'Widget', custom: true };
  return { definition, strategy: {}, compiled: {}, forms: {} } as unknown as CustomEntry;
}

test('new, changed and removed groups are shown in place, between unchanged ones', () => {
  const catalogue = createCatalogue(BUILTIN, NAMING);
  const discovery = new AggregatedDiscovery(catalogue);
  const shown = (): readonly unknown[] =>
    (JSON.parse(discovery.bytes('named', 'apidiscovery.k8s.io').toString()) as { items: unknown[] }).items;
  const of = (...versions: string[]): object => ({
    metadata: { name: 'm.io' },
    versions: versions.map((version) => ({ version, resources: [{ responseKind: { group: 'm.io', version } }] })),
  });
  const builtin = shown();
  catalogue.put('z', [custom('z.io', 'v1')]);
  const last = shown().at(-1);
  const [v1, v2] = [custom('m.io', 'v1'), custom('m.io', 'v2')];
  for (const versions of [[v1], [v1, v2], [v2]]) {
    catalogue.put('m', versions);
    const names = versions.map(({ definition }) => definition.version).reverse();
    expect(shown()).toEqual([...builtin, expect.objectContaining({ metadata: { name: 'm.io' } }), last]);
    expect(shown().at(-2)).toMatchObject({ ...of(...names), metadata: { name: 'm.io' } });
  }
  catalogue.put('m', []);
  expect(shown()).toEqual([...builtin, last]);
});

test('verbs that discovery no longer lists are removed although the kind stays', () => {
  const catalogue = createCatalogue(BUILTIN, NAMING);
  const discovery = new AggregatedDiscovery(catalogue);
  const entry = custom('m.io', 'v1');
  let served = entry.definition.verbs;
  const definition = {
    ...entry.definition,
    get discoveryVerbs() {
      return served;
    },
  };
  const changing = { ...entry, definition };
  catalogue.put('m', [changing]);
  const verbs = (): unknown => {
    const text = discovery.bytes('named', 'apidiscovery.k8s.io').toString();
    const { items } = JSON.parse(text) as { items: { versions: { resources: { verbs: unknown }[] }[] }[] };
    return items.at(-1)?.versions[0]?.resources[0]?.verbs;
  };
  expect(verbs()).toContain('create');
  served = ['get'];
  let retired = false;
  catalogue.find('m.io', 'v1', 'widgets')?.retirement.listen(() => (retired = true));
  catalogue.put('m', [changing], true);
  expect([verbs(), retired]).toEqual([['get'], false]);
});
