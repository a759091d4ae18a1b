import { quote } from '../../../meta/quote.js';

/** Why a text is no address or block: the words, and where the fault is. */
interface Fault {
  readonly why: string;
  /** The rest of the text from the fault on. */
  readonly at?: string;
}

const NO_DIGIT = 'each colon-separated field must have at least one digit';
const LONGEST_GROUP = 4;
/** Groups of an IPv6 address, and of its part before an embedded IPv4 address. */
const GROUPS = 8;
const GROUPS_BEFORE_V4 = 6;
const LARGEST_OCTET = 255;

/**
 * Why a text is no IP address, in the words of Go's parser, which Kubernetes' messages contain.
 *
 * @param text not a valid address
 */
export function addressFault(text: string): string {
  const { why, at } = faultOf(text);
  return `ParseAddr(${quote(text)}): ${why}${at === undefined ? '' : ` (at ${quote(at)})`}`;
}

/**
 * Why a text is no block of addresses (`10.0.0.0/8`), likewise.
 *
 * @param text not a valid block
 * @param address whether the part before the slash is a valid address, possibly with a zone
 */
export function blockFault(text: string, address: boolean): string {
  const slash = text.lastIndexOf('/');
  const head = text.slice(0, slash);
  const why = (): string => {
    if (slash < 0) return "no '/'";
    if (!address) return addressFault(head);
    if (head.includes('%')) return 'IPv6 zones cannot be present in a prefix';
    const length = text.slice(slash + 1);
    return /^(?:0|[1-9]\d{0,17})$/.test(length)
      ? 'prefix length out of range'
      : `bad bits after slash: ${quote(length)}`;
  };
  return `netip.ParsePrefix(${quote(text)}): ${why()}`;
}

function faultOf(text: string): Fault {
  switch (/[.:%]/.exec(text)?.[0]) {
    case '.':
      return v4Fault(text) ?? { why: 'unable to parse IP' };
    case ':':
      return v6Fault(text);
    case '%':
      return { why: 'missing IPv6 address' };
    default:
      return { why: 'unable to parse IP' };
  }
}

function v4Fault(text: string): Fault | undefined {
  let digits = '';
  let octets = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (/\d/.test(char)) {
      if (digits === '0') return { why: 'IPv4 field has octet with leading zero' };
      digits += char;
      if (Number(digits) > LARGEST_OCTET) return { why: 'IPv4 field has value >255' };
    } else if (char === '.') {
      const rest = text.slice(at);
      if (digits === '' || rest === '.') return { why: 'IPv4 field must have at least one digit', at: rest };
      if (octets === 3) return { why: 'IPv4 address too long' };
      octets += 1;
      digits = '';
    } else return { why: 'unexpected character', at: text.slice(at) };
  }
  return octets < 3 ? { why: 'IPv4 address too short' } : undefined;
}

function v6Fault(text: string): Fault {
  const zone = text.indexOf('%');
  if (zone === text.length - 1) return { why: 'zone must be a non-empty string' };
  let rest = zone < 0 ? text : text.slice(0, zone);
  let shortened = rest.startsWith('::');
  if (shortened) rest = rest.slice(2);
  let groups = 0;
  while (groups < GROUPS) {
    const digits = /^[0-9a-fA-F]*/.exec(rest)![0].length;
    if (digits > LONGEST_GROUP) return { why: 'each group must have 4 or less digits', at: rest };
    if (digits === 0) return { why: NO_DIGIT, at: rest };
    if (rest[digits] === '.') {
      if (!shortened && groups !== GROUPS_BEFORE_V4) {
        return { why: 'embedded IPv4 address must replace the final 2 fields of the address', at: rest };
      }
      if (groups > GROUPS_BEFORE_V4) {
        return { why: 'too many hex fields to fit an embedded IPv4 at the end of the address', at: rest };
      }
      const fault = v4Fault(rest);
      if (fault !== undefined) return fault;
      rest = '';
      groups += 2;
      break;
    }
    groups += 1;
    rest = rest.slice(digits);
    if (rest === '') break;
    if (!rest.startsWith(':')) return { why: 'unexpected character, want colon', at: rest };
    if (rest === ':') return { why: 'colon must be followed by more characters', at: rest };
    rest = rest.slice(1);
    if (!rest.startsWith(':')) continue;
    if (shortened) return { why: 'multiple :: in address', at: rest };
    shortened = true;
    rest = rest.slice(1);
    if (rest === '') break;
  }
  if (rest !== '') return { why: 'trailing garbage after address', at: rest };
  return groups < GROUPS
    ? { why: 'address string too short' }
    : { why: 'the :: must expand to at least one field of zeros' };
}
