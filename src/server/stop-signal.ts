/** The emitter of SIGTERM and SIGINT: `process`, or a stand-in for tests. */
export interface SignalSource {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
}

/** The request to stop. */
export interface StopSignal {
  /** Resolves with the name of the first signal. */
  readonly asked: Promise<string>;
  /** Stops listening. Idempotent. */
  restore(): void;
}

/**
 * Copies of one request arrive together: Ctrl-C reaches every process of the terminal, npm forwards what it gets, and
 * `docker stop` or `timeout` may signal the whole group. Signals within this time after the first one are the same
 * request, in ms.
 */
const SAME_WISH = 1000;

/**
 * Listens for SIGTERM and SIGINT. The first one requests a graceful shutdown; a later one forces an immediate end.
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
