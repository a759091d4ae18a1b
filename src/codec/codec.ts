import type { JsonObject } from '../json/types.js';

/** How documents of a watch are delimited in a stream; undefined: this form has no streams (406 for a watch). */
export type Framing = 'concatenated' | 'length-delimited';

/** One serialisation of API objects. Pure; objects come in as parsed JSON. */
export interface Codec {
  readonly name: 'json' | 'yaml' | 'protobuf';
  /** What `Content-Type` says. */
  readonly mediaType: string;
  readonly framing: Framing | undefined;
  /**
   * One object as bytes. `json` is the same object as compact JSON if available.
   * @throws NotEncodable when the form has no message for this kind
   */
  encode(object: JsonObject, json?: Buffer): Buffer;
}

/** The binary form, made by `codec/protobuf.ts` from generated tables. */
export interface BinaryForm {
  /** Envelope and object. undefined: no message for this kind. @throws Error on values that do not fit */
  encode(object: JsonObject): Buffer | undefined;
  /** @throws Error when the bytes are not such an envelope */
  decode(bytes: Buffer): JsonObject;
}

/** The kind has no such form (custom kinds and Table in binary); answered with 406. */
export class NotEncodable extends Error {}
