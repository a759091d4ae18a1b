import { fromBinary } from '@bufbuild/protobuf';
import { WatchEventSchema } from '../../../generated/proto/cluster/api/meta/v1/meta_pb.js';
import { parse as parseYaml } from 'yaml';
import { binaryForm, createProtobufCodec } from '../../../src/codec/protobuf.js';
import { printJson } from '../../../src/json/print.js';
import { cleanText, normalise } from '../normalise.js';
import type { StreamAnswer, StreamRequest } from './transports.js';
import { sortedMembers } from '../sorted-members.js';

/** One event of a stream, in whatever form it came. */
export interface ReceivedEvent {
  readonly type: string;
  /** The object as JSON text: the bytes themselves unless the form is binary. */
  readonly text: string;
  /** The line of a JSON stream without the object; empty in binary forms. */
  readonly frame: string;
}

/** A stream as events, and what surrounded them. */
export interface Received {
  readonly status: number;
  readonly events: readonly ReceivedEvent[];
  /** Head and end, comparable. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** A body that is no stream: an error. */
  readonly body: string;
}

/** Members of an entry of `managedFields`. */
type Fields = Readonly<Record<string, unknown>>;

/** Headers that a client of a watch may depend on. */
const HEADERS = [
  'content-type',
  'content-encoding',
  'cache-control',
  'transfer-encoding',
  'content-length',
  'warning',
  'vary',
  'sec-websocket-protocol',
  'x-content-type-options',
];
const BINARY = 'application/vnd.kubernetes.protobuf';
/** Users of the kubeconfigs. */
const ADMINISTRATORS: ReadonlySet<unknown> = new Set(['admin', 'cluster-admin']);
/** Annotations that hold members of the reference's own form of an object. */
const OF_OLD_VERSIONS = /^(autoscaling\.alpha\.kubernetes\.io\/|deprecated\.daemonset\.template\.generation$)/;

const form = binaryForm(createProtobufCodec());

/** The first columns of a stream of tables, and where; the reference may repeat them, as it shares events. */
export function columnsOf(events: readonly ReceivedEvent[]): string {
  const found = events.flatMap(({ text }, at) => {
    const { columnDefinitions } = JSON.parse(text) as { columnDefinitions?: { description?: string }[] | null };
    if (!Array.isArray(columnDefinitions) || columnDefinitions.length === 0) return [];
    return [
      `${at}: ${JSON.stringify(columnDefinitions.map(({ description: _words, ...column }) => sortedMembers(column)))}`,
    ];
  });
  return found[0] ?? '';
}

/** Reads the events of an answer. */
export function received(asked: StreamRequest, answer: StreamAnswer): Received {
  const type = String(answer.headers['content-type'] ?? '');
  const streamed = answer.status === 101 || answer.status === 200;
  const facts = {
    headers: Object.fromEntries(
      HEADERS.map((name) => [name, answer.headers[name]]).filter(([, value]) => value !== undefined),
    ),
    // A message of a WebSocket tells nothing when there is none.
    messages: answer.messages === '' ? undefined : answer.messages,
    end: answer.end,
  };
  const whole = Buffer.concat(answer.pieces);
  if (!streamed) {
    const text = whole.toString();
    // The length of an error is that of its message.
    const { 'content-length': _length, ...headers } = facts.headers;
    const body = type.includes('yaml')
      ? JSON.stringify(parseYaml(text))
      : type.startsWith(BINARY)
        ? printJson(form.decode(whole)).toString()
        : text;
    return { status: answer.status, events: [], facts: { ...facts, headers }, body };
  }
  try {
    if (answer.status === 101) {
      const events = answer.pieces.map((piece) =>
        answer.messages === 'binary' ? binaryEvent(piece) : lineEvent(piece.toString()),
      );
      return { status: 101, events, facts, body: '' };
    }
    if (type.startsWith(BINARY)) return { status: 200, events: binaryEvents(whole), facts, body: '' };
    const lines = whole.toString().split(/(?<=\n)/);
    return { status: 200, events: lines.filter((line) => line !== '').map(lineEvent), facts, body: '' };
  } catch (error) {
    const text = type.startsWith(BINARY) ? whole.toString('latin1') : whole.toString();
    return { status: answer.status, events: [], facts, body: `${(error as Error).message}: ${text.slice(0, 2000)}` };
  }
}

function lineEvent(line: string): ReceivedEvent {
  const { type, object } = JSON.parse(line) as { type: string; object: unknown };
  const head = `{"type":"${type}","object":`;
  const exact = line.startsWith(head) ? line.slice(head.length, line.lastIndexOf('}')) : JSON.stringify(object);
  return { type, text: exact, frame: JSON.stringify(line.replace(exact, () => '')) };
}

function binaryEvents(bytes: Buffer): ReceivedEvent[] {
  const events: ReceivedEvent[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at);
    events.push(binaryEvent(bytes.subarray(at + 4, end)));
    at = end;
  }
  return events;
}

function binaryEvent(bytes: Buffer): ReceivedEvent {
  const { type, object } = fromBinary(WatchEventSchema, bytes);
  return { type, text: printJson(form.decode(Buffer.from(object!.raw))).toString(), frame: '' };
}

/** The versions in a text, in its order. */
export function versionsIn(text: string): readonly number[] {
  return [...text.matchAll(/"resourceVersion":"(\d+)"/g)].map(([, version]) => Number(version));
}

/** Numbers the versions of one server: the same write has the same number on both. */
export class Ranks {
  readonly #sorted: readonly number[];

  constructor(versions: Iterable<number>) {
    this.#sorted = [...new Set(versions)].sort((one, other) => one - other);
  }

  /** `3` for the third version, `3+` for one between the third and the fourth. */
  of(version: number): string {
    const below = this.#sorted.filter((one) => one <= version);
    return `${below.length}${below.at(-1) === version ? '' : '+'}`;
  }
}

/** An object without identities and times, with the ranks of its versions, its generation, owners and status. */
export function comparableObject({ type, text }: ReceivedEvent, ranks: Ranks): unknown {
  const parsed = withoutIntended(type, JSON.parse(text) as Record<string, unknown>);
  const facts: Record<string, unknown[]> = {};
  const add = (fact: string, value: unknown): void => void (facts[fact] ??= []).push(value);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (name === 'resourceVersion' && typeof member === 'string') {
        if (type !== 'BOOKMARK') add('version', ranks.of(Number(member)));
      } else if (name === 'generation') add('generation', member);
      else if (name === 'managedFields') add('owners', ownersOf(member));
      else {
        if (name === 'status' && typeof member === 'object') add('status', withoutTimes(member));
        walk(member);
      }
    }
  };
  walk(parsed);
  return { facts, object: normalise({ status: 200, type: '', warnings: [], text: JSON.stringify(parsed) }).body };
}

/** A status, whose object `normalise` would leave without it, as elsewhere the reference's controllers write it. */
function withoutTimes(status: unknown): unknown {
  return normalise({ status: 200, type: '', warnings: [], text: JSON.stringify({ status }) }).body;
}

/**
 * An object without what differs on purpose (docs/differences.md): the empty members of a bookmark, and annotations that
 * only exist in an old version. The columns of a table are compared per stream: the first event has them, whosever it is.
 */
function withoutIntended(type: string, object: Record<string, unknown>): unknown {
  const { apiVersion, kind, metadata, rows } = object;
  if (rows !== undefined) {
    const { columnDefinitions: _columns, ...others } = object;
    return {
      ...others,
      rows: (rows as { cells: unknown[]; object?: Record<string, unknown> | null }[]).map((row) => ({
        ...row,
        // The cells of a bookmark describe no object.
        cells: type === 'BOOKMARK' ? [] : row.cells.map((cell) => (ADMINISTRATORS.has(cell) ? 'ADMINISTRATOR' : cell)),
        ...(row.object === undefined || row.object === null ? {} : { object: withoutIntended(type, row.object) }),
      })),
    };
  }
  if (type === 'BOOKMARK') return { apiVersion, kind, metadata: withoutOldAnnotations(metadata) };
  if (kind === 'PartialObjectMetadata') return { ...object, metadata: withoutOldAnnotations(metadata) };
  if (kind === 'CertificateSigningRequest') {
    // Of the two administrators.
    const { username: _name, groups: _groups, extra: _extra, ...spec } = object['spec'] as Record<string, unknown>;
    return { ...object, spec };
  }
  // Its message is compared with the sequence.
  if (type === 'ERROR') return { ...object, message: undefined };
  return object;
}

function withoutOldAnnotations(metadata: unknown): unknown {
  const { annotations = {} } = metadata as { annotations?: Record<string, string> };
  const shown = Object.entries(annotations).filter(([name]) => !OF_OLD_VERSIONS.test(name));
  return { ...(metadata as object), annotations: shown.length === 0 ? null : Object.fromEntries(shown) };
}

/**
 * Without what has an owner in only one of the servers (docs/differences.md): the condition of an eviction, the times of a
 * deletion, and the taints that the reference's admission gives to nodes.
 */
function withoutUncompared(fields: unknown): Fields {
  const { 'f:metadata': metadata, 'f:spec': spec, 'f:status': status, ...others } = fields as Record<string, Fields>;
  const { 'f:deletionTimestamp': _time, 'f:deletionGracePeriodSeconds': _grace, ...ofMetadata } = metadata ?? {};
  const { 'f:taints': _taints, ...ofSpec } = spec ?? {};
  const { 'f:conditions': conditions, ...ofStatus } = status ?? {};
  const evicted = JSON.stringify(conditions ?? {}).includes('DisruptionTarget');
  return {
    ...others,
    ...(Object.keys(ofMetadata).length === 0 ? {} : { 'f:metadata': ofMetadata }),
    ...(Object.keys(ofSpec).length === 0 ? {} : { 'f:spec': ofSpec }),
    ...(status === undefined || (evicted && Object.keys(ofStatus).length === 0)
      ? {}
      : { 'f:status': evicted ? ofStatus : status }),
  };
}

/** Each owner's fields, by all that identifies its entry. */
function ownersOf(entries: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(entries)) return {};
  return Object.fromEntries(
    (entries as Record<string, unknown>[])
      .map((entry): Record<string, unknown> => ({ ...entry, fieldsV1: withoutUncompared(entry['fieldsV1']) }))
      .filter((entry) => JSON.stringify(entry['fieldsV1']) !== '{}')
      .map(({ time, fieldsV1, ...entry }): readonly [string, string] => {
        // The reference does not always give the scale a time.
        const timed = entry['subresource'] === 'scale' ? {} : { timed: time !== undefined };
        return [
          JSON.stringify(sortedMembers({ ...entry, ...timed })),
          cleanText(JSON.stringify(sortedMembers(fieldsV1))),
        ];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
