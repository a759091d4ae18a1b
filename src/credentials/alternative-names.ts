import { derInside, derValues, type DerValue, oidText } from './der.js';

const SEQUENCE = 0x30;
const OCTET_STRING = 0x04;
const OID = 0x06;
const ALTERNATIVE_NAMES = '2.5.29.17';

/** Tags of GeneralName (RFC 5280 section 4.2.1.6). */
export const GENERAL_NAME = { email: 1, dns: 2, uri: 6, ip: 7 } as const;

/** The subject alternative name extension of a certificate or request. */
export interface AlternativeNames {
  /** The content of the extension in DER. */
  readonly der: Buffer;
  /** Whether it is empty. */
  readonly isEmpty: boolean;
  /** The names of one kind, unchanged. */
  of(form: keyof typeof GENERAL_NAME): readonly Buffer[];
}

/**
 * Finds the names among extensions; undefined without such an extension.
 *
 * @param extensions each a sequence of type, criticality and content
 * @throws Error for an invalid extension
 */
export function alternativeNamesIn(extensions: readonly DerValue[]): AlternativeNames | undefined {
  for (const extension of extensions) {
    const parts = derInside(extension, SEQUENCE);
    const [type, value] = [parts[0], parts.at(-1)];
    if (type?.tag !== OID) throw new Error('unexpected value');
    if (oidText(type.content) !== ALTERNATIVE_NAMES) continue;
    if (value?.tag !== OCTET_STRING) throw new Error('unexpected value');
    const names = derInside(derValues(value.content)[0], SEQUENCE);
    // Tags are context-specific; all but plain text have the constructed bit as well.
    const of: AlternativeNames['of'] = (form) =>
      names.filter(({ tag }) => (tag & 0xdf) === (0x80 | GENERAL_NAME[form])).map(({ content }) => content);
    return { der: value.content, isEmpty: names.length === 0, of };
  }
  return undefined;
}
