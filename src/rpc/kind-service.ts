import { create, type DescMethod, type DescService, type Message } from '@bufbuild/protobuf';
import { reflect } from '@bufbuild/protobuf/reflect';
import { Code, ConnectError, type HandlerContext, type ServiceImpl } from '@connectrpc/connect';
import type {
  DeleteCollectionRequest,
  DeleteRequest,
  GetRequest,
  ListRequest,
  PatchRequest,
  WatchRequest,
  WriteOptions,
} from '../../generated/proto/cluster/api/runtime/v1/request_pb.js';
import type { ProtobufCodec } from '../codec/protobuf.js';
import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { badRequest, internalError, pathNotFound, StatusError, timeout } from '../meta/errors.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { ListOptions } from '../meta/options.js';
import { successStatus } from '../meta/status.js';
import { warningHeaders } from '../meta/warning-header.js';
import type { NamingProfile } from '../naming/profile.js';
import { Call } from '../pipeline/call.js';
import type { Chain } from '../pipeline/chain.js';
import type { Registry, ResourceTarget, ServedEvent, ServedWatch, WatchReceiver } from '../registry/registry.js';
import type { Slices } from '../registry/slices.js';
import type { Catalogue, ServedResource } from '../resources/catalogue.js';
import { removedRelease } from '../resources/definition.js';
import type { Credentials } from '../request/ports.js';
import { ANONYMOUS } from '../request/user.js';
import type { RequestInfo } from '../request/info.js';
import { resourcePath } from '../request/resource-path.js';
import { withSelectors } from '../request/selected-info.js';
import type { Log } from '../telemetry/log.js';
import type { CallObserver } from './call-observer.js';
import { connectErrorOf, httpStatusOf, pastDeadline, tookTooLong } from './errors.js';
import { LIST_PIECES } from './list-answer.js';
import { type ListForm, listPieces, recordedList } from './list-pieces.js';
import { createMessageForms, objectOf } from './messages.js';
import { type MethodMeaning, meaningOf } from './methods.js';
import { type WriteAct, deleteOptionsOf, listOptionsOf, watchOptionsOf, writeOptionsOf } from './options.js';
import { watchEvents } from './watch-stream.js';
import { timerDelay } from '../meta/timer.js';

/** What services need. */
export interface KindServiceParts {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly chain: Chain;
  readonly codec: ProtobufCodec;
  /** Long lists are encoded in turns. */
  readonly slices: Slices;
  readonly naming: NamingProfile;
  readonly log: Log;
  readonly observer: CallObserver;
  /** Deadline of calls other than watches, in milliseconds. */
  readonly requestTimeout: number;
  /** Minimum duration of a watch without its own timeout, in milliseconds; at most twice that. */
  readonly minWatchTimeout: number;
  /** The options of lists and watches as far as feature gates allow them. @throws StatusError 422 */
  readonly knownListOptions: (asked: ListOptions) => ListOptions;
  /** Fires when the server stops: watches end then, other calls are finished. */
  readonly stopping: AbortSignal;
  readonly credentialsOf: (context: HandlerContext) => Credentials;
  /** Called when a call has been authenticated. */
  readonly signedIn: (context: HandlerContext) => void;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Media type of server-side apply, under which the registry takes the intent as JSON. */
const APPLY_PATCH = 'application/apply-patch+yaml';

/** The request of a method, and its caller. */
interface Asked {
  readonly call: Call;
  readonly target: ResourceTarget;
  readonly meaning: MethodMeaning;
  readonly context: HandlerContext;
}

/** What every request message of a service may contain. */
type AnyRequest = Message & {
  readonly namespace?: string;
  readonly name?: string;
  readonly fieldSelector?: string;
  readonly labelSelector?: string;
};

/**
 * The methods of one kind over the generic registry: the same chain, verbs and rules as over HTTP. A method of a
 * subresource is one of the main verbs followed by the name of the subresource.
 *
 * @param resourceOf the kind as currently served; undefined when it is not
 */
export function createKindService(
  parts: KindServiceParts,
  service: DescService,
  resourceOf: () => ServedResource | undefined,
): ServiceImpl<DescService> {
  const forms = createMessageForms(parts.codec);

  /** One call through the chain, with its deadline; errors become the call's. */
  async function through<T>(
    method: DescMethod,
    request: AnyRequest,
    context: HandlerContext,
    deadline: number | undefined,
    work: (call: Call, target: ResourceTarget, meaning: MethodMeaning) => Promise<T>,
  ): Promise<T> {
    const started = performance.now();
    let call: Call | undefined;
    let code = 200;
    const served = resourceOf();
    const abort = (): void => call?.abort(reasonOf(context.signal));
    let timer: NodeJS.Timeout | undefined;
    parts.observer.started();
    try {
      const meaning = served && meaningOf(method, served.definition);
      if (served === undefined || meaning === undefined) throw pathNotFound();
      const target = targetOf(served, meaning, request);
      call = new Call({
        info: infoOf(target, meaning, request),
        userAgent: context.requestHeader.get('user-agent') ?? '',
        credentials: parts.credentialsOf(context),
        ...(deadline !== undefined && { deadline: parts.clock() + deadline }),
        auditId: context.requestHeader.get('audit-id') ?? undefined,
      });
      const running = call;
      context.signal.addEventListener('abort', abort, { once: true });
      if (context.signal.aborted) abort();
      const admitting = parts.chain.run(running, (admitted) => {
        if (admitted.user.name !== ANONYMOUS.name) parts.signedIn(context);
        return work(admitted, target, meaning);
      });
      if (deadline === undefined) return await admitting;
      const answer = admitting.then(async (found) => {
        await running.answering(code);
        return found;
      });
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          const error = tookTooLong();
          running.abort(error);
          reject(error);
        }, timerDelay(deadline));
      });
      return await Promise.race([answer, late]);
    } catch (error) {
      code = httpStatusOf(error);
      call?.failed(statusErrorOf(error), !(error instanceof StatusError));
      await call?.answering(code);
      throw connectErrorOf(error, parts.codec, parts.log, { method: `${service.typeName}/${method.name}` });
    } finally {
      clearTimeout(timer);
      context.signal.removeEventListener('abort', abort);
      for (const value of warningHeaders(call?.warnings ?? [])) context.responseHeader.append('warning', value);
      if (call !== undefined) {
        const removed = served === undefined ? undefined : removedRelease(served.definition);
        const seconds = (performance.now() - started) / 1000;
        parts.observer.finished({ info: call.info, known: true, removed, code, seconds });
        // The writer of the stream reports the end of one that has begun.
        if (deadline !== undefined || code !== 200) call.over(code);
      }
    }
  }

  function unary(method: DescMethod) {
    return (request: AnyRequest, context: HandlerContext): Promise<Message> =>
      through(method, request, context, parts.requestTimeout, (call, target, meaning) =>
        answer(method, request, { call, target, meaning, context }),
      );
  }

  async function answer(
    method: DescMethod,
    request: AnyRequest,
    { call, target, meaning: { verb, apply }, context }: Asked,
  ): Promise<Message> {
    const { registry } = parts;
    const record = (object: JsonObject): void => {
      if (call.audit?.wantsResponse === true) call.audit.responseObject(Buffer.from(printJson(object)));
    };
    const shown = (object: JsonObject): Message => {
      record(object);
      return forms.toMessage(method.output, object);
    };
    switch (verb) {
      case 'get': {
        const { resourceVersion } = request as GetRequest;
        return shown((await registry.get(call, target, { resourceVersion })).parsed);
      }
      case 'list': {
        const found = await registry.list(
          call,
          target,
          parts.knownListOptions(listOptionsOf(request as unknown as Omit<ListRequest, '$typeName'>)),
        );
        const metadata = {
          resourceVersion: String(found.revision),
          continue: found.continueToken,
          ...(found.remainingItemCount === undefined ? {} : { remainingItemCount: found.remainingItemCount }),
        };
        if (call.audit?.wantsResponse === true) call.audit.responseObject(recordedList(metadata, found.items));
        const list = { metadata, items: found.items, gone: () => call.aborted };
        const made = await listPieces({ ...parts, forms }, method.output, list, formOf(context));
        context.values.set(LIST_PIECES, made);
        return made.message;
      }
      case 'create': {
        const body = { object: bodyOf(method, request), duplicateFields: [] };
        return shown((await registry.create(call, target, body, writeOptions(request, 'object'))).object.parsed);
      }
      case 'update': {
        const body = { object: bodyOf(method, request), duplicateFields: [] };
        return shown((await registry.update(call, target, body, writeOptions(request, 'object'))).object.parsed);
      }
      case 'patch': {
        const patch = apply ? intentOf(method, request, target) : patchOf(request as PatchRequest);
        const options = writeOptions(request, patch.mediaType === APPLY_PATCH ? 'apply' : 'patch');
        return shown((await registry.patch(call, target, patch, options)).object.parsed);
      }
      case 'delete': {
        const outcome = await registry.delete(call, target, deleteOptionsOf(request as DeleteRequest));
        if (outcome.kind === 'status') call.audit?.responseStatus(successStatus(outcome.details));
        record(outcome.kind === 'object' ? outcome.object.parsed : successStatus(outcome.details));
        return forms.toResponse(
          method.output,
          outcome.kind === 'object' ? { object: outcome.object.parsed } : { status: successStatus(outcome.details) },
        );
      }
      case 'deletecollection': {
        const asked = request as DeleteCollectionRequest;
        await registry.deleteCollection(
          call,
          target,
          parts.knownListOptions(listOptionsOf(request as unknown as Omit<DeleteCollectionRequest, '$typeName'>)),
          deleteOptionsOf(asked),
        );
        return create(method.output);
      }
      case 'watch':
      case 'connect':
        throw new Error(`${verb} is no unary method`);
    }
  }

  function writeOptions(request: AnyRequest, act: WriteAct) {
    const { options } = request as AnyRequest & { readonly options?: WriteOptions };
    return writeOptionsOf(options, act, parts.naming.metaGroup);
  }

  function bodyOf(method: DescMethod, request: AnyRequest): JsonObject {
    const found = objectOf(reflect(method.input, request));
    if (found === undefined) throw badRequest('object: the request has none');
    return forms.toJson(found.desc, found.message);
  }

  /** The intent of an apply as the patch document that HTTP clients send. */
  function intentOf(method: DescMethod, request: AnyRequest, target: ResourceTarget) {
    const { definition } = target.resource;
    const object = bodyOf(method, request);
    const typed = { apiVersion: apiVersionOf(definition.group, definition.version), kind: definition.kind, ...object };
    return { mediaType: APPLY_PATCH, bytes: Buffer.from(printJson(typed)) };
  }

  async function* watch(method: DescMethod, request: WatchRequest, context: HandlerContext): AsyncGenerator<Message> {
    const options = watchOptionsOf(request);
    const wished = (options.timeoutSeconds ?? 0) * 1000;
    const lifetime = wished > 0 ? wished : parts.minWatchTimeout * (1 + Math.random());
    const opened = await through(method, request, context, undefined, (call, target) => {
      call.streaming(200);
      const open = (receiver: WatchReceiver): Promise<ServedWatch> =>
        parts.registry.watch(call, target, parts.knownListOptions(options), receiver);
      return Promise.resolve({ call, events: watchEvents(open, lifetime, context.signal, parts.stopping) });
    });
    let code = 200;
    try {
      for await (const event of opened.events) {
        const message = forms.toResponse(method.output, eventOf(event));
        try {
          yield message;
        } catch {
          // The writer of the stream throws connection errors in here.
          throw givenUp();
        }
      }
      if (isPastDeadline(context.signal)) throw reasonOf(context.signal);
    } catch (error) {
      code = httpStatusOf(error);
      opened.call.failed(statusErrorOf(error), !(error instanceof StatusError));
      throw connectErrorOf(error, parts.codec, parts.log, { method: `${service.typeName}/${method.name}` });
    } finally {
      opened.call.over(code);
    }
  }

  function eventOf(event: ServedEvent): Readonly<Record<string, string | JsonObject>> {
    if (event.type === 'ERROR') throw event.error;
    if (event.type !== 'BOOKMARK') return { type: event.type, object: event.object.parsed };
    const mark = { [parts.naming.initialEventsEnd[0]]: 'true' };
    return {
      type: event.type,
      object: {
        metadata: {
          resourceVersion: String(event.revision),
          ...(event.initialEventsEnd ? { annotations: mark } : {}),
        },
      },
    };
  }

  const methods = service.methods.map((method) => [
    method.localName,
    method.methodKind === 'server_streaming'
      ? (request: WatchRequest, context: HandlerContext) => watch(method, request, context)
      : unary(method),
  ]);
  return Object.fromEntries(methods) as ServiceImpl<DescService>;
}

/** Whether the client's deadline has passed. */
function isPastDeadline({ reason }: AbortSignal): boolean {
  return reason instanceof ConnectError && reason.code === Code.DeadlineExceeded;
}

/** Why a call is aborted, with a Status. A broken connection causes system errors, which are no fault of ours. */
function reasonOf(signal: AbortSignal): Error {
  if (signal.reason instanceof StatusError) return signal.reason;
  return isPastDeadline(signal) ? pastDeadline() : givenUp();
}

function givenUp(): StatusError {
  return timeout('Timeout: request did not complete within requested timeout - context canceled');
}

/** How the answer of a call is written. */
function formOf({ responseHeader }: HandlerContext): ListForm {
  const type = responseHeader.get('content-type') ?? '';
  return { text: type.endsWith('json'), lengthFirst: type.startsWith('application/grpc') };
}

/** What the audit record says of a failure; no details of internal errors. */
function statusErrorOf(error: unknown): StatusError {
  return error instanceof StatusError ? error : internalError('the server met an unexpected fault', error);
}

function patchOf(request: PatchRequest) {
  return { mediaType: request.patchType.toLowerCase(), bytes: Buffer.from(request.patch) };
}

function targetOf(resource: ServedResource, meaning: MethodMeaning, request: AnyRequest): ResourceTarget {
  const namespace = resource.definition.namespaced ? (request.namespace ?? '') : '';
  // As over HTTP: a forgotten namespace must not delete the objects of all.
  if (meaning.verb === 'deletecollection' && resource.definition.namespaced && namespace === '') {
    throw badRequest('namespace: the request has none');
  }
  const collection = meaning.verb === 'list' || meaning.verb === 'watch' || meaning.verb === 'deletecollection';
  const named = !collection && (meaning.verb !== 'create' || meaning.subresource !== '');
  const name = named ? nameIn(request) : '';
  if (named && name === '') throw badRequest('name: the request has none');
  return { resource, namespace, name, subresource: meaning.subresource };
}

/** Writes may leave the name to the object. */
function nameIn(request: AnyRequest): string {
  if (request.name) return request.name;
  const { object } = request as AnyRequest & { readonly object?: { readonly metadata?: { readonly name?: string } } };
  return object?.metadata?.name ?? '';
}

function infoOf(
  { resource, namespace, name, subresource }: ResourceTarget,
  { verb }: MethodMeaning,
  request: AnyRequest,
): RequestInfo {
  const { group, version, resource: plural } = resource.definition;
  const path = resourcePath(resource.definition, namespace, name, subresource);
  const about = {
    kind: 'resource',
    verb,
    group,
    version,
    namespace,
    resource: plural,
    subresource,
    name,
    path,
  } as const;
  // Texts missing in a message are empty.
  return withSelectors(about, request.fieldSelector || undefined, request.labelSelector || undefined);
}
