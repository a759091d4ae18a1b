/** Several errors as Kubernetes prints them: one as it is, more in brackets, without repeats; empty without any. */
export function aggregate(texts: readonly string[]): string {
  const each = [...new Set(texts)];
  return each.length <= 1 ? (each[0] ?? '') : `[${each.join(', ')}]`;
}
