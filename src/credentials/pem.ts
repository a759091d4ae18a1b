/** One PEM block (RFC 7468): the label and the bytes. */
export interface PemBlock {
  readonly label: string;
  readonly der: Buffer;
}

/** Writes a PEM block with lines of 64 characters. */
export function toPem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

/** Every PEM block of a text, in order; text between blocks is passed over. */
export function readPem(text: string): PemBlock[] {
  const blocks: PemBlock[] = [];
  for (const [, label, body] of text.matchAll(
    /-----BEGIN ([A-Z0-9 ]{1,64})-----([A-Za-z0-9+/=\s]*)-----END \1-----/g,
  )) {
    blocks.push({ label: label!, der: Buffer.from(body!.replace(/\s+/g, ''), 'base64') });
  }
  return blocks;
}
