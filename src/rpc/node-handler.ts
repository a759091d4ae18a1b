import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DescService } from '@bufbuild/protobuf';
import { Code, ConnectError, type ContextValues, createConnectRouter, type ServiceImpl } from '@connectrpc/connect';
import type { UniversalServerRequest } from '@connectrpc/connect/protocol';
import {
  compressionBrotli,
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from '@connectrpc/connect-node';
import type { ProtobufCodec } from '../codec/protobuf.js';
import { startDeadline, timerDelay } from '../meta/timer.js';
import type { Log } from '../telemetry/log.js';
import { callDeadline } from './call-deadline.js';
import { connectErrorOf, pastDeadline, tookTooLong } from './errors.js';
import { LIST_PIECES, withList } from './list-answer.js';
import { jsonMessages, refuseInvalidTexts } from './message-texts.js';
import { withClientFaults } from './unreadable-message.js';

/** Answers the calls of one service. Never throws. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The body of a call, and the function to call when the work on it has ended. */
interface ReceivedMessage {
  readonly bytes: Buffer;
  readonly leave: () => void;
}

/** Reads the body of a call, at most `limit` bytes, within the limits of all bodies of the port. @throws StatusError */
export type ReceiveBody = (
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  gone: () => AbortSignal,
) => Promise<ReceivedMessage>;

/** Aborts an answer, so that nobody takes a part for the whole. */
export type CutOff = (response: ServerResponse) => void;

/** What every handler needs. */
export interface NodeHandlerParts {
  readonly codec: ProtobufCodec;
  readonly log: Log;
  /** Most bytes of one request message. */
  readonly maxMessageBytes: number;
  /** Milliseconds within which a body has to come and to get its place. */
  readonly requestTimeout: number;
}

/** One service and its caller. */
export interface NodeHandlerOptions {
  readonly service: DescService;
  readonly implementation: ServiceImpl<DescService>;
  readonly contextValues: (request: IncomingMessage) => ContextValues;
  readonly receive: ReceiveBody;
  readonly cut: CutOff;
}

/** The place of a body in the queue. */
interface Held {
  leave: (() => void) | undefined;
}

/** What stands around a message: the prefix of gRPC, once more for a trailer of gRPC-web. */
const AROUND_A_MESSAGE = 1024;

/**
 * The request listener of a service over Connect, gRPC and gRPC-web. Bodies are read completely before the protocol
 * sees them, as no method takes more than one message: so they count against the limit of all bodies, and a large one
 * waits for its turn.
 */
export function createNodeHandler(parts: NodeHandlerParts, options: NodeHandlerOptions): NodeHandler {
  const { codec, log, maxMessageBytes, requestTimeout } = parts;
  const router = createConnectRouter({
    acceptCompression: [compressionGzip, compressionBrotli],
    readMaxBytes: maxMessageBytes,
    // The library takes a decoder here, which its types leave out.
    jsonOptions: { textDecoder: jsonMessages } as object,
  });
  refuseInvalidTexts();
  router.service(options.service, options.implementation);
  const methods = new Map(router.handlers.map((handler) => [handler.requestPath, handler]));

  async function* bodyOf(
    request: IncomingMessage,
    response: ServerResponse,
    { signal }: UniversalServerRequest,
    held: Held | undefined,
  ): AsyncGenerator<Uint8Array> {
    const deadline = callDeadline(request.headers) ?? Infinity;
    let cancel: () => void = () => undefined;
    const over = new Promise<never>((_resolve, reject) => {
      const late = deadline < requestTimeout ? pastDeadline : tookTooLong;
      cancel = startDeadline(Math.min(deadline, requestTimeout), () => reject(late()));
    });
    const receiving = options.receive(request, response, maxMessageBytes + AROUND_A_MESSAGE, () => signal);
    let received: ReceivedMessage;
    try {
      received = await Promise.race([receiving, over]);
    } catch (error) {
      // It may still come, or get its place.
      void receiving.then(({ leave }) => leave()).catch(() => undefined);
      // The signal ends the wait for room for a large body when the client has gone.
      if (signal.aborted) throw new ConnectError('the client went away', Code.Canceled);
      throw connectErrorOf(error, codec, log, { path: request.url });
    } finally {
      cancel();
    }
    const { bytes, leave } = received;
    if (held !== undefined) {
      held.leave = leave;
      response.once('close', leave);
    }
    if (held === undefined || signal.aborted) leave();
    if (bytes.length > 0) yield bytes;
  }

  return (request, response) => {
    const method = methods.get((request.url ?? '').split('?', 1)[0]!);
    if (method === undefined) {
      response.writeHead(404).end();
      return;
    }
    const values = options.contextValues(request);
    nameHost(request);
    const whole = universalRequestFromNodeRequest(request, response, undefined, values);
    // A watch would hold its place as long as it lasts.
    const held: Held | undefined = method.method.methodKind === 'unary' ? { leave: undefined } : undefined;
    method({ ...whole, body: bodyOf(request, response, whole, held) })
      // The work has ended; reading the answer does not need the place.
      .finally(() => held?.leave?.())
      .then(withClientFaults)
      .then((answer) => {
        // As over HTTP, the answer of a request other than a watch has to be read within its deadline, too.
        if (held !== undefined) cutAfter(response, requestTimeout, options.cut);
        return withList(answer, values.get(LIST_PIECES), textOf(request.headers['accept-encoding']));
      })
      .then((answer) => universalResponseToNodeResponse(answer, response))
      // The client went away, or its answer could not be written.
      .catch((error: unknown) => {
        log.debug({ path: request.url, error }, 'a call ended without its answer');
        options.cut(response);
      });
  };
}

function cutAfter(response: ServerResponse, milliseconds: number, cut: CutOff): void {
  const timer = setTimeout(() => cut(response), timerDelay(milliseconds)).unref();
  response.once('close', () => clearTimeout(timer));
}

/**
 * The library makes a URL of the request's host, and throws when it is missing (HTTP/1.0) or invalid (`[::`). The URL
 * is not used otherwise: whatever the host, this server was reached.
 */
function nameHost(request: IncomingMessage): void {
  const member = request.headers[':authority'] === undefined ? 'host' : ':authority';
  const host = request.headers[member];
  if (host === undefined || !URL.canParse(`https://${textOf(host)}`)) request.headers[member] = 'localhost';
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join() : value;
}
