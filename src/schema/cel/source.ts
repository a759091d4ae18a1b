/** A fault in an expression, at an offset in UTF-16 units; -1 for the whole text. */
export interface CelIssue {
  readonly offset: number;
  readonly message: string;
}

/** Longest line repeated in a message, in bytes. */
const LONGEST_SNIPPET = 16_384;
/** Limit of reported faults of one expression. */
const MOST_ISSUES = 100;

interface Place {
  readonly line: number;
  /** In code points, counted from 0. */
  readonly column: number;
  readonly snippet: string;
}

/** Locates ascending offsets, so that each part of the text is read once. */
class PlaceFinder {
  readonly #text: string;
  #line = 1;
  #start = 0;
  #end: number;
  /** The number of code points in the line before `#counted`. */
  #column = 0;
  #counted = 0;

  constructor(text: string) {
    this.#text = text;
    this.#end = text.indexOf('\n');
  }

  placeOf(offset: number): Place {
    while (this.#end >= 0 && this.#end < offset) {
      this.#line += 1;
      this.#start = this.#counted = this.#end + 1;
      this.#column = 0;
      this.#end = this.#text.indexOf('\n', this.#start);
    }
    for (const _ of this.#text.slice(this.#counted, offset)) this.#column += 1;
    this.#counted = offset;
    const end = this.#end < 0 ? this.#text.length : this.#end;
    return { line: this.#line, column: this.#column, snippet: this.#text.slice(this.#start, end) };
  }
}

/** `ERROR: <input>:1:6: undefined field 'y'` and, below, the line with a mark under the place, as cel-go prints it. */
function printIssue(text: string, { offset, message }: CelIssue, places: PlaceFinder): string {
  if (offset < 0) return `ERROR: <input>:-1:0: ${message}`;
  if (text === '') return `ERROR: <input>:1:0: ${message}`;
  const { line, column, snippet } = places.placeOf(offset);
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
  const places = new PlaceFinder(text);
  return [
    ...shown.map((issue) => printIssue(text, issue, places)),
    ...(more === 0 ? [] : [`${more} more errors were truncated`]),
  ].join('\n');
}

/** Thrown by the parser: the invalid tokens, and the first fault after which it cannot continue. */
export class CelSyntaxError extends Error {
  readonly issues: readonly CelIssue[];

  /** @param before other faults of the text */
  constructor(offset: number, message: string, before: readonly CelIssue[] = []) {
    super(message);
    this.issues = [...before, { offset, message }];
  }
}
