import { describe, expect, test } from '@jest/globals';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinValidator } from '../../../src/resources/validators.js';
import { builtinGroups, builtinResources } from '../../../src/resources/builtin.js';
import { createSchemaGraph } from '../../../src/resources/schema-graph.js';

const AS_IT_IS = { model: (name: string) => name, value: <Value>(value: Value) => value };

function definitionOf(profile: 'cluster' | 'kubernetes', kind: string, version = 'v1') {
  const found = builtinResources(namingProfile(profile)).find(
    ({ definition }) => definition.kind === kind && definition.version === version,
  );
  if (found === undefined) throw new Error(`no ${kind}`);
  return found.definition;
}

describe('built-in kinds', () => {
  test('they are in discovery order, core first, preferred versions first', () => {
    const groups = builtinGroups(namingProfile('cluster'));
    expect(groups[0]!.group).toBe('');
    expect(groups.find((each) => each.group.startsWith('flowcontrol'))!.versions.map((each) => each.version)).toEqual([
      'v1',
      'v1beta3',
    ]);
  });

  test('they have the names of the profile', () => {
    expect(definitionOf('cluster', 'Lease').group).toBe('coordination.cluster.io');
    expect(definitionOf('kubernetes', 'Lease').group).toBe('coordination.k8s.io');
    expect(definitionOf('kubernetes', 'Lease').schema.model).toBe('io.k8s.api.coordination.v1.Lease');
    expect(definitionOf('kubernetes', 'Deployment').subresources.find((each) => each.name === 'scale')!.body).toEqual({
      group: 'autoscaling',
      version: 'v1',
      kind: 'Scale',
    });
  });

  test('a write of the status changes metadata only for these kinds, as in the public API', () => {
    const changed = builtinResources(namingProfile('kubernetes')).flatMap(({ definition }) => {
      const status = definition.subresources.find(({ name }) => name === 'status');
      return status === undefined || status.resets.includes('metadata') ? [] : [definition.resource];
    });
    expect([...new Set(changed)].sort().join(' ')).toBe(
      'certificatesigningrequests cronjobs customresourcedefinitions daemonsets deployments horizontalpodautoscalers ' +
        'ingresses jobs namespaces nodes persistentvolumeclaims persistentvolumes poddisruptionbudgets pods replicasets ' +
        'replicationcontrollers resourcequotas services statefulsets',
    );
  });

  test('events of both groups are stored as one', () => {
    const events = builtinResources(namingProfile('kubernetes')).filter((each) => each.definition.kind === 'Event');
    expect(events.map((each) => each.definition.storageGroup)).toEqual([undefined, '']);
  });

  test('a delete returns the object where the public API does', () => {
    const kinds = builtinResources(namingProfile('kubernetes')).filter((each) => each.definition.returnsDeletedObject);
    const core = kinds.filter((each) => each.definition.group === '').map((each) => each.definition.kind);
    expect(core.sort()).toEqual([
      'PersistentVolume',
      'PersistentVolumeClaim',
      'Pod',
      'PodTemplate',
      'ResourceQuota',
      'Service',
      'ServiceAccount',
    ]);
    const resource = kinds.filter((each) => each.definition.group === 'resource.k8s.io');
    expect([...new Set(resource.map((each) => each.definition.kind))].sort()).toEqual([
      'DeviceClass',
      'DeviceTaintRule',
      'ResourceClaim',
      'ResourceClaimTemplate',
      'ResourcePoolStatusRequest',
      'ResourceSlice',
    ]);
    expect(kinds.map((each) => each.definition.kind)).toContain('StorageClass');
    expect(kinds.map((each) => each.definition.kind)).not.toContain('Lease');
  });

  test('they share the nodes of shared types, with the keywords of each reference beside them', () => {
    const pod = definitionOf('cluster', 'Pod').schema;
    const spec = pod.properties!['spec']!;
    expect(spec.presence).toBe('always');
    const containers = spec.properties!['containers']!;
    expect(containers).toMatchObject({ type: 'array', patchMergeKey: 'name', patchStrategy: ['merge'] });
    expect(spec.properties!['initContainers']!.items).toBe(containers.items);
  });

  test('their trees are built on demand, and only once', () => {
    const definition = definitionOf('cluster', 'Pod');
    expect(definition.schema).toBe(definition.schema);
  });
});

describe('the schema graph', () => {
  test('a recursive type is a cycle of nodes', () => {
    const graph = createSchemaGraph(
      {
        tree: () => ({
          type: 'object',
          properties: {
            next: { $ref: 'tree', presence: 'explicit' },
            all: { type: 'array', items: { $ref: 'tree' } },
          },
        }),
      },
      AS_IT_IS,
    );
    const tree = graph.node('tree');
    expect(tree.properties!['all']!.items).toBe(tree);
    expect(tree.properties!['next']).toMatchObject({ presence: 'explicit', type: 'object' });
    expect(tree.properties!['next']!.properties).toBe(tree.properties);
  });

  test('an unknown type is an error of the generated files', () => {
    expect(() => createSchemaGraph({}, AS_IT_IS).node('core/v1/Pod')).toThrow('no schema type core/v1/Pod');
  });
});

describe('validators', () => {
  const pod = (container: object) => ({ metadata: { name: 'a' }, spec: { containers: [container] } });

  test('they accept a valid object', () => {
    const validate = builtinValidator('core/v1/Pod');
    expect(validate(pod({ name: 'a', image: 'b' }))).toBe(true);
    expect(validate.errors).toBeNull();
  });

  test('they report all faults with their paths, across types and group versions', () => {
    const validate = builtinValidator('apps/v1/Deployment');
    const template = { spec: { containers: [{ image: 'x', ports: [{ containerPort: 70_000 }] }] } };
    expect(validate({ metadata: {}, spec: { selector: {}, template } })).toBe(false);
    expect(validate.errors!.map((error) => `${error.instancePath} ${error.keyword}`)).toEqual([
      '/spec/template/spec/containers/0 required',
      '/spec/template/spec/containers/0/ports/0/containerPort maximum',
    ]);
  });

  test('a bad map key is reported once', () => {
    const validate = builtinValidator('core/v1/ConfigMap');
    expect(validate({ metadata: {}, data: { 'a b': '' } })).toBe(false);
    expect(validate.errors!.map((error) => error.keyword)).toEqual(['propertyNames']);
  });

  test('they limit the number of errors', () => {
    const validate = builtinValidator('core/v1/Pod');
    const containers = Array.from({ length: 20_000 }, () => ({}));
    expect(validate({ metadata: {}, spec: { containers } })).toBe(false);
    expect(validate.errors!.length).toBeLessThanOrEqual(500);
  });
});
