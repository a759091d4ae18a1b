/**
 * Whether an `Accept-Encoding` header allows gzip. Split into parts: one expression over all of it may take seconds.
 */
export function takesGzip(header: string | undefined): boolean {
  if (header === undefined || !header.includes('gzip')) return false;
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (coding !== 'gzip') continue;
    const quality = parameters.find((each) => each.startsWith('q='));
    return quality === undefined ? parameters.length === 0 : Number(quality.slice(2)) > 0;
  }
  return false;
}
