import type { ServerHttp2Session, ServerHttp2Stream } from 'node:http2';

/**
 * Ends sessions in a turn of their own, and their streams before them. Node ends a session where it is asked to, in the
 * midst of reading what came; the resets of its streams then have it read on inside of that. What is read for a session
 * that is over, or twice at once, ends the process by an assertion (`onread->IsFunction()` and others).
 *
 * To be called when a session begins; Node itself ends sessions by the same method, for broken frames and connections.
 */
export function endInOwnTurn(session: ServerHttp2Session): void {
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
    const end = (): void => {
      for (const stream of streams) stream.destroy(error);
      destroy(error, code);
    };
    // Of broken frames Node tells when it has stopped reading, and it must not begin again.
    if ((error as NodeJS.ErrnoException | undefined)?.code === BROKEN_FRAMES) end();
    else setImmediate(end);
  };
}

const BROKEN_FRAMES = 'ERR_HTTP2_ERROR';
