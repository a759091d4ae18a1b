import { inTurns as stepsInTurns, type Steps } from '../meta/steps.js';

const LIMITS = {
  /** While a long document is put together, others get a turn this often, in milliseconds. */
  longest: 10,
  now: (): number => performance.now(),
  turn: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
};

/** Does all steps, between which others get their turn. */
export function inTurns<T>(steps: Steps<T>): Promise<T> {
  return stepsInTurns(steps, LIMITS);
}
