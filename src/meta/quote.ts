const NAMED: Readonly<Record<string, string>> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  '"': '\\"',
};

// Letters, marks, numbers, punctuation, symbols and the plain space are printed as they are.
const NEEDS_ESCAPE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|["\\]/gu;

/** The text in double quotes as Go's `%q` prints it, which is how Kubernetes' messages show strings. */
export function quote(text: string): string {
  const body = text.replace(NEEDS_ESCAPE, (char) => {
    const named = NAMED[char];
    if (named !== undefined) return named;
    const code = char.codePointAt(0) ?? 0xfffd;
    if (code < 0x80) return `\\x${code.toString(16).padStart(2, '0')}`;
    if (code < 0x10000) return `\\u${code.toString(16).padStart(4, '0')}`;
    return `\\U${code.toString(16).padStart(8, '0')}`;
  });
  return `"${body}"`;
}

/** A text in quotes with every byte that is not printable ASCII as `\\x..`, as messages about times and durations have it. */
export function quoteBytes(text: string): string {
  const bytes = [...Buffer.from(text)].map((byte) => {
    if (byte < 0x20 || byte > 0x7e) return `\\x${byte.toString(16).padStart(2, '0')}`;
    return byte === 0x22 || byte === 0x5c ? `\\${String.fromCharCode(byte)}` : String.fromCharCode(byte);
  });
  return `"${bytes.join('')}"`;
}
