import { expect, test } from '@jest/globals';
import { type JsonSchema, someSchema } from '../../../../src/schema/custom/json-schema.js';

const MANY = 500_000;

test.each<[string, (schemas: JsonSchema[]) => JsonSchema]>([
  ['one after another', (items) => ({ items })],
  ['together', (allOf) => ({ allOf })],
  ['by name', (schemas) => ({ properties: { ...schemas } as unknown as Record<string, JsonSchema> })],
])('very many schemas that are nested %s are all found', (_name, holding) => {
  let count = 0;
  someSchema(holding(Array.from({ length: MANY }, () => ({}))), () => {
    count += 1;
    return false;
  });
  expect(count).toBe(1 + MANY);
});
