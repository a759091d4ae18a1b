import { expect, test } from '@jest/globals';
import { compileListChecks } from '../../../../src/schema/custom/list-uniqueness.js';
import type { StructuralSchema } from '../../../../src/schema/structural.js';

test('a repeated key of several members is printed with the members in order, whichever comes first in the schema', () => {
  const list: StructuralSchema = {
    type: 'array',
    listType: 'map',
    listMapKeys: ['protocol', 'port'],
    items: { type: 'object', properties: { port: { type: 'integer' }, protocol: { type: 'string' } } },
  };
  const check = compileListChecks({ type: 'object', properties: { ports: list } });
  const web = { protocol: 'TCP', port: 80 };
  expect(check({ ports: [web, { ...web, protocol: 'UDP' }] })).toEqual([]);
  expect(check({ ports: [web, web, web] }).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'ports[1]: Duplicate value: {"port":80,"protocol":"TCP"}',
  ]);
});
