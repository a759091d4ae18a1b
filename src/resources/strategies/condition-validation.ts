import { duplicate, type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../meta/field-errors.js';
import type { JsonObject } from '../../json/types.js';
import { qualifiedNameFaults } from '../../meta/names.js';
import type { KubeObject } from '../../meta/object.js';
import { objectAt, objectsAt, textAt } from './members.js';

/** Longest type, without its domain. */
const LONGEST_TYPE = 63;
const REASON = /^[A-Za-z](?:[A-Za-z0-9_,:]*[A-Za-z0-9_])?$/;
const REASON_FAULT =
  'a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric ' +
  "characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or " +
  "'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is " +
  "'[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')";

/** Faults of a status's conditions beyond their schema: unique types and machine-readable reasons. */
export function conditionFaults(object: KubeObject): readonly FieldError[] {
  return conditionFaultsIn(objectAt(object, 'status'), 'status');
}

/** The same for an object at a path. */
export function conditionFaultsIn(holder: JsonObject | undefined, place: string): readonly FieldError[] {
  const faults: FieldError[] = [];
  const types = new Set<string>();
  for (const [index, condition] of objectsAt(holder, 'conditions').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    const path = `${place}.conditions[${index}]`;
    const [type, reason] = [textAt(condition, 'type'), textAt(condition, 'reason')];
    if (types.has(type)) faults.push(duplicate(`${path}.type`, type));
    types.add(type);
    // The schema checks the characters.
    const isLong = type.length - 1 - type.lastIndexOf('/') > LONGEST_TYPE;
    for (const fault of isLong ? qualifiedNameFaults(type) : []) {
      faults.push(invalidValue(`${path}.type`, type, fault));
    }
    if (reason === '') faults.push(required(`${path}.reason`));
    else if (!REASON.test(reason)) faults.push(invalidValue(`${path}.reason`, reason, REASON_FAULT));
  }
  return faults;
}
