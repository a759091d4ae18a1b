import type { Container } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { invalidValue, valueNotFound } from '../../../../meta/field-errors.js';
import { configKeyFaults, dnsSubdomainFaults } from '../../../../meta/names.js';
import { has, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import { downwardFieldFaults, downwardResourceFaults } from './downward-api.js';
import type { PodCheck } from './pod-check.js';

const NO_SOURCE = 'must specify one of: `configMapRef` or `secretRef`';
const TWO_SOURCES = 'may not have more than one field specified at a time';

function keySelectorFaults(selector: JsonObject | undefined, path: string, { faults }: PodCheck): void {
  if (selector === undefined) return;
  const name = textAt(selector, 'name');
  for (const fault of dnsSubdomainFaults(name)) faults.push(invalidValue(`${path}.name`, name, fault));
  const key = textAt(selector, 'key');
  if (key !== '') for (const fault of configKeyFaults(key)) faults.push(invalidValue(`${path}.key`, key, fault));
}

function volumeNameFaults(selector: JsonObject | undefined, path: string, { faults, volumeNamed }: PodCheck): void {
  if (selector === undefined) return;
  const name = textAt(selector, 'volumeName');
  const volume = volumeNamed(name);
  if (volume === undefined) faults.push(valueNotFound(`${path}.volumeName`, name));
  else if (objectAt(volume, 'emptyDir') === undefined) {
    faults.push(invalidValue(`${path}.volumeName`, name, 'referenced volume must be of type emptyDir'));
  }
}

/** Environment of one container: its value sources. */
export function environmentFaults(container: Of<Container>, path: string, check: PodCheck): void {
  for (const [index, variable] of objectsAt(container, 'env').entries()) {
    const source = objectAt(variable, 'valueFrom');
    if (source === undefined) continue;
    const here = `${path}.env[${index}].valueFrom`;
    if (textAt(variable, 'value') !== '') {
      check.faults.push(invalidValue(here, '', 'may not be specified when `value` is not empty'));
    }
    const field = objectAt(source, 'fieldRef');
    if (field !== undefined) downwardFieldFaults(field, `${here}.fieldRef`, 'env', check.faults);
    const resource = objectAt(source, 'resourceFieldRef');
    if (resource !== undefined) downwardResourceFaults(resource, `${here}.resourceFieldRef`, 'env', check.faults);
    keySelectorFaults(objectAt(source, 'configMapKeyRef'), `${here}.configMapKeyRef`, check);
    keySelectorFaults(objectAt(source, 'secretKeyRef'), `${here}.secretKeyRef`, check);
    volumeNameFaults(objectAt(source, 'fileKeyRef'), `${here}.fileKeyRef`, check);
  }
  for (const [index, source] of objectsAt(container, 'envFrom').entries()) {
    const sources = ['configMapRef', 'secretRef'].filter((member) => has(source, member)).length;
    if (sources !== 1) check.faults.push(invalidValue(`${path}.envFrom`, '', sources === 0 ? NO_SOURCE : TWO_SOURCES));
    for (const member of ['configMapRef', 'secretRef']) {
      const name = textAt(objectAt(source, member), 'name');
      if (name === '') continue;
      for (const fault of dnsSubdomainFaults(name)) {
        check.faults.push(invalidValue(`${path}.envFrom[${index}].${member}.name`, name, fault));
      }
    }
  }
}
