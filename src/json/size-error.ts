/** The bytes hold more than is taken from a client, whatever they say. */
export class JsonSizeError extends Error {
  /** @param most values that are taken */
  constructor(most: number) {
    super(`limit is ${most} values`);
    this.name = 'JsonSizeError';
  }
}
