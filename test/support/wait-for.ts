/**
 * Waits until `probe` gives something other than undefined or false, and gives that.
 *
 * @throws Error after the deadline, with what was awaited and what was seen last
 */
export async function waitFor<T>(
  what: string,
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  options: { readonly timeoutMs?: number; readonly lastSeen?: () => unknown } = {},
): Promise<T> {
  const deadline = Date.now() + (options.timeoutMs ?? 10_000);
  for (;;) {
    const value = await probe();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) {
      const seen = options.lastSeen?.();
      throw new Error(`${what}: did not happen in time${seen === undefined ? '' : `; last seen: ${String(seen)}`}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
