import { type FieldError, invalidValue } from '../../../../meta/field-errors.js';

/** Faults of a path below a folder: it is relative and does not leave the folder. */
export function descendingPathFaults(file: string, path: string, faults: FieldError[]): void {
  if (file.startsWith('/')) faults.push(invalidValue(path, file, 'must be a relative path'));
  if (file.split('/').includes('..')) faults.push(invalidValue(path, file, "must not contain '..'"));
}
