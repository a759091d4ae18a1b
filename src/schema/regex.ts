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
  const first = compiled(pattern, states);
  // Go and Kubernetes allow several groups with one name; matches do not depend on names.
  return typeof first === 'string' && first.includes(REPEATED_NAME) ? compiled(withoutNames(pattern), states) : first;
}

const REPEATED_NAME = 'duplicate capture group name';

function compiled(pattern: string, states: States): UserPattern | string {
  try {
    const expression = RE2JS.compile(pattern);
    return { compiled: expression, matches: createAutomaton(expression, states) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Go shows the faulty part even when nothing is left of it.
    return message.endsWith('`') ? message : `${message}: \`\``;
  }
}

/** Quoted text, escaped characters, and character classes, which contain no groups; or the start of a named group. */
const NAMED_GROUP = /\\Q.*?(?:\\E|$)|\\.|\[\^?\]?(?:\[:\^?\w{1,10}:\]|\\.|[^\]\\])*(?:\]|$)|\(\?P?<\w+>/gs;

function withoutNames(pattern: string): string {
  return pattern.replace(NAMED_GROUP, (part) => (part.startsWith('(') ? '(' : part));
}
