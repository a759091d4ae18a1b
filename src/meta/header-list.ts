/** The elements of a header that is a comma-separated list and may be sent in several fields (RFC 9110 §5.3). */
export function headerList(values: readonly string[]): readonly string[] {
  return values.flatMap((value) => value.split(',')).map((element) => element.trim());
}
