import { describe, expect, test } from '@jest/globals';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { createCatalogue } from '../../../src/resources/create-catalogue.js';

const NAMING = namingProfile('kubernetes');
const BUILTIN = builtinResources(NAMING);

describe('the catalogue', () => {
  test('finds what it serves by resource and by kind, and nothing else', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const deployments = catalogue.find('apps', 'v1', 'deployments');
    expect(deployments?.definition.kind).toBe('Deployment');
    expect(catalogue.findKind('apps', 'v1', 'Deployment')).toBe(deployments);
    expect(deployments?.storageResource).toBe('apps/deployments');
    expect(catalogue.find('apps', 'v2', 'deployments')).toBeUndefined();
    expect(catalogue.find('', 'v1', 'constructor')).toBeUndefined();
  });

  test('lists groups in discovery order with their versions in order of preference', () => {
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

  test('a change is one step: revision, lookups and listeners; what stays keeps its engines', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    const before = catalogue.find('', 'v1', 'configmaps');
    const heard: number[] = [];
    const end = catalogue.onChange(() => heard.push(catalogue.resources.length));
    const core = BUILTIN.filter(({ definition }) => definition.group === '');
    catalogue.replace(core);
    expect(catalogue.find('', 'v1', 'configmaps')).toBe(before);
    expect(catalogue.find('apps', 'v1', 'deployments')).toBeUndefined();
    expect([catalogue.revision, heard]).toEqual([2, [core.length]]);
    end();
    catalogue.replace(BUILTIN);
    expect(heard).toHaveLength(1);
  });

  test('two entries for one resource are a fault of whoever filled it, and change nothing', () => {
    const catalogue = createCatalogue(BUILTIN, NAMING);
    expect(() => catalogue.replace([BUILTIN[0]!, BUILTIN[0]!])).toThrow(/is defined twice/);
    expect([catalogue.revision, catalogue.resources.length]).toEqual([1, BUILTIN.length]);
  });

  test('engines know values of field selectors', () => {
    const { compiled } = createCatalogue(BUILTIN, NAMING).find('', 'v1', 'namespaces')!;
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'n' }, status: { phase: 'Active' } };
    expect(compiled.selectableValue(namespace, 'status.phase')).toBe('Active');
    expect(compiled.selectableValue(namespace, 'metadata.name')).toBe('n');
    expect(compiled.selectableValue(namespace, 'spec.other')).toBeUndefined();
  });
});
