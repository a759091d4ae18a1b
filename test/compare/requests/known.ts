/** Intended differences, by all the lines they show. Their reasons are in docs/differences.md, "Access". */
const MEANT: readonly RegExp[] = [
  // Messages of the decoder and of libraries.
  /^body\.message: .* in scheme "/,
  /^body\.status\.error: \[invalid bearer token, go-jose/,
  /^causes: [-+] spec\.request FieldValueInvalid: .*(asn1: |malformed certificate request: )/,
  // Empty members are omitted.
  /^body\.spec\..*: {2}\| nothing$/,
  // Everybody may read health.
  /^body\.status\.allowed: false \| true$/,
  // The approver of node agents or the script, whichever is first.
  /^body\.status\.conditions\[0\]\.(message|reason): .*(Auto approving|AutoApproved)/,
  // Several organizations share one relative name.
  /^body\.status\.certificate\.subject: O=others \+ O=system:nodes\n/,
];
/** A token of a deleted account: the reference accepts it for a while, ours refuses it at once. */
const GONE = 'body.status.error: nothing | [invalid bearer token, service account token has been invalidated]';

/** Whether each line of a comparison is an intended difference. */
export function isKnown(lines: readonly string[]): boolean {
  if (lines.includes(GONE)) return true;
  return lines.every((line) => MEANT.some((pattern) => pattern.test(line)));
}
