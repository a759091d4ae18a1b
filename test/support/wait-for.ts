/** Longest wait for something that should happen soon, in ms; generous, as the machine may be slow and busy. */
export const LONGEST_WAIT = 90_000;

/**
 * Waits until `probe` returns something other than undefined or false, and returns that.
 *
 * @throws Error after the deadline, with what was awaited and the last value
 */
export async function waitFor<T>(
  what: string,
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  options: { readonly lastSeen?: () => unknown } = {},
): Promise<T> {
  const deadline = performance.now() + LONGEST_WAIT;
  for (;;) {
    const value = await probe();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > deadline) {
      const seen = options.lastSeen?.();
      throw new Error(`${what}: did not happen in time${seen === undefined ? '' : `; last seen: ${String(seen)}`}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
