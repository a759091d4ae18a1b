/** The bytes hold more than is taken from a client, whatever they say. */
export class JsonSizeError extends Error {
  /** @param limit most that is taken of what, such as `3 values` */
  constructor(limit: string) {
    super(`limit is ${limit}`);
    this.name = 'JsonSizeError';
  }
}
