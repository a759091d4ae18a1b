import { expect, test } from '@jest/globals';
import { createEngine } from '../../../src/customresources/engine.js';
import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { atOnce } from '../../../src/meta/steps.js';
import type { ResourceDefinition } from '../../../src/resources/definition.js';
import { createBaseEnvironment } from '../../../src/schema/cel/environment.js';
import type { JsonSchema } from '../../../src/schema/custom/json-schema.js';

const EMBEDDED: JsonSchema = {
  type: 'object',
  properties: {
    e: { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
    other: { type: 'string' },
  },
};
const ENGINE = createEngine(
  { kind: 'Gear', version: 'v1', subresources: [{ name: 'status' }] } as unknown as ResourceDefinition,
  { type: 'object', properties: { spec: EMBEDDED, status: EMBEDDED } },
  { metadata: { type: 'object', preserveUnknownFields: true }, expressions: createBaseEnvironment() },
);
const GOOD = { apiVersion: 'v1', kind: 'Pod' };
const BAD = { apiVersion: 'v1' };

function gear(spec: JsonObject, status: JsonObject): KubeObject {
  return { apiVersion: 'e.io/v1', kind: 'Gear', metadata: { name: 'a' }, spec, status };
}

function faults(object: KubeObject, stored: KubeObject, subresource: string): readonly string[] {
  return atOnce(ENGINE.validate(object, stored, subresource)).map(({ field }) => field);
}

// kube-apiserver 1.36 does not validate embedded objects in a status update.
test('embedded objects of the spec do not block a status write, new faults in the status do', () => {
  const stored = gear({ e: BAD }, { e: GOOD });
  expect(faults(gear({ e: BAD }, { e: GOOD, other: 'x' }), stored, 'status')).toEqual([]);
  expect(faults(gear({ e: BAD }, { e: BAD }), stored, 'status')).toEqual(['status.e.kind']);
  expect(faults(gear({ e: BAD }, { e: BAD, other: 'x' }), gear({ e: BAD }, { e: BAD }), 'status')).toEqual([]);
});

test('a write of the whole object is checked against both stored embedded objects', () => {
  const stored = gear({ e: BAD }, { e: BAD });
  expect(faults(gear({ e: BAD, other: 'x' }, { e: BAD }), stored, '')).toEqual(['spec.e.kind', 'status.e.kind']);
});

// As in kube-apiserver 1.36.
test('the path to the selector of a scale must lead through objects', () => {
  const scale = { specReplicasPath: 'spec.n', statusReplicasPath: 'status.n', labelSelectorPath: 'status.selector' };
  const engine = createEngine(
    { kind: 'Gear', version: 'v1', subresources: [{ name: 'scale', scale }] } as unknown as ResourceDefinition,
    { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    { metadata: { type: 'object', preserveUnknownFields: true }, expressions: createBaseEnvironment() },
  );
  const object = { ...gear({}, {}), status: 'text' };
  expect(atOnce(engine.validate(object, undefined, '')).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    '.status.n: Invalid value: 0: .status.n accessor error: text is of the type string, expected map[string]interface{}',
    '.status.selector: Invalid value: "": .status.selector accessor error: text is of the type string, expected map[string]interface{}',
  ]);
});
