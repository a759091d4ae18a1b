import { MAX_FIELD_ERRORS } from '../../meta/field-errors.js';
import { StatusError, type StatusCause } from '../../meta/errors.js';
import { quote } from '../../meta/quote.js';
import { type FieldSet, fieldsOf } from './field-set.js';
import type { Manager } from './managed-fields.js';
import { elementText } from './path-element.js';

/** Fields that an applier wants to change and another manager owns. */
export interface Conflict {
  readonly manager: Manager;
  readonly fields: FieldSet;
}

/** A manager as printed in messages. */
function managerText({ manager, subresource, operation, apiVersion }: Manager): string {
  const named = subresource === '' ? quote(manager) : `${quote(manager)} with subresource ${quote(subresource)}`;
  return operation === 'Update' ? `${named} using ${apiVersion}` : named;
}

/** Limit of fields in one answer. */
const MOST_NAMED = 10 * MAX_FIELD_ERRORS;

/** 409 that lists each field with its manager. `conflicts` are in the order of the managers. */
export function applyConflict(conflicts: readonly Conflict[]): StatusError {
  const causes: StatusCause[] = [];
  const lines: string[] = [];
  let count = 0;
  for (const { manager, fields } of conflicts) {
    const named = managerText(manager);
    lines.push(`conflicts with ${named}:`);
    for (const path of fieldsOf(fields)) {
      count += 1;
      if (count > MOST_NAMED) continue;
      const field = path.map(elementText).join('');
      lines.push(`- ${field}`);
      causes.push({ reason: 'FieldManagerConflict', message: `conflict with ${named}`, field });
    }
  }
  const [only] = causes;
  const message =
    count === 1 && only !== undefined
      ? `Apply failed with 1 conflict: ${only.message}: ${only.field}`
      : `Apply failed with ${count} conflicts: ${lines.join('\n')}`;
  return new StatusError(409, 'Conflict', message, { details: { causes } });
}
