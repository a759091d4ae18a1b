const NAMED: ReadonlyMap<number, string> = new Map([
  [0x07, '\\a'],
  [0x08, '\\b'],
  [0x0c, '\\f'],
  [0x0a, '\\n'],
  [0x0d, '\\r'],
  [0x09, '\\t'],
  [0x0b, '\\v'],
  [0x27, "\\'"],
  [0x5c, '\\\\'],
]);

/**
 * A character in single quotes as Go's decoder names it in its errors. It works on bytes, so a character beyond ASCII
 * is shown by its first UTF-8 byte, read as Latin-1.
 */
export function quoteCharacter(codePoint: number): string {
  const named = NAMED.get(codePoint);
  if (named !== undefined) return `'${named}'`;
  const byte = codePoint < 0x80 ? codePoint : Buffer.from(String.fromCodePoint(codePoint), 'utf8')[0]!;
  if (byte < 0x20 || byte === 0x7f) return `'\\x${byte.toString(16).padStart(2, '0')}'`;
  if (byte >= 0x80 && byte <= 0xa0) return `'\\u00${byte.toString(16)}'`;
  return `'${String.fromCharCode(byte)}'`;
}
