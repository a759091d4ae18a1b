/**
 * Prints a line of a script, in order and before it ends. A bare `writeSync` fails when the reader is slow and the pipe is
 * full: Node may have set it not to wait.
 */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
