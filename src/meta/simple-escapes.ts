/** What a letter behind a backslash stands for, in the texts of Go and of CEL. Which quotes may follow one depends on the text. */
export const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
