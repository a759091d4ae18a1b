import { ConfigError } from '../config/flag.js';
import type { AllowedOrigin } from '../http/connection/browser-origin.js';
import { States } from '../schema/automaton.js';
import { compileUserPattern } from '../schema/regex.js';

/** Matching work per origin: far more than any sensible pattern needs. */
const WORK = 100_000;

/**
 * The matcher of `--cors-allowed-origins`: an origin is allowed when one of the patterns matches.
 *
 * @throws ConfigError
 */
export function allowedOrigins(patterns: readonly string[]): AllowedOrigin {
  const states = new States();
  const compiled = patterns.map((pattern) => {
    const made = compileUserPattern(pattern, states);
    if (typeof made === 'string') {
      throw new ConfigError(`--cors-allowed-origins: "${pattern}" is not a regular expression: ${made}`);
    }
    return made;
  });
  return (origin) => compiled.some((one) => one.matches(origin, { left: WORK }) === true);
}
