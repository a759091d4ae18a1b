import { ConfigError } from '../config/flag.js';

/** Flags, files or the data dir are wrong: the operator can mend it and nothing was started (design §2.1). */
export const EXIT_CONFIG = 2;
/** Anything else that keeps the server from running. */
const EXIT_FAILURE = 1;

/** Prints one line on stderr and gives the exit code that belongs to the error. */
export function reportFatal(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`cluster-apiserver: ${message.replace(/\s*\n\s*/g, '; ')}\n`);
  return error instanceof ConfigError ? EXIT_CONFIG : EXIT_FAILURE;
}
