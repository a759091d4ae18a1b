import type { Steps } from '../meta/steps.js';

/** While a long document is put together, others get a turn this often, in milliseconds. */
const LONGEST_TURN = 10;

/** Does all steps, between which others get their turn. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < LONGEST_TURN) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
}
