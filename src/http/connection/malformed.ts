import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { LINGER } from '../limits.js';
import type { AnswerOrder, RequestAndAnswer } from './answer-order.js';

/** Handles HTTP/1.1 connections that send malformed data. */
export interface MalformedAnswers {
  /** Answers in plain text and hangs up. `status` is code and phrase. */
  answer(socket: Duplex, status: string, text: string): void;
  /** Answers bytes that the parser rejected, and hangs up. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void;
}

/** Set on a request whose body cannot be read to its end, with the reason; also the name of the event. */
const BODY_FAULT = Symbol('body fault');

interface WithFault {
  [BODY_FAULT]?: string;
}

/** Calls `listener` when the parser fails on the body of this request; the returned function unsubscribes. */
export function onBodyFault(request: EventEmitter, listener: () => void): () => void {
  request.on(BODY_FAULT, listener);
  return () => request.off(BODY_FAULT, listener);
}

/** Why the parser failed on the body of this request; undefined when it did not. */
export function bodyFault(request: object): string | undefined {
  return (request as WithFault)[BODY_FAULT];
}

/**
 * Answers in plain text, as nothing was negotiated. Malformed bytes in a request body are reported to the reader of the
 * body, so that the response is a normal one. When that request has been answered already, the connection only ends: a
 * second response would be taken for one to the next request. Malformed requests wait for the responses before them.
 */
export function createMalformedAnswers(order: AnswerOrder): MalformedAnswers {
  const ending = new WeakSet<Duplex>();
  const answer = (socket: Duplex, status: string, text: string): void => {
    ending.add(socket);
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n` +
        `Connection: close\r\n\r\n${text}`,
    );
    forgetRest(socket);
  };
  const answerError = (socket: Duplex, error: NodeJS.ErrnoException): void => {
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable) answer(socket, status, status);
  };
  const refuseBody = (error: NodeJS.ErrnoException, socket: Duplex, { request, response }: RequestAndAnswer): void => {
    if (response.writableEnded) socket.end();
    else if (response.headersSent) socket.destroy();
    else if (error.code?.startsWith('HPE_') !== true) answerError(socket, error);
    else {
      ending.add(socket);
      response.shouldKeepAlive = false;
      (request as WithFault)[BODY_FAULT] = error.message.replace(/^Parse Error: /, '');
      request.emit(BODY_FAULT);
    }
  };
  const answerAfter = (socket: Duplex, error: NodeJS.ErrnoException, { response }: RequestAndAnswer): void => {
    if (response.shouldKeepAlive) return answerError(socket, error);
    // The previous response announced that it is the last one.
    ending.add(socket);
    socket.end();
    forgetRest(socket);
  };
  return {
    answer,
    refuse(error, socket) {
      // The parser reports each further piece of the same bytes, often before the response has been sent.
      if (ending.has(socket)) return;
      const last = order.latest(socket);
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else if (last !== undefined && !last.request.complete) refuseBody(error, socket, last);
      else if (last === undefined) answerError(socket, error);
      else if (last.response.writableEnded) answerAfter(socket, error, last);
      else {
        ending.add(socket);
        last.response.once('finish', () => answerAfter(socket, error, last));
      }
    },
  };
}

/** Closing with unread bytes would send a reset, which can overtake the response. */
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
