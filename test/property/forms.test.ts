import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';
import { parse as parseYaml } from 'yaml';
import { createProtobufCodec } from '../../src/codec/protobuf.js';
import { yamlText } from '../../src/codec/yaml.js';
import { parseStored } from '../../src/json/parse.js';
import { printJson } from '../../src/json/print.js';
import type { JsonObject } from '../../src/json/types.js';
import { namingProfile } from '../../src/naming/profile.js';
import { builtinResources } from '../../src/resources/builtin.js';
import { compileResource } from '../../src/resources/compile.js';
import { sparseValue } from '../unit/codec/arbitrary-object.js';

const codec = createProtobufCodec();
const naming = namingProfile('cluster');
const kinds = builtinResources(naming).map(({ definition, strategy }) => ({
  definition,
  compiled: compileResource(definition, { strategy, naming }),
}));

/** What a client or the store decodes from it. */
function asJson(object: JsonObject): JsonObject {
  return parseStored(Buffer.from(printJson(object))) as JsonObject;
}

/** The YAML parsed by our own reader, with big integers. */
function fromYaml(text: string): JsonObject {
  return asJson(parseYaml(text, { version: '1.1', intAsBigInt: true }) as JsonObject);
}

/** Objects with every mix of absent, null, zero and empty members. */
describe('objects are preserved in every format', () => {
  test.each(
    kinds.map((each) => [`${each.definition.kind} ${each.definition.group}/${each.definition.version}`, each] as const),
  )('%s', (_name, { definition, compiled }) => {
    const message = definition.protoMessage!;
    const type = { apiVersion: `${definition.group}/${definition.version}`, kind: definition.kind };
    fc.assert(
      fc.property(sparseValue(definition.schema, 6), (value) => {
        const { metadata, ...rest } = (value ?? {}) as JsonObject;
        // As `registry/body.ts` passes it on.
        const given = asJson({ ...rest, metadata: metadata ?? {}, ...type });
        const stored = asJson(compiled.normalise(given));
        expect(asJson(compiled.normalise(stored))).toEqual(stored);
        const binary = codec.decodeMessage(codec.encodeMessage(stored, message), message);
        expect(asJson(compiled.normalise({ ...binary, ...type }))).toEqual(stored);
        expect(fromYaml(yamlText(stored))).toEqual(stored);
      }),
      { numRuns: 100 },
    );
  });
});
