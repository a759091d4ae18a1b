/** The wanted audiences for which a token is valid, in the order in which they are wanted. */
export function fittingAudiences(valid: readonly string[], wanted: readonly string[]): readonly string[] {
  return wanted.filter((audience) => valid.includes(audience));
}
