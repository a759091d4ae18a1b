import type { Log } from '../telemetry/log.js';

/** Sends Node's own warnings and errors that nobody caught to the log, so that stderr holds nothing but log lines. */
export function logProcessEvents(log: Log): void {
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
