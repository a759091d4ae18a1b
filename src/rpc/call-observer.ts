import type { RequestInfo } from '../request/info.js';

/** Told of calls, for metrics. Must be quick and must not throw. */
export interface CallObserver {
  started(): void;
  finished(call: {
    readonly info: RequestInfo;
    readonly known: boolean;
    readonly code: number;
    readonly seconds: number;
  }): void;
}
