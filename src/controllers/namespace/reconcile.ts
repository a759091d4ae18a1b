import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import { formatTime } from '../../meta/time.js';

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
function finalizersOf(namespace: KubeObject): readonly JsonValue[] {
  const { spec } = namespace;
  const finalizers = isJsonObject(spec) ? spec['finalizers'] : undefined;
  return isJsonArray(finalizers) ? finalizers : [];
}

/** The namespace without our finalizer, for its `finalize` subresource. */
export function withoutFinalizer(namespace: KubeObject, finalizer: string): KubeObject {
  const spec = isJsonObject(namespace['spec']) ? namespace['spec'] : {};
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
export function withConditions(namespace: KubeObject, sweep: SweepResult, now: number): KubeObject | undefined {
  const status: JsonObject = isJsonObject(namespace['status']) ? namespace['status'] : {};
  const present = isJsonArray(status['conditions']) ? status['conditions'].filter(isJsonObject) : [];
  let changed = false;
  const found = findings(sweep);
  const conditions = found.map((finding): JsonObject => {
    const before = present.find((condition) => condition['type'] === finding.type);
    const same = before?.['status'] === finding.status;
    if (same && before?.['reason'] === finding.reason && before['message'] === finding.message) return before;
    changed = true;
    const since = same ? before?.['lastTransitionTime'] : undefined;
    return { ...finding, lastTransitionTime: since ?? formatTime(now) };
  });
  if (!changed) return undefined;
  const others = present.filter((condition) => !found.some(({ type }) => type === condition['type']));
  return { ...namespace, status: { ...status, conditions: [...others, ...conditions] } };
}
