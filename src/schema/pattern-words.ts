import { descendingPathFaults, stepBackFaults, unreservedPathFaults } from '../meta/descending-path.js';
import {
  configKeyFaults,
  dnsLabelFaults,
  dnsSubdomainFaults,
  environmentNameFaults,
  labelValueFaults,
  percentFaults,
  portNameFaults,
  qualifiedNameFaults,
  type NameFaults,
} from '../meta/names.js';

/** The public API's errors for a text that does not match a well-known pattern. */
export interface PatternWords {
  /** What is wrong with the value, each fault as one message; empty when the words find nothing. */
  readonly faultsOf: (value: string) => NameFaults;
  /** Whether the words also cover a value that is too long, so that `maxLength` adds nothing. */
  readonly coversLength: boolean;
}

const LABEL = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const SUBDOMAIN = `${LABEL}(\\.${LABEL})*`;
const NAME_PART = '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]';
/** The name part of a label's key, with its maximal length. */
const SHORT_NAME_PART = '([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]';
const NO_STEP_BACK = '(?!(.*/)?\\.\\.(/|$))';
const SYSCTL_SEGMENT = '[a-z0-9]([-_a-z0-9]*[a-z0-9])?';
const SYSCTL = `^(${SYSCTL_SEGMENT}[./])*${SYSCTL_SEGMENT}$`;

function absolutePathFaults(value: string): NameFaults {
  return value.startsWith('/') ? [] : ['must be an absolute path'];
}

function headerNameFaults(value: string): NameFaults {
  return /^[-A-Za-z0-9]+$/.test(value)
    ? []
    : [
        "a valid HTTP header must consist of alphanumeric characters or '-' " +
          "(e.g. 'X-Header-Name', regex used for validation is '[-A-Za-z0-9]+')",
      ];
}

function nonResourceUrlFaults(value: string): NameFaults {
  if (value === '') return ['must not be empty'];
  if (!value.startsWith('/')) return ['must start with slash'];
  if (value.includes(' ')) return ['must not contain white-space'];
  if (value.includes('//')) return ['must not contain double slash'];
  return ['wildcard can only do suffix matching'];
}

function words(faultsOf: PatternWords['faultsOf'], coversLength = false): PatternWords {
  return { faultsOf, coversLength };
}

/**
 * Words by pattern as written in schemas. Other patterns are shown as they are ("must match the regular expression"),
 * which is right for custom kinds but unhelpful for built-in ones.
 */
const WORDS: ReadonlyMap<string, PatternWords> = new Map([
  [`^${LABEL}$`, words(dnsLabelFaults, true)],
  [`^(${LABEL})?$`, words(dnsLabelFaults, true)],
  [`^${SUBDOMAIN}$`, words(dnsSubdomainFaults, true)],
  [`^(${SUBDOMAIN}/)?${SHORT_NAME_PART}$`, words(qualifiedNameFaults)],
  [`^(${SUBDOMAIN}/)?${NAME_PART}$`, words(qualifiedNameFaults)],
  [`^(${NAME_PART})?$`, words(labelValueFaults, true)],
  ['^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$', words(configKeyFaults, true)],
  ['^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$', words(portNameFaults, true)],
  ['^[ -<>-~]+$', words(environmentNameFaults)],
  ['^[0-9]+%$', words(percentFaults)],
  ['^[-A-Za-z0-9]+$', words(headerNameFaults)],
  [`^${NO_STEP_BACK}`, words(stepBackFaults)],
  [`^(?!/)${NO_STEP_BACK}`, words(descendingPathFaults)],
  [`^(?!/)(?!\\.\\.)${NO_STEP_BACK}`, words(unreservedPathFaults)],
  ['^/', words(absolutePathFaults)],
  // Names of CSI drivers are case-insensitive.
  [
    '^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$',
    words((value) => dnsSubdomainFaults(value.toLowerCase())),
  ],
  [
    SYSCTL,
    words(() => [`must have at most 253 characters and match regex ${SYSCTL.replaceAll('[./]', '[\\./]')}`], true),
  ],
  ['^(\\*|/[^* ]*|/([^* ]*/)?\\*)$', words(nonResourceUrlFaults)],
]);

/** The words for a pattern; undefined when it is not a well-known one. */
export function wordsOf(pattern: string | undefined): PatternWords | undefined {
  return pattern === undefined ? undefined : WORDS.get(pattern);
}
