/**
 * A whole number in decimal digits as far as it is exact: beyond that it is the largest that is, as nothing is counted or
 * waited for that long.
 *
 * @returns undefined for a number above `most`, or for other text
 */
export function exactNumber(digits: string, most: bigint): number | undefined {
  const significant = /^0*([0-9]+)$/.exec(digits)?.[1];
  // What has more digits need not be read.
  if (significant === undefined || significant.length > String(most).length || BigInt(significant) > most)
    return undefined;
  return Math.min(Number(significant), Number.MAX_SAFE_INTEGER);
}
