import type { Client } from '../client/client.js';
import { type ControlLoop, createControlLoop, type Reconciled } from '../client/control-loop.js';
import type { JsonObject } from '../json/types.js';
import { StatusError } from '../meta/errors.js';
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
import type { Definitions } from './definitions.js';
import { decideNames } from './names.js';

/** What the controllers of definitions need. */
export interface DefinitionControllerParts {
  readonly client: Client;
  readonly definitions: Definitions;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Called for each failed pass; it is retried. */
  readonly onError: (error: unknown, about: string) => void;
}

/** A background task for definitions, from `start` to `stop`. */
export interface DefinitionController {
  start(): void;
  /** Resolves when it has stopped completely. */
  stop(): Promise<void>;
}

/** The loop with its subscription to definitions, which ends with it. */
export function followDefinitions(
  loop: ControlLoop,
  definitions: Definitions,
  changed: (name: string, group: string) => void,
): DefinitionController {
  let unlisten: (() => void) | undefined;
  return {
    start() {
      unlisten ??= definitions.listen(changed);
      loop.start();
    },
    async stop() {
      unlisten?.();
      await loop.stop();
    },
  };
}

/** The resource of definitions in the naming of the profile. */
export function definitionType(naming: NamingProfile): {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
} {
  return { group: `apiextensions.${naming.groupDomain}`, version: 'v1', resource: 'customresourcedefinitions' };
}

/**
 * Decides on the names of definitions and records it in their status: `NamesAccepted`, then `Established`, which a kind
 * keeps from then on, and whether its group was approved. One pass at a time, since names are exclusive.
 */
export function createConditionsController(parts: DefinitionControllerParts): DefinitionController {
  const { definitions } = parts;
  const loop = createControlLoop({
    name: 'definition-conditions',
    reconcile: (name) => reconcile(parts, name),
    onError: parts.onError,
    workers: 1,
  });
  return followDefinitions(loop, definitions, (name, group) => {
    loop.enqueue(name);
    // A released or newly taken name affects the definitions waiting for it.
    for (const { source, namesAccepted } of definitions.inGroup(group)) {
      if (!namesAccepted && source.name !== name) loop.enqueue(source.name);
    }
  });
}

async function reconcile(parts: DefinitionControllerParts, name: string): Promise<Reconciled> {
  const record = parts.definitions.get(name);
  if (record === undefined) return { kind: 'settled' };
  if (isSettled(record) && !isProtectedGroup(record.group, parts.naming)) return { kind: 'settled' };
  const others = parts.definitions.inGroup(record.group).filter(({ source }) => source.name !== name);
  const before = record.source.parsed;
  const after = withDecision(before, record, others, parts);
  if (after === before) return { kind: 'settled' };
  try {
    await parts.client.update({ type: definitionType(parts.naming), name, subresource: 'status' }, after);
  } catch (error) {
    // Changed or deleted meanwhile: the change enqueues the name again.
    if (error instanceof StatusError && (error.code === 409 || error.code === 404)) return { kind: 'retry' };
    throw error;
  }
  // The next decision depends on this one.
  await parts.definitions.refresh('any');
  return { kind: 'settled' };
}

/** Most need no change, and are neither parsed again nor compared with the others. */
function isSettled({ settled, wanted, accepted }: DefinitionRecord): boolean {
  return settled && sameNames(accepted, wanted);
}

/** The definition with its correct status; the same object when unchanged. */
function withDecision(
  object: KubeObject,
  record: DefinitionRecord,
  others: readonly DefinitionRecord[],
  { naming, clock }: DefinitionControllerParts,
): KubeObject {
  const { accepted, conflict } = decideNames(record, others);
  const time = formatTime(clock());
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
