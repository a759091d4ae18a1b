/** `{"type":"ADDED","object":...}` and a newline: one event of a JSON watch. */
export function jsonWatchEvent(type: string, object: Buffer): Buffer {
  const head = `{"type":"${type}","object":`;
  const out = Buffer.allocUnsafe(head.length + object.length + 2);
  out.write(head, 0, 'latin1');
  object.copy(out, head.length);
  out[out.length - 2] = 0x7d;
  out[out.length - 1] = 0x0a;
  return out;
}
