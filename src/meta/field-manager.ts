import { type FieldError, forbiddenValue, invalidValue, required, tooLong } from './field-errors.js';
import type { FieldPath } from './field-path.js';

/** Longest name of a field manager, in bytes. */
export const LONGEST_MANAGER = 128;

/** What is wrong with the name of a field manager; the positions of characters are counted in bytes. */
export function fieldManagerFaults(manager: string, path: FieldPath | string): readonly FieldError[] {
  if (Buffer.byteLength(manager) > LONGEST_MANAGER) return [tooLong(path, LONGEST_MANAGER)];
  if (isPlainName(manager)) return [];
  const errors: FieldError[] = [];
  let at = 0;
  for (const char of manager) {
    if (!isPrintable(char)) {
      const code = char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      errors.push(invalidValue(path, manager, `invalid character U+${code} (at position ${at})`));
    }
    at += Buffer.byteLength(char);
  }
  return errors;
}

/**
 * What is wrong with the options of a patch that concern owners: an apply needs a manager, and only an apply is forced.
 *
 * @param forced whether `force` is set at all
 * @param names what the options are called in the request
 */
export function ownershipFaults(
  patch: { readonly apply: boolean; readonly manager: string; readonly forced: boolean },
  names: { readonly manager: string; readonly force: string },
): readonly FieldError[] {
  if (patch.apply) return patch.manager === '' ? [required(names.manager, 'is required for apply patch')] : [];
  return patch.forced ? [forbiddenValue(names.force, 'may not be specified for non-apply patch')] : [];
}

/** Whether every character is a printable one of ASCII, as in nearly every name; quicker than a look at each. */
export function isPlainName(name: string): boolean {
  return /^[\x20-\x7e]*$/.test(name);
}

/** Letters, marks, numbers, punctuation, symbols, and the plain space. */
export function isPrintable(char: string): boolean {
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u.test(char);
}
