import { type FieldError, forbiddenValue } from '../../meta/field-errors.js';
import type { Environment } from '../../schema/cel/environment.js';
import { MOST_COMPILED_CHARACTERS as MOST_CHARACTERS } from '../../schema/cel/rule-checks.js';
import { PatternAllowance } from '../../schema/pattern-work.js';

/** Counts the characters and patterns of one object's expressions, so that compiling all of them stays affordable. */
export class ExpressionBudget {
  #characters = 0;
  readonly #patterns = new PatternAllowance();

  /** The environment in which patterns are counted. */
  in(environment: Environment): Environment {
    return { ...environment, patterns: this.#patterns };
  }

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
