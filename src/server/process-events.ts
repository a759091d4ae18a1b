import type { Log } from '../telemetry/log.js';

/**
 * Sends Node's own warnings and errors that nobody caught to the log, so that stderr holds nothing but log lines. A stdout
 * or stderr that is full or closed does not end the server. Reading `process.stdout` and `process.stderr` also makes Node
 * switch their pipes to writes that do not block.
 */
export function logProcessEvents(log: Log): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // the listener that Node starts with prints several lines of text
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    log.warn({ warning: warning.name, reason: warning.message.split('\n', 1)[0] }, 'a warning of Node'),
  );
  // Nothing is known about the state any more. The database ends in order when this process is gone.
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'an error that nobody caught; the server ends');
    process.exit(1);
  });
}
