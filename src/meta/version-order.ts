const VERSION = /^v([0-9]+)(?:(alpha|beta)([0-9]+))?$/;
/** Larger numbers are not part of a version. */
const MOST = 2n ** 63n - 1n;

const STABILITY = { alpha: 1, beta: 2, stable: 3 } as const;

/** Major, stability and minor of a version that follows the pattern; undefined for any other text. */
function partsOf(version: string): readonly [number, bigint, bigint] | undefined {
  const match = VERSION.exec(version);
  if (match === null) return undefined;
  const [, major = '0', stage, minor = '0'] = match;
  const numbers = [BigInt(major), BigInt(minor)] as const;
  if (numbers.some((number) => number > MOST)) return undefined;
  return [STABILITY[(stage as 'alpha' | 'beta' | undefined) ?? 'stable'], ...numbers];
}

/**
 * The order in which clients prefer versions (spec 2, "Version entries"): `v2`, `v1`, `v1beta2`, `v1beta1`, `v3alpha1`,
 * then all other names by text, as names of one version (`v01`, `v1`). Negative when `left` comes first.
 */
export function compareVersions(left: string, right: string): number {
  const [one, other] = [partsOf(left), partsOf(right)];
  if (one === undefined && other !== undefined) return 1;
  if (one !== undefined && other === undefined) return -1;
  for (const [at, part] of (one ?? []).entries()) {
    const against = other![at]!;
    if (part !== against) return part > against ? -1 : 1;
  }
  return left < right ? -1 : left > right ? 1 : 0;
}
