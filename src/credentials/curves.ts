import type { KeyObject } from 'node:crypto';

/** The curves of NIST, by the names of OpenSSL. */
const CURVES: ReadonlySet<string> = new Set(['secp224r1', 'prime256v1', 'secp384r1', 'secp521r1']);

/** The curve of a key on which the public API reads no keys; undefined when it reads that one, or the key has none. */
export function unknownCurve({ asymmetricKeyDetails }: KeyObject): string | undefined {
  const curve = asymmetricKeyDetails?.namedCurve;
  return curve === undefined || CURVES.has(curve) ? undefined : curve;
}
