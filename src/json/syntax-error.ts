/** The bytes are not acceptable JSON. The message has the form that Go's decoder prints, without a prefix. */
export class JsonSyntaxError extends Error {
  /** The position of the error: in UTF-16 units, or in bytes when the text is not UTF-8. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'JsonSyntaxError';
    this.offset = offset;
  }
}
