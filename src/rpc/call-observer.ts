import type { RequestInfo } from '../request/info.js';

/** Called for calls, for metrics. Must be quick and must not throw. */
export interface CallObserver {
  started(): void;
  finished(call: {
    readonly info: RequestInfo;
    readonly known: boolean;
    /** For a deprecated version: the release that removes it, empty when unknown. */
    readonly removed?: string | undefined;
    readonly code: number;
    readonly seconds: number;
  }): void;
}
