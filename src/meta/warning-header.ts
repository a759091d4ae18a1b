/** Above this total length, the texts of one answer are cut and the last ones are omitted; in code points. */
const LONGEST_TOTAL = 4096;
/** Length to which each text is cut then, in code points. */
const LONGEST_CUT = 256;

/**
 * The values of `Warning` headers (RFC 7234 §5.5): code 299, no agent, quoted text. Texts are sent as UTF-8, as in
 * kube-apiserver: each byte is one character of the value, since Node writes headers as Latin-1.
 *
 * When all together are too long, each is cut, as in kube-apiserver: kept are those that fit uncut, the next one, and
 * further ones until the cut texts reach the limit.
 */
export function warningHeaders(texts: readonly string[]): string[] {
  const values: string[] = [];
  let whole = 0;
  let written = 0;
  for (const text of texts) {
    if (whole > LONGEST_TOTAL && written >= LONGEST_TOTAL) break;
    const characters = [...text];
    whole += characters.length;
    const cut = characters.slice(0, LONGEST_CUT);
    written += cut.length;
    values.push(cut.join(''));
  }
  return (whole > LONGEST_TOTAL ? values : texts).map(headerValue);
}

function headerValue(text: string): string {
  // Control characters would end the header, so they become spaces.
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  const quoted = `299 - "${line.replace(/[\\"]/g, '\\$&')}"`;
  return /^[\u0000-\u007f]*$/.test(quoted) ? quoted : Buffer.from(quoted, 'utf8').toString('latin1');
}
