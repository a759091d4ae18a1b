/**
 * The canonical text of an IPv6 address (RFC 5952): lower case, no leading zeros, the first longest run of two or more
 * zero groups compressed.
 *
 * @param groups eight numbers of 16 bits
 */
export function ipv6Text(groups: readonly number[]): string {
  let [start, length] = [-1, 1];
  for (let from = 0; from < groups.length; from += 1) {
    let to = from;
    while (groups[to] === 0) to += 1;
    if (to - from > length) [start, length] = [from, to - from];
  }
  const text = (part: readonly number[]): string => part.map((group) => group.toString(16)).join(':');
  return start < 0 ? text(groups) : `${text(groups.slice(0, start))}::${text(groups.slice(start + length))}`;
}
