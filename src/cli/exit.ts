import { ConfigError } from '../config/flag.js';

/** Flags, files or the data dir are invalid: the operator can fix it and nothing was started (design §2.1). */
export const EXIT_CONFIG = 2;
/** Any other failure. */
const EXIT_FAILURE = 1;

/** Prints one line on stderr and returns the exit code of the error. */
export function reportFatal(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`cluster-apiserver: ${message.replace(/\s*\n\s*/g, '; ')}\n`);
  return error instanceof ConfigError ? EXIT_CONFIG : EXIT_FAILURE;
}
