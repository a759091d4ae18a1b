import { type FieldError, invalidValue, required, tooLong } from '../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';

/** Longest domain of a signer. */
const LONGEST_DOMAIN = 253;
/** Longest name: a domain, a slash, a namespace, a dot, the name of an object. */
const LONGEST = LONGEST_DOMAIN + 1 + 63 + 1 + 253;

/** Faults of a signer's name, which is a domain and a path: `example.com/my-signer`. */
export function signerNameFaults(path: string, name: string): readonly FieldError[] {
  if (name === '') return [required(path)];
  const segments = name.split('/');
  const [domain = '', rest = ''] = segments;
  if (segments.length !== 2) {
    const why = "must be a fully qualified domain and path of the form 'example.com/signer-name'";
    return [invalidValue(path, name, why)];
  }
  const labels = domain.split('.');
  const within = (segment: string, label: string, faults: readonly string[]): FieldError[] =>
    faults.map((fault) => invalidValue(path, segment, `validating label ${JSON.stringify(label)}: ${fault}`));
  return [
    ...(domain.length > LONGEST_DOMAIN ? [tooLong(path, LONGEST_DOMAIN)] : []),
    ...firstWith(labels, (label) => within(domain, label, dnsLabelFaults(label))),
    ...(labels.length < 2
      ? [invalidValue(path, domain, 'should be a domain with at least two segments separated by dots')]
      : []),
    ...firstWith(rest.split('.'), (label) => within(rest, label, dnsSubdomainFaults(label))),
    ...(Buffer.byteLength(name) > LONGEST ? [tooLong(path, LONGEST)] : []),
  ];
}

/** The faults of the first faulty part: those of the others are mostly the same. */
function firstWith(parts: readonly string[], faultsOf: (part: string) => FieldError[]): readonly FieldError[] {
  for (const part of parts) {
    const faults = faultsOf(part);
    if (faults.length > 0) return faults;
  }
  return [];
}
