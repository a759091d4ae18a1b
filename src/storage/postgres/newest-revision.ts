import type pg from 'pg';
import { startDeadline } from '../../meta/timer.js';
import type { Log } from '../../telemetry/log.js';
import { KeptConnection } from './connection.js';
import { failureOf, messageOf, unavailable } from './errors.js';
import type { PrimaryHosts } from './primary.js';
import { STATEMENTS, bound } from './statements.js';

/** Deadline for a connection, and for one answer, in ms. */
const ATTEMPT_TIMEOUT = 3000;

/**
 * Asks for the newest committed revision, as consistent reads need it, over a connection of its own and with ready-made
 * messages. With a query of `pg` over a pool, a lone consistent get takes half as much CPU time again.
 */
export class NewestRevision {
  readonly #connection: KeptConnection;
  readonly #timeout: number;

  /** @param options `readTimeoutMs`: how long a question is repeated, on new connections */
  constructor(options: { readonly hosts: PrimaryHosts; readonly log: Log; readonly readTimeoutMs: number }) {
    const { hosts, log } = options;
    this.#timeout = options.readTimeoutMs;
    this.#connection = new KeptConnection({
      name: 'revision',
      hosts,
      log,
      // Questions name the statement that this leaves behind.
      prepare: async (client) => void (await client.query(bound(STATEMENTS.currentRevision))),
    });
  }

  /** Begins to connect. */
  start(): void {
    this.#connection.start();
  }

  /** The newest revision at some moment after this call began. @throws StorageError `unavailable` */
  async ask(): Promise<number> {
    const deadline = performance.now() + this.#timeout;
    for (;;) {
      let client = this.#connection.client;
      try {
        client ??= await this.#connection.ready(ATTEMPT_TIMEOUT);
        return await answerOver(client);
      } catch (error) {
        if (client !== undefined) {
          this.#connection.drop(client, messageOf(error));
          if (failureOf(error) === 'refused') throw error;
        }
        const cause = client === undefined ? this.#connection.lastError : error;
        if (performance.now() >= deadline) throw unavailable('the database cannot be read', cause);
      }
    }
  }

  /** Ends the connection. */
  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** @throws what `pg` reports; Error when there is no answer in time: the connection is of no use any more */
function answerOver(client: pg.Client): Promise<number> {
  return new Promise((resolve, reject) => {
    const cancel = startDeadline(ATTEMPT_TIMEOUT, () => {
      reject(new Error(`the newest revision: no answer from the database within ${ATTEMPT_TIMEOUT} ms`));
    });
    client.query(
      new Question((error, revision) => {
        cancel();
        if (error !== undefined) reject(error);
        else if (revision === undefined) reject(new Error('the database has lost its revision'));
        else resolve(Number(revision));
      }),
    );
  });
}

/** What `pg` calls with the messages of an answer, in place of a query of its own. */
class Question implements pg.Submittable {
  readonly #over: (error: Error | undefined, revision?: string) => void;
  #revision: string | undefined;

  /** @param over called once or, after the connection has ended, again with an error */
  constructor(over: (error: Error | undefined, revision?: string) => void) {
    this.#over = over;
  }

  submit(connection: pg.Connection): void {
    connection.stream.write(QUESTION);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#revision = fields[0] ?? undefined;
  }

  handleCommandComplete(): void {
    // The end of the answer follows.
  }

  handleReadyForQuery(): void {
    this.#over(undefined, this.#revision);
  }

  handleError(error: Error): void {
    this.#over(error);
  }
}

/** Bind and Execute of the prepared statement without parameters, and Sync. Rows are text by default. */
const QUESTION = Buffer.concat([
  message('B', Buffer.from(`\0${STATEMENTS.currentRevision.name}\0`), Buffer.alloc(3 * 2)),
  message('E', Buffer.from('\0'), Buffer.alloc(4)),
  message('S'),
]);

/** A message of PostgreSQL's protocol: its kind, the length of the rest including itself, the content. */
function message(kind: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.from(`${kind}....`);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
