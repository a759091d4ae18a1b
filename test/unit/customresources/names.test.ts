import { describe, expect, test } from '@jest/globals';
import {
  type DefinitionNames,
  type DefinitionRecord,
  readDefinition,
} from '../../../src/customresources/definition.js';
import { decideNames } from '../../../src/customresources/names.js';
import type { JsonObject } from '../../../src/json/types.js';

const NONE: DefinitionNames = { plural: '', singular: '', shortNames: [], kind: '', listKind: '', categories: [] };

function names(plural: string, more: Partial<DefinitionNames> = {}): DefinitionNames {
  const kind = plural.slice(0, 1).toUpperCase() + plural.slice(1, -1);
  return { ...NONE, plural, singular: plural.slice(0, -1), kind, listKind: `${kind}List`, ...more };
}

function record(wanted: DefinitionNames, acceptedNames: DefinitionNames = NONE): DefinitionRecord {
  const object = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${wanted.plural}.example.com`, uid: 'u' },
    spec: { group: 'example.com', scope: 'Namespaced', names: wanted, versions: [] } as unknown as JsonObject,
    status: { acceptedNames } as unknown as JsonObject,
  };
  const source = {
    name: object.metadata.name,
    uid: 'u',
    revision: 1,
    size: 0,
    readOnce: () => Buffer.alloc(0),
    parsed: object,
  };
  return readDefinition(source, object);
}

const holder = record(names('foos', { shortNames: ['f'] }), names('foos', { shortNames: ['f'] }));

describe('names of a definition', () => {
  test('free names are all accepted', () => {
    const wanted = names('bars', { shortNames: ['b'], categories: ['all'] });
    expect(decideNames(record(wanted), [holder])).toEqual({ accepted: wanted, conflict: undefined });
  });

  test.each<[string, DefinitionNames, string, string]>([
    ['a short name', names('bars', { shortNames: ['x', 'f'] }), 'ShortNamesConflict', '"f" is already in use'],
    [
      'a short name that is a plural',
      names('bars', { shortNames: ['foos'] }),
      'ShortNamesConflict',
      '"foos" is already in use',
    ],
    [
      'two short names',
      names('bars', { shortNames: ['f', 'foo'] }),
      'ShortNamesConflict',
      '["f" is already in use, "foo" is already in use]',
    ],
    ['the singular', names('bars', { singular: 'foo' }), 'SingularConflict', '"foo" is already in use'],
    ['the kind', names('bars', { kind: 'Foo' }), 'KindConflict', '"Foo" is already in use'],
    ['a list kind that is a kind', names('bars', { listKind: 'Foo' }), 'ListKindConflict', '"Foo" is already in use'],
  ])('names with %s are rejected, and the others are accepted', (_, wanted, reason, message) => {
    const { accepted, conflict } = decideNames(record(wanted), [holder]);
    expect(conflict).toEqual({ reason, message });
    expect(accepted.plural).toBe('bars');
  });

  test('accepted names stay, whoever requests them', () => {
    const own = names('bars', { shortNames: ['b'] });
    const rival = record(names('cars', { shortNames: ['b'] }), names('cars'));
    expect(decideNames(record(own, own), [rival]).conflict).toBeUndefined();
    expect(decideNames(rival, [record(own, own)]).accepted.shortNames).toEqual([]);
  });

  test('names that a definition requests but does not have yet are taken too', () => {
    const before = names('bars');
    const grown = decideNames(record({ ...before, shortNames: ['bar'] }, before), []);
    expect(grown.conflict).toEqual({ reason: 'ShortNamesConflict', message: '"bar" is already in use' });
    const swapped = decideNames(record({ ...before, kind: 'BarList', listKind: 'Bars' }, before), []);
    expect(swapped.conflict).toEqual({ reason: 'KindConflict', message: '"BarList" is already in use' });
    // Concurrently, no name is taken yet.
    expect(decideNames(record({ ...before, shortNames: ['bar'] }), []).conflict).toBeUndefined();
  });

  test('a definition keeps its old names where the new ones are taken', () => {
    const before = names('bars', { shortNames: ['b'] });
    const { accepted } = decideNames(record({ ...before, kind: 'Foo', shortNames: ['f'] }, before), [holder]);
    expect([accepted.kind, accepted.shortNames]).toEqual(['Bar', ['b']]);
  });
});
