/**
 * Prints a line of a script. Node sets pipes to non-blocking, so `writeSync` fails with EAGAIN while the reader is slow and
 * the pipe is full.
 */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
