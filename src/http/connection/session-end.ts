import type { ServerHttp2Session, ServerHttp2Stream } from 'node:http2';

/**
 * Ends the streams of a session before the session. The resets of streams may have Node read on what it had put aside
 * while it wrote; when the session is over by then, the first bytes of a stream that begins there end the process
 * (`onread->IsFunction()`). A stream that begins while others are ended is ended with them.
 *
 * To be called when a session begins; Node itself ends sessions by the same method, for broken frames and connections.
 */
export function endStreamsFirst(session: ServerHttp2Session): void {
  const streams = new Set<ServerHttp2Stream>();
  session.on('stream', (stream) => {
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
  });
  const destroy = session.destroy.bind(session);
  let ending = false;
  session.destroy = (error, code) => {
    // What is read meanwhile may ask for the end, too.
    if (ending) return;
    ending = true;
    for (const stream of streams) stream.destroy(error);
    destroy(error, code);
  };
}
