import { expect, test } from '@jest/globals';
import { difference, type FieldSet, intersection, rememberedMembers } from '../../../src/patch/apply/field-set.js';
import { elementText, sortedByElement } from '../../../src/patch/apply/path-element.js';

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

test('numbers beyond 2^53 are compared and shown with all digits', () => {
  const [low, high] = ['v:9007199254740992', 'v:9007199254740993'];
  expect(elementText(high)).toBe('[=9007199254740993]');
  expect(elementText('k:{"id":9007199254740993}')).toBe('[id=9007199254740993]');
  const nodes = new Map([
    [high, 1],
    [low, 2],
  ]);
  expect([...sortedByElement(nodes)].map(([element]) => element)).toEqual([low, high]);
});
