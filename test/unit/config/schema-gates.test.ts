import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { visits } from '../../../codegen/check/visit.js';
import { loadModel } from '../../../codegen/load/load.js';
import { gatesOff, resolveFeatureGates } from '../../../src/config/feature-gates.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

test('every gate that a schema names is a gate of the server', async () => {
  const gates = resolveFeatureGates(new Map());
  const named = [...visits(await loadModel(root))].flatMap(({ schema }) => schema.gates ?? []);
  expect(named).toContain('GenericWorkload');
  expect([...new Set(named)].filter((gate) => !Object.hasOwn(gates, gate))).toEqual([]);
});

test('a gate that is turned on is no longer off', () => {
  expect(gatesOff(resolveFeatureGates(new Map())).has('GenericWorkload')).toBe(true);
  expect(gatesOff(resolveFeatureGates(new Map([['GenericWorkload', true]]))).has('GenericWorkload')).toBe(false);
});
