import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { sampleOf } from '../../support/samples.js';
import { body, inProcess, mergePatch, refusal, writing } from '../../support/in-process.js';

const condition = {
  type: 'Ready',
  status: 'True',
  reason: 'R',
  message: 'm',
  lastTransitionTime: '2024-05-01T10:00:00Z',
};

/** Kinds whose status endpoint leaves the whole metadata alone, with a status each. */
test.each<[string, JsonObject]>([
  ['flowschemas', { conditions: [condition] }],
  ['prioritylevelconfigurations', { conditions: [condition] }],
  ['servicecidrs', { conditions: [condition] }],
  ['validatingadmissionpolicies', { conditions: [condition] }],
  ['apiservices', { conditions: [condition] }],
  ['volumeattachments', { attached: true }],
])('a status of %s is owned by its writer, and the rest of the metadata stays', async (plural, status) => {
  const world = inProcess({ naming: 'kubernetes' });
  const where = world.target(plural);
  const { definition } = where.resource;
  expect(definition.subresources.find(({ name }) => name === 'status')?.resets).toContain('metadata');
  const group = definition.group === '' ? definition.version : `${definition.group}/${definition.version}`;
  const name = plural === 'apiservices' ? 'v1.g.io' : 'one';
  const object = { apiVersion: group, kind: definition.kind, metadata: { name }, ...sampleOf(definition, 'ns') };
  await world.registry.create(world.context, where, body(object as JsonObject), writing({ fieldManager: 'maker' }));

  const target = { ...where, name, subresource: 'status' };
  const patch = mergePatch({ metadata: { labels: { a: 'b' } }, status });
  const written = await world.registry.patch(world.context, target, patch, writing({ fieldManager: 'reporter' }));
  const { metadata } = written.object.parsed;
  const managers = metadata['managedFields'] as readonly JsonObject[];
  expect(metadata.labels).toBeUndefined();
  expect(managers.map(({ manager }) => manager)).toContain('maker');
  expect(managers.find(({ manager }) => manager === 'reporter')).toMatchObject({
    operation: 'Update',
    subresource: 'status',
  });
});

test('a status for another object of the name is rejected', async () => {
  const world = inProcess({ naming: 'kubernetes' });
  const made = { metadata: { name: 'one' }, spec: { cidrs: ['10.9.0.0/16'] } };
  await world.registry.create(world.context, world.target('servicecidrs'), body(made), writing());
  const target = world.target('servicecidrs', { name: 'one', subresource: 'status' });
  const patch = mergePatch({ metadata: { uid: 'other' }, status: { conditions: [condition] } });
  expect(await refusal(world.registry.patch(world.context, target, patch, writing()))).toMatch(
    /^422 Invalid: .*metadata\.uid: Invalid value: "other": field is immutable$/,
  );
});

test.each([
  ['replicationcontrollers', ['replicas', 'fullyLabeledReplicas', 'readyReplicas', 'availableReplicas']],
  [
    'daemonsets',
    ['currentNumberScheduled', 'numberReady', 'numberUnavailable', 'observedGeneration', 'collisionCount'],
  ],
  ['statefulsets', ['replicas', 'currentReplicas', 'updatedReplicas', 'availableReplicas', 'observedGeneration']],
  ['horizontalpodautoscalers', ['currentReplicas', 'desiredReplicas']],
  ['poddisruptionbudgets', ['disruptionsAllowed', 'currentHealthy', 'desiredHealthy', 'expectedPods']],
  ['jobs', ['active', 'succeeded', 'failed', 'terminating', 'ready']],
])('a status of %s has no negative counts', async (plural, members) => {
  const world = inProcess({ naming: 'kubernetes' });
  const where = world.target(plural);
  const object = { metadata: { name: 'one' }, ...sampleOf(where.resource.definition, 'ns') } as JsonObject;
  await world.registry.create(world.context, where, body(object), writing());
  const target = { ...where, name: 'one', subresource: 'status' };
  const status = Object.fromEntries(members.map((member) => [member, -1]));
  const refused = await refusal(world.registry.patch(world.context, target, mergePatch({ status }), writing()));
  for (const member of members) {
    expect(refused).toContain(`status.${member}: Invalid value: -1: must be greater than or equal to 0`);
  }
});
