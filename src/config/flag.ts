import { parseGoDuration } from '../meta/go-duration.js';

/** A fault in flags or files that an operator can fix. Printed as one line; exit code 2 (design §2.1). */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** One command-line flag. `apply` stores a parsed value; it throws ConfigError that says what is allowed. */
export interface Flag<Options> {
  /** Without dashes. */
  readonly name: string;
  /** The placeholder of the value in `--help`. */
  readonly hint: string;
  readonly help: string;
  /** Default as `--help` prints it; absent when there is none. */
  readonly shownDefault?: string;
  /** The value may be secret: `/flagz` does not show it. */
  readonly secret?: true;
  /** The flag may be repeated, and all values count. */
  readonly repeatable?: true;
  /** A bare `--flag` means `--flag=true`. */
  readonly boolean?: boolean;
  readonly apply: (options: Options, value: string) => void;
}

/** Flags of one topic. */
export interface FlagGroup<Options> {
  readonly title: string;
  readonly flags: readonly Flag<Options>[];
}

/** The value unchanged. */
export function notEmpty(name: string, value: string): string {
  if (value === '') throw new ConfigError(`--${name}: a value is missing`);
  return value;
}

/** A boolean, in any form accepted by Kubernetes flags; undefined otherwise. */
export function truthOf(word: string): boolean | undefined {
  if (/^(1|t|T|TRUE|true|True)$/.test(word)) return true;
  return /^(0|f|F|FALSE|false|False)$/.test(word) ? false : undefined;
}

/** `true` or `false`. */
export function parseBoolean(name: string, value: string): boolean {
  const truth = truthOf(value);
  if (truth === undefined) throw new ConfigError(`--${name}: "${value}" is not a boolean; use true or false`);
  return truth;
}

/** A whole number between `min` and `max`. */
export function parseInteger(name: string, value: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new ConfigError(`--${name}: "${value}" is not a whole number from ${min} to ${max}`);
  }
  return number;
}

/** Timers of Node hold 2^31 ms (596 h) and fire at once beyond. */
const LONGEST_HOURS = 500;

/** For lifetimes, which are not limited by Node's timers. */
const LONGEST_LIFETIME_HOURS = 999_999;
const HOUR = 3_600_000;

/** Comma-separated words, trimmed. An empty text is an empty list. */
export function parseList(name: string, value: string): readonly string[] {
  if (value.trim() === '') return [];
  const words = value.split(',').map((word) => word.trim());
  if (words.includes('')) throw new ConfigError(`--${name}: "${value}" has an empty entry; write it like a,b`);
  return words;
}

/** A duration such as `5m`, `1h30m`, `500ms` or `0`, in milliseconds, by default up to 500h. */
export function parseDuration(name: string, value: string, longestHours = LONGEST_HOURS): number {
  const nanoseconds = parseGoDuration(value);
  if (typeof nanoseconds === 'string' || nanoseconds < 0n) {
    throw new ConfigError(`--${name}: "${value}" is not a duration; write it like 5m, 1h30m or 500ms`);
  }
  const total = Number(nanoseconds) / 1e6;
  if (total > longestHours * HOUR) throw new ConfigError(`--${name}: "${value}" is longer than ${longestHours}h`);
  return Math.round(total);
}

/** A positive duration in milliseconds that may be years, for certificates. */
export function parseLifetime(name: string, value: string): number {
  const duration = parseDuration(name, value, LONGEST_LIFETIME_HOURS);
  if (duration === 0) throw new ConfigError(`--${name}: must be longer than 0`);
  return duration;
}

/** One of a few words. */
export function parseChoice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new ConfigError(`--${name}: "${value}" is unknown; use one of ${choices.join(', ')}`);
  return found;
}
