import type pg from 'pg';
import type { Row } from './statements.js';

/** As `pg` passes a row to its query. */
interface DataRow {
  readonly fields: Row;
}

const BIND = 0x42;
/** Execute of the unnamed portal without a limit of rows, then Sync. */
const EXECUTE_AND_SYNC = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
/** One format for all parameters, however many: binary. */
const ALL_BINARY = 0x0001_0001;

/**
 * The messages that run a prepared statement: Bind, Execute and Sync (PostgreSQL manual, "Message Formats"). The row
 * comes back as text, without a description.
 *
 * @param statement its name, in ASCII
 * @param parameters in the binary format of their types
 */
export function runPrepared(statement: string, parameters: readonly Buffer[]): Buffer {
  const values = parameters.reduce((sum, { length }) => sum + 4 + length, 0);
  // Names of portal and statement, their ends, formats, number of parameters, formats of the results.
  const bind = 4 + 1 + statement.length + 1 + 4 + 2 + values + 2;
  const out = Buffer.allocUnsafe(1 + bind + EXECUTE_AND_SYNC.length);
  out[0] = BIND;
  let at = out.writeInt32BE(bind, 1);
  out[at] = 0;
  at += 1 + out.write(statement, at + 1, 'latin1');
  out[at] = 0;
  at = out.writeInt32BE(ALL_BINARY, at + 1);
  at = out.writeInt16BE(parameters.length, at);
  for (const value of parameters) {
    at = out.writeInt32BE(value.length, at);
    at += value.copy(out, at);
  }
  at = out.writeInt16BE(0, at);
  EXECUTE_AND_SYNC.copy(out, at);
  return out;
}

/**
 * One run of a prepared statement that returns one row, for `client.query`. The query of `pg` itself takes more than twice
 * the processor time: it sends four messages and has the result described each time.
 */
export class PreparedRun implements pg.Submittable {
  /** The row once the database is ready again, which is after the commit. Rejects with what `pg` throws. */
  readonly row: Promise<Row>;
  readonly #messages: Buffer;
  #resolve!: (row: Row) => void;
  #reject!: (error: Error) => void;
  #received: Row | undefined;

  /** @param messages those of `runPrepared` */
  constructor(messages: Buffer) {
    this.#messages = messages;
    this.row = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Called by `pg` when the connection is free. */
  submit({ stream }: pg.Connection): void {
    // The end of a connection is reported by `handleError`.
    if (stream.writable) stream.write(this.#messages);
  }

  /** Called by `pg`. A row does not mean that the transaction was committed. */
  handleDataRow({ fields }: DataRow): void {
    this.#received = fields;
  }

  /** Called by `pg` before the commit. */
  handleCommandComplete(): void {
    // Nothing to do before the commit.
  }

  /** Called by `pg` after the commit. */
  handleReadyForQuery(): void {
    if (this.#received === undefined)
      this.#reject(new Error('the database answered without the row that it always has'));
    else this.#resolve(this.#received);
  }

  /** Called by `pg` when the statement failed or the connection ended; nothing is called afterwards. */
  handleError(error: Error): void {
    this.#reject(error);
  }
}
