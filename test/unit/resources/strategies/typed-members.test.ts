import { describe, expect, test } from '@jest/globals';
import type { Pod, PodSpec } from '../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../src/json/types.js';
import {
  flagAt,
  has,
  mapAt,
  objectAt,
  objectsAt,
  type Of,
  textAt,
} from '../../../../src/resources/strategies/members.js';
import type { Typed } from '../../../../src/resources/strategy.js';

const POD: Typed<Pod> = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'p' },
  spec: { hostNetwork: true, containers: [{ name: 'c', image: 'i', resources: { limits: { cpu: '1' } } }] },
};

/** The compiler is the test of names: `@ts-expect-error` fails when a line has no error. */
describe('members of a generated type', () => {
  test('are read by the names of the type, down to items of lists', () => {
    const spec: Of<PodSpec> = mapAt(POD, 'spec');
    expect(flagAt(spec, 'hostNetwork')).toBe(true);
    expect(objectsAt(spec, 'containers').map((container) => textAt(container, 'image'))).toEqual(['i']);
  });

  test('a name that the type lacks is an error', () => {
    // @ts-expect-error a pod has no `specs`
    expect(objectAt(POD, 'specs')).toBeUndefined();
    // @ts-expect-error a pod's spec has no `image`
    expect(textAt(mapAt(POD, 'spec'), 'image')).toBe('');
    // @ts-expect-error a container has no `nodeName`
    expect(objectsAt(mapAt(POD, 'spec'), 'containers').map((container) => has(container, 'nodeName'))).toEqual([false]);
  });

  test('computed names, names in maps, and objects of unknown type are not checked', () => {
    const [container] = objectsAt(mapAt(POD, 'spec'), 'containers');
    const side: string = 'limits';
    expect(textAt(mapAt(mapAt(container, 'resources'), side), 'cpu')).toBe('1');
    const plain: JsonObject = { anything: 'x' };
    expect(textAt(plain, 'anything')).toBe('x');
  });
});
