import type { AuditEvent } from './event.js';

/** Where events go. It takes care of its own faults: they are counted and logged there. */
export interface AuditSink {
  /** Whether answers wait until their event is stored. */
  readonly blocking: boolean;
  /**
   * Takes one event. The promise is fulfilled when it is stored, or was lost; false asks to refuse the request. Sinks that
   * are not blocking answer at once.
   */
  take(event: AuditEvent): boolean | Promise<boolean>;
  /** Stores what is still waiting, for a while, and lets go of files and connections. */
  close(): Promise<void>;
}

/** Told what becomes of events; metrics. */
export interface AuditCounts {
  event(): void;
  /** One request; `level` is that of the rule that fits. */
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
