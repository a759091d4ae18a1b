/**
 * The numbers of a text that are written otherwise than their values print: `3.0` and `1e2`, which the public API does not
 * take for integers, and integers beyond 64 bits. Keys are the names of members and the indexes of items.
 *
 * Example: `{"spec":{"replicas":3.0}}` has `spec` → `replicas` → `3.0`.
 */
export type WrittenNumbers = ReadonlyMap<string | number, string | WrittenNumbers>;

/** The same while it is put together. */
export type MutableWrittenNumbers = Map<string | number, string | WrittenNumbers>;

/**
 * Notes how the number at the end of `steps`, of which there is one at least, is written, or those below it.
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

/** How the number at the end of `steps` is written, or those below it; undefined when it is written as it prints. */
export function writtenAt(
  from: WrittenNumbers | undefined,
  ...steps: readonly (string | number)[]
): string | WrittenNumbers | undefined {
  let found: string | WrittenNumbers | undefined = from;
  for (const step of steps) found = typeof found === 'string' ? undefined : found?.get(step);
  return found;
}
