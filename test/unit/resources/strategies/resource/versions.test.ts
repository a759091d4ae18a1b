import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import type { KubeObject } from '../../../../../src/meta/object.js';
import { strategy as claim } from '../../../../../src/resources/strategies/resource/resource-claim.js';
import { strategy as template } from '../../../../../src/resources/strategies/resource/resource-claim-template.js';
import { strategy as slice } from '../../../../../src/resources/strategies/resource/resource-slice.js';
import { builtinResources } from '../../../../../src/resources/builtin.js';
import { compileResource } from '../../../../../src/resources/compile.js';
import type { Strategy } from '../../../../../src/resources/strategy.js';
import { KUBERNETES } from '../support.js';

const EXACT = { deviceClassName: 'c', allocationMode: 'ExactCount', count: 1, adminAccess: true };
const DEVICES = {
  requests: [
    { name: 'one', exactly: EXACT },
    { name: 'some', firstAvailable: [{ name: 'x', deviceClassName: 'c' }] },
  ],
};

function newest(spec: JsonObject): KubeObject {
  return { apiVersion: 'resource.k8s.io/v1', kind: 'X', metadata: { name: 'a' }, spec } as KubeObject;
}

const to = (strategy: Strategy, object: KubeObject, version: string): KubeObject =>
  strategy.convert!(object, `resource.k8s.io/${version}`, KUBERNETES);

test('a request of v1beta1 has the members of `exactly` inline', () => {
  const object = newest({ devices: DEVICES });
  const old = to(claim, object, 'v1beta1');
  // An absent class is shown as empty, so that the object is unchanged when it is sent back.
  const some = { ...DEVICES.requests[1], deviceClassName: '' };
  expect(old['spec']).toEqual({ devices: { requests: [{ name: 'one', ...EXACT }, some] } });
  expect(to(claim, old, 'v1')).toEqual(object);
  expect(to(claim, object, 'v1beta2')['spec']).toEqual(object['spec']);
});

test('a converted claim or template is in normal form, so that sending it back changes nothing', () => {
  const resources = builtinResources(KUBERNETES);
  const normal = (object: KubeObject): KubeObject => {
    const { definition, strategy } = resources.find(
      (each) => each.definition.version === 'v1beta1' && each.definition.kind === object.kind,
    )!;
    return compileResource(definition, { strategy, naming: KUBERNETES }).normalise(object);
  };
  const one = { ...to(claim, newest({ devices: DEVICES }), 'v1beta1'), kind: 'ResourceClaim' };
  expect(normal(one)['spec']).toEqual({
    devices: {
      requests: [
        { name: 'one', ...EXACT },
        { name: 'some', deviceClassName: '', firstAvailable: [expect.objectContaining({ name: 'x' })] },
      ],
    },
  });
  expect(normal(normal(one))).toEqual(normal(one));
});

test('the same holds inside a template', () => {
  const object = newest({ metadata: { labels: { a: 'b' } }, spec: { devices: DEVICES } });
  expect(to(template, to(template, object, 'v1beta1'), 'v1')).toEqual(object);
});

test('a device of v1beta1 has its attributes in `basic`', () => {
  const object = newest({ devices: [{ name: 'd', attributes: { a: { int: 1 } }, allNodes: true }] });
  const old = to(slice, object, 'v1beta1');
  expect(old['spec']).toEqual({ devices: [{ name: 'd', basic: { attributes: { a: { int: 1 } }, allNodes: true } }] });
  expect(to(slice, old, 'v1')).toEqual(object);
});
