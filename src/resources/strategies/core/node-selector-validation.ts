import type { NodeSelectorTerm } from '../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../json/types.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
} from '../../../meta/field-errors.js';
import { isPlace } from '../../../meta/field-path.js';
import { dnsSubdomainFaults, labelKeyFaults, labelValueFaults } from '../../../meta/names.js';
import { listAt, objectsAt, textAt, type Of } from '../members.js';

function labelTestFaults(test: JsonObject, path: string, anyValue: boolean, faults: FieldError[]): void {
  const values = listAt(test, 'values');
  switch (textAt(test, 'operator')) {
    case 'In':
    case 'NotIn':
      if (values.length === 0) {
        faults.push(required(`${path}.values`, "must be specified when `operator` is 'In' or 'NotIn'"));
      }
      break;
    case 'Exists':
    case 'DoesNotExist':
      if (values.length > 0) {
        const why = "may not be specified when `operator` is 'Exists' or 'DoesNotExist'";
        faults.push(forbiddenValue(`${path}.values`, why));
      }
      break;
    case 'Gt':
    case 'Lt':
      if (values.length !== 1) {
        faults.push(required(`${path}.values`, "must be specified single value when `operator` is 'Lt' or 'Gt'"));
      }
  }
  const key = textAt(test, 'key');
  for (const fault of labelKeyFaults(key)) faults.push(invalidValue(`${path}.key`, key, fault));
  if (anyValue) return;
  for (const [index, value] of values.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    for (const fault of labelValueFaults(String(value))) {
      faults.push(invalidValue(`${path}.values[${index}]`, value, fault));
    }
  }
}

/** The name is the only selectable field of a node. */
function fieldTestFaults(test: JsonObject, path: string, faults: FieldError[]): void {
  const [key, operator, values] = [textAt(test, 'key'), textAt(test, 'operator'), listAt(test, 'values')];
  if (operator === 'In' || operator === 'NotIn') {
    if (values.length !== 1) {
      const why = "must be only one value when `operator` is 'In' or 'NotIn' for node field selector";
      faults.push(required(`${path}.values`, why));
    }
  } else faults.push(invalidValue(`${path}.operator`, operator, 'not a valid selector operator'));
  if (key !== 'metadata.name') {
    faults.push(invalidValue(`${path}.key`, key, 'not a valid field selector key'));
    return;
  }
  for (const [index, value] of values.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    for (const fault of dnsSubdomainFaults(String(value))) {
      faults.push(invalidValue(`${path}.values[${index}]`, value, fault));
    }
  }
}

/**
 * Faults of a term of a node selector at `path`.
 *
 * @param anyValue whether values that are not label values are tolerated
 */
export function nodeTermFaults(
  term: Of<NodeSelectorTerm>,
  path: string,
  anyValue: boolean,
  faults: FieldError[],
): void {
  for (const [index, test] of objectsAt(term, 'matchExpressions').entries()) {
    labelTestFaults(test, `${path}.matchExpressions[${index}]`, anyValue, faults);
  }
  for (const [index, test] of objectsAt(term, 'matchFields').entries()) {
    fieldTestFaults(test, `${path}.matchFields[${index}]`, faults);
  }
}

const TEST_OF_NODE =
  /(?:^|[.])(?:nodeAffinity|nodeSelector|preference)\b.*\.match(?:Fields|Expressions)\[\d+\]\.(?:key|values|operator)\b/;

/** Whether these checks report the schema's fault of a node selector. */
export function reportsNodeTest({ field, reason }: FieldError): boolean {
  // The schema reports an unknown operator, for both kinds of expressions.
  return isPlace(field, TEST_OF_NODE) && !(field.endsWith('.operator') && reason === 'FieldValueInvalid');
}
