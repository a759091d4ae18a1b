import type { Log } from '../../telemetry/log.js';
import { KeptConnection } from './connection.js';
import { within } from './deadline.js';
import { messageOf, unavailable } from './errors.js';
import { PreparedRun, runPrepared } from './prepared-run.js';
import type { PrimaryHosts } from './primary.js';
import { STATEMENTS, bound } from './statements.js';

/** Deadline for a connection, and for one answer, in ms. */
const ATTEMPT_TIMEOUT = 3000;
const QUESTION = runPrepared(STATEMENTS.currentRevision.name, []);

/**
 * Asks for the newest committed revision, as consistent reads need it, over a connection of its own and with ready-made
 * messages.
 */
export class NewestRevision {
  readonly #connection: KeptConnection;
  readonly #timeout: number;
  #closed = false;

  /** @param options `readTimeoutMs`: how long a question is repeated, on new connections */
  constructor(options: { readonly hosts: PrimaryHosts; readonly log: Log; readonly readTimeoutMs: number }) {
    const { hosts, log } = options;
    this.#timeout = options.readTimeoutMs;
    this.#connection = new KeptConnection({
      name: 'revision',
      hosts,
      log,
      // Past it nobody waits for the answer, and the database must not wait for the lock either.
      settings: `set lock_timeout = ${ATTEMPT_TIMEOUT}`,
      // Prepares the statement that `QUESTION` names.
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
        client ??= await this.#connection.ready(Math.min(ATTEMPT_TIMEOUT, deadline - performance.now()));
        const { row } = client.query(new PreparedRun(QUESTION));
        const [revision] = await within(ATTEMPT_TIMEOUT, 'the newest revision', row);
        return Number(revision);
      } catch (error) {
        if (client !== undefined) this.#connection.drop(client, messageOf(error));
        const cause = client === undefined ? this.#connection.lastError : error;
        if (this.#closed || performance.now() >= deadline) throw unavailable('the database cannot be read', cause);
      }
    }
  }

  /** Ends the connection. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#connection.close();
  }
}
