import type { NamingProfile } from '../naming/profile.js';
import { UPSTREAM } from '../naming/upstream.js';
import { type Codec, NotEncodable } from './codec.js';
import { jsonCodec } from './json.js';
import { type ProtobufCodec, binaryForm } from './protobuf.js';
import { yamlCodec } from './yaml.js';

/** Every response form. */
export interface Codecs {
  /** In order of preference; the first is the default. */
  readonly all: readonly Codec[];
  readonly json: Codec;
  /** Absent only in tests without binary form. */
  readonly protobuf: ProtobufCodec | undefined;
  readonly naming: NamingProfile;
}

/** The table of forms. */
export function createCodecs(naming: NamingProfile, protobuf?: ProtobufCodec): Codecs {
  const all: Codec[] = [jsonCodec, yamlCodec];
  if (protobuf !== undefined) {
    for (const mediaType of binaryMediaTypes(naming)) all.push(binaryCodec(mediaType, protobuf));
  }
  return { all, json: jsonCodec, protobuf, naming };
}

/** Media types of the binary form: the profile's own, and the one that unmodified clients use. */
export function binaryMediaTypes(naming: NamingProfile): readonly string[] {
  return [...new Set([naming.binaryMediaType, UPSTREAM.binaryMediaType])];
}

function binaryCodec(mediaType: string, protobuf: ProtobufCodec): Codec {
  const form = binaryForm(protobuf);
  return {
    name: 'protobuf',
    mediaType,
    framing: 'length-delimited',
    encode(object) {
      const bytes = form.encode(object);
      if (bytes === undefined) throw new NotEncodable(`no binary form of ${String(object['kind'])}`);
      return bytes;
    },
  };
}
