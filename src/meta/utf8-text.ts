import { isUtf8 } from 'node:buffer';

/** The text of bytes in UTF-8, a byte order mark included; undefined when they are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  // The replacement character is the only trace that decoding leaves of invalid bytes.
  return text.includes('\ufffd') && !isUtf8(bytes) ? undefined : text;
}
