/** The bytes are not JSON that we take. The message has the form that Go's decoder prints, without a prefix. */
export class JsonSyntaxError extends Error {
  /** Where it was noticed: a count of UTF-16 units, or of bytes when the text is not UTF-8. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'JsonSyntaxError';
    this.offset = offset;
  }
}
