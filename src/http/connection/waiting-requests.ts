/** Begins a request. */
type Begin = () => void;

/**
 * Requests that wait to begin, by connection; connections are served in turn, so that one with a thousand requests waits
 * for itself. Whoever stops waiting is forgotten at once: a client may send and take back any number.
 */
export class WaitingRequests {
  /** Connections with waiting requests, the next one to be served first. */
  readonly #connections = new Map<object, Set<Begin>>();

  get empty(): boolean {
    return this.#connections.size === 0;
  }

  /** Whether a request of the connection waits. */
  has(connection: object): boolean {
    return this.#connections.has(connection);
  }

  /** Lets a request wait. The function that is returned takes it out again; it does nothing once it was next. */
  add(connection: object, begin: Begin): () => void {
    const own = this.#connections.get(connection);
    if (own === undefined) this.#connections.set(connection, new Set([begin]));
    else own.add(begin);
    return () => this.#leave(connection, begin);
  }

  /** Takes out the next one; its connection is behind the others then. Undefined when none waits. */
  next(): Begin | undefined {
    for (const [connection, own] of this.#connections) {
      const [begin] = own;
      own.delete(begin!);
      this.#connections.delete(connection);
      if (own.size > 0) this.#connections.set(connection, own);
      return begin;
    }
    return undefined;
  }

  #leave(connection: object, begin: Begin): void {
    const own = this.#connections.get(connection);
    if (own?.delete(begin) === true && own.size === 0) this.#connections.delete(connection);
  }
}
