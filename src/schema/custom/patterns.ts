import { compileUserPattern, type UserPattern } from '../regex.js';

/** Patterns of one schema, compiled when first asked for. */
export interface PatternCache {
  /** Whether the text matches; a pattern that cannot be compiled matches nothing. */
  matches(pattern: string, text: string): boolean;
}

/** Makes an empty cache; it lives as long as the compiled schema that it belongs to. */
export function createPatternCache(): PatternCache {
  const compiled = new Map<string, UserPattern | undefined>();
  return {
    matches(pattern, text) {
      let found = compiled.get(pattern);
      if (found === undefined && !compiled.has(pattern)) {
        const made = compileUserPattern(pattern);
        compiled.set(pattern, (found = typeof made === 'string' ? undefined : made));
      }
      return found?.matches(text) ?? false;
    },
  };
}
