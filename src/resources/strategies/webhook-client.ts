import type { JsonValue } from '../../json/types.js';
import {
  type FieldError,
  type FieldLocation,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
} from '../../meta/field-errors.js';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../meta/names.js';
import { unreadableUrl } from '../../schema/cel/library/urls.js';

const FORM = '; desired format: https://host[/path]';
const URL_PARTS = /^(?:([a-zA-Z][a-zA-Z0-9+.-]*):)?(?:\/\/([^/?#]*))?[^?#]*(?:\?([^#]*))?(?:#(.*))?$/s;

/** Faults of the URL of a webhook: https, a host, and optionally a path. */
export function webhookUrlFaults(text: string, path: FieldLocation): readonly FieldError[] {
  const unreadable = unreadableUrl(text);
  if (unreadable !== undefined) return [required(path, `url must be a valid URL: ${unreadable}${FORM}`)];
  const [, scheme = '', authority = '', query = '', fragment = ''] = URL_PARTS.exec(text) ?? [];
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  const faults: FieldError[] = [];
  const report = (value: string, why: string): void => void faults.push(invalidValue(path, value, why));
  if (scheme.toLowerCase() !== 'https') report(scheme.toLowerCase(), `'https' is the only allowed URL scheme${FORM}`);
  if (host === '') report(host, `host must be specified${FORM}`);
  // Go escapes an `@` in a user name.
  if (at >= 0) report(authority.slice(0, at).replaceAll('@', '%40'), 'user information is not permitted in the URL');
  if (fragment !== '') report(fragment, 'fragments are not permitted in the URL');
  if (query !== '') report(query, 'query parameters are not permitted in the URL');
  return faults;
}

/** Faults of the path of a webhook's service. */
export function webhookPathFaults(text: string, path: FieldLocation): readonly FieldError[] {
  if (text === '' || text === '/') return [];
  if (text === '//') return [invalidValue(path, text, 'segment[0] may not be empty')];
  const faults = text.startsWith('/') ? [] : [invalidValue(path, text, "must start with a '/'")];
  for (const [index, segment] of text.slice(1).replace(/\/$/, '').split('/').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    if (segment === '') faults.push(invalidValue(path, text, `segment[${index}] may not be empty`));
    else {
      for (const fault of dnsSubdomainFaults(segment)) {
        faults.push(invalidValue(path, text, `segment[${index}]: ${fault}`));
      }
    }
  }
  return faults;
}

/** Faults of the port of a webhook's service. */
export function webhookPortFaults(port: number, path: FieldLocation): readonly FieldError[] {
  if (port >= 1 && port <= 65_535) return [];
  return [invalidValue(path, port, 'port is not valid: must be between 1 and 65535, inclusive')];
}

/** Faults of a webhook's review versions; `placeOf` returns the path of one. */
export function reviewVersionFaults(
  versions: readonly JsonValue[],
  placeOf: (index: number) => FieldLocation,
): readonly FieldError[] {
  const faults: FieldError[] = [];
  const seen = new Set<JsonValue>();
  for (const [index, version] of versions.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    if (seen.has(version)) {
      faults.push(invalidValue(placeOf(index), version, 'duplicate version'));
      continue;
    }
    seen.add(version);
    for (const fault of dns1035LabelFaults(String(version))) {
      faults.push(invalidValue(placeOf(index), version, fault));
    }
  }
  return faults;
}
