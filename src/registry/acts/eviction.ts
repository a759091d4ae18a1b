import type { JsonObject } from '../../json/types.js';
import { knownPolicy, listedDryRunFaults, propagationFaults } from '../../meta/delete-option-faults.js';
import { badRequest, conflict, forbidden, invalid, StatusError, timeout } from '../../meta/errors.js';
import { invalidValue } from '../../meta/field-errors.js';
import type { KubeObject } from '../../meta/object.js';
import { type DeleteOptions, LIST_ALL } from '../../meta/options.js';
import { labelSelectorOf } from '../../meta/selectors/label-object.js';
import { matchesLabels } from '../../meta/selectors/label.js';
import { formatTime } from '../../meta/time.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { Catalogue } from '../../resources/catalogue.js';
import { conditionOf, isConditionTrue } from '../../resources/strategies/conditions.js';
import {
  flagAt,
  has,
  listAt,
  mapAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  withMember,
} from '../../resources/strategies/members.js';
import { failedPrecondition } from '../deletion.js';
import type { ResourceTarget } from '../registry.js';
import type { Act, ActCall } from './act.js';
import { refuseDisruption, stillProcessed } from './disruption.js';

/** How often an eviction is retried when the pod or the budget was written meanwhile. */
const MOST_ATTEMPTS = 20;
const BUDGETS = { group: '', resource: 'poddisruptionbudget' } as const;
/** Limit of evictions of a budget that its controller has not processed yet. */
const MOST_DISRUPTED_PODS = 2000;
const SUCCESS = { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 } as const;

/**
 * `POST pods/<name>/eviction`: deletes the pod when its disruption budget allows it, and records it in the budget. A
 * pod that is finished, pending or terminating disrupts nothing and is deleted at once; so is one that is not ready
 * when its budget says so, or when enough others are healthy.
 *
 * @param clock milliseconds since the epoch
 */
export function evictionAct(catalogue: Catalogue, clock: () => number, naming: NamingProfile): Act {
  return {
    checksName: true,
    otherVersions: ['policy/v1beta1'],
    prepare({ target, body }) {
      if (body.metadata.name === target.name) return body;
      throw badRequest('name in URL does not match name in Eviction object');
    },
    async perform(call) {
      const options = optionsOf(call, naming);
      await persistently(call, options, () => evict(call, options, catalogue, clock));
      return SUCCESS;
    },
  };
}

/**
 * Repeats work that a concurrent write came before, unless the client named a version.
 *
 * @throws StatusError 504 after too many attempts
 */
async function persistently({ target }: ActCall, options: DeleteOptions, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || options.preconditions.resourceVersion !== undefined) throw error;
      if (attempt < MOST_ATTEMPTS) continue;
      throw timeout(`couldn't evict pod ${JSON.stringify(target.name)} due to conflicts`, 10);
    }
  }
}

/** Whether the conflict stems from a concurrent write; an object of another uid will not change on a retry. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof StatusError) || error.reason !== 'Conflict') return false;
  return !/UID in (?:the )?precondition/.test(error.message);
}

async function evict(call: ActCall, options: DeleteOptions, catalogue: Catalogue, clock: () => number): Promise<void> {
  const { registry, context } = call;
  const target: ResourceTarget = { ...call.target, subresource: '' };
  const pod = (await registry.get(context, target, { resourceVersion: '' })).parsed;
  const phase = textAt(pod['status'], 'phase');
  const over = phase === 'Succeeded' || phase === 'Failed' || pod.metadata.deletionTimestamp !== undefined;
  let asSeen = phase === 'Pending' && !over;
  if (!over && phase !== 'Pending') {
    const budget = await budgetOf(call, pod, catalogue);
    if (budget !== undefined) {
      asSeen = isSpareUnready(pod, budget.object);
      if (!asSeen) await takeFromBudget(call, budget, options.dryRun, clock());
    }
  }
  const uid = options.preconditions.uid ?? pod.metadata.uid;
  const resourceVersion = options.preconditions.resourceVersion ?? (asSeen ? pod.metadata.resourceVersion : undefined);
  const preconditions = {
    ...(uid === undefined ? {} : { uid }),
    ...(resourceVersion === undefined ? {} : { resourceVersion }),
  };
  const remove = async (): Promise<void> => {
    const marked = options.dryRun ? undefined : await markDisrupted(call, target, { options, preconditions }, clock());
    await registry.delete(context, target, {
      ...options,
      preconditions: { ...preconditions, ...(resourceVersion && marked ? { resourceVersion: marked } : {}) },
    });
  };
  // What the decision was based on may have changed; else only the deletion is repeated, as the budget counts it already.
  return asSeen ? remove() : persistently(call, options, remove);
}

interface Budget {
  readonly target: ResourceTarget;
  readonly object: KubeObject;
}

/** The one budget that covers the pod; undefined without one. @throws StatusError 500 for more than one */
async function budgetOf(call: ActCall, pod: KubeObject, catalogue: Catalogue): Promise<Budget | undefined> {
  const resource = catalogue.find('policy', 'v1', 'poddisruptionbudgets');
  if (resource === undefined) return undefined;
  const target: ResourceTarget = { resource, namespace: call.target.namespace, name: '', subresource: '' };
  const { items } = await call.registry.list(call.context, target, LIST_ALL);
  const found = items.filter(({ parsed }) => {
    const selector = labelSelectorOf(objectAt(parsed['spec'], 'selector'));
    return typeof selector !== 'string' && matchesLabels(selector, pod.metadata.labels ?? {});
  });
  if (found.length > 1) {
    const why = 'This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.';
    throw new StatusError(500, 'InternalError', why);
  }
  const [budget] = found;
  return budget && { target: { ...target, name: budget.name }, object: budget.parsed };
}

/** Whether the pod is not ready and its deletion leaves the number of healthy ones unchanged. */
function isSpareUnready(pod: KubeObject, budget: KubeObject): boolean {
  if (isConditionTrue(pod, 'Ready')) return false;
  if (textAt(budget['spec'], 'unhealthyPodEvictionPolicy') === 'AlwaysAllow') return true;
  const wanted = numberAt(budget['status'], 'desiredHealthy') ?? 0;
  return wanted > 0 && (numberAt(budget['status'], 'currentHealthy') ?? 0) >= wanted;
}

/** Records one disruption in the status of the budget. @throws StatusError 429 when it allows none, 409 after a race */
async function takeFromBudget(call: ActCall, { target, object }: Budget, dryRun: boolean, now: number): Promise<void> {
  const { name = '' } = object.metadata;
  const status = mapAt(object, 'status');
  if ((numberAt(status, 'observedGeneration') ?? 0) < (object.metadata.generation ?? 0)) throw stillProcessed(name);
  const allowed = numberAt(status, 'disruptionsAllowed') ?? 0;
  const disrupted = mapAt(status, 'disruptedPods');
  if (allowed < 0) throw forbidden(BUDGETS, name, 'pdb disruptions allowed is negative');
  if (Object.keys(disrupted).length > MOST_DISRUPTED_PODS) {
    const why = 'DisruptedPods map too big - too many evictions not confirmed by PDB controller';
    throw forbidden(BUDGETS, name, why);
  }
  if (allowed === 0) throw refuseDisruption(object);
  if (dryRun) return;
  const counted: JsonObject = {
    ...status,
    disruptionsAllowed: allowed - 1,
    disruptedPods: { ...disrupted, [call.target.name]: formatTime(now) },
    ...(allowed === 1 ? { conditions: withoutAllowance(object, now) } : {}),
  };
  const body = { object: { ...object, status: counted }, duplicateFields: [] };
  await call.registry.update(call.context, { ...target, subresource: 'status' }, body, WRITE);
}

/** The conditions with DisruptionAllowed set to False, as none is left. */
function withoutAllowance(budget: KubeObject, now: number): readonly JsonObject[] {
  const before = conditionOf(budget, 'DisruptionAllowed');
  const changed = textAt(before, 'status') !== 'False';
  const condition: JsonObject = {
    type: 'DisruptionAllowed',
    status: 'False',
    observedGeneration: numberAt(budget['status'], 'observedGeneration') ?? 0,
    lastTransitionTime: changed ? formatTime(now) : textAt(before, 'lastTransitionTime'),
    reason: 'InsufficientPods',
    message: '',
  };
  const others = objectsAt(budget['status'], 'conditions').filter((one) => textAt(one, 'type') !== 'DisruptionAllowed');
  return [...others, condition];
}

const WRITE = { dryRun: false, fieldManager: '', fieldValidation: 'Ignore', force: false } as const;

/** Adds the reason of the disruption to the status of the pod. Returns the new resourceVersion. */
async function markDisrupted(
  call: ActCall,
  target: ResourceTarget,
  {
    options,
    preconditions,
  }: { readonly options: DeleteOptions; readonly preconditions: DeleteOptions['preconditions'] },
  now: number,
): Promise<string | undefined> {
  const pod = (await call.registry.get(call.context, target, { resourceVersion: '' })).parsed;
  // Errors about preconditions of the client are those of a delete.
  const failed = failedPrecondition(pod, options);
  if (failed !== undefined) throw conflict({ group: '', resource: 'Pod' }, target.name, failed);
  const before = conditionOf(pod, 'DisruptionTarget');
  const condition: JsonObject = {
    type: 'DisruptionTarget',
    status: 'True',
    lastTransitionTime: textAt(before, 'status') === 'True' ? textAt(before, 'lastTransitionTime') : formatTime(now),
    reason: 'EvictionByEvictionAPI',
    message: 'Eviction API: evicting',
  };
  const others = objectsAt(pod['status'], 'conditions').filter((one) => textAt(one, 'type') !== 'DisruptionTarget');
  const { resourceVersion = pod.metadata.resourceVersion, uid = pod.metadata.uid } = preconditions;
  const metadata = {
    ...pod.metadata,
    ...(uid === undefined ? {} : { uid }),
    ...(resourceVersion === undefined ? {} : { resourceVersion }),
  };
  const status = withMember(mapAt(pod, 'status'), 'conditions', [...others, condition]);
  const body = { object: { ...pod, metadata, status }, duplicateFields: [] };
  const written = await call.registry.update(call.context, { ...target, subresource: 'status' }, body, WRITE);
  return written.object.parsed.metadata.resourceVersion;
}

/**
 * The delete options of an eviction, valid like those of a delete: one that cannot be done takes nothing from a budget.
 *
 * @throws StatusError 400, 422
 */
function optionsOf({ body, target, options }: ActCall, { metaGroup }: NamingProfile): DeleteOptions {
  if ((body.metadata.name ?? '') !== target.name) {
    throw badRequest('name in URL does not match name in Eviction object');
  }
  const asked = mapAt(body, 'deleteOptions');
  if (flagAt(asked, 'ignoreStoreReadErrorWithClusterBreakingPotential')) {
    const path = 'deleteOptions.ignoreStoreReadErrorWithClusterBreakingPotential';
    const why = 'can not be set for pod eviction, try after removing the option';
    throw invalid('policy', 'Eviction', target.name, [invalidValue(path, true, why)]);
  }
  const preconditions = mapAt(asked, 'preconditions');
  const uid = textAt(preconditions, 'uid');
  const resourceVersion = textAt(preconditions, 'resourceVersion');
  const propagationPolicy = has(asked, 'propagationPolicy') ? textAt(asked, 'propagationPolicy') : undefined;
  const orphanDependents = has(asked, 'orphanDependents') ? flagAt(asked, 'orphanDependents') : undefined;
  const stages = listAt(asked, 'dryRun').map(String);
  const faults = [...propagationFaults({ propagationPolicy, orphanDependents }), ...listedDryRunFaults(stages)];
  if (faults.length > 0) throw invalid(metaGroup, 'DeleteOptions', '', faults);
  return {
    dryRun: options.dryRun || stages.length > 0,
    gracePeriodSeconds: numberAt(asked, 'gracePeriodSeconds'),
    propagationPolicy: knownPolicy(propagationPolicy),
    orphanDependents,
    preconditions: {
      ...(uid === '' ? {} : { uid }),
      ...(resourceVersion === '' ? {} : { resourceVersion }),
    },
  };
}
