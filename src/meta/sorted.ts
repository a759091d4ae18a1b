/**
 * The number of items of a sorted list for which `isBefore` holds, by binary search. It holds for a prefix of the list.
 *
 * Example: `startOf([1, 3, 5], (item) => item < 3)` is 1.
 *
 * @param from index of the first item that counts
 */
export function startOf<Item>(items: readonly Item[], isBefore: (item: Item) => boolean, from = 0): number {
  let low = from;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
