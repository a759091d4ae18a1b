import { Writable } from 'node:stream';
import { pino } from 'pino';
import { errorFields } from './error-fields.js';

/** Logging for operators. Fields first, then one short sentence. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Levels in order of `--v`-like detail. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** A log that discards everything; for tests and tools. */
export const SILENT_LOG: Log = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * The server's log on stderr: JSON lines, or one readable line each on a terminal (design §2.1). Writes are
 * synchronous, so the last line before an exit is never lost, as long as there is room for it: a stalled reader or a
 * full disk blocks no request. Lines without room are written later, and beyond a limit lost.
 */
export function createLog(options: { readonly level: LogLevel; readonly terminal: boolean }): Log {
  const destination = options.terminal ? readable() : patientDestination(2);
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: errorFields },
    },
    destination,
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
}

/** Byte limit of waiting lines. */
const MOST_WAITING = 1024 * 1024;
/** Retry interval of waiting lines, in ms. */
const RETRY = 200;

/** Writes to a descriptor that may be full. Only non-blocking writes report that, so pipes must not block. */
function patientDestination(fd: number): ReturnType<typeof pino.destination> {
  const options = { fd, sync: true, maxLength: MOST_WAITING, retryEAGAIN: () => false };
  const destination = pino.destination(options);
  let timer: NodeJS.Timeout | undefined;
  destination.on('error', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // Writes the waiting lines along; `flushSync` would wait for room.
      destination.write('');
    }, RETRY).unref();
  });
  return destination;
}

function readable(): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const { level, time, msg, ...fields } = JSON.parse(chunk.toString('utf8')) as Record<string, unknown>;
      const rest = Object.entries(fields)
        .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(' ');
      process.stderr.write(
        `${String(time).slice(11, 23)} ${String(level).toUpperCase().padEnd(5)} ${String(msg)}${rest === '' ? '' : `  ${rest}`}\n`,
      );
      done();
    },
  });
}
