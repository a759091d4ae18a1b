import type {
  LeaseCandidate,
  LeaseCandidateSpec,
} from '../../../../generated/types/apis__coordination.cluster.io__v1beta1.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { compareSemanticVersions, parseSemanticVersion, type SemanticVersion } from '../../../meta/semantic-version.js';
import type { Strategy } from '../../strategy.js';
import { mapAt, textAt, type Of } from '../members.js';
import { OLDEST_EMULATION, strategyFaults } from './lease-strategy.js';

const ZERO: SemanticVersion = { numbers: [0n, 0n, 0n], pre: [] };

/** A malformed version counts as the lowest, so that checks of the order may reject it again, as in the public API. */
function versionAt(spec: Of<LeaseCandidateSpec>, member: string, faults: FieldError[]): SemanticVersion {
  const text = textAt(spec, member);
  const version = text === '' ? ZERO : parseSemanticVersion(text);
  if (typeof version !== 'string') return version;
  faults.push(invalidValue(`spec.${member}`, text, 'must be a valid semantic version'));
  return ZERO;
}

function specFaults(spec: Of<LeaseCandidateSpec>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const [emulated, binary, chosen] = [
    textAt(spec, 'emulationVersion'),
    textAt(spec, 'binaryVersion'),
    textAt(spec, 'strategy'),
  ];
  const emulation = versionAt(spec, 'emulationVersion', faults);
  const program = versionAt(spec, 'binaryVersion', faults);
  if (binary !== '' && emulated !== '' && compareSemanticVersions(program, emulation) < 0) {
    faults.push(invalidValue('spec.binaryVersion', binary, 'must be greater than or equal to `emulationVersion`'));
  }
  if (chosen === OLDEST_EMULATION && compareSemanticVersions(emulation, ZERO) === 0) {
    faults.push(required('spec.emulationVersion', `must be specified when \`strategy\` is '${OLDEST_EMULATION}'`));
  }
  return chosen === '' ? faults : [...faults, ...strategyFaults(chosen)];
}

/** LeaseCandidate. */
export const strategy: Strategy<LeaseCandidate> = {
  validate: (object) => specFaults(mapAt(object, 'spec')),
  validateUpdate(object, stored) {
    const [now, then] = [textAt(mapAt(object, 'spec'), 'leaseName'), textAt(mapAt(stored, 'spec'), 'leaseName')];
    return now === then ? [] : [invalidValue('spec.leaseName', now, 'field is immutable')];
  },
};
