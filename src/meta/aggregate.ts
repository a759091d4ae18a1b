/** Limit of errors in one text, which goes into every answer about them; roles may have any number of bindings. */
const MOST_LISTED = 1_000;

/** Several errors as Kubernetes prints them: one as it is, more in brackets, without repeats; empty without any. */
export function aggregate(texts: readonly string[]): string {
  const each = [...new Set(texts)];
  if (each.length <= 1) return each[0] ?? '';
  const more = each.length - MOST_LISTED;
  return `[${each.slice(0, MOST_LISTED).join(', ')}${more > 0 ? `, and ${more} more` : ''}]`;
}
