import { describe, expect, test } from '@jest/globals';
import { parseJson } from '../../../src/json/parse.js';
import { FieldFaults } from '../../../src/registry/field-validation.js';
import type { RequestContext } from '../../../src/request/context.js';

const BODY = '{"z":1,"metadata":{"q":1},"spec":{"a":1,"a":2,"l":[{"n":1},{}],"b":1}}';
const UNKNOWN = ['z', 'metadata.q', 'spec.l[10].n', 'spec.l[2].n', 'spec.b'];

function warned(body: { readonly byName?: boolean }, custom: boolean): readonly string[] {
  const said: string[] = [];
  const faults = new FieldFaults('Warn', { ...parseJson(Buffer.from(BODY)), ...body });
  for (const path of UNKNOWN) faults.unknownField(path);
  const context = { warn: (text: string) => said.push(text) } as unknown as RequestContext;
  faults.settle(context, { group: '', version: 'v1', kind: 'Thing', custom });
  return said.map((text) => text.replace(/^(\w)\w+ field "(.*)"$/, '$1 $2'));
}

describe('the order of faults', () => {
  test('custom kinds: duplicates, metadata, the rest in the order of their normaliser', () => {
    expect(warned({}, true)).toEqual([
      'd spec.a',
      'u metadata.q',
      'u z',
      'u spec.l[10].n',
      'u spec.l[2].n',
      'u spec.b',
    ]);
  });

  test('patches: duplicates, then member by member by name', () => {
    expect(warned({ byName: true }, false)).toEqual([
      'd spec.a',
      'u metadata.q',
      'u spec.b',
      'u spec.l[2].n',
      'u spec.l[10].n',
      'u z',
    ]);
  });
});
