/**
 * The forms of names, with the public API's errors. Each function returns the faults of a value; an empty list means
 * valid. Every pattern is linear in the length of the value.
 */
export type NameFaults = readonly string[];

const LABEL_PATTERN = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const SUBDOMAIN_PATTERN = `${LABEL_PATTERN}(\\.${LABEL_PATTERN})*`;
const LABEL_1035_PATTERN = '[a-z]([-a-z0-9]*[a-z0-9])?';
const QUALIFIED_NAME_PATTERN = '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]';
const LABEL_VALUE_PATTERN = `(${QUALIFIED_NAME_PATTERN})?`;
const CONFIG_KEY_PATTERN = '[-._a-zA-Z0-9]+';
const PERCENT_PATTERN = '[0-9]+%';

const LABEL = new RegExp(`^${LABEL_PATTERN}$`);
const SUBDOMAIN = new RegExp(`^${SUBDOMAIN_PATTERN}$`);
const LABEL_1035 = new RegExp(`^${LABEL_1035_PATTERN}$`);
const QUALIFIED_NAME = new RegExp(`^${QUALIFIED_NAME_PATTERN}$`);
const LABEL_VALUE = new RegExp(`^${LABEL_VALUE_PATTERN}$`);
const CONFIG_KEY = new RegExp(`^${CONFIG_KEY_PATTERN}$`);
const PERCENT = new RegExp(`^${PERCENT_PATTERN}$`);

const SUBDOMAIN_TEXT =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
const QUALIFIED_NAME_TEXT =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";

/** Longest DNS label (RFC 1035 §2.3.4), in bytes. */
const DNS_LABEL_MAX = 63;
/** Longest DNS name as text: 255 octets on the wire less the root and the first length, in bytes. */
const DNS_SUBDOMAIN_MAX = 253;
/** Longest label value, and longest name part of a label key, in bytes. */
const LABEL_PART_MAX = 63;

/** Names and keys are counted in what messages call characters, parts of labels in bytes; both are bytes. */
function tooLongText(maximum: number, unit: 'bytes' | 'characters'): string {
  return `must be no more than ${maximum} ${unit}`;
}

function patternText(text: string, pattern: string, ...examples: readonly string[]): string {
  if (examples.length === 0) return `${text} (regex used for validation is '${pattern}')`;
  // The doubled space before `or` is how the public API prints it.
  const list = examples.map((example) => `'${example}', `).join(' or ');
  return `${text} (e.g. ${list}regex used for validation is '${pattern}')`;
}

// Shared: names are checked on every write, and nearly all are valid.
const SUBDOMAIN_FAULT = patternText(SUBDOMAIN_TEXT, SUBDOMAIN_PATTERN, 'example.com');
const ANY_CASE = new RegExp(`^${SUBDOMAIN_PATTERN}$`, 'i');
const ANY_CASE_FAULT = patternText(
  "an RFC 1123 subdomain must consist of alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character",
  SUBDOMAIN_PATTERN,
  'Example.com',
);
const UNDERSCORED_LABEL = '_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?';
const UNDERSCORED_PATTERN = `${UNDERSCORED_LABEL}(\\.${UNDERSCORED_LABEL})*`;
const UNDERSCORED = new RegExp(`^${UNDERSCORED_PATTERN}$`);
const UNDERSCORED_FAULT = patternText(
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '_', '-' or '.', and must start and end with an alphanumeric character",
  UNDERSCORED_PATTERN,
  'example.com',
);
const LABEL_FAULT = patternText(
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character",
  LABEL_PATTERN,
  'my-name',
  '123-abc',
);
const LABEL_1035_FAULT = patternText(
  "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character",
  LABEL_1035_PATTERN,
  'my-name',
  'abc-123',
);
const QUALIFIED_NAME_FAULT = patternText(QUALIFIED_NAME_TEXT, QUALIFIED_NAME_PATTERN, 'MyName', 'my.name', '123-abc');
const LABEL_VALUE_FAULT = patternText(
  `a valid label must be an empty string or ${QUALIFIED_NAME_TEXT.replace('must consist', 'consist')}`,
  LABEL_VALUE_PATTERN,
  'MyValue',
  'my_value',
  '12345',
);
const CONFIG_KEY_FAULT = patternText(
  "a valid config key must consist of alphanumeric characters, '-', '_' or '.'",
  CONFIG_KEY_PATTERN,
  'key.name',
  'KEY_NAME',
  'key-name',
);

function longerThan(value: string, maximum: number): boolean {
  return value.length > maximum || Buffer.byteLength(value) > maximum;
}

const NONE: NameFaults = Object.freeze([]);

function check(
  value: string,
  maximum: number,
  pattern: RegExp,
  text: string,
  unit: 'bytes' | 'characters' = 'characters',
): NameFaults {
  // Matching texts are ASCII, so the length is that in bytes.
  if (value.length <= maximum && pattern.test(value)) return NONE;
  const faults: string[] = [];
  if (longerThan(value, maximum)) faults.push(tooLongText(maximum, unit));
  if (!pattern.test(value)) faults.push(text);
  return faults;
}

/** A DNS label (RFC 1123): up to 63 of a-z, 0-9 and inner `-`. */
export function dnsLabelFaults(value: string): NameFaults {
  // A name of several labels has only one fault, in a short form.
  return check(value, DNS_LABEL_MAX, LABEL, SUBDOMAIN.test(value) ? 'must not contain dots' : LABEL_FAULT);
}

/** A DNS subdomain (RFC 1123): labels joined by dots, up to 253. `unit`: what a message counts it in. */
export function dnsSubdomainFaults(value: string, unit: 'bytes' | 'characters' = 'characters'): NameFaults {
  return check(value, DNS_SUBDOMAIN_MAX, SUBDOMAIN, SUBDOMAIN_FAULT, unit);
}

/** A DNS subdomain in letters of any case. */
export function anyCaseSubdomainFaults(value: string): NameFaults {
  return check(value, DNS_SUBDOMAIN_MAX, ANY_CASE, ANY_CASE_FAULT, 'bytes');
}

/** A DNS subdomain whose labels may have underscores, as search domains of resolvers do. */
export function underscoredSubdomainFaults(value: string): NameFaults {
  return check(value, DNS_SUBDOMAIN_MAX, UNDERSCORED, UNDERSCORED_FAULT);
}

/** A DNS label of RFC 1035: as `dnsLabelFaults`, but it starts with a letter. */
export function dns1035LabelFaults(value: string): NameFaults {
  return check(value, DNS_LABEL_MAX, LABEL_1035, LABEL_1035_FAULT);
}

/** A name that is safe as one segment of a URL path. */
export function pathSegmentFaults(value: string): NameFaults {
  return value === '.' || value === '..' ? [`may not be '${value}'`] : pathSegmentPrefixFaults(value);
}

/** What may begin a segment of a URL path. */
export function pathSegmentPrefixFaults(value: string): NameFaults {
  return ['/', '%'].filter((char) => value.includes(char)).map((char) => `may not contain '${char}'`);
}

/** The start of a name from `generateName`: a trailing `-` is allowed, and does not count. */
export function prefixFaults(value: string, faultsOf: (name: string) => NameFaults): NameFaults {
  if (!value.endsWith('-') || value.length === 1) return faultsOf(value);
  const start = value.slice(0, -1);
  return faultsOf(start.endsWith('-') && start.length > 1 ? `${start.slice(0, -1)}a` : start);
}

/** A qualified name: `[prefix/]name`, as label keys, annotation keys, finalizers and extended resources are. */
export function qualifiedNameFaults(value: string): NameFaults {
  if (isQualifiedName(value)) return NONE;
  const faults: string[] = [];
  const parts = value.split('/', 3);
  if (parts.length > 2) {
    return [
      `a valid label key ${QUALIFIED_NAME_FAULT} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`,
    ];
  }
  const name = parts.at(-1) ?? '';
  if (parts.length === 2) {
    const prefix = parts[0] ?? '';
    if (prefix === '') faults.push('prefix part must be non-empty');
    else faults.push(...dnsSubdomainFaults(prefix, 'bytes').map((fault) => `prefix part ${fault}`));
  }
  if (name === '') faults.push('name part must be non-empty');
  else if (longerThan(name, LABEL_PART_MAX)) faults.push(`name part ${tooLongText(LABEL_PART_MAX, 'bytes')}`);
  if (!QUALIFIED_NAME.test(name)) faults.push(`name part ${QUALIFIED_NAME_FAULT}`);
  return faults;
}

function isQualifiedName(value: string): boolean {
  const slash = value.indexOf('/');
  if (slash < 0) return value.length <= LABEL_PART_MAX && QUALIFIED_NAME.test(value);
  if (slash > DNS_SUBDOMAIN_MAX || value.length - slash - 1 > LABEL_PART_MAX) return false;
  return SUBDOMAIN.test(value.slice(0, slash)) && QUALIFIED_NAME.test(value.slice(slash + 1));
}

/** A label's key. */
export const labelKeyFaults = qualifiedNameFaults;

/** A label's value: empty, or up to 63 letters, digits, `-`, `_`, `.` with a letter or digit at both ends. */
export function labelValueFaults(value: string): NameFaults {
  return check(value, LABEL_PART_MAX, LABEL_VALUE, LABEL_VALUE_FAULT, 'bytes');
}

/** A key of a ConfigMap's or Secret's data, which becomes a file name. */
export function configKeyFaults(value: string): NameFaults {
  const faults = check(value, DNS_SUBDOMAIN_MAX, CONFIG_KEY, CONFIG_KEY_FAULT);
  if (value === '.' || value === '..') return [...faults, `must not be '${value}'`];
  return value.startsWith('..') ? [...faults, "must not start with '..'"] : faults;
}

/** A name of an environment variable: any printable ASCII but `=`. */
export function environmentNameFaults(value: string): NameFaults {
  if (value === '') return ['environment variable name must be non-empty'];
  const text = "a valid environment variable name must consist only of printable ASCII characters other than '='";
  return /^[ -<>-~]+$/.test(value) ? [] : [text];
}

/** A port's name (RFC 6335): up to 15 of a-z, 0-9, single inner `-`, with at least one letter. */
export function portNameFaults(value: string): NameFaults {
  const faults: string[] = [];
  if (longerThan(value, 15)) faults.push('must be no more than 15 characters');
  if (!/^[-a-z0-9]+$/.test(value))
    faults.push('must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)');
  if (!/[a-z]/.test(value)) faults.push('must contain at least one letter (a-z)');
  if (value.includes('--')) faults.push('must not contain consecutive hyphens');
  if (value.startsWith('-') || value.endsWith('-')) faults.push('must not begin or end with a hyphen');
  return faults;
}

/** A percentage such as `25%`. */
export function percentFaults(value: string): NameFaults {
  const text = "a valid percent string must be a numeric string followed by an ending '%'";
  return PERCENT.test(value) ? [] : [patternText(text, PERCENT_PATTERN, '1%', '93%')];
}
