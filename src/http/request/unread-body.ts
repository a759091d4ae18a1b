import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { isHttp2 } from '../connection/request-head.js';
import { LINGER } from '../limits.js';

/** HTTP/2 error code (RFC 9113 §7). */
const NO_ERROR = 0;

/**
 * Reads what the client still sends of a body that nobody wants any more, and forgets it, for a while. Closing over unread
 * bytes would be a reset, which can overtake the answer: many clients read it only after their last byte, and Go's HTTP/2
 * client fails on any reset that comes before the end of the answer. Over HTTP/1.1 the next request of the connection
 * stands behind these bytes.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => {
    // Only over HTTP/2, whose requests Node's typings keep apart from those of HTTP/1.1.
    if (isHttp2(request)) (request as unknown as Http2ServerRequest).stream.close(NO_ERROR);
    else request.socket.destroy();
  }, LINGER);
  timer.unref();
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
