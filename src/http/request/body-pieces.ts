/** So many pieces become one. */
const JOINED = 64;

const NOTHING = Buffer.alloc(0);

/**
 * A body as it comes. A client may send it a byte at a time, and a piece takes some three hundred bytes of memory however
 * short it is: so 64 pieces become one, 64 of these one of the next level, and so on. A body of three million pieces takes
 * little more than its bytes, each of which is copied four times.
 */
export class BodyPieces {
  /** In each level fewer than 64; what is in a higher level came before. */
  readonly #levels: Buffer[][] = [];

  /** How many buffers are kept. */
  get count(): number {
    return this.#levels.reduce((sum, { length }) => sum + length, 0);
  }

  add(piece: Buffer): void {
    this.#put(piece, 0);
  }

  #put(piece: Buffer, at: number): void {
    const level = (this.#levels[at] ??= []);
    level.push(piece);
    if (level.length < JOINED) return;
    this.#levels[at] = [];
    this.#put(Buffer.concat(level), at + 1);
  }

  /** All of it as one. */
  whole(): Buffer {
    const pieces = this.#levels.toReversed().flat();
    return pieces.length > 1 ? Buffer.concat(pieces) : (pieces[0] ?? NOTHING);
  }
}
