/** Four numbers up to 255. Leading zeros are allowed in IPv4 addresses, as always, but not within IPv6. */
export function isDottedQuad(text: string, zeros: boolean): boolean {
  const parts = text.split('.');
  const number = zeros ? /^\d+$/ : /^(?:0|[1-9]\d{0,2})$/;
  return parts.length === 4 && parts.every((part) => number.test(part) && Number(part) <= 255);
}

/**
 * RFC 4291 §2.2: eight groups, one `::` for one or more groups of zeros, the last two groups also as an IPv4 address.
 *
 * @param zeros whether the numbers of that address may begin with zeros
 */
export function isIpv6Text(text: string, zeros: boolean): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [at, half] of halves.entries()) {
    if (half === '') continue;
    const parts = half.split(':');
    if (parts.length > 8) return false;
    for (const [position, part] of parts.entries()) {
      const last = at === halves.length - 1 && position === parts.length - 1;
      if (/^[0-9A-Fa-f]{1,4}$/.test(part)) groups += 1;
      else if (last && isDottedQuad(part, zeros)) groups += 2;
      else return false;
    }
  }
  return halves.length === 2 ? groups < 8 : groups === 8;
}
