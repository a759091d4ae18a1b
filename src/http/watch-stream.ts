import type { Codec } from '../codec/codec.js';
import type { Codecs } from '../codec/codecs.js';
import { partialMetadata } from '../codec/partial-metadata.js';
import { jsonWatchEvent } from '../codec/stream-framing.js';
import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import { statusOf } from '../meta/status.js';
import type { ServedEvent, ServedObject, ServedWatch, WatchReceiver } from '../registry/registry.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { ErrorWriter } from './errors.js';
import type { EventForms } from './event-forms.js';
import type { Exchange } from './exchange.js';
import type { ListParts } from './list-body.js';
import { jsonBody } from './object-body.js';
import type { Outcome } from './outcome.js';
import type { Presentation } from './views.js';

/** What watch streams are made with, besides what lists are. */
export interface WatchParts extends ListParts {
  readonly events: EventForms;
  readonly errors: ErrorWriter;
}

/** A watch that is being written. */
export interface RunningStream {
  /** Ends it in good order: what was said so far stands, the client asks again. Idempotent. */
  end(): void;
  /** Resolves when the stream is over, for whatever reason. */
  readonly over: Promise<void>;
}

/**
 * Written bytes that may lie unread before the watch pauses. A batch of changes is one buffer for all watchers, so they
 * cost little; to pause at the first full buffer would make each watcher read them again by itself.
 */
const MOST_UNREAD = 256 * 1024;

/** Batches up to this many events use shared bytes; longer ones are first states, which are written once per watcher. */
const LARGEST_SHARED_BATCH = 64;

/**
 * Streams events to a client. The head goes out as soon as the watch has started, so that a client knows it is
 * listening. When the client is slow the receiver says so and the store waits, up to its bound.
 *
 * @param lifetime milliseconds after which the stream ends in good order
 * @throws StatusError when the watch cannot start; nothing was written then
 */
export async function streamWatch(
  parts: WatchParts,
  exchange: Exchange,
  outcome: Extract<Outcome, { kind: 'watch' }>,
  how: Presentation,
  lifetime: number,
): Promise<RunningStream> {
  const writer = new EventWriter(parts, outcome.resource, how);
  const { response } = exchange;
  let early: ServedEvent[] | undefined = [];
  let watch: ServedWatch | undefined;
  let ended = false;
  let finished = false;
  let resolveOver!: () => void;
  const over = new Promise<void>((resolve) => (resolveOver = resolve));

  const end = (): void => {
    if (finished) return;
    finished = true;
    clearTimeout(timer);
    watch?.close();
    response.off('drain', resume);
    if (exchange.gone) {
      resolveOver();
      return;
    }
    // A client that does not read the rest is cut off, so that nothing waits for it for ever.
    const cut = setTimeout(() => exchange.cut(), exchange.patience);
    response.once('close', () => {
      clearTimeout(cut);
      resolveOver();
    });
    response.end();
  };
  const resume = (): void => watch?.resume();
  const timer = setTimeout(end, lifetime);

  const receiver: WatchReceiver = {
    events(batch) {
      if (early !== undefined) {
        early.push(...batch);
        return early.length < LARGEST_SHARED_BATCH;
      }
      if (finished || exchange.gone) return false;
      return response.write(writer.batch(batch)) || response.writableLength < MOST_UNREAD;
    },
    ended() {
      ended = true;
      if (early === undefined) end();
    },
  };

  try {
    watch = await outcome.open(receiver);
  } catch (error) {
    clearTimeout(timer);
    finished = true;
    throw error;
  }
  if (exchange.gone || finished) {
    finished = true;
    clearTimeout(timer);
    watch.close();
    resolveOver();
    return { end, over };
  }
  response.on('drain', resume);
  response.once('close', () => {
    finished = true;
    clearTimeout(timer);
    watch?.close();
    resolveOver();
  });
  const { codec } = how;
  exchange.head(200, codec.name === 'json' ? codec.mediaType : `${codec.mediaType};stream=watch`);
  const first = early;
  early = undefined;
  if (first.length > 0) {
    const open = response.write(writer.batch(first));
    if (open && first.length >= LARGEST_SHARED_BATCH) watch.resume();
  } else {
    response.flushHeaders();
  }
  if (ended) end();
  return { end, over };
}

/** Turns events into bytes in the client's form. One per stream: a table sends its columns once. */
class EventWriter {
  readonly #parts: WatchParts;
  readonly #resource: ServedResource;
  readonly #how: Presentation;
  readonly #form: string;
  #columnsSent = false;

  constructor(parts: WatchParts, resource: ServedResource, how: Presentation) {
    this.#parts = parts;
    this.#resource = resource;
    this.#how = how;
    this.#form = `${how.codec.name}:${how.view}:${how.viewVersion}`;
  }

  batch(events: readonly ServedEvent[]): Buffer {
    // Rows of tables hold ages, and the first ones the columns.
    if (this.#how.view === 'Table') return this.#joined(events);
    return this.#parts.events.batch(events, this.#form, () => this.#joined(events));
  }

  #joined(events: readonly ServedEvent[]): Buffer {
    const shared = events.length <= LARGEST_SHARED_BATCH;
    if (events.length === 1) return this.#event(events[0]!, shared);
    return Buffer.concat(events.map((event) => this.#event(event, shared)));
  }

  #event(event: ServedEvent, shared: boolean): Buffer {
    if (event.type === 'ERROR') return this.#error(event.error);
    if (event.type === 'BOOKMARK') return this.#bookmark(event.revision, event.initialEventsEnd);
    const { type, object } = event;
    // Table rows hold ages, so they are made afresh.
    if (this.#how.view === 'Table') return this.#framed(type, this.#tableBody(object));
    const make = (): Buffer => this.#framed(type, this.#objectBody(object));
    return shared ? this.#parts.events.bytes(object, `${type}:${this.#form}`, make) : make();
  }

  #objectBody(object: ServedObject): Buffer {
    const how = this.#how;
    if (how.codec.name !== 'protobuf') return jsonBody(this.#parts, { resource: this.#resource }, object, how);
    return how.codec.encode(how.view === 'object' ? object.parsed : partialMetadata(object.parsed, how.viewVersion));
  }

  #tableBody(object: ServedObject): Buffer {
    const body = jsonBody(this.#parts, { resource: this.#resource }, object, this.#how, !this.#columnsSent);
    this.#columnsSent = true;
    return body;
  }

  /** An object of the kind with nothing but a resourceVersion; the mark for the end of the first state is an annotation. */
  #bookmark(revision: number, initialEventsEnd: boolean): Buffer {
    const { definition } = this.#resource;
    const { naming } = this.#parts.codecs;
    const object: KubeObject = {
      kind: definition.kind,
      apiVersion: apiVersionOf(definition.group, definition.version),
      metadata: {
        resourceVersion: String(revision),
        ...(initialEventsEnd ? { annotations: { [`${naming.groupDomain}/initial-events-end`]: 'true' } } : {}),
      },
    };
    const bytes = Buffer.from(printJson(object), 'utf8');
    const served: ServedObject = {
      namespace: '',
      name: '',
      revision,
      bytes,
      parsed: object,
      encoded: (_form, make) => make(),
    };
    return this.#framed('BOOKMARK', this.#how.view === 'Table' ? this.#tableBody(served) : this.#objectBody(served));
  }

  #error(error: Error): Buffer {
    const status: JsonObject = statusOf(this.#parts.errors.classify(error, { during: 'watch' }));
    return this.#framed('ERROR', this.#how.codec.encode(status));
  }

  #framed(type: string, object: Buffer): Buffer {
    return framed(this.#how.codec, this.#parts.codecs, type, object);
  }
}

function framed(codec: Codec, codecs: Codecs, type: string, object: Buffer): Buffer {
  if (codec.framing !== 'length-delimited') return jsonWatchEvent(type, object);
  if (codecs.protobuf === undefined) throw new Error('a binary watch without the binary codec');
  return codecs.protobuf.encodeWatchFrame(type, object);
}
