import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { parse as parseYaml } from 'yaml';
import { WatchEventSchema } from '../../../generated/proto/cluster/api/meta/v1/meta_pb.js';
import { UnknownSchema } from '../../../generated/proto/cluster/api/runtime/v1/runtime_pb.js';
import { binaryForm, createProtobufCodec } from '../../../src/codec/protobuf.js';
import { DELIMITED, Reader } from '../../../src/codec/protobuf-wire.js';
import { printJson } from '../../../src/json/print.js';
import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import { type Answer, warningsOf } from '../exchange.js';
import type { Comparable } from '../normalise.js';

/** The binary media type of the public API. */
export const BINARY = 'application/vnd.kubernetes.protobuf';

const form = binaryForm(createProtobufCodec());

/** One request with a body of bytes, the same for both servers. */
export interface BinaryStep {
  readonly method: string;
  readonly path: string;
  readonly bytes?: Buffer;
  readonly type?: string;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Description for the report. */
  readonly note?: string;
}

/** An object in binary form. @throws Error when the kind has no message */
export function encoded(object: JsonObject): Buffer {
  const bytes = form.encode(object);
  if (bytes === undefined) throw new Error(`no message for ${printJson(object).toString().slice(0, 80)}`);
  return bytes;
}

/** A server's answer in any format; binary bodies and frames as JSON. */
export async function exchangeBytes(api: Api, step: BinaryStep): Promise<Answer> {
  try {
    const answer = await api.send(step.method, step.path, {
      ...(step.bytes === undefined ? {} : { body: step.bytes }),
      headers: {
        ...(step.bytes === undefined ? {} : { 'content-type': step.type ?? BINARY }),
        accept: step.accept ?? BINARY,
        ...step.headers,
      },
    });
    const type = answer.headers['content-type'] ?? '';
    return {
      status: answer.status,
      type,
      warnings: warningsOf(answer.headers['warning']),
      text: textOf(answer.bytes, type),
    };
  } catch (error) {
    return { status: 0, type: '', warnings: [], text: `no answer: ${(error as Error).message}` };
  }
}

function textOf(bytes: Buffer, type: string): string {
  if (type.includes('yaml')) return JSON.stringify(parseYaml(bytes.toString('utf8')));
  if (!type.startsWith(BINARY)) return bytes.toString('utf8');
  if (!type.includes('stream=watch')) return printed(opened(bytes));
  const lines: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at);
    const { type: change, object } = fromBinary(WatchEventSchema, bytes.subarray(at + 4, end));
    lines.push(printed({ type: change, object: opened(Buffer.from(object!.raw)) }));
    at = end;
  }
  return lines.join('\n');
}

function opened(bytes: Buffer): JsonObject {
  return form.decode(withUsualNumbers(bytes)) as JsonObject;
}

/** Length of the bytes before an envelope. */
const PREFIX = 4;
/** Sum of the one-byte tags of the fields 1 and 2. */
const BOTH_TAGS = 0x0a + 0x12;

/** The old version of a list of metadata has the numbers of its two fields swapped; it is decoded as the new one. */
function withUsualNumbers(bytes: Buffer): Buffer {
  const envelope = fromBinary(UnknownSchema, bytes.subarray(PREFIX));
  const { apiVersion = '', kind } = envelope.typeMeta ?? {};
  if (kind !== 'PartialObjectMetadataList' || !apiVersion.endsWith('/v1beta1')) return bytes;
  const raw = Buffer.from(envelope.raw);
  for (const reader = new Reader(raw); !reader.done; reader.skip(DELIMITED)) {
    const at = reader.position;
    reader.tag();
    raw[at] = BOTH_TAGS - raw[at]!;
  }
  return Buffer.concat([bytes.subarray(0, PREFIX), toBinary(UnknownSchema, { ...envelope, raw })]);
}

function printed(object: JsonObject): string {
  return printJson(object).toString();
}

/** The answer with its media type, which is compared too. */
export function withType(answer: Answer, comparable: Comparable): Comparable {
  const { body } = comparable;
  return {
    ...comparable,
    body: { mediaType: answer.type, ...(typeof body === 'object' && body !== null ? body : { text: body }) },
  };
}
