import { readFileSync } from 'node:fs';

/** What the server opens besides connections of clients: the database, files, threads, the log. */
export const RESERVED_DESCRIPTORS = 256;
/** Where the operating system does not say it in a file. */
const USUAL_LIMIT = 8_192;
/** Less is no use to anybody. */
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
  return found === null ? USUAL_LIMIT : Math.max(LEAST, Number(found[1]));
}
