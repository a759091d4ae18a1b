import { isUtf8 } from 'node:buffer';
import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { type Codecs, binaryMediaTypes } from '../../codec/codecs.js';
import { mediaTypesOf } from '../../codec/negotiate.js';
import { EnvelopeError, type ProtobufCodec } from '../../codec/protobuf.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { parseJson, parseJsonInSteps, type ParsedJson } from '../../json/parse.js';
import { JsonSizeError } from '../../json/size-error.js';
import { JsonSyntaxError } from '../../json/syntax-error.js';
import { apiVersionFault, type GroupVersionKind } from '../../meta/gvk.js';
import {
  badRequest,
  requestEntityTooLarge,
  StatusError,
  tooManyRequests,
  unsupportedMediaType,
} from '../../meta/errors.js';
import { isJsonObject } from '../../json/own-property.js';
import { bodyFault, onBodyFault } from '../connection/malformed.js';
import { BodyPieces } from './body-pieces.js';
import type { Uploads } from './uploads.js';
import type { DecodedBody, PatchBody } from '../../registry/registry.js';
import { APPLY_PATCH } from '../../patch/engine.js';
import type { YamlAsJson, YamlReader } from './yaml-reader.js';
import { jsonTypeName, KIND_UNREADABLE, notTextFault } from '../../schema/go-type-names.js';

/** A request body that has not been read yet. */
export interface BodySource {
  readonly contentType: string | undefined;
  /** The client, by identity. */
  readonly client: object;
  /** Fires when nobody waits for the answer any more; requested only when the body has to wait. */
  readonly gone?: () => AbortSignal;
  /** Reads all of it, once. @throws StatusError 413, 408-like 504 when it arrives too slowly */
  read(): Promise<Buffer>;
}

const NOTHING = Buffer.alloc(0);
const INCOMPLETE = 'the request body ended before it was complete';

/**
 * Reads a stream to its end. A request answered before its body has arrived emits no end; the end of its answer does.
 *
 * @param answer emits `close` when nobody wants the body any more
 * @param declared the Content-Length header
 * @param limit most bytes
 * @param uploads the budget of all bodies being read
 * @throws StatusError 413 as soon as the limit is passed, 429 when all bodies together are too large; the rest is not
 * read
 */
export function readBounded(
  stream: Readable,
  answer: EventEmitter,
  declared: string | undefined,
  limit: number,
  uploads: Uploads,
): Promise<Buffer> {
  if (declaresTooMuch(declared, limit)) return Promise.reject(requestEntityTooLarge(`limit is ${limit}`));
  if ((stream.destroyed && !stream.readableEnded) || bodyFault(stream) !== undefined) {
    return Promise.reject(incomplete(stream));
  }
  return new Promise((resolve, reject) => {
    let pieces: BodyPieces | undefined = new BodyPieces();
    let length = 0;
    let complete = false;
    const stop = (): void => {
      upload.end();
      stream.off('data', onData);
      stream.off('end', onEnd);
      stream.off('error', onGone);
      stream.off('close', onGone);
      offFault();
      answer.off('close', onGone);
      pieces = undefined;
    };
    const refuse = (error: StatusError): void => {
      stop();
      stream.pause();
      reject(error);
    };
    const upload = uploads.begin(refuse);
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) refuse(requestEntityTooLarge(`limit is ${limit}`));
      else if (!upload.add(chunk.length)) refuse(tooManyRequests());
      else pieces?.add(chunk);
    };
    const onEnd = (): void => {
      // The listeners are dropped with the stream; removing each costs more than everything else here.
      complete = true;
      upload.end();
      resolve(pieces?.whole() ?? NOTHING);
      // They would stay as long as the listeners.
      pieces = undefined;
    };
    const onGone = (): void => {
      if (complete) return;
      stop();
      reject(incomplete(stream));
    };
    const offFault = onBodyFault(stream, onGone);
    stream.on('data', onData);
    stream.on('end', onEnd);
    stream.on('error', onGone);
    stream.on('close', onGone);
    answer.on('close', onGone);
  });
}

function incomplete(stream: Readable): StatusError {
  const fault = bodyFault(stream);
  return badRequest(fault === undefined ? INCOMPLETE : `the request body is malformed: ${fault}`);
}

/** Whether a Content-Length header alone says that a body passes the limit. */
export function declaresTooMuch(declared: string | undefined, limit: number): boolean {
  return declared !== undefined && Number(declared) > limit;
}

/** The media type of a Content-Type header in lower case, without parameters; empty when absent. */
export function mediaTypeOf(contentType: string | undefined): string {
  if (contentType === undefined) return '';
  const cut = contentType.indexOf(';');
  return (cut < 0 ? contentType : contentType.slice(0, cut)).trim().toLowerCase();
}

/** Decodes bodies into objects. */
export interface BodyDecoder {
  /** Checks the media type of an object first. @throws StatusError 415 unknown media type */
  checkType(body: BodySource): void;
  /**
   * An object of create or update. `expected` is the kind of the path, for messages and for binary bodies without one;
   * with `mustNameKind` the object has to name its kind, since no built-in type implies it, and has no binary form.
   * @throws StatusError 400 malformed, 415 unknown media type
   */
  decodeObject(body: BodySource, expected: GroupVersionKind, mustNameKind?: boolean): Promise<DecodedBody>;
  /** The same, undefined for an empty body (DeleteOptions). */
  decodeOptional(body: BodySource, kind: string): Promise<DecodedBody | undefined>;
  /**
   * A patch; the registry checks which types a kind supports. Intents in YAML become JSON here.
   *
   * @throws StatusError 400
   */
  patchBody(body: BodySource): Promise<PatchBody>;
}

const YAML = 'application/yaml';
/** Larger bodies are parsed in steps. */
const LONG = 64 * 1024;

/** The decoder of all supported forms. `turn` is awaited between two steps on a long body. */
export function createBodyDecoder(codecs: Codecs, yaml: YamlReader, turn: () => Promise<void>): BodyDecoder {
  const binary = binaryMediaTypes(codecs.naming);
  const textual = mediaTypesOf(codecs).filter((mediaType) => !binary.includes(mediaType));

  async function decode(bytes: Buffer, body: BodySource, expected: Expected): Promise<DecodedBody> {
    const mediaType = mediaTypeOf(body.contentType);
    if (mediaType === '' || mediaType === codecs.json.mediaType) {
      return fromJson(bytes, expected, bytes, () => readJson(bytes, turn));
    }
    if (mediaType === YAML) {
      const { json, repeatedKeys, parsed } = await yamlToJson(bytes, body);
      const read = (): ReturnType<typeof readJson> => parsed ?? readJson(json, turn);
      // kube-apiserver converts YAML to JSON with sorted members.
      return { ...(await fromJson(json, expected, bytes, read)), repeatedKeys, byName: true };
    }
    if (codecs.protobuf !== undefined && binary.includes(mediaType)) {
      return { object: fromBinary(codecs.protobuf, bytes, expected), duplicateFields: [] };
    }
    throw unsupportedMediaType(mediaTypesOf(codecs));
  }

  /**
   * Most YAML from clients is JSON, which needs no thread unless it repeats keys, whose lines are reported, or contains
   * numbers that are not in printed form.
   */
  async function yamlToJson(
    bytes: Buffer,
    { client, gone }: BodySource,
  ): Promise<YamlAsJson & { readonly parsed?: ParsedJson }> {
    if (looksLikeJson(bytes)) {
      try {
        const parsed = await readJson(bytes, turn);
        // In YAML only the value of a number counts, not its notation.
        if (parsed.duplicateFields.length === 0 && parsed.written === undefined) {
          return { json: bytes, repeatedKeys: [], parsed };
        }
      } catch (error) {
        if (error instanceof JsonSizeError) throw requestEntityTooLarge(error.message);
        // Flow collections of YAML look similar; the YAML reader decides.
      }
    }
    if (!isUtf8(bytes)) throw badRequest('error converting YAML to JSON: yaml: the body is not valid UTF-8');
    return yaml.toJson(bytes, client, gone);
  }

  function checkType({ contentType }: BodySource, accepted = mediaTypesOf(codecs)): void {
    const mediaType = mediaTypeOf(contentType);
    if (mediaType !== '' && mediaType !== YAML && !accepted.includes(mediaType)) throw unsupportedMediaType(accepted);
  }

  async function decodeOptional(body: BodySource, kind: string): Promise<DecodedBody | undefined> {
    const bytes = await body.read();
    return bytes.length === 0 ? undefined : decode(bytes, body, { group: '', version: 'v1', kind, options: true });
  }

  return {
    checkType: (body) => checkType(body),
    async decodeObject(body, { group, version, kind }, mustNameKind) {
      checkType(body, mustNameKind === true ? textual : undefined);
      const expected = { group, version, kind, ...(mustNameKind === true && { mustNameKind }) };
      return decode(await body.read(), body, expected);
    },
    decodeOptional,
    async patchBody(body) {
      const mediaType = mediaTypeOf(body.contentType);
      const bytes = await body.read();
      if (mediaType !== APPLY_PATCH) return { mediaType, bytes };
      const { json, ...read } = await yamlToJson(bytes, body);
      return { mediaType, bytes: json, ...read };
    },
  };
}

/** What the path expects of a body. */
interface Expected extends GroupVersionKind {
  readonly mustNameKind?: boolean;
  /** It contains options, which are decoded differently from objects: their errors are less detailed. */
  readonly options?: boolean;
}

/** Most bytes of a body repeated in a message; kube-apiserver repeats everything, which here would end up in logs. */
export const MOST_REPEATED = 4096;

/** @throws StatusError 400 in the words of kube-apiserver, which depend on where the body is malformed */
function fromBinary(protobuf: ProtobufCodec, bytes: Buffer, expected: Expected): JsonObject {
  try {
    return protobuf.decodeProtobuf(bytes, expected).object;
  } catch (error) {
    if (!(error instanceof StatusError) || error.code !== 400) throw error;
    const { kind, version } = expected;
    if (error instanceof EnvelopeError) {
      throw badRequest(
        `the object provided is unrecognized (must be of type ${kind}): ${error.message} (${summary(bytes)})`,
      );
    }
    throw badRequest(`${kind} in version "${version}" cannot be handled as a ${kind}: ${error.message}`);
  }
}

/**
 * @param given the original body, for messages: JSON, or the YAML that the JSON was made from
 * @param parse parses the JSON
 */
async function fromJson(
  json: Buffer,
  { kind, mustNameKind = false, options = false }: Expected,
  given: Buffer,
  parse: () => ParsedJson | Promise<ParsedJson>,
): Promise<DecodedBody> {
  const unrecognized = (why: string): StatusError =>
    badRequest(
      options ? why : `the object provided is unrecognized (must be of type ${kind}): ${why} (${summary(given)})`,
    );
  try {
    const { value: read, ...faults } = await parse();
    // Only `null` is an object without members, as in Go's decoder.
    const value = read ?? {};
    if (!isJsonObject(value)) {
      throw unrecognized(
        `${KIND_UNREADABLE}json: cannot unmarshal ${jsonTypeName(value)} into Go value of type ${TYPE_META}`,
      );
    }
    const fault = kindFault(value);
    if (fault !== undefined) throw unrecognized(fault);
    if (mustNameKind && (value['kind'] ?? '') === '') {
      throw unrecognized(`Object 'Kind' is missing in '${json.toString('utf8', 0, MOST_REPEATED)}'`);
    }
    return { object: value, ...faults };
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw unrecognized(`${KIND_UNREADABLE}${error.message}`);
    if (error instanceof JsonSizeError) throw requestEntityTooLarge(error.message);
    throw error;
  }
}

/** Why the kind of this object is unknown. */
function kindFault(object: JsonObject): string | undefined {
  for (const [member, value] of Object.entries(object)) {
    if (member !== 'kind' && member !== 'apiVersion') continue;
    if (value !== null && typeof value !== 'string') return notTextFault(member, value as JsonValue);
  }
  const { apiVersion } = object;
  return typeof apiVersion === 'string' ? apiVersionFault(apiVersion) : undefined;
}

function readJson(json: Buffer, turn: () => Promise<void>): ParsedJson | Promise<ParsedJson> {
  return json.length > LONG ? parseJsonInSteps(json, turn) : parseJson(json);
}

/** The type into which kube-apiserver reads the version and kind of a body. */
const TYPE_META =
  'struct { APIVersion string "json:\\"apiVersion,omitempty\\""; Kind string "json:\\"kind,omitempty\\"" }';

/** Bytes of a body that a message shows. */
const SHOWN = 30;

/** The start of a body: as text when it looks like JSON, else in hexadecimal. */
function summary(body: Buffer): string {
  if (body.length === 0) return '<empty>';
  const shown = body.toString(body[0] === 0x7b ? 'utf8' : 'hex', 0, SHOWN);
  return body.length > SHOWN ? `${shown} ...` : shown;
}

function looksLikeJson(bytes: Buffer): boolean {
  for (const byte of bytes) {
    if (byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) continue;
    return byte === 0x7b;
  }
  return false;
}
