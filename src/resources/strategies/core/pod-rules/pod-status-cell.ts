import type { ContainerStatus } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import type { KubeObject } from '../../../../meta/object.js';
import { conditionOf, isConditionTrue } from '../../conditions.js';
import { flagAt, has, listAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';

/** A table's summary of a pod's containers: `ready/total`, the state, restarts and when the last was. */
export interface PodSummary {
  readonly readyContainers: number;
  readonly totalContainers: number;
  readonly status: string;
  readonly restarts: number;
  /** Milliseconds since the epoch; undefined when no container was restarted or its end is not known. */
  readonly lastRestart: number | undefined;
}

interface Restarts {
  count: number;
  last: number | undefined;
}

/** Status reason with which the node controller marks pods of a lost node. */
const NODE_LOST = 'NodeLost';

/** Whether the container is an init container that keeps running beside the others (a sidecar). */
export function isSidecar(container: JsonObject | undefined): boolean {
  return textAt(container, 'restartPolicy') === 'Always';
}

/** Whether a phase is final. */
export function isFinalPhase(phase: string): boolean {
  return phase === 'Succeeded' || phase === 'Failed';
}

function addRestarts(restarts: Restarts, status: Of<ContainerStatus>): void {
  restarts.count += numberAt(status, 'restartCount') ?? 0;
  const end = Date.parse(textAt(objectAt(objectAt(status, 'lastState'), 'terminated'), 'finishedAt'));
  if (!Number.isNaN(end) && (restarts.last === undefined || end > restarts.last)) restarts.last = end;
}

/** `Error`, or `Signal:9` or `ExitCode:1` when the termination has no reason. */
function terminationWord(terminated: JsonObject): string {
  const reason = textAt(terminated, 'reason');
  if (reason !== '') return reason;
  const signal = numberAt(terminated, 'signal') ?? 0;
  return signal === 0 ? `ExitCode:${numberAt(terminated, 'exitCode') ?? 0}` : `Signal:${signal}`;
}

function hasSucceeded(status: Of<ContainerStatus>): boolean {
  const terminated = objectAt(objectAt(status, 'state'), 'terminated');
  return terminated !== undefined && (numberAt(terminated, 'exitCode') ?? 0) === 0;
}

/** The state of an unfinished init container; `undefined` when finished, or a started sidecar. */
function initWord(status: Of<ContainerStatus>, sidecar: boolean, done: number, total: number): string | undefined {
  if (hasSucceeded(status)) return undefined;
  const state = objectAt(status, 'state');
  const terminated = objectAt(state, 'terminated');
  if (sidecar && flagAt(status, 'started')) return undefined;
  if (terminated !== undefined) return `Init:${terminationWord(terminated)}`;
  const waiting = textAt(objectAt(state, 'waiting'), 'reason');
  if (waiting !== '' && waiting !== 'PodInitializing') return `Init:${waiting}`;
  return `Init:${done}/${total}`;
}

/**
 * Summarises a pod for tables. An unfinished init container alone determines state and restarts; afterwards the
 * containers do, from the last to the first, so that the first one wins.
 *
 * Example: phase Running, one container waiting with reason CrashLoopBackOff and 3 restarts is `0/1 CrashLoopBackOff
 * 3`.
 */
export function summarisePod(pod: KubeObject): PodSummary {
  const spec = objectAt(pod, 'spec');
  const status = objectAt(pod, 'status');
  const phase = textAt(status, 'phase');
  let word = textAt(status, 'reason') || phase;
  if (textAt(conditionOf(pod, 'PodScheduled'), 'reason') === 'SchedulingGated') word = 'SchedulingGated';

  const initContainers = objectsAt(spec, 'initContainers');
  const sidecars = new Set<string>();
  for (const one of initContainers) if (isSidecar(one)) sidecars.add(textAt(one, 'name'));
  let readyContainers = 0;
  const initRestarts: Restarts = { count: 0, last: undefined };
  const restarts: Restarts = { count: 0, last: undefined };

  let initialising = false;
  for (const [index, one] of objectsAt(status, 'initContainerStatuses').entries()) {
    const sidecar = sidecars.has(textAt(one, 'name'));
    addRestarts(initRestarts, one);
    if (sidecar) addRestarts(restarts, one);
    const unfinished = initWord(one, sidecar, index, initContainers.length);
    if (unfinished !== undefined) {
      word = unfinished;
      initialising = true;
      break;
    }
    if (sidecar && !hasSucceeded(one) && flagAt(one, 'ready')) readyContainers++;
  }

  const settled = !initialising || isConditionTrue(pod, 'Initialized');
  if (settled) {
    const statuses = objectsAt(status, 'containerStatuses');
    let running = false;
    let failure = '';
    for (let index = statuses.length - 1; index >= 0; index--) {
      const one = statuses[index];
      if (one === undefined) continue;
      addRestarts(restarts, one);
      const state = objectAt(one, 'state');
      const waiting = textAt(objectAt(state, 'waiting'), 'reason');
      const terminated = objectAt(state, 'terminated');
      if (waiting !== '') {
        word = waiting;
      } else if (terminated !== undefined) {
        word = terminationWord(terminated);
        if ((numberAt(terminated, 'exitCode') ?? 0) !== 0) failure = word;
      } else if (flagAt(one, 'ready') && has(state, 'running')) {
        running = true;
        readyContainers++;
      }
    }
    if (word === 'Completed') {
      if (running && isConditionTrue(pod, 'Ready')) word = 'Running';
      else if (failure !== '') word = failure;
      else if (running) word = 'NotReady';
    }
  }

  if (textAt(pod.metadata, 'deletionTimestamp') !== '') {
    if (textAt(status, 'reason') === NODE_LOST) word = 'Unknown';
    else if (!isFinalPhase(phase)) word = 'Terminating';
  }
  const counted = settled ? restarts : initRestarts;
  return {
    readyContainers,
    totalContainers: listAt(spec, 'containers').length + sidecars.size,
    status: word,
    restarts: counted.count,
    lastRestart: counted.last,
  };
}
