import type { JsonObject } from '../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, MAX_FIELD_ERRORS, required } from '../../meta/field-errors.js';
import { FieldPath } from '../../meta/field-path.js';
import { parseFieldSelector, printFieldSelector } from '../../meta/selectors/field.js';
import {
  type LabelOperator,
  labelRequirement,
  parseLabelSelector,
  printLabelSelector,
} from '../../meta/selectors/label.js';
import { requirementFaults } from '../../meta/selectors/label-object.js';

/** A selector in an access review: as text, or as requirements. */
export interface ReviewedSelector {
  readonly rawSelector?: string;
  readonly requirements?: readonly JsonObject[];
}

/** What an authorizer gets of a selector. */
export interface ReadSelector {
  /** As in a request; undefined when nothing of the selector is understood. */
  readonly text: string | undefined;
  /** That something was left out, which asks for more than was meant and never for less. */
  readonly faults: readonly string[];
}

/** One requirement, possibly incomplete. */
type Term = Partial<{ readonly key: string; readonly operator: string; readonly values: readonly string[] }>;

const PATH = FieldPath.root.child('spec').child('resourceAttributes');
const NO_SELECTOR: ReadSelector = { text: undefined, faults: [] };

/** Faults of the selectors of a review. Unknown operators are no fault: newer clients may know more of them. */
export function selectorFaults(attributes: {
  readonly fieldSelector?: ReviewedSelector;
  readonly labelSelector?: ReviewedSelector;
}): FieldError[] {
  return [
    ...faultsOf(attributes.fieldSelector, PATH.child('fieldSelector'), fieldRequirementFaults),
    ...faultsOf(attributes.labelSelector, PATH.child('labelSelector'), (requirement, path) =>
      requirementFaults(requirement, path, { unknownOperators: true }),
    ),
  ];
}

function faultsOf(
  selector: ReviewedSelector | undefined,
  path: FieldPath,
  faultsOfOne: (requirement: JsonObject, path: FieldPath) => readonly FieldError[],
): FieldError[] {
  if (selector === undefined) return [];
  const { rawSelector = '', requirements = [] } = selector;
  const faults: FieldError[] = [];
  if (rawSelector !== '' && requirements.length > 0) {
    faults.push(
      invalidValue(path.child('rawSelector'), rawSelector, 'may not specified at the same time as requirements'),
    );
  }
  if (rawSelector === '' && requirements.length === 0) {
    const why = `when ${path.toString()} is specified, requirements or rawSelector is required`;
    faults.push(required(path.child('requirements'), why));
  }
  for (const [at, requirement] of requirements.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    faults.push(...faultsOfOne(requirement, path.child('requirements').index(at)));
  }
  return faults;
}

function fieldRequirementFaults(requirement: JsonObject, path: FieldPath): FieldError[] {
  const { key = '', operator = '', values = [] } = requirement as Term;
  const faults = key === '' ? [required(path.child('key'), 'must be specified')] : [];
  const listed = operator === 'In' || operator === 'NotIn';
  if (listed && values.length === 0) {
    faults.push(required(path.child('values'), "must be specified when `operator` is 'In' or 'NotIn'"));
  }
  if ((operator === 'Exists' || operator === 'DoesNotExist') && values.length > 0) {
    const why = "may not be specified when `operator` is 'Exists' or 'DoesNotExist'";
    faults.push(forbiddenValue(path.child('values'), why));
  }
  return faults;
}

/** A reviewed field selector. Requests can only say that a field has, or does not have, one value. */
export function readFields(selector: ReviewedSelector | undefined): ReadSelector {
  if (selector === undefined) return NO_SELECTOR;
  const { rawSelector = '', requirements = [] } = selector;
  if (rawSelector !== '') return readText('fieldSelector', rawSelector, parseFieldSelector);
  const terms = (requirements as readonly Term[]).flatMap(({ key = '', operator = '', values = [] }) => {
    if (values.length !== 1 || (operator !== 'In' && operator !== 'NotIn')) return [];
    return [{ field: key, operator: operator === 'In' ? ('=' as const) : ('!=' as const), value: values[0]! }];
  });
  const text = terms.length === 0 ? undefined : printFieldSelector({ requirements: terms });
  return { text, faults: leftOut('fieldSelector', terms.length, requirements.length) };
}

const LABEL_OPERATORS: ReadonlyMap<string, LabelOperator> = new Map([
  ['In', 'in'],
  ['NotIn', 'notin'],
  ['Exists', 'exists'],
  ['DoesNotExist', '!'],
]);

/** A reviewed label selector. */
export function readLabels(selector: ReviewedSelector | undefined): ReadSelector {
  if (selector === undefined) return NO_SELECTOR;
  const { rawSelector = '', requirements = [] } = selector;
  if (rawSelector !== '') return readText('labelSelector', rawSelector, parseLabelSelector);
  const terms = (requirements as readonly Term[]).flatMap(({ key = '', operator = '', values = [] }) => {
    const word = LABEL_OPERATORS.get(operator);
    const term = word === undefined ? undefined : labelRequirement(key, word, values);
    return term === undefined || typeof term === 'string' ? [] : [term];
  });
  const text = terms.length === 0 ? undefined : printLabelSelector({ requirements: terms, nothing: false });
  return { text, faults: leftOut('labelSelector', terms.length, requirements.length) };
}

function readText(member: string, text: string, parse: (text: string) => unknown): ReadSelector {
  try {
    parse(text);
    return { text, faults: [] };
  } catch {
    return { text: undefined, faults: leftOut(member, 0, 1) };
  }
}

function leftOut(member: string, kept: number, given: number): readonly string[] {
  if (kept === given) return [];
  return [`${PATH.child(member).toString()} ${kept > 0 ? 'partially ' : ''}ignored due to parse error`];
}
