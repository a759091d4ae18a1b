/** The end of a served resource: its definition was removed, or replaced by another one. */
export interface Retirement {
  /** Whether it has happened. */
  readonly done: boolean;
  /** Calls `listener` once when it happens, at once when it already has; the returned function unsubscribes. */
  listen(listener: () => void): () => void;
}

/** The end, and the function that triggers it. */
export interface RetirementSource extends Retirement {
  retire(): void;
}

/** Makes an end that has not happened. */
export function createRetirement(): RetirementSource {
  return new Ending();
}

/** Most have no listeners, and belong to thousands of kinds. */
class Ending implements RetirementSource {
  #done = false;
  #listeners: Set<() => void> | undefined;

  get done(): boolean {
    return this.#done;
  }

  listen(listener: () => void): () => void {
    if (this.#done) {
      listener();
      return () => undefined;
    }
    // Wrapped, so that one function may be registered twice.
    const own = (): void => listener();
    const listeners = (this.#listeners ??= new Set());
    listeners.add(own);
    return () => listeners.delete(own);
  }

  retire(): void {
    if (this.#done) return;
    this.#done = true;
    for (const listener of this.#listeners ?? []) listener();
    this.#listeners = undefined;
  }
}
