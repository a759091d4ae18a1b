import type pg from 'pg';
import { startDeadline } from '../../meta/timer.js';

/** Deadline for an attempt to connect, in ms. */
export const CONNECT_TIMEOUT = 3000;
/** Keep-alive probes to a silent peer start after this time, in ms; Node repeats them each second, ten times. */
const KEEP_ALIVE = 5000;
/** How long to wait for a server to close the connection, in ms. */
const GOODBYE = 1000;

/** The configuration shared by all connections. */
export function clientConfig(config: pg.ClientConfig): pg.ClientConfig {
  return {
    application_name: 'cluster-apiserver',
    ...config,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  };
}

/**
 * Runs a query with a bound on the time; past it the promise rejects and the caller must drop the client.
 */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let cancel = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    cancel = startDeadline(ms, () => reject(new Error(`${what}: no answer from the database within ${ms} ms`)));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
    // The loser of the race may fail later; nobody awaits it any more.
    work.catch(() => undefined);
  }
}

/** Closes a client gracefully, or forcibly when the server does not react within a second. */
export async function endClient(client: pg.Client): Promise<void> {
  await within(GOODBYE, 'goodbye', client.end()).catch(() => destroy(client));
}

/** Cuts the socket. `pg` has no public call for this; `end` would wait for the running query. */
export function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
