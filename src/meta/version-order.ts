const VERSION = /^v([1-9][0-9]*)(?:(alpha|beta)([1-9][0-9]*))?$/;

const STABILITY = { alpha: 1, beta: 2, stable: 3 } as const;

/** Major, stability and minor of a version that follows the pattern; undefined for any other text. */
function partsOf(version: string): readonly [number, number, number] | undefined {
  const match = VERSION.exec(version);
  if (match === null) return undefined;
  const [, major, stage, minor = '0'] = match;
  return [STABILITY[(stage as 'alpha' | 'beta' | undefined) ?? 'stable'], Number(major), Number(minor)];
}

/**
 * The order in which clients prefer versions (spec 2, "Version entries"): `v2`, `v1`, `v1beta2`, `v1beta1`, `v3alpha1`,
 * then all other names by their text. Negative when `left` comes first.
 */
export function compareVersions(left: string, right: string): number {
  const [one, other] = [partsOf(left), partsOf(right)];
  if (one === undefined || other === undefined) {
    if (one !== undefined) return -1;
    if (other !== undefined) return 1;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  for (let at = 0; at < one.length; at += 1) {
    const difference = other[at]! - one[at]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
