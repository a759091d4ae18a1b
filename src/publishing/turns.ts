import { inTurns as stepsInTurns, type Steps } from '../meta/steps.js';

const LIMITS = {
  /** How often others get a turn while a long document is built, in milliseconds. */
  longest: 10,
  now: (): number => performance.now(),
  turn: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
};

/** Runs all steps, with turns for others in between. */
export function inTurns<T>(steps: Steps<T>): Promise<T> {
  return stepsInTurns(steps, LIMITS);
}
