/** Where the metadata of stored bytes begins. */
export const METADATA_OBJECT = Buffer.from('"metadata":{');

/**
 * Inserts `"resourceVersion":"<revision>"` as the first member of `metadata`. The bytes are ours: the printer writes
 * kind, apiVersion and metadata first, so the first `"metadata":{` is the object's own (design §4).
 *
 * @param allocate gives the buffer for the result
 * @throws Error when the bytes have no metadata, which is a fault of the writer
 */
export function spliceResourceVersion(
  value: Buffer,
  revision: number,
  allocate: (length: number) => Buffer = Buffer.allocUnsafeSlow,
): Buffer {
  const at = value.indexOf(METADATA_OBJECT);
  if (at < 0) throw new Error('stored bytes hold no metadata');
  const cut = at + METADATA_OBJECT.length;
  const member = `"resourceVersion":"${revision}"${value[cut] === 0x7d ? '' : ','}`;
  const out = allocate(value.length + member.length);
  value.copy(out, 0, 0, cut);
  out.write(member, cut, 'latin1');
  value.copy(out, cut + member.length, cut);
  return out;
}
