import { type FieldError, forbiddenValue } from '../../meta/field-errors.js';
import { MOST_COMPILED_CHARACTERS as MOST_CHARACTERS } from '../../schema/cel/rule-checks.js';

/** Counts the characters of one object's expressions, so that compiling all of them stays affordable. */
export class ExpressionBudget {
  #characters = 0;

  /** Counts one more expression. @returns whether it may be compiled; exceeding the limit is reported once */
  take(text: string, path: string, faults: FieldError[]): boolean {
    const before = this.#characters;
    this.#characters += text.length;
    if (this.#characters <= MOST_CHARACTERS) return true;
    if (before <= MOST_CHARACTERS) {
      const why = `all expressions together may have no more than ${MOST_CHARACTERS} characters`;
      faults.push(forbiddenValue(path, why));
    }
    return false;
  }
}
