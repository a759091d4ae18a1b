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
  return new Ending();
}

/** Nearly all of them are listened to by nobody, and come with a kind of which there are thousands. */
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
    // Wrapped, so that one function may listen twice.
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
