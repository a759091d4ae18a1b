import { readFileSync } from 'node:fs';

/** Descriptors besides those of client connections: the database, files, threads, the log. */
export const RESERVED_DESCRIPTORS = 256;
/** Default where the operating system has no such file. */
const USUAL_LIMIT = 8_192;
/** The minimum: with fewer, the database would not start, or hardly anybody could connect. */
const LEAST = RESERVED_DESCRIPTORS + 64;

/** The limit of open files and connections of this process. */
export function descriptorLimit(read: () => string = () => readFileSync('/proc/self/limits', 'utf8')): number {
  let text: string;
  try {
    text = read();
  } catch {
    return USUAL_LIMIT;
  }
  const found = /^Max open files\s+(\d+)/m.exec(text);
  return found === null ? USUAL_LIMIT : Number(found[1]);
}

/** A warning for a server with too few descriptors; undefined when there are enough. */
export function descriptorFault(limit: number): string | undefined {
  if (limit >= LEAST) return undefined;
  return `this process may have only ${limit} files and connections open; allow it ${LEAST} or more (ulimit -n)`;
}
