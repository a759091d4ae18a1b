import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request of HTTP/1.1 and its answer. */
export interface RequestAndAnswer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The answers of connections of HTTP/1.1, which leave in the order of their requests (RFC 9112 §9.3.2). */
export interface AnswerOrder {
  /** An answer that is to come. To be called when its request arrives. */
  began(request: IncomingMessage, response: ServerResponse): void;
  /** The request that came last on a connection, whose body is what comes next; undefined before the first. */
  latest(socket: Duplex): RequestAndAnswer | undefined;
  /**
   * Runs `then` when every answer that is under way has left: at once when none is, and never when the connection ends
   * with one of them. For whoever writes to a connection that Node let go of: an answer to the request before may still be
   * on its way, and it has the connection to itself.
   */
  after(socket: Duplex, then: () => void): void;
}

interface Answers {
  readonly underWay: Set<ServerResponse>;
  latest: RequestAndAnswer;
}

/** Makes the order of all connections of a server. */
export function createAnswerOrder(): AnswerOrder {
  const known = new WeakMap<Duplex, Answers>();
  return {
    began(request, response) {
      const latest = { request, response };
      let answers = known.get(request.socket);
      if (answers === undefined) known.set(request.socket, (answers = { underWay: new Set(), latest }));
      const { underWay } = answers;
      answers.latest = latest;
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    latest: (socket) => known.get(socket)?.latest,
    after(socket, then) {
      // Nobody listens to a connection that Node let go of, and an error that nobody hears ends the process.
      socket.on('error', () => socket.destroy());
      const answers = [...(known.get(socket)?.underWay ?? [])];
      const last = answers.at(-1);
      if (last === undefined) return then();
      // Node no longer tells the answer that is leaving that there is room again.
      const resume = (): void => {
        answers.find((answer) => !answer.closed)?.emit('drain');
      };
      socket.on('drain', resume);
      last.once('close', () => {
        socket.off('drain', resume);
        if (!socket.destroyed && !socket.writableEnded) then();
      });
    },
  };
}
