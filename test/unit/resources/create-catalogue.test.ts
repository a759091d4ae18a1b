import { describe, expect, test } from '@jest/globals';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { createCatalogue, type CustomEntry } from '../../../src/resources/create-catalogue.js';
import fc from '../../support/property.js';

const NAMING = namingProfile('kubernetes');
const BUILTIN = builtinResources(NAMING);

/** A custom kind whose engines are not used. */
function custom(version: string, group = 'example.com', resource = 'widgets'): CustomEntry {
  const definition = { ...BUILTIN[0]!.definition, group, version, resource, kind: 'Widget', custom: true };
  const compiled = {} as CustomEntry['compiled'];
  const forms = {
    id: version,
    schema: () => ({}),
    toServed: <T>(objects: T) => objects,
    toStored: <T>(object: T) => object,
    inVersion: <T>(object: T) => object,
  };
  return { definition, strategy: {}, compiled, forms };
}

describe('the catalogue', () => {
  test('it finds what it serves by resource and by kind, and nothing else', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const deployments = catalogue.find('apps', 'v1', 'deployments');
    expect(deployments?.definition.kind).toBe('Deployment');
    expect(catalogue.findKind('apps', 'v1', 'Deployment')).toBe(deployments);
    expect(deployments?.storageResource).toBe('apps/deployments');
    expect(catalogue.find('apps', 'v2', 'deployments')).toBeUndefined();
    expect(catalogue.find('', 'v1', 'constructor')).toBeUndefined();
  });

  test('it lists groups in discovery order with their versions in order of preference', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    expect(catalogue.groups[0]).toEqual({ group: '', versions: ['v1'], preferredVersion: 'v1' });
    const flow = catalogue.groups.find(({ group }) => group === 'flowcontrol.apiserver.k8s.io');
    expect(flow).toMatchObject({ versions: ['v1', 'v1beta3'], preferredVersion: 'v1' });
  });

  test('versions of one kind share their store, and so do the events of both groups', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const store = (group: string, version: string, resource: string): unknown =>
      catalogue.find(group, version, resource)?.storageResource;
    expect(store('flowcontrol.apiserver.k8s.io', 'v1beta3', 'flowschemas')).toBe(
      store('flowcontrol.apiserver.k8s.io', 'v1', 'flowschemas'),
    );
    expect(store('events.k8s.io', 'v1', 'events')).toBe(store('', 'v1', 'events'));
  });

  test('a kind stored under another plural is stored there', () => {
    const [entry] = BUILTIN.filter(({ definition }) => definition.resource === 'deployments');
    const definition = { ...entry!.definition, group: 'example.com', storageGroup: 'apps', resource: 'rollouts' };
    const catalogue = createCatalogue(
      [{ ...entry!, definition: { ...definition, storageResource: 'deployments' } }],
      NAMING,
    );
    expect(catalogue.find('example.com', definition.version, 'rollouts')?.storageResource).toBe('apps/deployments');
  });

  test('a change is atomic: revision, lookups and listeners; unchanged entries keep their place', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const heard: number[] = [];
    const end = catalogue.onChange(() => heard.push(catalogue.resources.length));
    const [v1, v2, other] = [custom('v1'), custom('v2'), custom('v1')];
    catalogue.put('widgets.example.com', [v1, v2]);
    const before = catalogue.find('example.com', 'v1', 'widgets');
    expect(catalogue.findKind('example.com', 'v2', 'Widget')?.definition).toBe(v2.definition);
    catalogue.put('widgets.example.com', [v1]);
    expect(catalogue.find('example.com', 'v1', 'widgets')).toBe(before);
    expect(catalogue.find('example.com', 'v2', 'widgets')).toBeUndefined();
    catalogue.put('widgets.example.com', [v1]);
    expect([catalogue.revision, heard]).toEqual([3, [BUILTIN.length + 2, BUILTIN.length + 1]]);
    end();
    catalogue.put('widgets.example.com', [other]);
    expect(catalogue.find('example.com', 'v1', 'widgets')).not.toBe(before);
    catalogue.put('widgets.example.com', []);
    expect(catalogue.groups.some(({ group }) => group === 'example.com')).toBe(false);
    expect(heard).toHaveLength(2);
  });

  test('a replaced or removed resource is retired, and listeners are notified once', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const [v1, v2] = [custom('v1'), custom('v2')];
    catalogue.put('widgets.example.com', [v1, v2]);
    const reported: string[] = [];
    for (const version of ['v1', 'v2']) {
      catalogue.find('example.com', version, 'widgets')?.retirement.listen(() => reported.push(version));
    }
    catalogue.put('widgets.example.com', [v1]);
    expect(reported).toEqual(['v2']);
    catalogue.put('widgets.example.com', []);
    expect(reported).toEqual(['v2', 'v1']);
  });

  test('versions of a custom group are in the order of preference, custom groups by name', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    catalogue.put('b', [custom('v1'), custom('foo'), custom('v2beta1'), custom('v10')]);
    catalogue.put('a', [custom('v1', 'a.example.com')]);
    expect(catalogue.groups.slice(-2)).toEqual([
      { group: 'a.example.com', versions: ['v1'], preferredVersion: 'v1' },
      { group: 'example.com', versions: ['v10', 'v1', 'v2beta1', 'foo'], preferredVersion: 'v10' },
    ]);
  });

  test('the order of groups does not depend on that of their additions; an unchanged one is the same object', () => {
    const names = fc.constantFrom('a.io', 'b.io', 'c.io', 'd.io', 'apps', 'é.io');
    const step = fc.record({ group: names, versions: fc.subarray(['v1', 'v2']) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const catalogue = createCatalogue(BUILTIN, NAMING);
        const builtin = catalogue.groups.map(({ group }) => group);
        const wanted = new Map<string, readonly string[]>();
        for (const { group, versions } of steps) {
          const before = catalogue.groups;
          catalogue.put(
            group,
            versions.map((version) => custom(version, group)),
          );
          wanted.set(group, versions);
          const others = [...wanted].filter(([name, { length }]) => length > 0 && !builtin.includes(name));
          const sorted = others.map(([name]) => name).sort();
          expect(catalogue.groups.map((each) => each.group)).toEqual([...builtin, ...sorted]);
          for (const each of catalogue.groups) expect(catalogue.group(each.group)).toBe(each);
          expect(catalogue.groups.filter((each) => each.group !== group)).toEqual(
            before.filter((each) => each.group !== group && catalogue.groups.includes(each)),
          );
        }
        expect(catalogue.group('x.io')).toBeUndefined();
        for (const [group, versions] of wanted) {
          if (builtin.includes(group)) continue;
          expect(catalogue.group(group)?.versions ?? []).toEqual([...versions].sort().reverse());
        }
      }),
    );
  });

  test('listeners are notified which resources were added and removed', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const heard: string[][] = [];
    catalogue.onChange((changed) => heard.push(changed.map(({ definition }) => definition.version)));
    const [v1, v2] = [custom('v1'), custom('v2')];
    catalogue.put('w', [v1]);
    catalogue.put('w', [v1, v2]);
    catalogue.put('w', [v2]);
    expect(heard).toEqual([['v1'], ['v2'], ['v1']]);
  });

  test('a custom kind never replaces a built-in one or that of another owner', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const deployments = catalogue.find('apps', 'v1', 'deployments');
    catalogue.put('x', [custom('v1', 'apps', 'deployments'), custom('v1')]);
    catalogue.put('y', [custom('v1')]);
    expect(catalogue.find('apps', 'v1', 'deployments')).toBe(deployments);
    catalogue.put('y', []);
    expect(catalogue.find('example.com', 'v1', 'widgets')).toBeDefined();
  });

  test('a custom kind is not served in a version of built-in kinds, unless those are hidden from clients', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const revision = catalogue.revision;
    catalogue.put('widgets.apps', [custom('v1', 'apps')]);
    expect([catalogue.find('apps', 'v1', 'widgets'), catalogue.revision]).toEqual([undefined, revision]);
    catalogue.put('widgets.apps', [custom('v1', 'apps'), custom('v2', 'apps')]);
    expect(catalogue.find('apps', 'v1', 'widgets')).toBeUndefined();
    expect(catalogue.find('apps', 'v2', 'widgets')).toBeDefined();
    // Its objects would be those of the built-in kind.
    catalogue.put('deployments.apps', [custom('v2', 'apps', 'deployments')]);
    expect(catalogue.find('apps', 'v2', 'deployments')).toBeUndefined();
    const apps = BUILTIN.filter(({ definition }) => definition.group === 'apps').map(({ definition }) => definition);
    const without = createCatalogue(BUILTIN, NAMING, { hidden: new Set(apps) });
    without.put('widgets.apps', [custom('v1', 'apps')]);
    expect(without.find('apps', 'v1', 'widgets')).toBeDefined();
  });

  test('two built-in entries for one resource are an error', () => {
    expect(() => createCatalogue([BUILTIN[0]!, BUILTIN[0]!], NAMING)).toThrow(/is defined twice/);
  });

  test('engines know values of field selectors', () => {
    const { compiled } = createCatalogue(BUILTIN, NAMING).find('', 'v1', 'namespaces')!;
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'n' }, status: { phase: 'Active' } };
    expect(compiled.selectableValue(namespace, 'status.phase')).toBe('Active');
    expect(compiled.selectableValue(namespace, 'metadata.name')).toBe('n');
    expect(compiled.selectableValue(namespace, 'spec.other')).toBeUndefined();
  });
});
