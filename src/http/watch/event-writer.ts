import type { Codec } from '../../codec/codec.js';
import type { Codecs } from '../../codec/codecs.js';
import { partialMetadata } from '../../codec/partial-metadata.js';
import { jsonWatchEvent } from '../../codec/stream-framing.js';
import { printJson } from '../../json/print.js';
import type { JsonObject } from '../../json/types.js';
import { apiVersionOf } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import { statusOf } from '../../meta/status.js';
import type { ServedEvent, ServedObject } from '../../registry/registry.js';
import type { ServedResource } from '../../resources/catalogue.js';
import type { ErrorWriter } from '../errors.js';
import type { EventForms } from './event-forms.js';
import type { ListParts } from '../response/list-body.js';
import { jsonBody } from '../request/object-body.js';
import type { Presentation } from '../response/views.js';

/** What watch streams need, besides what lists need. */
export interface WatchParts extends ListParts {
  readonly events: EventForms;
  readonly errors: ErrorWriter;
}

/** Batches up to this many events use shared bytes; longer ones are initial states, written once per watcher. */
export const LARGEST_SHARED_BATCH = 64;

/** Encodes events in the client's form. One per stream: a table sends its columns once. */
export class EventWriter {
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

  /** Each event separately, for messages. Not cached: such watchers are few. */
  messages(events: readonly ServedEvent[]): readonly Buffer[] {
    return events.flatMap((event) =>
      event.type === 'BOOKMARK' ? this.#bookmarks(event) : [this.#event(event, false)],
    );
  }

  /** All events in one piece, encoded once for all watchers of the same form. */
  batch(events: readonly ServedEvent[]): Buffer {
    // Table rows contain ages, and the first ones the columns.
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
    if (event.type === 'BOOKMARK') return Buffer.concat(this.#bookmarks(event));
    const { type, object } = event;
    // Table rows contain ages, so they are encoded each time.
    if (this.#how.view === 'Table') return this.#framed(type, this.#tableBody(object));
    const make = (): Buffer => this.#framed(type, this.#objectBody(object));
    return shared ? this.#parts.events.of(object, `${type}:${this.#form}`, make) : make();
  }

  #objectBody(object: ServedObject): Buffer {
    const how = this.#how;
    if (how.codec.name !== 'protobuf') return jsonBody(this.#parts, { resource: this.#resource }, object, how);
    return how.codec.encode(how.view === 'object' ? object.parsed : partialMetadata(object.parsed, how.viewVersion));
  }

  #tableBody(object: ServedObject, how = this.#how): Buffer {
    const body = jsonBody(this.#parts, { resource: this.#resource }, object, how, !this.#columnsSent);
    this.#columnsSent = true;
    return body;
  }

  /** One; at the end of the initial state one for each annotation that marks it. No client builds a state from tables. */
  #bookmarks({ revision, initialEventsEnd }: ServedEvent & { readonly type: 'BOOKMARK' }): readonly Buffer[] {
    if (!initialEventsEnd) return [this.#bookmark(revision, {})];
    const names = this.#parts.codecs.naming.initialEventsEnd;
    const sent = this.#how.view === 'Table' ? names.slice(0, 1) : names;
    return sent.map((name) => this.#bookmark(revision, { annotations: { [name]: 'true' } }));
  }

  /** An object of the kind with only a resourceVersion, and the annotation that marks the end of the initial state. */
  #bookmark(revision: number, mark: { readonly annotations?: Readonly<Record<string, string>> }): Buffer {
    const { definition } = this.#resource;
    const object: KubeObject = {
      kind: definition.kind,
      apiVersion: apiVersionOf(definition.group, definition.version),
      metadata: {
        resourceVersion: String(revision),
        ...mark,
      },
    };
    const bytes = Buffer.from(printJson(object), 'utf8');
    const served: ServedObject = {
      namespace: '',
      name: '',
      revision,
      bytes,
      size: bytes.length,
      parsed: object,
      encoded: (_form, make) => make(),
    };
    const how = this.#how;
    if (how.view !== 'Table') return this.#framed('BOOKMARK', this.#objectBody(served));
    // The mark is in the row's object, so that one is shown even to clients that want none.
    const shown =
      mark.annotations === undefined || how.includeObject !== 'None'
        ? how
        : { ...how, includeObject: 'Metadata' as const };
    return this.#framed('BOOKMARK', this.#tableBody(served, shown));
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
