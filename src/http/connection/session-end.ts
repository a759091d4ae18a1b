import type { ServerHttp2Session, ServerHttp2Stream } from 'node:http2';

/**
 * Ends sessions in a separate turn, and their streams before them. Node ends a session synchronously, while it reads;
 * the resets of its streams make it read recursively. Data for a session that has ended, or reading twice at once,
 * aborts the process by an assertion (`onread->IsFunction()` and others).
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
    // Data read in the meantime may ask for the end, too.
    if (ending) return;
    ending = true;
    const end = (): void => {
      for (const stream of streams) stream.destroy(error);
      destroy(error, code);
    };
    // For broken frames, Node has stopped reading when it reports them, and must not start again.
    if ((error as NodeJS.ErrnoException | undefined)?.code === BROKEN_FRAMES) end();
    else setImmediate(end);
  };
}

const BROKEN_FRAMES = 'ERR_HTTP2_ERROR';
