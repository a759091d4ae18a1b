import type { RequestInfo } from '../../request/info.js';

/** What is known of a finished request. */
export interface ObservedRequest {
  readonly info: RequestInfo;
  /** False: the resource is not served, so its name must not become a label or a cache key (known fault BL-113). */
  readonly known: boolean;
  /** For a deprecated version: the release that removes it, empty when unknown. */
  readonly removed?: string | undefined;
  readonly code: number;
  readonly seconds: number;
}

/** Called for requests, for metrics and the log. Must be quick and must not throw. */
export interface RequestObserver {
  started(): void;
  finished(request: ObservedRequest): void;
}

/** Observes nothing. */
export const NO_OBSERVER: RequestObserver = { started() {}, finished() {} };
