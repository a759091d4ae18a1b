import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { LINGER } from '../limits.js';
import type { AnswerOrder, RequestAndAnswer } from './answer-order.js';

/** What becomes of HTTP/1.1 connections whose bytes are no HTTP. */
export interface MalformedAnswers {
  /** Answers in plain text and hangs up. `status` is code and phrase. */
  answer(socket: Duplex, status: string, text: string): void;
  /** Answers bytes that the parser refused, and hangs up. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void;
}

/** Stands on a request whose body cannot be read to its end, with the reason; it is the name of the event, too. */
const BODY_FAULT = Symbol('body fault');

interface WithFault {
  [BODY_FAULT]?: string;
}

/** Calls `listener` when the parser gives up the body of this request; the answer ends that. */
export function onBodyFault(request: EventEmitter, listener: () => void): () => void {
  request.on(BODY_FAULT, listener);
  return () => request.off(BODY_FAULT, listener);
}

/** Why the parser gave up the body of this request; undefined when it did not. */
export function bodyFault(request: object): string | undefined {
  return (request as WithFault)[BODY_FAULT];
}

/**
 * Answers in plain text, as there is nothing to negotiate. Bytes in the body of a request are told to who reads it, so
 * that its answer is one like all others. When that request has been answered, the connection only ends: a second answer
 * would be taken for one to the next request. What is no request waits for the answers to those before it.
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
    // The answer before said that it is the last one.
    ending.add(socket);
    socket.end();
    forgetRest(socket);
  };
  return {
    answer,
    refuse(error, socket) {
      // The parser reports each further piece of the same bytes, often before the answer has left.
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
