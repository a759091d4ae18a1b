import { expect, test } from '@jest/globals';
import { identityOf } from '../../../src/meta/identity.js';

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
  expect(identityOf(Buffer.from(text), { kind: 'Pod', apiVersion: 'v1' })).toEqual({
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: kept,
  });
});
