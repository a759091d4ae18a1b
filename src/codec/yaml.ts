import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { parseStored } from '../json/parse.js';
import type { Codec } from './codec.js';

/**
 * `application/yaml` for responses. Bodies come in through `http/yaml-reader.ts`, which turns them into JSON in a
 * thread of its own.
 */
export const yamlCodec: Codec = {
  name: 'yaml',
  mediaType: 'application/yaml',
  framing: undefined,
  encode(object, json) {
    // From the bytes, so that integers beyond 2^53 keep their digits.
    return Buffer.from(yamlText(json === undefined ? object : parseStored(json)), 'utf8');
  },
};

const load = createRequire(import.meta.url);

/** The YAML library. It is loaded by its first use: that takes a tenth of a start, and few servers are asked for YAML. */
export function yamlLibrary(): typeof Yaml {
  return load('yaml') as typeof Yaml;
}

/** One value as YAML text in block style; ends in a newline. */
export function yamlText(value: unknown): string {
  return yamlLibrary().stringify(value, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' });
}
