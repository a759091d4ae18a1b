/** A header as its sender meant it: names are sent as UTF-8, of which Node makes one character for each byte. */
export function headerText(value: string): string {
  return /^[\x00-\x7f]*$/.test(value) ? value : Buffer.from(value, 'latin1').toString('utf8');
}
