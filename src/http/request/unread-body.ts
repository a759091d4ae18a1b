import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { isHttp2 } from '../connection/request-head.js';
import { LINGER } from '../limits.js';

/** HTTP/2 error code (RFC 9113 §7). */
const NO_ERROR = 0;

/**
 * Reads and discards, for a while, what the client still sends of an unwanted body. Closing with unread bytes would
 * send a reset, which can overtake the response: many clients read it only after their last byte, and Go's HTTP/2
 * client fails on any reset before the end of the response. Over HTTP/1.1 the next request of the connection follows
 * these bytes.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => {
    // HTTP/2 only; Node's typings separate its requests from those of HTTP/1.1.
    if (isHttp2(request)) (request as unknown as Http2ServerRequest).stream.close(NO_ERROR);
    else request.socket.destroy();
  }, LINGER);
  timer.unref();
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
