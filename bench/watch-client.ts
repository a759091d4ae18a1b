import { connect } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadTarget } from './http-load.js';

/** Options of the thread. */
export interface WatchClientData {
  readonly target: LoadTarget;
  readonly path: string;
  readonly connections: number;
  readonly streams: number;
  /** One 64-bit number: bytes received. */
  readonly received: SharedArrayBuffer;
}

/**
 * HTTP/2 watchers that only count bytes, in a separate thread: they must cost less than the measured server, so frames
 * are written by hand and not parsed. Posts `open` when every request is sent.
 */
const { target, path, connections, streams, received } = workerData as WatchClientData;
const total = new BigUint64Array(received);

/** Frame types, flags and settings (RFC 9113 §6). */
const HEADERS = 1;
const SETTINGS = 4;
const WINDOW_UPDATE = 8;
const END_STREAM_AND_HEADERS = 0x5;
const ACK = 0x1;
const INITIAL_WINDOW_SIZE = 4;
const LARGEST_WINDOW = 0x7fffffff;
const FIRST_WINDOW = 65_535;

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/**
 * A literal header field without indexing and Huffman coding; `name` is its index in the static table (RFC 7541
 * §6.2.2).
 */
function literal(name: number, value: string): Buffer {
  const index = name < 15 ? [name] : [15, name - 15];
  if (value.length > 126) throw new Error('the benchmark has no use for longer values');
  return Buffer.concat([Buffer.from([...index, value.length]), Buffer.from(value)]);
}

function opening(): Buffer {
  const settings = Buffer.alloc(6);
  settings.writeUInt16BE(INITIAL_WINDOW_SIZE, 0);
  settings.writeUInt32BE(LARGEST_WINDOW, 2);
  const window = Buffer.alloc(4);
  window.writeUInt32BE(LARGEST_WINDOW - FIRST_WINDOW);
  // Indexed fields: `:method: GET` and `:scheme: https`.
  const fields = [Buffer.from([0x82, 0x87]), literal(4, path), literal(1, 'bench'), literal(19, 'application/json')];
  const block = Buffer.concat(fields);
  const requests = Array.from({ length: streams }, (_, at) =>
    frame(HEADERS, END_STREAM_AND_HEADERS, 2 * at + 1, block),
  );
  return Buffer.concat([
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    frame(SETTINGS, 0, 0, settings),
    frame(SETTINGS, ACK, 0, Buffer.alloc(0)),
    frame(WINDOW_UPDATE, 0, 0, window),
    ...requests,
  ]);
}

const { ca, cert, key } = target;
const bytes = opening();
await Promise.all(
  Array.from(
    { length: connections },
    () =>
      new Promise<void>((resolve, reject) => {
        const options = { host: target.host, port: target.port, servername: 'localhost', ALPNProtocols: ['h2'] };
        const socket = connect(
          { ...options, ca: Buffer.from(ca), cert: Buffer.from(cert), key: Buffer.from(key) },
          () => {
            socket.setNoDelay(true);
            socket.write(bytes);
            resolve();
          },
        );
        socket.on('data', (chunk: Buffer) => Atomics.add(total, 0, BigInt(chunk.length)));
        socket.on('error', reject);
      }),
  ),
);
parentPort!.postMessage('open');
