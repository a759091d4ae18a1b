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

/** What a term asks for as one text, the same in whatever order it is written. */
function meaningOf(term: JsonObject): string {
  const pairs = objectsAt(term, 'matchLabelExpressions').map((expression): [string, string[]] => [
    textAt(expression, 'key'),
    listAt(expression, 'values').map(String).sort(),
  ]);
  return canonicalText(Object.fromEntries(pairs));
}

/** Faults of the places at `path` in which volumes may be made: no label twice in a term, no term twice. */
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
    // A term that asks for nothing counts as a repetition, as in kube-apiserver.
    if (keys.size === 0 || seen.has(meaning)) faults.push(duplicate(here, ''));
    seen.add(meaning);
  }
}

/** Whether the checks here tell what the schema says. */
export function reportsTopologyFault({ field }: FieldError): boolean {
  return /^allowedTopologies\[\d+\]\.matchLabelExpressions\[/.test(field);
}
