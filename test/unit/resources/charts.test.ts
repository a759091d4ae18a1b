import { describe, expect, it } from '@jest/globals';
import { ANSWERED, WRITTEN, comparedChart } from '../../support/charts.js';
import { body, inProcess, writing } from '../../support/in-process.js';

describe('manifests of charts come back with the defaults of the reference', () => {
  it.each(WRITTEN.map((object, index) => [String(object['kind']), object, index] as const))(
    '%s',
    async (_kind, object, index) => {
      const world = inProcess();
      const [group, version] = String(object['apiVersion']).includes('/')
        ? String(object['apiVersion']).split('/')
        : ['', String(object['apiVersion'])];
      const resource = world.catalogue.findKind(group!, version!, String(object['kind']))!;
      const target = {
        resource,
        namespace: resource.definition.namespaced ? 'ns' : '',
        name: '',
        subresource: '',
      };
      const outcome = await world.registry.create(world.context, target, body(object), writing());
      expect(comparedChart(outcome.object.parsed)).toEqual(ANSWERED[index]);
    },
  );
});
