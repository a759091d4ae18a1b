import { RE2JS } from 're2js';

/** Longest pattern that is compiled, in characters. */
const MAX_PATTERN = 10_000;
/** Patterns that are kept compiled, counted in characters of all of them together. */
const KEPT_CHARACTERS = 64 * 1024;

/** A regular expression of RE2's syntax; matching takes time linear in the text. */
export interface Pattern {
  /** Whether it matches anywhere in the text. */
  matches(text: string): boolean;
  /** The leftmost match, empty when there is none. */
  find(text: string): string;
  /** The first matches that do not overlap, at most `limit` of them. */
  findAll(text: string, limit: number): readonly string[];
}

/** A pattern or the reason why it is none. */
export type PatternSource = (text: string) => Pattern | string;

function compile(text: string): Pattern | string {
  if (text.length > MAX_PATTERN) return `pattern is longer than ${MAX_PATTERN} characters`;
  try {
    const compiled = RE2JS.compile(text);
    return {
      matches: (input) => compiled.matcher(input).find(),
      find(input) {
        const matcher = compiled.matcher(input);
        return matcher.find() ? (matcher.group() ?? '') : '';
      },
      findAll(input, limit) {
        const found: string[] = [];
        const matcher = compiled.matcher(input);
        while (found.length < limit && matcher.find()) found.push(matcher.group() ?? '');
        return found;
      },
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Compiles patterns and keeps those that were used last, so that a constant pattern is compiled once. */
export function patternCache(): PatternSource {
  const kept = new Map<string, Pattern | string>();
  let characters = 0;
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const pattern = compile(text);
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

/** Why a text is no pattern; undefined when it is one. */
export function patternFault(text: string): string | undefined {
  const pattern = compile(text);
  return typeof pattern === 'string' ? pattern : undefined;
}
