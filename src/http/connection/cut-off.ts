import type { ServerResponse } from 'node:http';
import type { ServerHttp2Stream } from 'node:http2';

/**
 * HTTP/2 error code (RFC 9113 §7), as sent by Go's server. Node's clients treat an answer reset with `NO_ERROR` or
 * `CANCEL` as complete.
 */
const INTERNAL_ERROR = 2;

/** Aborts a connection (HTTP/1.1) or stream (HTTP/2), so that nobody takes a part for the whole. */
export function cutOff(response: ServerResponse): void {
  const stream = streamOf(response);
  if (stream === undefined) response.destroy();
  else stream.close(INTERNAL_ERROR);
}

/** HTTP/2 only; Node's typings separate its answers from those of HTTP/1.1. */
export function streamOf(response: ServerResponse): ServerHttp2Stream | undefined {
  return (response as unknown as { readonly stream?: ServerHttp2Stream }).stream;
}
