import { createServer, connect } from 'node:net';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { makeScratch, removeScratch } from './scratch.js';

/** A unix socket in front of a database, to interrupt the network. */
export interface SocketProxy {
  /** The directory to give as `host`. */
  readonly host: string;
  /** Breaks all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  mend(): Promise<void>;
  /** Holds back all bytes, in both directions, without breaking connections. */
  freeze(): void;
  /** Forwards the held bytes. */
  thaw(): void;
  /** Breaks all connections after the next bytes from a client have gone to the database: their answer is lost. */
  loseNextAnswer(): void;
  /**
   * The next message that contains this text is swallowed, and its connection is silent from then on; others continue.
   */
  swallow(text: string): void;
  /** Whether the message to swallow has not arrived yet. */
  readonly swallowing: boolean;
  close(): Promise<void>;
}

/** Puts a proxy in front of the database whose sockets are in `target`. */
export async function startSocketProxy(target: string): Promise<SocketProxy> {
  const host = makeScratch('proxy');
  const file = '.s.PGSQL.5432';
  const pairs = new Set<readonly [Socket, Socket]>();
  let losing = false;
  let swallowed: string | undefined;
  let frozen = false;
  let server: Server | undefined;

  const breakAll = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  const open = async (): Promise<void> => {
    server = createServer((client) => {
      const database = connect(join(target, file));
      const pair = [client, database] as const;
      pairs.add(pair);
      let silent = false;
      client.on('data', (bytes) => {
        if (swallowed !== undefined && bytes.includes(swallowed)) {
          swallowed = undefined;
          silent = true;
        }
        if (silent) return;
        database.write(bytes);
        if (!losing) return;
        losing = false;
        // The database has the request; its answer finds no client.
        database.removeAllListeners('data');
        setTimeout(breakAll, 200);
      });
      database.on('data', (bytes) => client.write(bytes));
      for (const socket of pair) {
        if (frozen) socket.pause();
        socket.on('error', () => undefined);
        socket.on('close', () => {
          for (const each of pair) each.destroy();
          pairs.delete(pair);
        });
      }
    });
    await new Promise<void>((resolve) => server!.listen(join(host, file), resolve));
  };
  const shut = async (): Promise<void> => {
    const old = server;
    server = undefined;
    breakAll();
    if (old !== undefined) await new Promise<void>((resolve) => old.close(() => resolve()));
  };
  await open();
  return {
    host,
    cut: shut,
    mend: open,
    freeze: () => {
      frozen = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    loseNextAnswer: () => {
      losing = true;
    },
    swallow: (text) => {
      swallowed = text;
    },
    get swallowing() {
      return swallowed !== undefined;
    },
    close: async () => {
      await shut();
      await removeScratch(host);
    },
  };
}
