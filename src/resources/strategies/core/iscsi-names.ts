import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { has, textAt } from '../members.js';

/** Whether a name has the form given by its prefix (RFC 3720, RFC 3980). */
const FORMS: ReadonlyMap<string, (name: string) => boolean> = new Map([
  ['iqn', isQualified],
  ['eui', (name) => /^eui[^\n][A-Za-z0-9]{16}$/.test(name)],
  ['naa', (name) => /^naa[^\n][A-Za-z0-9]{32}$/.test(name)],
]);
const FORM = 'must be valid format';

/**
 * Whether a name ends in `iqn.<month>.<authority>:<rest>`. The rest may contain such prefixes as well, so each part
 * between colons is examined once: a single expression for the whole name would scan to its end from each of them.
 */
function isQualified(name: string): boolean {
  const parts = ending(name, /[^,;*&$|\s]/).split(':');
  // The colon must be followed by something, if only another colon.
  const followed = parts.at(-1) === '' ? parts.length - 2 : parts.length - 1;
  return parts.some((part, at) => at < followed && /iqn\.\d{4}-\d{2}\../.test(ending(part, /[A-Za-z0-9.-]/)));
}

/** The end of a text, as far as its characters are of a kind. */
function ending(text: string, kind: RegExp): string {
  let start = text.length;
  while (start > 0 && kind.test(text[start - 1]!)) start -= 1;
  return text.slice(start);
}

/** The fault of the name; undefined when valid. */
function nameFault(name: string, persistent: boolean): string | undefined {
  const hasForm = FORMS.get(name.slice(0, 3));
  if (hasForm === undefined) return persistent ? FORM : `${FORM} starting with iqn, eui, or naa`;
  return hasForm(name) ? undefined : FORM;
}

/** Faults of the name of the target; an absent one is reported as missing. */
export function targetNameFaults(source: JsonObject, path: string, persistent: boolean, faults: FieldError[]): void {
  const name = textAt(source, 'iqn');
  const fault = name === '' ? undefined : nameFault(name, persistent);
  if (fault !== undefined) faults.push(invalidValue(`${path}.iqn`, name, fault));
}

/** Faults of the name of the initiator, at a lower-case path as in kube-apiserver. */
export function initiatorFaults(source: JsonObject, path: string, persistent: boolean, faults: FieldError[]): void {
  if (!has(source, 'initiatorName')) return;
  const name = textAt(source, 'initiatorName');
  const fault = nameFault(name, persistent);
  if (fault !== undefined) faults.push(invalidValue(`${path}.initiatorname`, name, fault));
}
