import { derInside, derValues, type DerValue, oidText } from './der.js';

const SEQUENCE = 0x30;
const OCTET_STRING = 0x04;
const OID = 0x06;
const ALTERNATIVE_NAMES = '2.5.29.17';

/** Numbers of the forms of GeneralName (RFC 5280 section 4.2.1.6). */
export const GENERAL_NAME = { email: 1, dns: 2, uri: 6, ip: 7 } as const;

/** The extension with alternative names, of a certificate or a request for one. */
export interface AlternativeNames {
  /** The content of the extension in DER. */
  readonly der: Buffer;
  /** Whether it has no names of any form. */
  readonly isEmpty: boolean;
  /** The names of a form, as they stand in the extension. */
  of(form: keyof typeof GENERAL_NAME): readonly Buffer[];
}

/**
 * Finds the names among extensions; undefined when there is no such extension.
 *
 * @param extensions each a sequence of its type, whether it is critical, and its content
 * @throws Error when an extension is none
 */
export function alternativeNamesIn(extensions: readonly DerValue[]): AlternativeNames | undefined {
  for (const extension of extensions) {
    const parts = derInside(extension, SEQUENCE);
    const [type, value] = [parts[0], parts.at(-1)];
    if (type?.tag !== OID) throw new Error('unexpected value');
    if (oidText(type.content) !== ALTERNATIVE_NAMES) continue;
    if (value?.tag !== OCTET_STRING) throw new Error('unexpected value');
    const names = derInside(derValues(value.content)[0], SEQUENCE);
    // Tags are those of the context; what is no plain text has the bit of constructed values besides.
    const of: AlternativeNames['of'] = (form) =>
      names.filter(({ tag }) => (tag & 0xdf) === (0x80 | GENERAL_NAME[form])).map(({ content }) => content);
    return { der: value.content, isEmpty: names.length === 0, of };
  }
  return undefined;
}
