import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from '../meta/finalizers.js';
import type { KubeObject, ObjectMeta } from '../meta/object.js';
import type { DeleteOptions } from '../meta/options.js';
import { formatTime } from '../meta/time.js';
import type { ResourceDefinition } from '../resources/definition.js';
import type { Strategy } from '../resources/strategy.js';

/** What a delete request does to an object. */
export type DeletionDecision =
  /**
   * Removed at once. `marked`: how it is stored first, so that watchers see it terminate before; only for kinds with
   * graceful deletion.
   */
  | { readonly kind: 'remove'; readonly marked?: KubeObject }
  /** Marked as terminating, or given a shorter grace period; it continues to exist. */
  | { readonly kind: 'mark'; readonly object: KubeObject }
  /** It is terminating already and the request adds nothing. */
  | { readonly kind: 'pending' };

/** What the decision depends on besides the object. */
export interface DeletionCase {
  readonly object: KubeObject;
  readonly definition: ResourceDefinition;
  readonly strategy: Strategy;
  readonly options: DeleteOptions;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Why the preconditions of a delete do not hold; undefined when they do. */
export function failedPrecondition(object: KubeObject, options: DeleteOptions): string | undefined {
  const { uid, resourceVersion } = options.preconditions;
  if (uid !== undefined && uid !== object.metadata.uid) {
    return (
      `the UID in the precondition (${uid}) does not match the UID in record (${object.metadata.uid ?? ''}). ` +
      'The object might have been deleted and then recreated'
    );
  }
  if (resourceVersion !== undefined && resourceVersion !== object.metadata.resourceVersion) {
    return (
      `the ResourceVersion in the precondition (${resourceVersion}) does not match the ResourceVersion in record ` +
      `(${object.metadata.resourceVersion ?? ''}). The object might have been modified`
    );
  }
  return undefined;
}

/**
 * The collector finalizer resulting from the options, the present finalizers, and the kind's default. It is set even
 * when this server runs no collector: another program may be the collector, and tests of controllers act as one.
 */
function collectorFinalizer(
  object: KubeObject,
  options: DeleteOptions,
  definition: ResourceDefinition,
): typeof ORPHAN_FINALIZER | typeof FOREGROUND_FINALIZER | undefined {
  if (definition.defaultGarbageCollection === 'unsupported') return undefined;
  if (options.orphanDependents !== undefined) return options.orphanDependents ? ORPHAN_FINALIZER : undefined;
  switch (options.propagationPolicy) {
    case 'Orphan':
      return ORPHAN_FINALIZER;
    case 'Foreground':
      return FOREGROUND_FINALIZER;
    case 'Background':
      return undefined;
    case undefined: {
      const finalizers = object.metadata.finalizers ?? [];
      if (finalizers.includes(ORPHAN_FINALIZER)) return ORPHAN_FINALIZER;
      if (finalizers.includes(FOREGROUND_FINALIZER)) return FOREGROUND_FINALIZER;
      return definition.defaultGarbageCollection === 'orphan' ? ORPHAN_FINALIZER : undefined;
    }
  }
}

/** The finalizers after applying the options; the given array itself when nothing changes. */
function finalizersAfter(deletion: DeletionCase): readonly string[] {
  const present = deletion.object.metadata.finalizers ?? [];
  const wanted = collectorFinalizer(deletion.object, deletion.options, deletion.definition);
  const kept = present.filter((name) => name !== ORPHAN_FINALIZER && name !== FOREGROUND_FINALIZER);
  const after = wanted === undefined ? kept : [...kept, wanted];
  const before = new Set(present);
  return after.length === present.length && after.every((name) => before.has(name)) ? present : after;
}

function withFinalizers(metadata: ObjectMeta, finalizers: readonly string[]): ObjectMeta {
  const { finalizers: _before, ...rest } = metadata;
  return finalizers.length === 0 ? rest : { ...rest, finalizers };
}

/**
 * The decision table of a delete, in this order:
 *
 * | the object | the request | outcome |
 * |---|---|---|
 * | terminating, with a grace period | a shorter one | mark (deletionTimestamp moves forward, propagation may change) |
 * | terminating, with a grace period above 0 | anything else | pending |
 * | terminating and held by its kind | anything | pending |
 * | terminating, finalizers remain | anything | mark (propagation may change), or pending |
 * | live, kind whose first delete only marks | anything | mark, without grace and generation |
 * | live, kind with graceful deletion | grace period above 0 | mark |
 * | live, finalizers (its own or of the collector) | anything | mark, grace 0 |
 * | live, kind with graceful deletion | no grace period | remove, marked before |
 * | otherwise | | remove |
 *
 * Pure; preconditions are checked before (`failedPrecondition`).
 */
export function decideDeletion(request: DeletionCase): DeletionDecision {
  const deletion = { ...request, options: withoutNegativeGrace(request.options) };
  const { object, definition, strategy, options } = deletion;
  const { deletionTimestamp, deletionGracePeriodSeconds: pendingGrace } = object.metadata;
  const terminating = deletionTimestamp !== undefined;

  if (terminating && definition.gracefulDelete && pendingGrace !== undefined && pendingGrace > 0) {
    const asked = options.gracePeriodSeconds;
    if (asked === undefined || asked >= pendingGrace) return { kind: 'pending' };
    return shortenGrace(deletion, deletionTimestamp, pendingGrace, asked);
  }
  if (terminating && (strategy.holdsDeletion?.(object) ?? false)) return { kind: 'pending' };

  const finalizers = finalizersAfter(deletion);
  if (terminating) {
    if (finalizers.length === 0) return { kind: 'remove' };
    if (finalizers === object.metadata.finalizers && pendingGrace !== undefined) return { kind: 'pending' };
    const metadata = withFinalizers(object.metadata, finalizers);
    // What was only marked now waits for finalizers alone.
    return marked(deletion, { ...metadata, deletionGracePeriodSeconds: pendingGrace ?? 0 });
  }

  const deletionTime = (seconds: number): string => formatTime(deletion.now + graceInMs(seconds));
  if (strategy.firstDelete !== undefined) {
    return marked(deletion, { ...withFinalizers(object.metadata, finalizers), deletionTimestamp: deletionTime(0) });
  }
  const grace = definition.gracefulDelete ? graceOf(deletion) : 0;
  const removes = grace === 0 && finalizers.length === 0;
  if (removes && !definition.gracefulDelete) return { kind: 'remove' };
  const metadata: ObjectMeta = {
    ...withFinalizers(object.metadata, finalizers),
    ...(object.metadata.generation === undefined ? {} : { generation: object.metadata.generation + 1 }),
    deletionTimestamp: deletionTime(grace),
    deletionGracePeriodSeconds: grace,
  };
  return removes ? { kind: 'remove', marked: markedObject(deletion, metadata) } : marked(deletion, metadata);
}

/** A negative grace period means one second, the shortest: a mistake must not become a forced deletion. */
function withoutNegativeGrace(options: DeleteOptions): DeleteOptions {
  const { gracePeriodSeconds } = options;
  return gracePeriodSeconds !== undefined && gracePeriodSeconds < 0 ? { ...options, gracePeriodSeconds: 1 } : options;
}

function graceOf(deletion: DeletionCase): number {
  const asked = deletion.options.gracePeriodSeconds;
  const grace = deletion.strategy.gracePeriod?.(deletion.object, asked) ?? asked ?? 0;
  return Math.min(Math.max(0, grace), Number.MAX_SAFE_INTEGER);
}

/**
 * A grace period in milliseconds. More than 292 years wrap around as in kube-apiserver, which counts nanoseconds in 64
 * bits: the deletion time is then at most that long before or after now, and clients can still read it.
 */
function graceInMs(seconds: number): number {
  return Number(BigInt.asIntN(64, BigInt(seconds) * 1_000_000_000n) / 1_000_000n);
}

/** Terminating with a grace period, and the request asks for a shorter one. */
function shortenGrace(
  deletion: DeletionCase,
  deletionTimestamp: string,
  pendingGrace: number,
  asked: number,
): DeletionDecision {
  const wanted = Date.parse(deletionTimestamp) - graceInMs(pendingGrace) + graceInMs(asked);
  // The time is not moved into the past. A request with some grace gets at least the minimum: the object stays until it
  // is deleted without grace.
  const passed = wanted < deletion.now;
  const grace = passed && asked !== 0 ? 1 : asked;
  const metadata = {
    ...withFinalizers(deletion.object.metadata, finalizersAfter(deletion)),
    deletionTimestamp: formatTime(passed ? deletion.now : wanted),
    deletionGracePeriodSeconds: grace,
  };
  const nothingElse =
    (metadata.finalizers ?? []).length === 0 && !(deletion.strategy.holdsDeletion?.(deletion.object) ?? false);
  if (grace === 0 && nothingElse) return { kind: 'remove', marked: markedObject(deletion, metadata) };
  return marked(deletion, metadata);
}

function marked(deletion: DeletionCase, metadata: ObjectMeta): DeletionDecision {
  return { kind: 'mark', object: markedObject(deletion, metadata) };
}

function markedObject(deletion: DeletionCase, metadata: ObjectMeta): KubeObject {
  const object = { ...deletion.object, metadata };
  return deletion.strategy.markTerminating?.(object) ?? object;
}

/**
 * Whether an update removes the last thing that a terminating object waits for: no finalizers are left, no grace period
 * runs, and its kind does not hold it.
 */
export function removedByUpdate(object: KubeObject, stored: KubeObject, strategy: Strategy): boolean {
  const { deletionTimestamp, deletionGracePeriodSeconds } = stored.metadata;
  if (deletionTimestamp === undefined) return false;
  if ((object.metadata.finalizers ?? []).length > 0) return false;
  if ((deletionGracePeriodSeconds ?? 0) > 0) return false;
  return !(strategy.holdsDeletion?.(object) ?? false);
}
