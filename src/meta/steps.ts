/** Work that yields wherever others may have a turn, and then returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps synchronously. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs all steps, and gives others a turn every `longest` milliseconds of the clock. */
export async function inTurns<T>(
  steps: Steps<T>,
  { longest, now, turn }: { readonly longest: number; readonly now: () => number; readonly turn: () => Promise<void> },
): Promise<T> {
  let began = now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - began < longest) continue;
    await turn();
    began = now();
  }
}
