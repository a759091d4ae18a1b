import type {
  PriorityLevelConfiguration,
  PriorityLevelConfigurationSpec,
} from '../../../../generated/types/apis__flowcontrol.apiserver.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { mapAt, numberAt, objectAt, textAt, withChanged, withMember, type Of } from '../members.js';
import { conditionFaults } from './condition-faults.js';
import { MANDATORY_PRIORITY_LEVELS } from './mandatory-objects.js';

const SHARES = 'nominalConcurrencyShares';
const DEFAULT_SHARES = 30;
/** Bits of the hash from which a flow's queues are drawn; each card of a hand takes log2(queues) of them. */
const MAX_HASH_BITS = 60;

function isV1beta3(apiVersion: string): boolean {
  return apiVersion.endsWith('/v1beta3');
}

/** In v1beta3 a share of 0 means "not given" unless this annotation is set. */
function zeroAnnotation(naming: NamingProfile): string {
  return `flowcontrol.${naming.groupDomain}/v1beta3-preserve-zero-concurrency-shares`;
}

function withShares(object: Typed<PriorityLevelConfiguration>, shares: number): KubeObject {
  return withChanged(object, 'spec', (spec) =>
    withChanged(spec, 'limited', (limited) => withMember(limited, SHARES, shares)),
  );
}

function sharesOf(object: Typed<PriorityLevelConfiguration>): number | undefined {
  return numberAt(objectAt(objectAt(object, 'spec'), 'limited'), SHARES);
}

function applyDefaults(object: Typed<PriorityLevelConfiguration>, naming: NamingProfile): KubeObject {
  if (!isV1beta3(object.apiVersion) || sharesOf(object) !== 0) return object;
  const kept = Object.hasOwn(mapAt(object.metadata, 'annotations'), zeroAnnotation(naming));
  return kept ? object : withShares(object, DEFAULT_SHARES);
}

/** Converts between v1, where shares may be 0, and v1beta3, where that needs an annotation. */
function convert(object: Typed<PriorityLevelConfiguration>, to: string, naming: NamingProfile): KubeObject {
  const key = zeroAnnotation(naming);
  const annotations = mapAt(object.metadata, 'annotations') as { readonly [key: string]: string };
  const converted = { ...object, apiVersion: to };
  if (isV1beta3(to)) {
    if (sharesOf(object) !== 0 || Object.hasOwn(annotations, key)) return converted;
    return { ...converted, metadata: { ...object.metadata, annotations: { ...annotations, [key]: '' } } };
  }
  if (!Object.hasOwn(annotations, key)) return converted;
  const { [key]: _meant, ...others } = annotations;
  const { annotations: _all, ...metadata } = object.metadata;
  const kept = Object.keys(others).length === 0 ? metadata : { ...metadata, annotations: others };
  return { ...converted, metadata: kept };
}

function queuingFaults(queuing: JsonObject, faults: FieldError[]): void {
  const queues = numberAt(queuing, 'queues') ?? 0;
  const handSize = numberAt(queuing, 'handSize') ?? 0;
  if (handSize < 1) return;
  const path = 'spec.limited.limitResponse.queuing.handSize';
  if (handSize > queues) {
    faults.push(invalidValue(path, handSize, `should not be greater than queues (${queues})`));
  } else if (queues > 0 && Math.ceil(Math.log2(queues) * handSize) > MAX_HASH_BITS) {
    const why = `required entropy bits of deckSize ${queues} and handSize ${handSize} should not be greater than ${MAX_HASH_BITS}`;
    faults.push(invalidValue(path, handSize, why));
  }
}

function mandatoryFaults(name: string, spec: Of<PriorityLevelConfigurationSpec>, faults: FieldError[]): void {
  const fixed = MANDATORY_PRIORITY_LEVELS.get(name);
  if (fixed === undefined) return;
  if (name === 'exempt') {
    const exempt = objectAt(spec, 'exempt');
    const rest = exempt === undefined ? spec : { ...spec, exempt: objectAt(fixed, 'exempt') ?? {} };
    if (!equalJson(rest, fixed)) {
      const why = `spec of '${name}' except the 'spec.exempt' field must equal the fixed value`;
      faults.push(invalidValue('spec', spec, why));
    }
  } else if (!equalJson(spec, fixed)) {
    faults.push(invalidValue('spec', spec, `spec of '${name}' must equal the fixed value`));
  }
}

function validate(object: Typed<PriorityLevelConfiguration>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  const name = textAt(object.metadata, 'name');
  const type = textAt(spec, 'type');
  if ((name === 'exempt') !== (type === 'Exempt')) {
    faults.push(invalidValue('spec.type', type, "must be 'Exempt' if and only if `name` is 'exempt'"));
  }
  const queuing = objectAt(objectAt(objectAt(spec, 'limited'), 'limitResponse'), 'queuing');
  if (queuing !== undefined) queuingFaults(queuing, faults);
  mandatoryFaults(name, spec, faults);
  return faults;
}

function cells(object: Typed<PriorityLevelConfiguration>, now: number): readonly JsonValue[] {
  const spec = mapAt(object, 'spec');
  const limited = objectAt(spec, 'limited');
  const queuing = objectAt(objectAt(limited, 'limitResponse'), 'queuing');
  const shown = (part: JsonObject | undefined, member: string): JsonValue => numberAt(part, member) ?? NONE;
  return [
    shown(limited, SHARES),
    shown(queuing, 'queues'),
    shown(queuing, 'handSize'),
    shown(queuing, 'queueLengthLimit'),
    ageOf(textAt(object.metadata, 'creationTimestamp'), now),
  ];
}

/** PriorityLevelConfiguration (spec 2), in v1 and v1beta3. */
export const strategy: Strategy<PriorityLevelConfiguration> = {
  applyDefaults,
  validate: (object, { subresource }) => (subresource === '' ? validate(object) : conditionFaults(object)),
  cells,
  convert,
};
