import { expect, test } from '@jest/globals';
import { compareObjects } from '../../../src/patch/apply/compare.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';

/** A schema of items of a keyed list, and how often its members were listed. */
function countedItems(): { readonly items: StructuralSchema; readonly listed: () => number } {
  let listed = 0;
  const properties = new Proxy<Record<string, StructuralSchema>>(
    {
      name: { type: 'string' },
      at: { type: 'string', special: 'time', presence: 'zero-absent' },
      inner: { type: 'object', properties: { a: { type: 'string' } } },
    },
    {
      ownKeys(target) {
        listed += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  return { items: { type: 'object', properties }, listed: () => listed };
}

test('the members of a schema are listed once, however many items a list gets', () => {
  const { items, listed } = countedItems();
  const list: StructuralSchema = { type: 'array', listType: 'map', listMapKeys: ['name'], items };
  const schema: StructuralSchema = { type: 'object', properties: { list } };
  const item = (index: number) => ({ name: `n${index}`, inner: { a: 'x' } });
  const many = Array.from({ length: 50 }, (_none, index) => item(index));
  const all = compareObjects({}, { list: many }, schema).added;
  expect(listed()).toBe(1);
  const more = compareObjects({ list: [item(0)] }, { list: many }, schema).added;
  expect(listed()).toBe(2);
  const node = { '.': {}, 'f:at': {}, 'f:inner': { '.': {}, 'f:a': {} }, 'f:name': {} };
  expect(all).toMatchObject({ 'f:list': { '.': {}, 'k:{"name":"n0"}': node, 'k:{"name":"n49"}': node } });
  expect(Object.keys(more['f:list'] as object)).toHaveLength(49);
});
