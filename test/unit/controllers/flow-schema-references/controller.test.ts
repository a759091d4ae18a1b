import { afterEach, expect, test } from '@jest/globals';
import type { Controller } from '../../../../src/controllers/controller.js';
import { createFlowSchemaReferences } from '../../../../src/controllers/flow-schema-references/controller.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const GROUP = 'flowcontrol.apiserver.k8s.io';
const SCHEMAS = { group: GROUP, version: 'v1', resource: 'flowschemas' };
const LEVELS = { group: GROUP, version: 'v1', resource: 'prioritylevelconfigurations' };
let running: Controller | undefined;

afterEach(() => running?.stop());

function start(world: InProcess): void {
  running = createFlowSchemaReferences(
    controllerParts(world, (error) => {
      throw error;
    }),
  );
  running.start();
}

async function makeSchema(world: InProcess, name: string, level: string): Promise<void> {
  const spec = { priorityLevelConfiguration: { name: level } };
  const object = { apiVersion: `${GROUP}/v1`, kind: 'FlowSchema', metadata: { name }, spec };
  await world.client.create({ type: SCHEMAS }, object as unknown as KubeObject);
}

async function makeLevel(world: InProcess, name: string): Promise<void> {
  const spec = { type: 'Limited', limited: { limitResponse: { type: 'Reject' } } };
  const object = { apiVersion: `${GROUP}/v1`, kind: 'PriorityLevelConfiguration', metadata: { name }, spec };
  await world.client.create({ type: LEVELS }, object as unknown as KubeObject);
}

/** The schema's condition once it has that status. */
async function condition(world: InProcess, name: string, status: string): Promise<Record<string, unknown>> {
  return waitFor(`Dangling ${status} of ${name}`, async () => {
    const { status: found } = (await world.client.get({ type: SCHEMAS, name })) as unknown as {
      readonly status?: { readonly conditions?: readonly Record<string, unknown>[] };
    };
    return found?.conditions?.find((one) => one['type'] === 'Dangling' && one['status'] === status);
  });
}

const references = (level: string): string =>
  `This FlowSchema references the PriorityLevelConfiguration object named "${level}"`;

test("a schema's status shows whether its level exists, as levels come and go", async () => {
  const world = inProcess({ naming: 'kubernetes' });
  await makeLevel(world, 'there');
  await makeSchema(world, 'first', 'there');
  start(world);
  await makeSchema(world, 'second', 'missing');
  expect(await condition(world, 'first', 'False')).toMatchObject({
    reason: 'Found',
    message: `${references('there')} and it exists`,
  });
  expect(await condition(world, 'second', 'True')).toMatchObject({
    reason: 'NotFound',
    message: `${references('missing')} but there is no such object`,
  });
  await makeLevel(world, 'missing');
  await condition(world, 'second', 'False');
  await world.client.delete({ type: LEVELS, name: 'there' });
  await condition(world, 'first', 'True');
});

test('the status has its own field manager and leaves the generation alone', async () => {
  const world = inProcess({ naming: 'kubernetes' });
  start(world);
  await makeSchema(world, 'owned', 'missing');
  await condition(world, 'owned', 'True');
  const { metadata } = await world.client.get({ type: SCHEMAS, name: 'owned' });
  expect(metadata.generation).toBe(1);
  const managers = metadata['managedFields'] as readonly Record<string, unknown>[];
  expect(managers.find(({ subresource }) => subresource === 'status')).toMatchObject({
    manager: 'api-priority-and-fairness-config-consumer-v1',
    operation: 'Apply',
  });
});

test('the controller does not fight forever with another writer', async () => {
  const world = inProcess({ naming: 'kubernetes' });
  start(world);
  await makeSchema(world, 'fought', 'missing');
  const sayOtherwise = async (): Promise<void> => {
    const change = [{ op: 'replace', path: '/status/conditions/0/status', value: 'False' }];
    const address = { type: SCHEMAS, name: 'fought', subresource: 'status' };
    await world.client.patch(address, { mediaType: 'application/json-patch+json', patch: change });
  };
  for (let round = 0; round < 6; round++) {
    await condition(world, 'fought', 'True');
    await sayOtherwise();
  }
  // Schemas are processed in the order of their changes.
  await makeSchema(world, 'later', 'missing');
  await condition(world, 'later', 'True');
  await condition(world, 'fought', 'False');
});
