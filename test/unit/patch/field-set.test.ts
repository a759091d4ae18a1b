import { expect, test } from '@jest/globals';
import { difference, type FieldSet, intersection, rememberedMembers } from '../../../src/patch/apply/field-set.js';

const FIELDS = 1_000;
const names = Array.from({ length: FIELDS }, (_none, at) => `f:k${String(at).padStart(4, '0')}`);
const setOf = (...fields: readonly string[]): FieldSet => ({
  'f:data': Object.fromEntries(fields.map((field) => [field, {}])),
});

/** The set, and how often its nodes below `data` were listed. */
function counted(set: FieldSet): { readonly set: FieldSet; readonly listed: () => number } {
  let listed = 0;
  const data = new Proxy(set['f:data'] as FieldSet, {
    ownKeys(node) {
      listed += 1;
      return Reflect.ownKeys(node);
    },
  });
  return { set: { 'f:data': data }, listed: () => listed };
}

test('a large set that many others are compared with is not listed for each of them', () => {
  const { set, listed } = counted(setOf(...names));
  const isMember = rememberedMembers();
  for (const name of names) {
    expect(intersection(setOf(name), set, isMember)).toEqual(setOf(name));
    expect(difference(setOf(name, 'f:other'), set, isMember)).toEqual(setOf('f:other'));
  }
  expect(listed()).toBeLessThan(5);
});
