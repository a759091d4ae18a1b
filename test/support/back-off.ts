/**
 * Waits after a conflict, like clients: increasingly long, up to ten seconds. Without it 200 writers of one object make
 * 20,000 attempts, and a slow server never catches up.
 *
 * @param attempt failed attempts, from 1
 */
export function backOff(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10_000, 20 * 2 ** attempt)));
}
