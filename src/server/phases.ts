import type { Log } from '../telemetry/log.js';

/** Measures the steps of a start or shutdown; each is logged once with its time (design §2.1). */
export class Phases {
  readonly #log: Log;
  readonly #started = performance.now();
  readonly #times: Record<string, number> = {};

  constructor(log: Log) {
    this.#log = log;
  }

  /** Runs one step and measures it in milliseconds. */
  async run<T>(name: string, step: () => T | Promise<T>): Promise<T> {
    const at = performance.now();
    const result = await step();
    this.#times[name] = Math.round(performance.now() - at);
    this.#log.debug({ phase: name, ms: this.#times[name] }, 'start-up step done');
    return result;
  }

  /** Logs all steps in one line; `sinceProcessStart` includes the loading of code. */
  report(message: string): void {
    this.#log.info(
      {
        phasesMs: this.#times,
        totalMs: Math.round(performance.now() - this.#started),
        sinceProcessStartMs: Math.round(performance.now()),
      },
      message,
    );
  }
}
