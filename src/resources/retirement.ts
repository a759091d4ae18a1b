/** The end of a served resource: its definition was removed, or replaced by another one. */
export interface Retirement {
  /** Whether it has come. */
  readonly done: boolean;
  /** Calls `listener` once when it comes, at once when it has come already; the answer ends that. */
  listen(listener: () => void): () => void;
}

/** The end and the means to bring it about. */
export interface RetirementSource extends Retirement {
  retire(): void;
}

/** Makes an end that has not come. */
export function createRetirement(): RetirementSource {
  const listeners = new Set<() => void>();
  let done = false;
  return {
    get done() {
      return done;
    },
    listen(listener) {
      if (done) {
        listener();
        return () => undefined;
      }
      // Wrapped, so that one function may listen twice.
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    retire() {
      if (done) return;
      done = true;
      for (const listener of listeners) listener();
      listeners.clear();
    },
  };
}
