import type { JsonObject } from '../../../json/types.js';
import { duplicate, type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import { labelKeyFaults } from '../../../meta/names.js';
import { canonicalText } from '../../../json/canonical-text.js';
import { listAt, objectsAt, textAt } from '../members.js';
import { repeatedFaults } from '../repeated-values.js';

function expressionFaults(expression: JsonObject, path: string, faults: FieldError[]): void {
  const values = listAt(expression, 'values');
  if (values.length === 0) faults.push(required(`${path}.values`));
  repeatedFaults(values, `${path}.values`, faults);
  const key = textAt(expression, 'key');
  for (const fault of labelKeyFaults(key)) faults.push(invalidValue(`${path}.key`, key, fault));
}

/** A term as one text, independent of its order. */
function meaningOf(term: JsonObject): string {
  const pairs = objectsAt(term, 'matchLabelExpressions').map((expression): [string, string[]] => [
    textAt(expression, 'key'),
    listAt(expression, 'values').map(String).sort(),
  ]);
  return canonicalText(Object.fromEntries(pairs));
}

/** Faults of the allowed topologies at `path`: no repeated label in a term, no repeated term. */
export function topologyTermFaults(terms: readonly JsonObject[], path: string, faults: FieldError[]): void {
  const seen = new Set<string>();
  for (const [index, term] of terms.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const here = `${path}[${index}].matchLabelExpressions`;
    const keys = new Set<string>();
    for (const [at, expression] of objectsAt(term, 'matchLabelExpressions').entries()) {
      expressionFaults(expression, `${here}[${at}]`, faults);
      const key = textAt(expression, 'key');
      if (keys.has(key)) faults.push(duplicate(`${here}[${at}].key`, key));
      keys.add(key);
    }
    const meaning = meaningOf(term);
    // An empty term counts as a repetition, as in kube-apiserver.
    if (keys.size === 0 || seen.has(meaning)) faults.push(duplicate(here, ''));
    seen.add(meaning);
  }
}

/** Whether these checks report the schema's fault. */
export function reportsTopologyFault({ field }: FieldError): boolean {
  return /^allowedTopologies\[\d+\]\.matchLabelExpressions\[/.test(field);
}
