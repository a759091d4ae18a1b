import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** An HTTP/1.1 request and its response. */
export interface RequestAndAnswer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The responses of HTTP/1.1 connections, which leave in the order of their requests (RFC 9112 §9.3.2). */
export interface AnswerOrder {
  /** Registers a response to come. To be called when its request arrives. */
  began(request: IncomingMessage, response: ServerResponse): void;
  /** The last request of a connection, whose body is read next; undefined before the first. */
  latest(socket: Duplex): RequestAndAnswer | undefined;
  /**
   * Runs `then` when every pending response has been sent: at once when there is none, and never when the connection
   * ends first. For writers to a connection that Node has detached: a response to an earlier request may still be in
   * progress.
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
      // Node has detached the connection: an error without a listener would end the process.
      socket.on('error', () => socket.destroy());
      const answers = [...(known.get(socket)?.underWay ?? [])];
      const last = answers.at(-1);
      if (last === undefined) return then();
      // Node no longer emits `drain` for the response in progress.
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
