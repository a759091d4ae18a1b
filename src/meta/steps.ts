/** Work that yields wherever somebody else may have a turn, and then returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all steps in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
