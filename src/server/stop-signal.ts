/** What SIGTERM and SIGINT are heard on: `process`, or a stand-in for tests. */
export interface SignalSource {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
}

/** The wish to stop. */
export interface StopSignal {
  /** Resolves with the name of the first signal. */
  readonly asked: Promise<string>;
  /** Stops listening. Idempotent. */
  restore(): void;
}

/**
 * Copies of one wish come together: Ctrl-C reaches every process of the terminal, npm passes on what it gets, and
 * `docker stop` or `timeout` may tell the whole group. Within this time after the first signal more mean the same, in ms.
 */
const SAME_WISH = 1000;

/**
 * Hears SIGTERM and SIGINT. The first one asks for a stop in order; one that comes later, while that is under way, asks
 * to end at once.
 *
 * @param now milliseconds of a clock that only goes forward
 * @param endNow ends the process
 */
export function listenForStop(source: SignalSource, now: () => number, endNow: () => void): StopSignal {
  let first: number | undefined;
  let settle: (name: string) => void = () => {};
  const asked = new Promise<string>((resolve) => (settle = resolve));
  const onSignal = (name: NodeJS.Signals): void => {
    if (first === undefined) {
      first = now();
      settle(name);
    } else if (now() - first > SAME_WISH) {
      endNow();
    }
  };
  source.on('SIGTERM', onSignal);
  source.on('SIGINT', onSignal);
  return {
    asked,
    restore() {
      source.off('SIGTERM', onSignal);
      source.off('SIGINT', onSignal);
    },
  };
}
