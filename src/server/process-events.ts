import type { Log } from '../telemetry/log.js';

/**
 * Logs Node's own warnings and uncaught errors, so that stderr contains only log lines. A full or closed stdout or
 * stderr does not end the server. Reading `process.stdout` and `process.stderr` also makes Node switch their pipes to
 * non-blocking writes.
 */
export function logProcessEvents(log: Log): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // the listener that Node starts with prints several lines of text
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    log.warn({ warning: warning.name, reason: warning.message.split('\n', 1)[0] }, 'a warning of Node'),
  );
  // The state is unknown. The database shuts down gracefully when this process is gone.
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'an error that nobody caught; the server ends');
    process.exit(1);
  });
}
