import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/storage/volume-attachment.js';
import { faultsOnCreate, object } from '../support.js';

const ONE = 'must specify exactly one of inlineVolumeSpec and persistentVolumeName';
const INLINE = { accessModes: ['ReadWriteOnce'], csi: { driver: 'd.io', volumeHandle: 'h' } };

test.each<[string, JsonObject, string[]]>([
  ['named', { persistentVolumeName: 'v' }, []],
  ['described in place', { inlineVolumeSpec: INLINE }, []],
  ['neither', {}, [`spec.source: Required value: ${ONE}`]],
  ['both, one invalid', { persistentVolumeName: 'v', inlineVolumeSpec: {} }, [`spec.source: Forbidden: ${ONE}`]],
  ['both', { persistentVolumeName: 'v', inlineVolumeSpec: INLINE }, [`spec.source: Forbidden: ${ONE}`]],
])('the volume of an attachment is %s', (_what, source, faults) => {
  const spec = { attacher: 'a.example.com', nodeName: 'n', source };
  expect(faultsOnCreate(strategy, object('VolumeAttachment', { spec }, {}, 'storage.k8s.io/v1'))).toEqual(faults);
});
