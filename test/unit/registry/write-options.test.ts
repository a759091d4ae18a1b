import { describe, expect, test } from '@jest/globals';
import type { AdmissionAttributes } from '../../../src/request/ports.js';
import { body, deleting, inProcess, type InProcess, mergePatch, writing } from '../../support/in-process.js';

function spied(): { world: InProcess; seen: AdmissionAttributes[] } {
  const seen: AdmissionAttributes[] = [];
  const world = inProcess({
    plugins: [
      {
        name: 'spy',
        handles: ['CREATE', 'UPDATE', 'DELETE'],
        validate: (_context, attributes) => {
          seen.push(attributes);
          return Promise.resolve();
        },
      },
    ],
  });
  return { world, seen };
}

const DEPLOYMENT = {
  metadata: { name: 'd' },
  spec: {
    selector: { matchLabels: { a: 'b' } },
    template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
  },
};

describe('options in admission', () => {
  test('each operation has its own kind of options, complete', async () => {
    const { world, seen } = spied();
    const { registry, context } = world;
    const target = world.target('deployments', { name: 'd' });
    await registry.create(context, world.target('deployments'), body(DEPLOYMENT), writing({ fieldManager: 'maker' }));
    const options = writing({ fieldManager: 'changer', fieldValidation: 'Ignore', dryRun: true });
    await registry.update(context, target, body(DEPLOYMENT), options);
    await registry.patch(context, target, mergePatch({ spec: { paused: true } }), writing({ fieldManager: 'patcher' }));
    await registry.delete(context, target, deleting({ gracePeriodSeconds: 5, propagationPolicy: 'Background' }));
    expect(seen.map((one) => one.options)).toEqual([
      { kind: 'CreateOptions', ...writing({ fieldManager: 'maker' }) },
      { kind: 'UpdateOptions', ...options },
      { kind: 'UpdateOptions', ...writing({ fieldManager: 'patcher' }) },
      { kind: 'DeleteOptions', ...deleting({ gracePeriodSeconds: 5, propagationPolicy: 'Background' }) },
    ]);
    expect(seen.map((one) => one.dryRun)).toEqual([false, true, false, false]);
  });

  test('the kind is that of the body, the resource that of the path', async () => {
    const { world, seen } = spied();
    const { registry, context } = world;
    await registry.create(context, world.target('deployments'), body(DEPLOYMENT), writing());
    const scale = world.target('deployments', { name: 'd', subresource: 'scale' });
    await registry.patch(context, scale, mergePatch({ spec: { replicas: 3 } }), writing());
    expect(seen.map(({ kind, resource, subresource }) => [kind, resource, subresource])).toEqual([
      [{ group: 'apps', version: 'v1', kind: 'Deployment' }, 'deployments', ''],
      [{ group: 'autoscaling', version: 'v1', kind: 'Scale' }, 'deployments', 'scale'],
    ]);
  });
});
