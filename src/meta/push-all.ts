/** Appends all of them. `push(...more)` passes each as an argument, of which a stack holds some 100,000. */
export function pushAll<T>(list: T[], more: readonly T[]): void {
  for (const one of more) list.push(one);
}
