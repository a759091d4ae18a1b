import { readFileSync } from 'node:fs';

/** What the server opens besides connections of clients: the database, files, threads, the log. */
export const RESERVED_DESCRIPTORS = 256;
/** Where the operating system does not say it in a file. */
const USUAL_LIMIT = 8_192;
/** Less is no use to anybody: the database would not start, or hardly anybody could connect. */
const LEAST = RESERVED_DESCRIPTORS + 64;

/** Files and connections that this process may have open. */
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

/** One line for who starts the server with too few files; undefined when there are enough. */
export function descriptorFault(limit: number): string | undefined {
  if (limit >= LEAST) return undefined;
  return `this process may have only ${limit} files and connections open; allow it ${LEAST} or more (ulimit -n)`;
}
