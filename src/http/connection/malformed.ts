import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { LINGER } from '../limits.js';

/** What becomes of HTTP/1.1 connections whose bytes are no HTTP. */
export interface MalformedAnswers {
  /** Keeps in mind whose body comes next on a connection. To be called for every request of HTTP/1.1. */
  began(request: IncomingMessage, response: ServerResponse): void;
  /** Answers in plain text and hangs up. `status` is code and phrase. */
  answer(socket: Duplex, status: string, text: string): void;
  /** Answers bytes that the parser refused, and hangs up. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void;
}

/**
 * Answers in plain text, as there is nothing to negotiate. When the bytes are in the body of a request that has been
 * answered, the connection only ends: a second answer would be taken for one to the next request.
 */
export function createMalformedAnswers(): MalformedAnswers {
  const latest = new WeakMap<Duplex, { readonly request: IncomingMessage; readonly response: ServerResponse }>();
  const ending = new WeakSet<Duplex>();
  const answer = (socket: Duplex, status: string, text: string): void => {
    ending.add(socket);
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n` +
        `Connection: close\r\n\r\n${text}`,
    );
    forgetRest(socket);
  };
  return {
    answer,
    began(request, response) {
      latest.set(request.socket, { request, response });
    },
    refuse(error, socket) {
      // The parser reports each further piece of the same bytes, often before the answer has left.
      if (ending.has(socket)) return;
      const last = latest.get(socket);
      const answered = last !== undefined && !last.request.complete && last.response.headersSent;
      if (answered && last.response.writableEnded) socket.end();
      else if (answered || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else {
        const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
        answer(socket, status, status);
      }
    },
  };
}

/** To close over unread bytes would be a reset, which can overtake the answer. */
function forgetRest(socket: Duplex): void {
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
