import type { JsonObject } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import { formatTime } from '../meta/time.js';
import type { NamingProfile } from '../naming/profile.js';
import {
  type DefinitionCondition,
  withCondition,
} from '../resources/strategies/apiextensions/custom-resource-definition-rules/conditions.js';
import { hasUnreadableAuthorities } from '../resources/strategies/apiextensions/custom-resource-definition-rules/conversion-validation.js';
import {
  approvalAnnotation,
  approvalOf,
  isProtectedGroup,
} from '../resources/strategies/apiextensions/custom-resource-definition-rules/spec-validation.js';
import {
  type DefinitionNames,
  type DefinitionRecord,
  ESTABLISHED,
  NAMES_ACCEPTED,
  objectIn,
  sameNames,
} from './definition.js';
import type { NamesDecision } from './names.js';

/**
 * The definition with its correct status; the same object when unchanged.
 *
 * @param now milliseconds since the epoch
 */
export function withDecision(
  object: KubeObject,
  record: DefinitionRecord,
  { accepted, conflict }: NamesDecision,
  { naming, now }: { readonly naming: NamingProfile; readonly now: number },
): KubeObject {
  const time = formatTime(now);
  let changed = withNames(object, record.accepted, accepted);
  const set = (condition: DefinitionCondition): void => {
    changed = withCondition(changed, condition, time);
  };
  if (conflict === undefined) {
    set(NAMES_ACCEPTED);
  } else {
    set({ type: 'NamesAccepted', status: 'False', ...conflict });
  }
  if (!record.established) {
    set(conflict === undefined ? establishment(object) : NOT_ACCEPTED);
  }
  const approval = approvalCondition(object, record.group, naming);
  if (approval !== undefined) set(approval);
  return changed;
}

const NOT_ACCEPTED: DefinitionCondition = {
  type: 'Established',
  status: 'False',
  reason: 'NotAccepted',
  message: 'not all names are accepted',
};

const INVALID_CA_BUNDLE: DefinitionCondition = {
  type: 'Established',
  status: 'False',
  reason: 'InvalidCABundle',
  message: 'The conversion webhook CABundle is invalid',
};

/** `Established` of a definition with accepted names: an invalid conversion webhook prevents serving. */
function establishment(object: KubeObject): DefinitionCondition {
  return hasUnreadableAuthorities(objectIn(object, 'spec')) ? INVALID_CA_BUNDLE : ESTABLISHED;
}

function withNames(object: KubeObject, before: DefinitionNames, after: DefinitionNames): KubeObject {
  if (sameNames(before, after)) return object;
  const { plural, singular, shortNames, kind, listKind, categories } = after;
  const acceptedNames: JsonObject = {
    plural,
    ...(singular === '' ? {} : { singular }),
    ...(shortNames.length === 0 ? {} : { shortNames }),
    kind,
    ...(listKind === '' ? {} : { listKind }),
    ...(categories.length === 0 ? {} : { categories }),
  };
  return { ...object, status: { ...objectIn(object, 'status'), acceptedNames } };
}

const APPROVALS = {
  missing: { status: 'False', reason: 'MissingAnnotation' },
  bypassed: { status: 'False', reason: 'UnapprovedAnnotation' },
  approved: { status: 'True', reason: 'ApprovedAnnotation' },
  invalid: { status: 'False', reason: 'InvalidAnnotation' },
} as const;

/** Whether a group in the project's domain was approved; undefined for other groups. */
function approvalCondition(object: KubeObject, group: string, naming: NamingProfile): DefinitionCondition | undefined {
  if (!isProtectedGroup(group, naming)) return undefined;
  const annotation = approvalAnnotation(naming);
  const given = object.metadata.annotations?.[annotation] ?? '';
  const state = approvalOf(given);
  const see = 'see https://github.com/kubernetes/enhancements/pull/1111';
  const need = `protected groups must have approval annotation "${annotation}"`;
  const messages = {
    missing: `${need}, ${see}`,
    bypassed: `not approved: "${given}"`,
    approved: `approved in ${given}`,
    invalid: `${need} with either a URL or a reason starting with "unapproved", ${see}`,
  };
  return { type: 'KubernetesAPIApprovalPolicyConformant', ...APPROVALS[state], message: messages[state] };
}
