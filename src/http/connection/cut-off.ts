import type { ServerResponse } from 'node:http';
import type { ServerHttp2Stream } from 'node:http2';

/**
 * HTTP/2 error code (RFC 9113 §7). Clients made with Node take an answer that is reset with `NO_ERROR` or `CANCEL` for one
 * that came to its end; this is what Go's server sends.
 */
const INTERNAL_ERROR = 2;

/** Ends connection (HTTP/1.1) or stream (HTTP/2) without a proper end, so that nobody takes a part for the whole. */
export function cutOff(response: ServerResponse): void {
  const stream = streamOf(response);
  if (stream === undefined) response.destroy();
  else stream.close(INTERNAL_ERROR);
}

/** Only over HTTP/2, whose answers Node's typings keep apart from those of HTTP/1.1. */
export function streamOf(response: ServerResponse): ServerHttp2Stream | undefined {
  return (response as unknown as { readonly stream?: ServerHttp2Stream }).stream;
}
