import { isIPv4 } from 'node:net';
import { quote } from '../../../../meta/quote.js';
import { addressGroups, addressText, cidrFamily, ipFamily, isMappedAddress, networkGroups } from './ip-address.js';

/** Warnings about a valid address in non-canonical form. */
export function addressWarnings(text: string, path: string): readonly string[] {
  const family = ipFamily(text);
  if (family !== 'IPv6') return [];
  const groups = addressGroups(text, family);
  const best = quote(addressText(groups));
  if (isMappedAddress(groups)) return [`${path}: non-standard IP address ${quote(text)} is invalid: use ${best}`];
  if (best === quote(text)) return [];
  return [`${path}: IPv6 address ${quote(text)} should be in RFC 5952 canonical format (${best})`];
}

/** Warnings about a valid network in non-canonical form, or with host bits. */
export function networkWarnings(text: string, path: string): readonly string[] {
  const family = cidrFamily(text);
  if (family === undefined) return [];
  const [address = '', length = ''] = text.split('/');
  const groups = addressGroups(address, family);
  const network = networkGroups(groups, Number(length));
  const best = `${addressText(network)}/${Number(length)}`;
  const warnings: string[] = [];
  if (addressText(network) !== addressText(groups)) {
    const one = `${addressText(groups)}/${isIPv4(address) ? 32 : 128}`;
    warnings.push(
      `${path}: CIDR value ${quote(text)} is ambiguous in this context (should be ${quote(best)} or ${quote(one)}?)`,
    );
  }
  if (family === 'IPv6' && isMappedAddress(groups)) {
    warnings.push(`${path}: non-standard CIDR value ${quote(text)} is invalid: use ${quote(best)}`);
  }
  if (warnings.length === 0 && family === 'IPv6' && best !== text) {
    warnings.push(`${path}: IPv6 CIDR value ${quote(text)} should be in RFC 5952 canonical format (${quote(best)})`);
  }
  return warnings;
}
