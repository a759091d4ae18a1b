/** The meaning of a letter after a backslash in the texts of Go and of CEL. The allowed quotes depend on the text. */
export const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
