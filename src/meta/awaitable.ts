/** A value, or a promise of one when it takes waiting: most reads are answered from memory, without any promise. */
export type Awaitable<T> = T | Promise<T>;

/** Calls `next` with the value: at once when it is known, else when it comes. */
export function onceKnown<T, U>(value: Awaitable<T>, next: (known: T) => Awaitable<U>): Awaitable<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
