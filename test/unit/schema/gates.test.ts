import { describe, expect, test } from '@jest/globals';
import { compileGateFilter } from '../../../src/schema/gates.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';

const LEAF: StructuralSchema = { type: 'string' };
const SCHEMA: StructuralSchema = {
  type: 'object',
  properties: {
    open: LEAF,
    behind: { type: 'string', gates: ['Alpha'] },
    list: { type: 'array', items: { type: 'object', properties: { open: LEAF, deep: { ...LEAF, gates: ['Beta'] } } } },
    map: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { deep: { ...LEAF, gates: ['Beta'] } } },
    },
  },
};

describe('members behind feature gates', () => {
  const filter = compileGateFilter(SCHEMA, new Set(['Alpha', 'Beta']))!;

  test('they are dropped at any depth while the gate is off', () => {
    const given = { open: 'a', behind: 'b', list: [{ open: 'c' }, { deep: 'd' }], map: { k: { deep: 'e' } } };
    expect(filter(given, undefined)).toEqual({ open: 'a', list: [{ open: 'c' }, {}], map: { k: {} } });
  });

  test('they stay when the stored object uses them anywhere', () => {
    const stored = { list: [{ deep: 'x' }] };
    expect(filter({ behind: 'b', list: [{}, { deep: 'd' }] }, stored)).toEqual({ list: [{}, { deep: 'd' }] });
  });

  test('an object without any is returned itself', () => {
    const given = { open: 'a', list: [{ open: 'c' }] };
    expect(filter(given, undefined)).toBe(given);
  });

  test('they cost nothing where every gate is on', () => {
    expect(compileGateFilter(SCHEMA, new Set(['Other']))).toBeUndefined();
  });
});
