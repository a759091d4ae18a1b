import { expect, test } from '@jest/globals';
import { identityOf } from '../../../src/meta/identity.js';
import { StoredObject } from '../../../src/meta/stored-object.js';

test("an identity contains what an object's lifecycle depends on, and nothing else is parsed", () => {
  const metadata = {
    resourceVersion: '7',
    name: 'a"b',
    namespace: 'ns',
    uid: 'u',
    labels: { uid: 'not this' },
    annotations: { 'x/y': '{"finalizers":["not this"]}' },
    ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'o', uid: 'w', blockOwnerDeletion: true }],
    finalizers: ['foregroundDeletion'],
    deletionTimestamp: '2024-01-01T00:00:00Z',
    managedFields: [{ manager: 'm', fieldsV1: { 'f:metadata': {} } }],
  };
  const text = JSON.stringify({ kind: 'Pod', apiVersion: 'v1', metadata, spec: 'BROKEN' }).replace(
    '"BROKEN"',
    '{broken',
  );
  const { labels: _labels, annotations: _annotations, managedFields: _fields, ...kept } = metadata;
  expect(identityOf({ bytes: Buffer.from(text), revision: 7 }, { kind: 'Pod', apiVersion: 'v1' })).toEqual({
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: kept,
  });
});

test('the identity of an object whose writer left its parsed form is the same', () => {
  const metadata = { name: 'a', namespace: 'ns', uid: 'u', labels: { uid: 'not this' }, finalizers: ['f'] };
  const written = { kind: 'Pod', apiVersion: 'v1', metadata };
  const type = { kind: 'Pod', apiVersion: 'v1' };
  const object = StoredObject.fromStorage('ns', 'a', 'u', 7, Buffer.from(JSON.stringify(written)));
  expect(object.parsedBefore).toBeUndefined();
  const read = identityOf(object, type);
  object.adoptParsed(written);
  expect(object.parsedBefore).toEqual(JSON.parse(object.bytes.toString()));
  expect(identityOf(object, type)).toEqual(read);
  expect(read).toEqual({
    ...type,
    metadata: { name: 'a', namespace: 'ns', uid: 'u', finalizers: ['f'], resourceVersion: '7' },
  });
});

test('the identity of an object with an outline is the same', () => {
  const metadata = {
    name: 'a',
    uid: 'u',
    labels: { x: 'y' },
    finalizers: ['f'],
    managedFields: [{ manager: 'm', fieldsV1: {} }],
  };
  const value = Buffer.from(JSON.stringify({ kind: 'K', apiVersion: 'v1', metadata, note: 'x'.repeat(9_000) }));
  const type = { kind: 'K', apiVersion: 'v1' };
  const leftOut = { metadata: { managedFields: 'whole' }, note: 'whole' } as const;
  const packed = StoredObject.packedFromStorage('', 'a', 'u', 7, value, { leftOut });
  expect(packed.outline!.length).toBeLessThan(200);
  const identity = identityOf(packed, type);
  expect(identity).toEqual(identityOf(StoredObject.fromStorage('', 'a', 'u', 7, value), type));
  expect(identity.metadata).toEqual({ name: 'a', uid: 'u', resourceVersion: '7', finalizers: ['f'] });
});
