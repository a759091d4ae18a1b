import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import { compileEmbeddedChecks } from '../../../../src/schema/custom/embedded-objects.js';

const checks = compileEmbeddedChecks({ type: 'object', properties: { e: { type: 'object', embeddedResource: true } } });

function faults(metadata: JsonObject): string[] {
  return checks({ e: { apiVersion: 'v1', kind: 'Pod', metadata } }).map(({ field, message }) => `${field}: ${message}`);
}

const OWNER = { apiVersion: 'v1', kind: 'Pod', name: 'n', uid: 'u' };

// The answers of kube-apiserver 1.36.
test.each<[string, JsonObject, readonly (string | RegExp)[]]>([
  ['nothing', {}, []],
  ['an owner', { ownerReferences: [OWNER] }, []],
  [
    'an owner without anything',
    { ownerReferences: [{}] },
    [
      'apiVersion: Invalid value: "": version must not be empty',
      'kind: Invalid value: "": must not be empty',
      'name: Invalid value: "": must not be empty',
      'uid: Invalid value: "": must not be empty',
    ].map((fault) => `e.metadata.ownerReferences.${fault}`),
  ],
  [
    'two controllers',
    {
      ownerReferences: [
        { ...OWNER, controller: true },
        { ...OWNER, controller: true },
      ],
    },
    [/^e\.metadata\.ownerReferences: Invalid value: .*Only one reference can have Controller set to true/],
  ],
  [
    'a namespace that is not a name',
    { namespace: 'Y Z' },
    [/^e\.metadata\.namespace: Invalid value: "Y Z": a lowercase/],
  ],
  [
    'a negative generation',
    { generation: -1 },
    ['e.metadata.generation: Invalid value: -1: must be greater than or equal to 0'],
  ],
  ['a finalizer without a domain', { finalizers: ['x'] }, []],
  [
    'a finalizer that is not a name',
    { finalizers: ['a b'] },
    [/^e\.metadata\.finalizers: Invalid value: "a b": name part must consist/],
  ],
  [
    'an entry of a manager',
    { managedFields: [{ fieldsType: 'X', manager: 'a\n' }] },
    [
      'e.metadata.managedFields[0].operation: Invalid value: "": must be `Apply` or `Update`',
      'e.metadata.managedFields[0].fieldsType: Invalid value: "X": must be `FieldsV1`',
      /^e\.metadata\.managedFields\[0\]\.manager: Invalid value: /,
    ],
  ],
  [
    'annotations',
    { annotations: { a: 'x'.repeat(300_000) } },
    ['e.metadata.annotations: Too long: may not be more than 262144 bytes'],
  ],
])('%s in the metadata of an embedded object', (_what, metadata, expected) => {
  expect(faults(metadata)).toEqual(
    expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
});
