/**
 * Acts on each item, on at most `most` at the same time. One that fails does not keep the others from their turn; after
 * `signal` no further one begins.
 *
 * @throws the first failure, or else the reason of the signal, when no action is running any more
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  { most, signal }: { readonly most: number; readonly signal?: AbortSignal },
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true && signal?.aborted !== true; next = rest.next()) {
      try {
        await act(next.value);
      } catch (error) {
        if (failures.length === 0) failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  if (failures.length > 0) throw failures[0];
  signal?.throwIfAborted();
}
