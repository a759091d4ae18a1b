import type { KeyObject } from 'node:crypto';

/** The NIST curves, by the names of OpenSSL. */
const CURVES: ReadonlySet<string> = new Set(['secp224r1', 'prime256v1', 'secp384r1', 'secp521r1']);

/** The curve of a key if the public API does not support it; undefined for supported ones and keys without curve. */
export function unknownCurve({ asymmetricKeyDetails }: KeyObject): string | undefined {
  const curve = asymmetricKeyDetails?.namedCurve;
  return curve === undefined || CURVES.has(curve) ? undefined : curve;
}
