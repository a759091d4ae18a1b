import { quote } from '../../../meta/quote.js';

const LENGTH = 36;
const URN = 'urn:uuid:';
const PAIRS = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NORMAL =
  'uid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with lowercase hexadecimal characters';

/** The fault of the text as an identity in any form. */
function formFault(text: string): string | undefined {
  const { length } = Buffer.from(text);
  const inner = (start: number, end?: number): string | undefined =>
    PAIRS.test(text.slice(start, end)) ? undefined : 'invalid UUID format';
  switch (length) {
    case LENGTH:
      return inner(0);
    case URN.length + LENGTH:
      if (text.slice(0, URN.length).toLowerCase() !== URN) {
        return `invalid urn prefix: ${quote(text.slice(0, URN.length))}`;
      }
      return inner(URN.length);
    case LENGTH + 2:
      return text.startsWith('{') && text.endsWith('}') ? inner(1, -1) : 'invalid bracketed UUID format';
    case LENGTH - 4:
      return /^[0-9a-f]*$/i.test(text) ? undefined : 'invalid UUID format';
    default:
      return `invalid UUID length: ${length}`;
  }
}

/** Why a text is not an identity of a device's share; undefined when it is. */
export function shareFault(text: string): string | undefined {
  const fault = formFault(text);
  if (fault !== undefined) return `error validating uid: ${fault}`;
  return text.length === LENGTH && text === text.toLowerCase() ? undefined : NORMAL;
}
