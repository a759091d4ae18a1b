/** Decodes a header as UTF-8, in which names are sent; Node makes one character of each byte. */
export function headerText(value: string): string {
  return /^[\x00-\x7f]*$/.test(value) ? value : Buffer.from(value, 'latin1').toString('utf8');
}
