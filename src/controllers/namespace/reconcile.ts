import type { Namespace } from '../../../generated/types/api__v1.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import { formatTime } from '../../meta/time.js';
import { listAt, mapAt, objectsAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';

/** The result of one sweep through a namespace. */
export interface SweepResult {
  /** Remaining objects, by `<plural>.<group>`; the core group is empty, with its dot. */
  readonly remaining: ReadonlyMap<string, number>;
  /** How many objects wait for each finalizer. */
  readonly finalizers: ReadonlyMap<string, number>;
  /** What could not be listed or deleted, in words. */
  readonly failures: readonly string[];
}

/** The next step for a namespace. */
export type NamespaceStep =
  /** Not terminating, or no longer held by us. */
  | { readonly kind: 'leave' }
  /** Delete its content. */
  | { readonly kind: 'sweep' };

/** The first decision of a pass: pure. */
export function nextStep(namespace: KubeObject | undefined, finalizer: string): NamespaceStep {
  if (namespace?.metadata.deletionTimestamp === undefined) return { kind: 'leave' };
  return finalizersOf(namespace).includes(finalizer) ? { kind: 'sweep' } : { kind: 'leave' };
}

/** `spec.finalizers` of a namespace. */
function finalizersOf(namespace: Typed<Namespace>): readonly JsonValue[] {
  return listAt(mapAt(namespace, 'spec'), 'finalizers');
}

/** The namespace without our finalizer, for its `finalize` subresource. */
export function withoutFinalizer(namespace: Typed<Namespace>, finalizer: string): KubeObject {
  const spec = mapAt(namespace, 'spec');
  const finalizers = finalizersOf(namespace).filter((name) => name !== finalizer);
  return { ...namespace, spec: { ...spec, finalizers } };
}

/** Whether a sweep found the namespace empty. */
export function isEmpty(sweep: SweepResult): boolean {
  return sweep.remaining.size === 0 && sweep.failures.length === 0;
}

interface Finding {
  readonly type: string;
  readonly status: 'True' | 'False';
  readonly reason: string;
  readonly message: string;
}

/** The five conditions of a terminating namespace, in Kubernetes' words. */
function findings(sweep: SweepResult): readonly Finding[] {
  const { remaining, finalizers, failures } = sweep;
  const finding = (type: string, wrong: boolean, bad: [string, string], good: [string, string]): Finding => {
    const [reason, message] = wrong ? bad : good;
    return { type, status: wrong ? 'True' : 'False', reason, message };
  };
  const listed = (counts: ReadonlyMap<string, number>, join: (name: string, count: number) => string): string =>
    [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => join(name, count))
      .join(', ');
  return [
    finding(
      'NamespaceDeletionDiscoveryFailure',
      false,
      ['', ''],
      ['ResourcesDiscovered', 'All resources successfully discovered'],
    ),
    finding(
      'NamespaceDeletionGroupVersionParsingFailure',
      false,
      ['', ''],
      ['ParsedGroupVersions', 'All legacy kube types successfully parsed'],
    ),
    finding(
      'NamespaceDeletionContentFailure',
      failures.length > 0,
      [
        'ContentDeletionFailed',
        `Failed to delete all resource types, ${failures.length} remaining: ${failures.join(', ')}`,
      ],
      ['ContentDeleted', 'All content successfully deleted, may be waiting on finalization'],
    ),
    finding(
      'NamespaceContentRemaining',
      remaining.size > 0,
      [
        'SomeResourcesRemain',
        `Some resources are remaining: ${listed(remaining, (name, count) => `${name} has ${count} resource instances`)}`,
      ],
      ['ContentRemoved', 'All content successfully removed'],
    ),
    finding(
      'NamespaceFinalizersRemaining',
      finalizers.size > 0,
      [
        'SomeFinalizersRemain',
        `Some content in the namespace has finalizers remaining: ${listed(finalizers, (name, count) => `${name} in ${count} resource instances`)}`,
      ],
      ['ContentHasNoFinalizers', 'All content-preserving finalizers finished'],
    ),
  ];
}

/**
 * The namespace with the conditions of a sweep, or undefined when they are unchanged. A condition keeps its transition
 * time while its status stays.
 *
 * @param now milliseconds since the epoch
 */
export function withConditions(namespace: Typed<Namespace>, sweep: SweepResult, now: number): KubeObject | undefined {
  const status = mapAt(namespace, 'status');
  const present = objectsAt(status, 'conditions');
  let changed = false;
  const found = findings(sweep);
  const conditions = found.map((finding): JsonObject => {
    const before = present.find((condition) => textAt(condition, 'type') === finding.type);
    const same = before !== undefined && textAt(before, 'status') === finding.status;
    const unchanged = same && (['reason', 'message'] as const).every((name) => textAt(before, name) === finding[name]);
    if (unchanged) return before;
    changed = true;
    const since = same ? textAt(before, 'lastTransitionTime') : '';
    return { ...finding, lastTransitionTime: since || formatTime(now) };
  });
  if (!changed) return undefined;
  const others = present.filter((condition) => !found.some(({ type }) => type === textAt(condition, 'type')));
  return { ...namespace, status: { ...status, conditions: [...others, ...conditions] } };
}
