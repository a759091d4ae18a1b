import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, invalidValue, notSupported, required } from '../../../../meta/field-errors.js';
import { compareQuantities, type Quantity } from '../../../../meta/quantity.js';
import { textAt } from '../../members.js';
import { qualifiedNameFaults } from '../../../../meta/names.js';
import { quantityAt } from './pod-resources.js';

/** The place of a downward API reference: an environment variable or a volume file. */
export type DownwardUse = 'env' | 'volume';

const ENV_FIELDS = [
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.hostIPs',
  'status.podIP',
  'status.podIPs',
] as const;
const VOLUME_FIELDS = [
  'metadata.annotations',
  'metadata.labels',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
] as const;
/** Single labels and annotations: `metadata.labels['key']`. */
const SUBSCRIPT = /^(metadata\.(?:labels|annotations))\['(.*)'\]$/s;

const RESOURCES = [
  'limits.cpu',
  'limits.memory',
  'limits.ephemeral-storage',
  'requests.cpu',
  'requests.memory',
  'requests.ephemeral-storage',
] as const;
const HUGE_PAGES = /^(?:limits|requests)\.hugepages-/;

const whole = (digits: bigint, exponent = 0): Quantity => ({ digits, exponent, format: 'decimal-si' });
const CPU_DIVISORS: readonly Quantity[] = [whole(1n, -3), whole(1n)];
const SIZE_DIVISORS: readonly Quantity[] = [
  ...[0, 3, 6, 9, 12, 15, 18].map((exponent) => whole(1n, exponent)),
  ...[10n, 20n, 30n, 40n, 50n, 60n].map((power) => whole(2n ** power)),
];

/** Checks a reference to a field of the pod at `path`. */
export function downwardFieldFaults(ref: JsonObject, path: string, use: DownwardUse, faults: FieldError[]): void {
  const field = textAt(ref, 'fieldPath');
  if (field === '') {
    if (use === 'volume') faults.push(required(`${path}.fieldPath`));
    return;
  }
  const version = textAt(ref, 'apiVersion');
  if (version !== '' && version !== 'v1') {
    const why = `error converting fieldPath: unsupported pod version: ${version}`;
    faults.push(invalidValue(`${path}.fieldPath`, field, why));
    return;
  }
  const subscript = SUBSCRIPT.exec(field);
  if (subscript !== null) {
    const key = subscript[2] ?? '';
    // Annotation keys are validated in lower case, as the annotations themselves are.
    const checked = subscript[1] === 'metadata.annotations' ? key.toLowerCase() : key;
    for (const fault of qualifiedNameFaults(checked)) faults.push(invalidValue(path, checked, fault));
    return;
  }
  const fields: readonly string[] = use === 'env' ? ENV_FIELDS : VOLUME_FIELDS;
  // The name of early versions.
  const current = field === 'spec.host' ? 'spec.nodeName' : field;
  if (fields.includes(current)) return;
  const known = [...ENV_FIELDS, ...VOLUME_FIELDS].some((one) => one === current);
  if (known) faults.push(notSupported(`${path}.fieldPath`, current, [...fields].sort()));
  else {
    const fault =
      field.endsWith("']") && field.indexOf("['") > 0
        ? 'field label does not support subscript'
        : 'field label not supported';
    const why = `error converting fieldPath: ${fault}: ${field}`;
    faults.push(invalidValue(`${path}.fieldPath`, field, why));
  }
}

/** Checks a reference to a resource of a container at `path`. */
export function downwardResourceFaults(ref: JsonObject, path: string, use: DownwardUse, faults: FieldError[]): void {
  if (use === 'volume' && textAt(ref, 'containerName') === '') faults.push(required(`${path}.containerName`));
  const resource = textAt(ref, 'resource');
  if (resource === '') return;
  if (!RESOURCES.some((known) => known === resource) && !HUGE_PAGES.test(resource)) {
    faults.push(notSupported(`${path}.resource`, resource, [...RESOURCES].sort()));
    return;
  }
  const divisor = quantityAt(ref, 'divisor');
  if (divisor === undefined || divisor.digits === 0n) return;
  const cpu = resource.endsWith('.cpu');
  if ((cpu ? CPU_DIVISORS : SIZE_DIVISORS).some((known) => compareQuantities(known, divisor) === 0)) return;
  const why = cpu
    ? "only divisor's values 1m and 1 are supported with the cpu resource"
    : `only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the ${resource.slice(resource.indexOf('.') + 1)} resource`;
  // The resource is reported in the place of the divisor, as in kube-apiserver.
  faults.push(invalidValue(`${path}.divisor`, resource, why));
}
