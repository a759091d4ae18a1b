import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { parseStored } from '../json/parse.js';
import type { JsonValue } from '../json/types.js';
import type { Codec } from './codec.js';
import { YamlWriter } from './yaml-writer.js';

/**
 * `application/yaml` for responses. Request bodies are read by `http/yaml-reader.ts`, which converts them to JSON in a
 * thread.
 */
export const yamlCodec: Codec = {
  name: 'yaml',
  mediaType: 'application/yaml',
  framing: undefined,
  encode(object, json) {
    // From the bytes, so that integers beyond 2^53 keep their digits.
    return Buffer.from(yamlText(json === undefined ? (object as JsonValue) : parseStored(json)), 'utf8');
  },
};

const load = createRequire(import.meta.url);

/** The YAML library, loaded on first use: that takes a tenth of the start-up time, and few servers need YAML. */
export function yamlLibrary(): typeof Yaml {
  return load('yaml') as typeof Yaml;
}

/** One value as YAML text in block style; ends in a newline. Long ones block the event loop: see `yamlPieces`. */
export function yamlText(value: JsonValue): string {
  return new YamlWriter(value).next(Infinity);
}

/** Characters of a piece: a few milliseconds of work. */
const PIECE = 64 * 1024;

/** The same in pieces, each made on demand. */
export function* yamlPieces(value: JsonValue): Generator<Buffer> {
  const writer = new YamlWriter(value);
  for (let text = writer.next(PIECE); text !== ''; text = writer.next(PIECE)) yield Buffer.from(text, 'utf8');
}
