/**
 * The numbers of a text that differ from their printed form: `3.0` and `1e2`, which the public API does not accept as
 * integers, and integers beyond 64 bits. Keys are the names of members and the indexes of items.
 *
 * Example: `{"spec":{"replicas":3.0}}` has `spec` → `replicas` → `3.0`.
 */
export type WrittenNumbers = ReadonlyMap<string | number, string | WrittenNumbers>;

/** The same under construction. */
export type MutableWrittenNumbers = Map<string | number, string | WrittenNumbers>;

/**
 * Records the text of the number at the end of `steps` (at least one), or those below it.
 *
 * @returns the map that has the last step, for further numbers of the same object or list
 */
export function noteWritten(
  into: MutableWrittenNumbers,
  steps: readonly (string | number)[],
  written: string | WrittenNumbers,
): MutableWrittenNumbers {
  let below = into;
  for (const step of steps.slice(0, -1)) {
    const known = below.get(step);
    const next: MutableWrittenNumbers = known instanceof Map ? known : new Map();
    if (next !== known) below.set(step, next);
    below = next;
  }
  return below.set(steps.at(-1)!, written);
}

/** The text of the number at the end of `steps`, or those below it; undefined when it is in printed form. */
export function writtenAt(
  from: WrittenNumbers | undefined,
  ...steps: readonly (string | number)[]
): string | WrittenNumbers | undefined {
  let found: string | WrittenNumbers | undefined = from;
  for (const step of steps) found = typeof found === 'string' ? undefined : found?.get(step);
  return found;
}
