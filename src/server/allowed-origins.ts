import { ConfigError } from '../config/flag.js';
import type { AllowedOrigin } from '../http/connection/browser-origin.js';
import { compileUserPattern } from '../schema/regex.js';

/** What `--cors-allowed-origins` allows: origins in which one of the patterns is found. @throws ConfigError */
export function allowedOrigins(patterns: readonly string[]): AllowedOrigin {
  const compiled = patterns.map((pattern) => {
    const made = compileUserPattern(pattern);
    if (typeof made === 'string') {
      throw new ConfigError(`--cors-allowed-origins: "${pattern}" is not a regular expression: ${made}`);
    }
    return made;
  });
  return (origin) => compiled.some((one) => one.matches(origin));
}
