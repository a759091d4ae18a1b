/** One PEM block (RFC 7468): the label and the bytes. */
export interface PemBlock {
  readonly label: string;
  /** Whether header lines of the form `name: value` precede the bytes (RFC 1421). */
  readonly headers: boolean;
  readonly der: Buffer;
}

/** Writes a PEM block with lines of 64 characters. */
export function toPem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

/** Every PEM block of a text, in order; each starts a line, and text between blocks is ignored. */
export function readPem(text: string): PemBlock[] {
  const blocks: PemBlock[] = [];
  for (const [, label, headers, body] of text.matchAll(
    /^-----BEGIN ([A-Z0-9 ]{1,64})-----[^\S\n]*\n((?:[^\n:]{1,256}:[^\n]*\n)*)([A-Za-z0-9+/=\s]*)-----END \1-----/gm,
  )) {
    blocks.push({ label: label!, headers: headers !== '', der: Buffer.from(body!.replace(/\s+/g, ''), 'base64') });
  }
  return blocks;
}
