import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, tooLong } from '../../../meta/field-errors.js';
import { has, listAt, textAt } from '../members.js';

/** Longest text and version, in bytes. */
const LONGEST_VALUE = 64;
const NUMBER = '(0|[1-9]\\d*)';
const PRERELEASE = '(0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)';
const BUILD = '[0-9a-zA-Z-]+';
const VERSION = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(-${PRERELEASE}(\\.${PRERELEASE})*)?(\\+${BUILD}(\\.${BUILD})*)?$`,
);

const LISTS = ['ints', 'bools', 'strings', 'versions'] as const;
/** The types of a value; an attribute has one of them. */
const FORMS = ['int', 'bool', 'string', 'version', ...LISTS] as const;

function lengthFaults(value: string, path: string, faults: FieldError[]): void {
  if (Buffer.byteLength(value) > LONGEST_VALUE) faults.push(tooLong(path, LONGEST_VALUE));
}

function versionFaults(value: string, path: string, faults: FieldError[]): void {
  if (!VERSION.test(value)) {
    faults.push(invalidValue(path, value, 'must be a string compatible with semver.org spec 2.0.0'));
  }
  lengthFaults(value, path, faults);
}

/** Faults of an attribute of a device at `path`. */
export function attributeFaults(attribute: JsonObject, path: string, faults: FieldError[]): void {
  if (has(attribute, 'string')) lengthFaults(textAt(attribute, 'string'), `${path}.string`, faults);
  if (has(attribute, 'version')) versionFaults(textAt(attribute, 'version'), `${path}.version`, faults);
  for (const [index, value] of listAt(attribute, 'strings').entries()) {
    lengthFaults(String(value), `${path}.strings[${index}]`, faults);
  }
  for (const [index, value] of listAt(attribute, 'versions').entries()) {
    versionFaults(String(value), `${path}.versions[${index}]`, faults);
  }
  const forms = FORMS.filter((form) => has(attribute, form));
  if (forms.length === 1) return;
  const shown = forms.length === 0 ? '' : attribute;
  faults.push(invalidValue(path, shown, 'exactly one value must be specified'));
}

/** The number of an attribute's values: those in its lists, or one. */
export function valueCount(attribute: JsonObject): number {
  return LISTS.reduce((sum, list) => sum + listAt(attribute, list).length, 0) || 1;
}

/** Whether the attribute has a list of values. */
export function hasList(attribute: JsonObject): boolean {
  return LISTS.some((list) => has(attribute, list));
}
