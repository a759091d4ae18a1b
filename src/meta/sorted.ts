/**
 * Where the part of a sorted list begins that is not before a place: the number of items for which `isBefore` holds, found
 * in a few looks. It holds for the first ones and for none behind them.
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
