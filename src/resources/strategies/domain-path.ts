import { type FieldError, invalidValue, required } from '../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../meta/names.js';

/** Faults of a name such as `example.com/controller`: a domain and a path of URL characters. */
export function domainPathFaults(text: string, path: string): readonly FieldError[] {
  if (text === '') return [required(path)];
  const cut = text.indexOf('/');
  if (cut <= 0 || cut === text.length - 1) {
    return [invalidValue(path, text, 'must be a domain-prefixed path (such as "acme.io/foo")')];
  }
  const [domain, rest] = [text.slice(0, cut), text.slice(cut + 1)];
  const faults = dnsSubdomainFaults(domain).map((fault) => invalidValue(path, domain, fault));
  if (/^[A-Za-z0-9/\-._~%!$&'()*+,;=:]+$/.test(rest)) return faults;
  const why = "Invalid path (regex used for validation is '[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')";
  return [...faults, invalidValue(path, rest, why)];
}
