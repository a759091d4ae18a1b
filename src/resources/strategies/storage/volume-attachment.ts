import { equalJson } from '../../../json/equal.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { has, mapAt, textAt } from '../members.js';

/** A volume is named, or described in place. */
function sourceFaults(object: KubeObject): readonly FieldError[] {
  const source = mapAt(mapAt(object, 'spec'), 'source');
  const [named, inline] = [has(source, 'persistentVolumeName'), has(source, 'inlineVolumeSpec')];
  const path = 'spec.source';
  if (named === inline) {
    return [required(path, 'must specify exactly one of inlineVolumeSpec and persistentVolumeName')];
  }
  if (!named) return [];
  const name = textAt(source, 'persistentVolumeName');
  const at = `${path}.persistentVolumeName`;
  const missing = name === '' ? [required(at, 'must specify non empty persistentVolumeName')] : [];
  return [...missing, ...dnsSubdomainFaults(name).map((fault) => invalidValue(at, name, fault))];
}

/** VolumeAttachment. */
export const strategy: Strategy = {
  validate: (object, { subresource }) => (subresource === '' ? sourceFaults(object) : []),
  validateUpdate: (object, stored, { subresource }) =>
    subresource !== '' || equalJson(object['spec'], stored['spec'])
      ? []
      : [invalidValue('spec', object['spec'] ?? null, 'field is immutable')],
};
