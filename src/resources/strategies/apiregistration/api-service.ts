import type { APIService, APIServiceSpec } from '../../../../generated/types/apis__apiregistration.cluster.io__v1.js';
import { type FieldError, invalidValue, notSupported, required } from '../../../meta/field-errors.js';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import { formatTime } from '../../../meta/time.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { conditionOf } from '../conditions.js';
import { flagAt, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../members.js';

/** The service behind the version, and its availability. */
function cells(object: Typed<APIService>): readonly [string, string] {
  const service = objectAt(objectAt(object, 'spec'), 'service');
  const named = service === undefined ? 'Local' : `${textAt(service, 'namespace')}/${textAt(service, 'name')}`;
  const condition = conditionOf(object, 'Available');
  if (condition === undefined) return [named, 'Unknown'];
  const state = textAt(condition, 'status');
  return [named, state === 'True' ? 'True' : `${state} (${textAt(condition, 'reason')})`];
}

const CONDITION_STATUSES = ['True', 'False', 'Unknown'];

function statusFaults(object: Typed<APIService>): readonly FieldError[] {
  return objectsAt(object['status'], 'conditions').flatMap((condition, at) => {
    const status = textAt(condition, 'status');
    if (CONDITION_STATUSES.includes(status)) return [];
    return [notSupported(`status.conditions[${at}].status`, status, CONDITION_STATUSES)];
  });
}

function validate(object: Typed<APIService>, { subresource }: StrategyContext): readonly FieldError[] {
  const faults: FieldError[] = [];
  if (subresource !== '') return statusFaults(object);
  const spec = mapAt(object, 'spec');
  const [group, version] = [textAt(spec, 'group'), textAt(spec, 'version')];
  const name = object.metadata.name ?? '';
  const wanted = `${version}.${group}`;
  if (name !== '' && name !== wanted) {
    faults.push(
      invalidValue('metadata.name', name, `must be \`spec.version+"."+spec.group\`: ${JSON.stringify(wanted)}`),
    );
  }
  if (group === '' && version !== 'v1') {
    faults.push(required('spec.group', 'only v1 may have an empty group and it better be legacy kube'));
  }
  for (const fault of group === '' ? [] : dnsSubdomainFaults(group)) {
    faults.push(invalidValue('spec.group', group, fault));
  }
  for (const fault of dns1035LabelFaults(version)) faults.push(invalidValue('spec.version', version, fault));
  backendFaults(spec, faults);
  return faults;
}

/** Faults of the server behind the version, which only a non-local one has. */
function backendFaults(spec: Of<APIServiceSpec>, faults: FieldError[]): void {
  const service = objectAt(spec, 'service');
  const bundle = Buffer.from(textAt(spec, 'caBundle'), 'base64').length;
  const insecure = flagAt(spec, 'insecureSkipTLSVerify');
  if (service === undefined) {
    if (bundle > 0) {
      faults.push(invalidValue('spec.caBundle', `${bundle} bytes`, 'local APIServices may not have a caBundle'));
    }
    if (insecure) {
      const why = 'local APIServices may not have insecureSkipTLSVerify';
      faults.push(invalidValue('spec.insecureSkipTLSVerify', true, why));
    }
    return;
  }
  for (const member of ['namespace', 'name']) {
    if (textAt(service, member) === '') faults.push(required(`spec.service.${member}`));
  }
  const port = numberAt(service, 'port');
  if (port !== undefined && (port < 1 || port > 65_535)) {
    const why = 'port is not valid: must be between 1 and 65535, inclusive';
    faults.push(invalidValue('spec.service.port', port, why));
  }
  if (insecure && bundle > 0) {
    faults.push(invalidValue('spec.insecureSkipTLSVerify', true, 'may not be true if caBundle is present'));
  }
}

/** A version served by this server is available at once. */
function withAvailability(object: Typed<APIService>, now: number): KubeObject {
  if (objectAt(object, 'spec')?.['service'] !== undefined) return object;
  const condition = {
    type: 'Available',
    status: 'True',
    lastTransitionTime: formatTime(now),
    reason: 'Local',
    message: 'Local APIServices are always available',
  };
  return { ...object, status: { conditions: [condition] } };
}

/** APIService. */
export const strategy: Strategy<APIService> = {
  prepareForCreate: (object, { now }) => withAvailability(object, now),
  cells,
  validate,
};
