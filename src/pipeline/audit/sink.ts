import type { AuditEvent } from './event.js';

/** The destination of events. It counts and logs its own failures. */
export interface AuditSink {
  /** Whether responses wait until their event is stored. */
  readonly blocking: boolean;
  /**
   * Takes one event. The promise resolves when it is stored or lost; false rejects the request. Sinks that are not
   * blocking return at once.
   */
  take(event: AuditEvent): boolean | Promise<boolean>;
  /** Stores waiting events, for a limited time, and closes files and connections. */
  close(): Promise<void>;
}

/** Called with the outcome of events; metrics. */
export interface AuditCounts {
  event(): void;
  /** One request; `level` is that of the matching rule. */
  level(level: string): void;
  lost(plugin: string, events: number): void;
  refused(): void;
}

/** Several sinks as one. */
export function allSinks(sinks: readonly AuditSink[]): AuditSink {
  return {
    blocking: sinks.some(({ blocking }) => blocking),
    take(event) {
      let stored: boolean | Promise<boolean> = true;
      for (const sink of sinks) {
        const taken = sink.take(event);
        if (taken === true) continue;
        const before: boolean | Promise<boolean> = stored;
        stored = Promise.all([before, taken]).then(([first, second]) => first && second);
      }
      return stored;
    },
    close: () => Promise.all(sinks.map((sink) => sink.close())).then(() => undefined),
  };
}
