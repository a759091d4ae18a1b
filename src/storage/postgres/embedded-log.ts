import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Log } from '../../telemetry/log.js';

/** Forwards the messages of a postmaster to our log, and remembers the last fatal line. */
export class PostgresLog {
  #fatal: string | undefined;

  constructor(child: ChildProcess, log: Log) {
    // Null as well when the process could not be started for want of descriptors, whatever its type says.
    if (!child.stderr) return;
    const lines = createInterface({ input: child.stderr });
    lines.on('line', (line) => {
      const match = /^(FATAL|PANIC|ERROR|WARNING|LOG|DETAIL|HINT|STATEMENT|CONTEXT):\s*(.*)$/.exec(line);
      const [level, text] = match === null ? [undefined, line] : [match[1], match[2] ?? ''];
      // Clients that connect too early or are ended on purpose are not worth a log line.
      const expected = /the database system is|terminating connection due to administrator command/.test(text);
      if ((level === 'FATAL' || level === 'PANIC' || level === undefined) && !expected && text !== '')
        this.#fatal = text;
      if (level === 'PANIC' || level === 'WARNING') log.warn({ postgres: text }, 'message of the database');
      else log.debug({ postgres: line }, 'message of the database');
    });
  }

  /** The last message that may explain why it ended. */
  get fatal(): string | undefined {
    return this.#fatal;
  }
}
