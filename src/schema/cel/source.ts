/** A fault in an expression, at an offset in UTF-16 units; -1 when it is about the whole text. */
export interface CelIssue {
  readonly offset: number;
  readonly message: string;
}

/** Longest line that a message repeats, in bytes. */
const LONGEST_SNIPPET = 16_384;
/** Most faults of one expression that are reported. */
const MOST_ISSUES = 100;

interface Place {
  readonly line: number;
  /** In code points, counted from 0. */
  readonly column: number;
  readonly snippet: string;
}

function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', offset);
  return {
    line: before.split('\n').length,
    column: Array.from(before.slice(start)).length,
    snippet: text.slice(start, end < 0 ? text.length : end),
  };
}

/** `ERROR: <input>:1:6: undefined field 'y'` and, below, the line with a mark under the place, as cel-go prints it. */
function printIssue(text: string, { offset, message }: CelIssue): string {
  if (offset < 0) return `ERROR: <input>:-1:0: ${message}`;
  if (text === '') return `ERROR: <input>:1:0: ${message}`;
  const { line, column, snippet } = placeOf(text, offset);
  const head = `ERROR: <input>:${line}:${column + 1}: ${message}`;
  if (Buffer.byteLength(snippet) > LONGEST_SNIPPET) return head;
  const shown = Array.from(snippet.replaceAll('\t', ' '));
  const wide = (char: string | undefined): boolean => char !== undefined && char > '\u007f';
  const dots = shown
    .slice(0, column)
    .map((char) => (wide(char) ? '\uff0e' : '.'))
    .join('');
  return `${head}\n | ${shown.join('')}\n | ${dots}${wide(shown[column]) ? '\uff3e' : '^'}`;
}

/** All faults of one expression in the order of their places, one below the other. */
export function printIssues(text: string, issues: readonly CelIssue[]): string {
  const shown = issues.slice(0, MOST_ISSUES).sort((one, other) => one.offset - other.offset);
  const more = issues.length - shown.length;
  return [
    ...shown.map((issue) => printIssue(text, issue)),
    ...(more === 0 ? [] : [`${more} more errors were truncated`]),
  ].join('\n');
}

/** Thrown by the parser: what the text has that is no token, and the first fault that it cannot go on from. */
export class CelSyntaxError extends Error {
  readonly issues: readonly CelIssue[];

  /** @param before other faults of the text */
  constructor(offset: number, message: string, before: readonly CelIssue[] = []) {
    super(message);
    this.issues = [...before, { offset, message }];
  }
}
