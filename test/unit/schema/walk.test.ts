import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '../../../src/json/types.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';
import { compileWalk } from '../../../src/schema/walk.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

/** The schema of an object whose members `m0`, `m1`, … are sets. */
function ofSets(count: number): StructuralSchema {
  const properties: Record<string, StructuralSchema> = {};
  for (let index = 0; index < count; index += 1) properties[`m${index}`] = { type: 'array', listType: 'set' };
  return { type: 'object', properties };
}

function visited(schema: StructuralSchema, value: JsonValue): string[] {
  const paths: string[] = [];
  const walk = compileWalk(schema, ({ listType }) => listType === 'set');
  walk(value, undefined, (_schema, _value, _stored, path) => void paths.push(path.toString()));
  return paths;
}

describe('the walk over value and schema', () => {
  test.each([5, 50])('members of a schema of %i come in its order, whatever the order of the value', (count) => {
    const value = { m4: [], other: [], m0: [], m3: [] };
    expect(visited(ofSets(count), value)).toEqual(['m0', 'm3', 'm4']);
  });

  test('very many empty objects take no longer when their schema has thousands of members', async () => {
    const schema: StructuralSchema = { type: 'array', items: ofSets(5_000) };
    const items: JsonValue[] = Array.from({ length: 50_000 }, () => ({}));
    let found: readonly string[] = [];
    const walk = (): void => void (found = visited(schema, [...items, { m7: [] }]));
    expect(await cpuTimeOf(walk)).toBeLessThan(1_000);
    expect(found).toEqual(['[50000].m7']);
  });
});
