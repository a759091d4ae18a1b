import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { has, textAt } from '../members.js';

/** Names of iSCSI nodes by the kind of name that they begin with (RFC 3720, RFC 3980). */
const FORMS: Readonly<Record<string, RegExp>> = {
  iqn: /iqn\.\d{4}-\d{2}\.[A-Za-z0-9.-]+:[^,;*&$|\s]+$/,
  eui: /^eui.[A-Za-z0-9]{16}$/s,
  naa: /^naa.[A-Za-z0-9]{32}$/s,
};
const FORM = 'must be valid format';

/** What is wrong with the name; undefined when nothing is. */
function nameFault(name: string, persistent: boolean): string | undefined {
  const form = FORMS[name.slice(0, 3)];
  if (form === undefined) return persistent ? FORM : `${FORM} starting with iqn, eui, or naa`;
  return form.test(name) ? undefined : FORM;
}

/** Faults of the name of the target; an absent one is told of as missing. */
export function targetNameFaults(source: JsonObject, path: string, persistent: boolean, faults: FieldError[]): void {
  const name = textAt(source, 'iqn');
  const fault = name === '' ? undefined : nameFault(name, persistent);
  if (fault !== undefined) faults.push(invalidValue(`${path}.iqn`, name, fault));
}

/** Faults of the name of the initiator, at a path in small letters as in kube-apiserver. */
export function initiatorFaults(source: JsonObject, path: string, persistent: boolean, faults: FieldError[]): void {
  if (!has(source, 'initiatorName')) return;
  const name = textAt(source, 'initiatorName');
  const fault = nameFault(name, persistent);
  if (fault !== undefined) faults.push(invalidValue(`${path}.initiatorname`, name, fault));
}
