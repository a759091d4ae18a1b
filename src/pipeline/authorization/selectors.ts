import type { JsonObject } from '../../json/types.js';
import { parseFieldSelector } from '../../meta/selectors/field.js';
import { type LabelOperator, parseLabelSelector } from '../../meta/selectors/label.js';
import type { ResourceAttributes } from '../../request/ports.js';

const OPERATORS: Readonly<Partial<Record<LabelOperator, string>>> = {
  '=': 'In',
  in: 'In',
  '!=': 'NotIn',
  notin: 'NotIn',
  exists: 'Exists',
  '!': 'DoesNotExist',
};

/**
 * The selectors of a request as members of a SubjectAccessReview. Terms that a review cannot express, and unreadable
 * selectors, are left out: they only narrow the question.
 */
export function reviewedSelectors({ fieldSelector, labelSelector }: ResourceAttributes): JsonObject {
  const fields = fieldSelector === undefined ? [] : readable(() => fieldTerms(fieldSelector));
  const labels = labelSelector === undefined ? [] : readable(() => labelTerms(labelSelector));
  return {
    ...(fields.length > 0 && { fieldSelector: { requirements: fields } }),
    ...(labels.length > 0 && { labelSelector: { requirements: labels } }),
  };
}

function readable(read: () => JsonObject[]): JsonObject[] {
  try {
    return read();
  } catch {
    return [];
  }
}

function fieldTerms(text: string): JsonObject[] {
  return parseFieldSelector(text).requirements.map(({ field, operator, value }) => ({
    key: field,
    operator: operator === '=' ? 'In' : 'NotIn',
    values: [value],
  }));
}

function labelTerms(text: string): JsonObject[] {
  return parseLabelSelector(text).requirements.flatMap(({ key, operator, values }) => {
    const word = OPERATORS[operator];
    return word === undefined ? [] : [{ key, operator: word, ...(values.length > 0 && { values: [...values] }) }];
  });
}
