/** So many pieces become one. */
const JOINED = 64;

const NOTHING = Buffer.alloc(0);

/**
 * A body as it arrives. A client may send it a byte at a time, and a chunk takes some three hundred bytes of memory
 * however short it is: so 64 chunks are joined, 64 of these on the next level, and so on. A body of three million
 * chunks takes little more than its bytes, each of which is copied four times.
 */
export class BodyPieces {
  /** Fewer than 64 in each level; higher levels hold earlier bytes. */
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
