import type { VolumeAttachment } from '../../../../generated/types/apis__storage.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import { type FieldError, forbiddenValue, invalidValue, required, tooLong } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { driverNameFaults } from '../core/driver-name.js';
import { inlineVolumeFaults } from '../core/volume-validation.js';
import { has, mapAt, textAt } from '../members.js';

const EXACTLY_ONE = 'must specify exactly one of inlineVolumeSpec and persistentVolumeName';

/** A volume is a reference, or inline. */
function sourceFaults(object: Typed<VolumeAttachment>, naming: NamingProfile): readonly FieldError[] {
  const source = mapAt(mapAt(object, 'spec'), 'source');
  const [named, inline] = [has(source, 'persistentVolumeName'), has(source, 'inlineVolumeSpec')];
  const path = 'spec.source';
  if (!named && !inline) return [required(path, EXACTLY_ONE)];
  if (!named) {
    const faults: FieldError[] = [];
    inlineVolumeFaults(mapAt(source, 'inlineVolumeSpec'), `${path}.inlineVolumeSpec`, naming, faults);
    return faults;
  }
  const name = textAt(source, 'persistentVolumeName');
  const at = `${path}.persistentVolumeName`;
  const ofName = dnsSubdomainFaults(name).map((fault) => invalidValue(at, name, fault));
  // The inline volume is not checked beside a name.
  if (inline) return [{ ...forbiddenValue(path, EXACTLY_ONE), hides: [`${path}.inlineVolumeSpec`] }, ...ofName];
  const missing = name === '' ? [required(at, 'must specify non empty persistentVolumeName')] : [];
  return [...missing, ...ofName];
}

/** Size limits of an attachment's metadata, and of an error message, in bytes. */
const MOST_METADATA = 256 * 1024;
const LONGEST_MESSAGE = 1024;

function statusFaults(object: Typed<VolumeAttachment>): readonly FieldError[] {
  const status = mapAt(object, 'status');
  const pairs = Object.entries(mapAt(status, 'attachmentMetadata'));
  const size = pairs.reduce((sum, pair) => sum + Buffer.byteLength(pair.map(String).join('')), 0);
  const faults = size > MOST_METADATA ? [tooLong('status.attachmentMetadata', MOST_METADATA)] : [];
  for (const member of ['attachError', 'detachError']) {
    const { length } = Buffer.from(textAt(mapAt(status, member), 'message'));
    // The reported limit is the other one, as in kube-apiserver.
    if (length > LONGEST_MESSAGE) faults.push(tooLong(`status.${member}.message`, MOST_METADATA));
  }
  return faults;
}

/** Members that the schema validates as well. */
const REPORTED_HERE =
  /^spec\.(?:attacher$|source\.inlineVolumeSpec\.(?:csi|volumeMode|persistentVolumeReclaimPolicy|storageClassName)\b)/;

/** VolumeAttachment. */
export const strategy: Strategy<VolumeAttachment> = {
  validate(object, { subresource, naming }) {
    if (subresource !== '') return statusFaults(object);
    const faults: FieldError[] = [];
    driverNameFaults(textAt(mapAt(object, 'spec'), 'attacher'), 'spec.attacher', faults);
    return [...faults, ...sourceFaults(object, naming)];
  },
  reportsItself: ({ field }) => REPORTED_HERE.test(field),
  validateUpdate: (object, stored, { subresource }) =>
    subresource !== '' || equalJson(object['spec'], stored['spec'])
      ? []
      : [invalidValue('spec', object['spec'] ?? null, 'field is immutable')],
};
