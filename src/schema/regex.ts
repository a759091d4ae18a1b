import { RE2JS } from 're2js';

/** Longest pattern that is compiled, in characters; RE2 takes time and memory in proportion to it. */
const MAX_PATTERN = 10_000;

/** A pattern given by a user, ready to search texts. */
export interface UserPattern {
  /** Whether it matches anywhere in the text, in time linear in the text. */
  matches(text: string): boolean;
}

/**
 * Compiles a regular expression that comes from a user. RE2's syntax is that of the public API, and it never
 * backtracks, so no pattern can stop the server. @returns the reason as text when the pattern is none
 */
export function compileUserPattern(pattern: string): UserPattern | string {
  if (pattern.length > MAX_PATTERN) return `must be no more than ${MAX_PATTERN} characters`;
  try {
    const compiled = RE2JS.compile(pattern);
    return { matches: (text) => compiled.matcher(text).find() };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
