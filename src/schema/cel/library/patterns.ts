import { States } from '../../automaton.js';
import { patternWork } from '../../pattern-work.js';
import { compileUserPattern, type UserPattern } from '../../regex.js';
import { CostExceeded, type Work } from '../work.js';

/** Work limit of one call, in the units of `MatchWork`: some tens of milliseconds. */
const MOST_OF_CALL = 400_000;
/** The work of compiling one step of a pattern. */
const COMPILED_STEP = 25;
/** Finding match positions visits each step of the pattern for each character: so many of them are one unit. */
const STEPS = 40;
/** Size limit of the cache of compiled patterns, in characters of the patterns. */
const KEPT_CHARACTERS = 64 * 1024;

/** Functions whose argument after the text is a regular expression. */
export const PATTERNS: ReadonlySet<string> = new Set(['find', 'findAll', 'matches']);

/** A regular expression of RE2's syntax; matching takes time linear in the text. */
export interface Pattern {
  /** Whether it matches anywhere in the text. */
  matches(text: string): boolean;
  /** The leftmost match, empty when there is none. */
  find(text: string): string;
  /** The first matches that do not overlap, at most `limit` of them. */
  findAll(text: string, limit: number): readonly string[];
}

/** A pattern, or the reason why it is invalid. */
export type PatternSource = (text: string) => Pattern | string;

/** @throws CostExceeded when the search would take too long */
function findAll({ compiled }: UserPattern, steps: number, text: string, limit: number, done: Work): readonly string[] {
  const found: string[] = [];
  const matcher = compiled.matcher(text);
  // Each search may read the text to its end, whatever it finds.
  let left = MOST_OF_CALL;
  let end = -1;
  while (found.length < limit) {
    const work = ((text.length + 1) * (end < 0 ? steps : 1)) / STEPS;
    left -= work;
    done.spend(work);
    if (left < 0) throw new CostExceeded();
    if (!matcher.find()) break;
    // An empty match right after another match does not count, as in Go.
    if (matcher.end() !== end || matcher.start() !== end) found.push(matcher.group() ?? '');
    end = matcher.end();
  }
  return found;
}

function compile(text: string, states: States, done: Work): Pattern | string {
  const steps = patternWork(text);
  done.spend(steps * COMPILED_STEP);
  const pattern = compileUserPattern(text, states);
  if (typeof pattern === 'string') return pattern;
  return {
    matches(input) {
      const work = { left: MOST_OF_CALL };
      const found = pattern.matches(input, work);
      done.spend(MOST_OF_CALL - work.left);
      if (found === undefined) throw new CostExceeded();
      return found;
    },
    find: (input) => findAll(pattern, steps, input, 1, done)[0] ?? '',
    findAll: (input, limit) => findAll(pattern, steps, input, limit, done),
  };
}

/**
 * Compiles patterns and caches the most recently used, so that a constant pattern is compiled once.
 *
 * @param done accumulates the work of all of them
 */
export function patternCache(done: Work): PatternSource {
  const kept = new Map<string, Pattern | string>();
  const states = new States();
  let characters = 0;
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const pattern = compile(text, states, done);
    if (text.length > KEPT_CHARACTERS / 4) return pattern;
    kept.set(text, pattern);
    characters += text.length + 64;
    for (const oldest of kept.keys()) {
      if (characters <= KEPT_CHARACTERS) break;
      kept.delete(oldest);
      characters -= oldest.length + 64;
    }
    return pattern;
  };
}

/** Why a pattern is invalid; undefined when it is valid. */
export function patternFault(text: string): string | undefined {
  const pattern = compileUserPattern(text, new States());
  return typeof pattern === 'string' ? pattern : undefined;
}
