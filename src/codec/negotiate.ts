import { UPSTREAM } from '../naming/upstream.js';
import type { Codec } from './codec.js';
import type { Codecs } from './codecs.js';

/** The view of an object: all of it, a table row, or only its metadata. */
export type View = 'object' | 'Table' | 'PartialObjectMetadata' | 'PartialObjectMetadataList';

/** The negotiated response form. */
export interface Negotiated {
  readonly codec: Codec;
  readonly view: View;
  /** apiVersion of the Table or metadata (`meta.cluster.io/v1`); empty for plain objects. */
  readonly viewVersion: string;
  readonly pretty: boolean | undefined;
}

/** One entry of an `Accept` header. */
export interface AcceptEntry {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Limit of examined entries. */
const MOST_ENTRIES = 64;

const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

/**
 * Parses an `Accept` header into its entries, best first (RFC 9110 §12.5.1). Entries with `q=0` are left out. As in
 * kube-apiserver, a value in quotes is not the value without them.
 */
export function parseAccept(header: string): AcceptEntry[] {
  const entries: AcceptEntry[] = [];
  for (const part of splitOutsideQuotes(header, ',')) {
    if (entries.length === MOST_ENTRIES) break;
    const entry = parseEntry(part);
    if (entry !== undefined && entry.quality > 0) entries.push(entry);
  }
  // The sort is stable: equal entries keep the client's order.
  return entries.sort((a, b) => b.quality - a.quality || wildcards(a) - wildcards(b));
}

/**
 * Chooses form and view of a response. Without a header, or with an empty one, it is plain JSON. `views` are the
 * possible ones. undefined: no entry can be satisfied (406).
 *
 * @param binaryObjects false: whole objects have no binary form (custom kinds), though views of them do
 */
export function negotiate(
  accept: string | undefined,
  codecs: Codecs,
  views: readonly View[],
  streaming = false,
  binaryObjects = true,
): Negotiated | undefined {
  // Common headers need no parsing.
  if (accept === undefined || accept === '' || accept === '*/*' || accept === codecs.json.mediaType) {
    return plain(codecs.json);
  }
  if (accept.trim() === '') return plain(codecs.json);
  for (const entry of parseAccept(accept)) {
    for (const codec of codecs.all) {
      if (!matches(entry, codec.mediaType)) continue;
      if ((streaming && codec.framing === undefined) || asksForOtherForm(entry, codec.framing !== undefined)) continue;
      const chosen = withView(entry, codec, codecs, views);
      if (chosen === undefined) continue;
      if (!binaryObjects && chosen.view === 'object' && codec.name === 'protobuf') continue;
      return chosen;
    }
  }
  return undefined;
}

/** The media types named in a 406 or 415. */
export function mediaTypesOf(codecs: Codecs): string[] {
  return codecs.all.map((codec) => codec.mediaType);
}

/** The media types in the 406 of a watch, as kube-apiserver writes them. */
export function streamMediaTypesOf(codecs: Codecs): string[] {
  return codecs.all.filter(({ framing }) => framing !== undefined).map(({ mediaType }) => `${mediaType};stream=watch`);
}

function plain(codec: Codec): Negotiated {
  return { codec, view: 'object', viewVersion: '', pretty: undefined };
}

function withView(entry: AcceptEntry, codec: Codec, codecs: Codecs, views: readonly View[]): Negotiated | undefined {
  const pretty = prettyWish(entry);
  if (!asksForView(entry)) return { codec, view: 'object', viewVersion: '', pretty };
  const as = entry.parameters.get('as');
  const group = entry.parameters.get('g') ?? '';
  const version = entry.parameters.get('v') ?? '';
  const view = views.find((known) => known !== 'object' && known === as);
  if (view === undefined || !isMetaGroup(group, codecs) || (version !== 'v1' && version !== 'v1beta1'))
    return undefined;
  // Tables are for people and scripts: they have no binary form.
  if (view === 'Table' && codec.name === 'protobuf') return undefined;
  return { codec, view, viewVersion: `${group}/${version}`, pretty };
}

/** Whether an entry asks for a view instead of the object itself. */
export function asksForView({ parameters }: AcceptEntry): boolean {
  return parameters.has('as') || parameters.has('g') || parameters.has('v');
}

/**
 * Whether an entry has an unknown stream form (`stream`; only `watch` exists), or an unsupported version of a common
 * answer (`sv`).
 *
 * @param streams whether the media type supports streams
 */
export function asksForOtherForm({ parameters }: AcceptEntry, streams: boolean): boolean {
  const stream = parameters.get('stream') ?? '';
  const version = parameters.get('sv') ?? '';
  return (stream !== '' && (!streams || stream !== 'watch')) || (version !== '' && version !== 'v1');
}

/** Whether an entry asks for indented output, or for compact output; undefined: neither. */
export function prettyWish({ parameters }: AcceptEntry): boolean | undefined {
  const text = parameters.get('pretty');
  return text === undefined ? undefined : text === '1';
}

function isMetaGroup(group: string, codecs: Codecs): boolean {
  return group === codecs.naming.metaGroup || group === UPSTREAM.metaGroup;
}

function matches(entry: AcceptEntry, mediaType: string): boolean {
  const slash = mediaType.indexOf('/');
  const type = mediaType.slice(0, slash);
  return (
    (entry.type === '*' && entry.subtype === '*') ||
    (entry.type === type && (entry.subtype === '*' || entry.subtype === mediaType.slice(slash + 1)))
  );
}

function wildcards(entry: AcceptEntry): number {
  return Number(entry.type === '*') + Number(entry.subtype === '*');
}

function parseEntry(text: string): AcceptEntry | undefined {
  const [range, ...rest] = splitOutsideQuotes(text, ';');
  const slash = range!.indexOf('/');
  // Some old clients send a lone `*` for everything.
  const type = slash < 0 ? range!.trim() : range!.slice(0, slash).trim();
  const subtype = slash < 0 ? (type === '*' ? '*' : '') : range!.slice(slash + 1).trim();
  if (type === '' || subtype === '') return undefined;
  let quality = 1;
  let parameters: Map<string, string> | undefined;
  for (const part of rest) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const key = part.slice(0, equals).trim().toLowerCase();
    const value = part.slice(equals + 1).trim();
    if (key === 'q') {
      const given = Number(value);
      quality = Number.isFinite(given) ? Math.min(Math.max(given, 0), 1) : 1;
    } else {
      (parameters ??= new Map()).set(key, value);
    }
  }
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), quality, parameters: parameters ?? NO_PARAMETERS };
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted && char === '\\') at += 1;
    else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
