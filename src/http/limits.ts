/** Limits of the HTTP layer; times in milliseconds, sizes in bytes. */
export interface HttpLimits {
  /** Deadline of a request that is not a watch. */
  readonly requestTimeout: number;
  /** A watch without a timeout of its own lasts between this and twice this. */
  readonly minWatchTimeout: number;
  readonly maxBodyBytes: number;
  readonly maxHeaderBytes: number;
  readonly maxStreamsPerConnection: number;
  /** Connections at once, below what the process may open. */
  readonly maxConnections: number;
  readonly handshakeTimeout: number;
  readonly idleTimeout: number;
  /** How long a client may leave written bytes unread before it is cut off. */
  readonly patience: number;
  /** Longest wait for requests in flight when the server stops. */
  readonly drainTimeout: number;
}

/** The default limits of `serve`. */
export const DEFAULT_LIMITS: HttpLimits = {
  requestTimeout: 60_000,
  minWatchTimeout: 1_800_000,
  maxBodyBytes: 3 * 1024 * 1024,
  maxHeaderBytes: 128 * 1024,
  maxStreamsPerConnection: 100,
  maxConnections: 10_000,
  handshakeTimeout: 10_000,
  idleTimeout: 120_000,
  patience: 60_000,
  drainTimeout: 60_000,
};

/** How long the rest of a rejected client's data is read, in milliseconds. */
export const LINGER = 5_000;
