import { badRequest } from '../meta/errors.js';
import type { FieldValidationLevel } from '../meta/options.js';
import { quote } from '../meta/quote.js';
import type { RequestContext } from '../request/context.js';
import type { FieldReport } from '../resources/catalogue.js';
import type { GroupVersionKind } from '../meta/gvk.js';

/** Most faults that one answer names; a hostile body could hold any number. */
const MOST_NAMED = 100;

/** What reading a body found too much, before anybody knew its schema. */
export interface Redundancies {
  /** Paths of members that are given twice. */
  readonly duplicateFields: readonly string[];
  /** Faults of a patch that are none of the object, in words. */
  readonly formFaults?: readonly string[];
}

/** Collects what a body holds too much, and settles it as `fieldValidation` says (spec 1, "Field validation"). */
export class FieldFaults implements FieldReport {
  readonly #level: FieldValidationLevel;
  readonly #faults: string[] = [];

  constructor(level: FieldValidationLevel, { duplicateFields, formFaults = [] }: Redundancies) {
    this.#level = level;
    if (level === 'Ignore') return;
    for (const fault of formFaults) this.#add(fault);
    for (const path of duplicateFields) this.#add(`duplicate field ${quote(path)}`);
  }

  unknownField(path: string): void {
    if (this.#level !== 'Ignore') this.#add(`unknown field ${quote(path)}`);
  }

  #add(fault: string): void {
    if (this.#faults.length < MOST_NAMED && !this.#faults.includes(fault)) this.#faults.push(fault);
  }

  /** Warns of each fault, or refuses them all. @throws StatusError 400 at level Strict */
  settle(context: RequestContext, expected: GroupVersionKind): void {
    if (this.#faults.length === 0) return;
    if (this.#level === 'Warn') {
      for (const fault of this.#faults) context.warn(fault);
      return;
    }
    throw badRequest(
      `${expected.kind} in version ${quote(expected.version)} cannot be handled as a ${expected.kind}: ` +
        `strict decoding error: ${this.#faults.join(', ')}`,
    );
  }
}
