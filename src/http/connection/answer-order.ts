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
  /** In the order of their requests. The first ones may have been sent. */
  readonly underWay: ServerResponse[];
  latest: RequestAndAnswer;
  /** Whether `readInOrder` was called. */
  inOrder: boolean;
}

/**
 * Node's parser reads from a connection directly. It pauses the connection when there is a next request while much of
 * the previous response is unsent; data decrypted with that request is still passed to the parser and rejected
 * (`HPE_PAUSED`), and the client would get a 400. A `data` listener makes the parser read through the stream, which keeps
 * such data. That costs a tenth of a short request, so it is added only to connections that have been paused.
 */
function readInOrder(socket: Duplex): void {
  socket.on('data', ignore);
  // The parser has stopped the connection, and the stream believes that a read of its own is under way: without the end
  // of that one it would never start another.
  socket.push('');
}

function ignore(): void {}

/** Makes the order of all connections of a server. */
export function createAnswerOrder(): AnswerOrder {
  const known = new WeakMap<Duplex, Answers>();
  return {
    began(request, response) {
      const latest = { request, response };
      let answers = known.get(request.socket);
      if (answers === undefined) {
        known.set(request.socket, (answers = { underWay: [], latest, inOrder: false }));
      }
      const { underWay } = answers;
      if (!answers.inOrder && request.socket.isPaused()) {
        answers.inOrder = true;
        readInOrder(request.socket);
      }
      answers.latest = latest;
      while (underWay[0]?.closed === true) underWay.shift();
      underWay.push(response);
    },
    latest: (socket) => known.get(socket)?.latest,
    after(socket, then) {
      // Node has detached the connection: an error without a listener would end the process.
      socket.on('error', () => socket.destroy());
      const answers = (known.get(socket)?.underWay ?? []).filter(({ closed }) => !closed);
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
