/** Size limit of all `Warning` headers of one answer, and of each text when they exceed it, in characters. */
const LONGEST_TOTAL = 4096;
const LONGEST_ITEM_WHEN_SHORT_OF_ROOM = 256;

/**
 * The values of `Warning` headers (RFC 7234 §5.5): code 299, no agent, quoted text. Texts are sent as UTF-8, as in
 * kube-apiserver: each byte is one character of the value, since Node writes headers as Latin-1. When all together are
 * too long, each is cut to 256 characters and those that do not fit are dropped, as in kube-apiserver.
 */
export function warningHeaders(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  if (total <= LONGEST_TOTAL) return texts.map(headerValue);
  const values: string[] = [];
  let room = LONGEST_TOTAL;
  for (const text of texts) {
    const cut = [...text].slice(0, LONGEST_ITEM_WHEN_SHORT_OF_ROOM).join('');
    if (cut.length > room) break;
    room -= cut.length;
    values.push(headerValue(cut));
  }
  return values;
}

function headerValue(text: string): string {
  // Control characters would end the header, so they become spaces.
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  const quoted = `299 - "${line.replace(/[\\"]/g, '\\$&')}"`;
  return /^[\u0000-\u007f]*$/.test(quoted) ? quoted : Buffer.from(quoted, 'utf8').toString('latin1');
}
