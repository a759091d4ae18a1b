/** Differences that are meant to be, by all the lines they show. Their reasons are in docs/differences.md, "Access". */
const MEANT: readonly RegExp[] = [
  // Words of the decoder and of libraries.
  /^body\.message: .* in scheme "/,
  /^body\.status\.error: \[invalid bearer token, go-jose/,
  /^causes: [-+] spec\.request FieldValueInvalid: .*(asn1: |malformed certificate request: )/,
  // Members that are empty are left out.
  /^body\.spec\..*: {2}\| nothing$/,
  // Health is open to everybody.
  /^body\.status\.allowed: false \| true$/,
  // The approver of node agents or the script, whoever comes first.
  /^body\.status\.conditions\[0\]\.(message|reason): .*(Auto approving|AutoApproved)/,
  // Several organizations share one relative name.
  /^body\.status\.certificate\.subject: O=others \+ O=system:nodes\n/,
];
/** A token of an account that is gone: it is believed for a while there, and refused at once here. */
const GONE = 'body.status.error: nothing | [invalid bearer token, service account token has been invalidated]';

/** Whether each line of a comparison is one that is meant to be. */
export function isKnown(lines: readonly string[]): boolean {
  if (lines.includes(GONE)) return true;
  return lines.every((line) => MEANT.some((pattern) => pattern.test(line)));
}
