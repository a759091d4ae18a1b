import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answers of connections of HTTP/1.1, which leave in the order of their requests (RFC 9112 §9.3.2). */
export interface AnswerOrder {
  /** An answer that is to come. To be called when its request arrives. */
  began(socket: Duplex, response: ServerResponse): void;
  /**
   * Runs `then` when every answer that is under way has left: at once when none is, and never when the connection ends
   * with one of them. For whoever writes to a connection that Node let go of: an answer to the request before may still be
   * on its way, and it has the connection to itself.
   */
  after(socket: Duplex, then: () => void): void;
}

/** Makes the order of all connections of a server. */
export function createAnswerOrder(): AnswerOrder {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
  return {
    began(socket, response) {
      let answers = underWay.get(socket);
      if (answers === undefined) underWay.set(socket, (answers = new Set()));
      answers.add(response);
      response.once('close', () => answers.delete(response));
    },
    after(socket, then) {
      // Nobody listens to a connection that Node let go of, and an error that nobody hears ends the process.
      socket.on('error', () => socket.destroy());
      const answers = [...(underWay.get(socket) ?? [])];
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
