import type { RequestInfo } from '../request/info.js';

/** Told of calls, for metrics. Must be quick and must not throw. */
export interface CallObserver {
  started(): void;
  finished(call: {
    readonly info: RequestInfo;
    readonly known: boolean;
    /** Of a version that goes away: the release that has it no more, empty when none is named. */
    readonly removed?: string | undefined;
    readonly code: number;
    readonly seconds: number;
  }): void;
}
