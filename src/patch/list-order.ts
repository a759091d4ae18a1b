/** An item with its identity: the merge key of an object, or a scalar itself, as one text. */
export interface IdentifiedItem<Item> {
  readonly identity: string;
  readonly item: Item;
}

function positions(order: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, identity] of order.entries()) if (!found.has(identity)) found.set(identity, at);
  return found;
}

function sorted<Item>(
  items: readonly IdentifiedItem<Item>[],
  order: ReadonlyMap<string, number>,
): IdentifiedItem<Item>[] {
  const last = order.size;
  return items.toSorted((left, right) => (order.get(left.identity) ?? last) - (order.get(right.identity) ?? last));
}

/**
 * Orders a merged list as the public API does. Items in the requested order come in that order, all others in the
 * server's order, and the two sequences are merged like in a merge sort: an item that only the server has comes first
 * exactly when it preceded the other one on the server. So new items precede those that only the server has.
 *
 * Example: server [a, b, c], requested [c, x]: merged is [a, b, c, x]; sequences are [c, x] and [a, b]; a and b
 * preceded c, so the result is [a, b, c, x]. With [x] requested it is [x, a, b, c].
 */
export function orderMerged<Item>(
  merged: readonly IdentifiedItem<Item>[],
  wanted: readonly string[],
  server: readonly string[],
): Item[] {
  const wantedAt = positions(wanted);
  const serverAt = positions(server);
  const named = sorted(
    merged.filter(({ identity }) => wantedAt.has(identity)),
    wantedAt,
  );
  const others = sorted(
    merged.filter(({ identity }) => !wantedAt.has(identity)),
    serverAt,
  );
  const result: Item[] = [];
  let at = 0;
  for (const next of named) {
    const place = serverAt.get(next.identity);
    for (let other = others[at]; other !== undefined; other = others[++at]) {
      const otherPlace = serverAt.get(other.identity);
      if (place === undefined || otherPlace === undefined || otherPlace >= place) break;
      result.push(other.item);
    }
    result.push(next.item);
  }
  for (const other of others.slice(at)) result.push(other.item);
  return result;
}
