import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type { ServedWatch } from '../../registry/registry.js';
import { collectEarly } from './early-events.js';
import { EventWriter, type WatchParts } from './event-writer.js';
import type { Exchange } from '../response/exchange.js';
import type { Outcome } from '../outcome.js';
import type { Presentation } from '../response/views.js';
import { MOST_UNREAD, type RunningStream } from './watch-stream.js';
import { timerDelay } from '../../meta/timer.js';
import { withoutBearerProtocols } from '../../request/bearer-protocol.js';

/** A connection whose client asked for WebSocket, and the data after its request. */
export interface UpgradableSocket {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** The used part of the package `ws`, which has no types. */
interface Peer {
  readonly bufferedAmount: number;
  send(data: Buffer, options: { readonly binary: boolean }): void;
  close(code: number): void;
  terminate(): void;
  on(event: 'close' | 'error', listener: (error?: unknown) => void): void;
}

interface WebSocketPackage {
  readonly WebSocketServer: new (options: object) => {
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, done: (peer: Peer) => void): void;
  };
}

/** Clients have nothing to send on a watch; a longer message ends it with code 1009. */
const LARGEST_MESSAGE = 64 * 1024;
/** Limits of frames per message and of buffered fragments: each takes some hundred bytes however short it is. */
const MOST_FRAGMENTS = 64;
const MOST_PIECES = 1024;
/** RFC 6455 §7.4.1: normal closure. */
const NORMAL = 1000;

/**
 * Streams events over WebSocket (RFC 6455), as kube-apiserver does: one message per event, text for JSON (with the line
 * end of the stream) and binary for protobuf, whose messages need no length. Client messages are discarded; pings are
 * answered. When the watch ends, for whatever reason, the connection is closed with code 1000.
 *
 * The watch is opened before the handshake, so that an error is an HTTP response. An invalid handshake gets 400 in
 * plain text, as no client would read a Status.
 *
 * @param lifetime milliseconds after which the stream ends properly
 * @throws StatusError when the watch cannot start; nothing has been written then
 */
export async function streamWatchSocket(
  parts: WatchParts,
  exchange: Exchange,
  { socket, head }: UpgradableSocket,
  outcome: Extract<Outcome, { kind: 'watch' }>,
  how: Presentation,
  lifetime: number,
): Promise<RunningStream> {
  const writer = new EventWriter(parts, outcome.resource, how);
  const binary = how.codec.framing === 'length-delimited';
  let peer: Peer | undefined;
  let watch: ServedWatch | undefined;
  let ended = false;
  let cut: NodeJS.Timeout | undefined;
  let resolveOver!: () => void;
  const over = new Promise<void>((resolve) => (resolveOver = resolve));

  const end = (): void => {
    if (ended) return;
    // A later watch then begins where this one ends. Sending the bookmark may end the watch itself.
    if (!socket.destroyed) watch?.sendProgress();
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    watch?.close();
    // A client that neither reads nor closes is cut off eventually.
    cut ??= setTimeout(() => (peer === undefined ? socket.destroy() : peer.terminate()), timerDelay(exchange.patience));
    peer?.close(NORMAL);
  };
  const timer = setTimeout(end, timerDelay(lifetime));
  const events = collectEarly((batch) => {
    if (ended) return false;
    for (const message of writer.messages(batch)) {
      peer?.send(binary ? message.subarray(4) : message, { binary });
      exchange.wrote(message.length);
    }
    return (peer?.bufferedAmount ?? 0) < MOST_UNREAD;
  }, end);
  socket.once('close', () => {
    end();
    clearTimeout(cut);
    resolveOver();
  });
  try {
    watch = await outcome.open(events);
  } catch (error) {
    ended = true;
    clearTimeout(timer);
    throw error;
  }
  const overAlready = ended;
  ended = socket.destroyed;
  if (ended) {
    // It may have closed before the listener was added.
    clearTimeout(timer);
    clearTimeout(cut);
    watch.close();
    resolveOver();
    return { end, over };
  }
  exchange.upgrade();
  socket.on('drain', () => watch.resume());
  webSocketServer().handleUpgrade(exchange.request, socket, head, (opened) => {
    peer = opened;
    // The socket's `close` says the same; without a listener an error would end the process.
    peer.on('error', () => opened.terminate());
  });
  events.release(watch);
  if (overAlready) end();
  return { end, over };
}

/** Loaded on first use: hardly any client watches this way. */
function webSocketServer(): InstanceType<WebSocketPackage['WebSocketServer']> {
  const { WebSocketServer } = createRequire(import.meta.url)('ws') as WebSocketPackage;
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_PIECES,
    // One ping or message per turn of the loop and client; more wait in its connection.
    allowSynchronousEvents: false,
    // Watches support no subprotocols; one offered by the client is accepted, or it would hang up. Never its token.
    handleProtocols: (offered: ReadonlySet<string>) => withoutBearerProtocols(offered)[0] ?? false,
  });
}
