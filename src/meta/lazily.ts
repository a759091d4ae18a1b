/** A value that is found out when it is first asked for, and kept. */
export function lazily<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
