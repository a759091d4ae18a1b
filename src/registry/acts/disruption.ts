import { StatusError } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import { conditionOf } from '../../resources/strategies/conditions.js';
import { numberAt, textAt } from '../../resources/strategies/members.js';

const REFUSAL = "Cannot evict pod as it would violate the pod's disruption budget.";
/** The cause by which clients (`kubectl drain`) distinguish this 429 from one of flow control. */
const CAUSE = 'DisruptionBudget';

/** 429 for a budget whose controller has not observed its newest spec yet; retry in ten seconds. */
export function stillProcessed(name: string): StatusError {
  return tooManyDisruptions(`The disruption budget ${name} is still being processed by the server.`, 10);
}

/** 429 for a budget that allows no disruption now, with the reason as its cause. */
export function refuseDisruption(budget: KubeObject): StatusError {
  const { name = '' } = budget.metadata;
  const condition = conditionOf(budget, 'DisruptionAllowed');
  const message = textAt(condition, 'status') === 'False' ? textAt(condition, 'message') : '';
  const reason = textAt(condition, 'reason');
  const healthy = numberAt(budget['status'], 'currentHealthy') ?? 0;
  const wanted = numberAt(budget['status'], 'desiredHealthy') ?? 0;
  const start = `The disruption budget ${name}`;
  if (message !== '' && reason === 'SyncFailed') {
    return tooManyDisruptions(`${start} does not allow evicting pods currently because it failed sync: ${message}`);
  }
  if (healthy <= wanted) {
    return tooManyDisruptions(`${start} needs ${wanted} healthy pods and has ${healthy} currently`);
  }
  const why = message === '' ? '' : ` (${reason}): ${message}`;
  return tooManyDisruptions(`${start} does not allow evicting pods currently${why}`);
}

function tooManyDisruptions(message: string, retryAfterSeconds = 0): StatusError {
  return new StatusError(429, 'TooManyRequests', REFUSAL, {
    details: { causes: [{ reason: CAUSE, message }], ...(retryAfterSeconds === 0 ? {} : { retryAfterSeconds }) },
  });
}
