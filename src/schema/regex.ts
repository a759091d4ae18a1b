import { RE2JS } from 're2js';
import { createAutomaton, type MatchWork, type States } from './automaton.js';

/** Longest compiled pattern, in characters; RE2 takes time and memory in proportion to it. */
const MAX_PATTERN = 10_000;

/** A pattern given by a user, compiled. */
export interface UserPattern {
  /** Whether it matches anywhere in the text; undefined when the work is used up. */
  matches(text: string, work: MatchWork): boolean | undefined;
  /** For callers that need the match positions. */
  readonly compiled: RE2JS;
}

/**
 * Compiles a user's regular expression. RE2's syntax is that of the public API, and it never backtracks.
 *
 * @returns the reason as text when the pattern is invalid
 *
 * @param states of the patterns that are used together
 */
export function compileUserPattern(pattern: string, states: States): UserPattern | string {
  if (pattern.length > MAX_PATTERN) return `must be no more than ${MAX_PATTERN} characters`;
  try {
    const compiled = RE2JS.compile(pattern);
    return { compiled, matches: createAutomaton(compiled, states) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
