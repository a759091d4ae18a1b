import { alternativeNamesIn } from './alternative-names.js';
import { derInside, derValues, type DerValue, oidText } from './der.js';

const SEQUENCE = 0x30;
const OID = 0x06;
/** Context-specific tags of a certificate's version and extensions. */
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

/** The parts of a certificate's signed content (RFC 5280 section 4.1). */
function partsOf(certificate: Buffer): readonly DerValue[] {
  const [signed] = derInside(derValues(certificate)[0], SEQUENCE);
  return derInside(signed, SEQUENCE);
}

/**
 * The algorithm of a certificate's (DER) key, as the text of an object identifier.
 *
 * @throws Error when it is not a certificate
 */
export function keyAlgorithmOf(certificate: Buffer): string {
  const parts = partsOf(certificate);
  // The key follows serial number, signature, issuer, times and subject, and usually a version before them.
  const key = parts[parts[0]?.tag === VERSION ? 6 : 5];
  const [type] = derInside(derInside(key, SEQUENCE)[0], SEQUENCE);
  if (type?.tag !== OID) throw new Error('unexpected value');
  return oidText(type.content);
}

/** Alternative names of a certificate (DER). @throws Error when it is not a certificate */
export function alternativeNamesOf(certificate: Buffer): {
  readonly dns: readonly string[];
  readonly email: readonly string[];
} {
  const extensions = partsOf(certificate).find(({ tag }) => tag === EXTENSIONS);
  const names = extensions && alternativeNamesIn(derInside(derInside(extensions, EXTENSIONS)[0], SEQUENCE));
  const texts = (form: 'dns' | 'email'): readonly string[] =>
    (names?.of(form) ?? []).map((content) => content.toString('latin1'));
  return { dns: texts('dns'), email: texts('email') };
}
