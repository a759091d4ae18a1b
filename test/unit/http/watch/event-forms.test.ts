import { describe, expect, test } from '@jest/globals';
import { RecentEventForms } from '../../../../src/http/watch/event-forms.js';
import { ByteBudget } from '../../../../src/meta/byte-budget.js';
import { StoredObject } from '../../../../src/meta/stored-object.js';

const MIB = 1024 * 1024;

function object(revision: number): StoredObject {
  return StoredObject.fromStorage('ns', 'a', 'u', revision, Buffer.from('{"metadata":{}}'));
}

describe('encoded events', () => {
  test('they are encoded once for all watchers of a format', () => {
    const forms = new RecentEventForms();
    const one = object(2);
    const made = forms.of(one, 'json', () => Buffer.from('x'));
    expect(forms.of(one, 'json', () => Buffer.from('y'))).toBe(made);
    expect(forms.of(one, 'yaml', () => Buffer.from('z'))).not.toBe(made);
  });

  test('they are limited by bytes, whatever their number', () => {
    const budget = new ByteBudget();
    const forms = new RecentEventForms(budget);
    for (let revision = 2; revision < 300; revision += 1) forms.of(object(revision), 'json', () => Buffer.alloc(MIB));
    expect(forms.bytes).toBeLessThanOrEqual(32 * MIB);
    expect(budget.used).toBe(forms.bytes);
  });

  test('they release memory of the shared budget', () => {
    const forms = new RecentEventForms(new ByteBudget(5 * MIB));
    for (let revision = 2; revision < 20; revision += 1) forms.of(object(revision), 'json', () => Buffer.alloc(MIB));
    expect(forms.bytes).toBeLessThanOrEqual(5 * MIB);
  });
});
