import { expect } from '@jest/globals';
import { printJson } from '../../../src/json/print.js';
import type { JsonObject } from '../../../src/json/types.js';
import { strategicMergeEngine } from '../../../src/patch/strategic-merge.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';

const TEXT: StructuralSchema = { type: 'string' };
const MAP: StructuralSchema = { type: 'object', additionalProperties: TEXT };
const PORT: StructuralSchema = {
  type: 'object',
  properties: { containerPort: { type: 'integer' }, name: TEXT },
};
const CONTAINER: StructuralSchema = {
  type: 'object',
  properties: {
    name: TEXT,
    image: TEXT,
    args: { type: 'array', items: TEXT },
    raw: { type: 'object', special: 'raw-extension' },
    env: {
      type: 'array',
      items: { type: 'object', properties: { name: TEXT, value: TEXT } },
      patchStrategy: ['merge'],
      patchMergeKey: 'name',
    },
    ports: { type: 'array', items: PORT, patchStrategy: ['merge'], patchMergeKey: 'containerPort' },
  },
};
/** A kind with lists of every sort. */
export const SCHEMA: StructuralSchema = {
  type: 'object',
  properties: {
    metadata: {
      type: 'object',
      properties: { labels: MAP, finalizers: { type: 'array', items: TEXT, patchStrategy: ['merge'] } },
    },
    spec: {
      type: 'object',
      properties: {
        replicas: { type: 'integer' },
        containers: { type: 'array', items: CONTAINER, patchStrategy: ['merge'], patchMergeKey: 'name' },
        volumes: {
          type: 'array',
          items: { type: 'object', properties: { name: TEXT, emptyDir: MAP, hostPath: MAP } },
          patchStrategy: ['merge', 'retainKeys'],
          patchMergeKey: 'name',
        },
        strategy: {
          type: 'object',
          properties: { type: TEXT, rollingUpdate: { type: 'object', properties: { maxSurge: TEXT } } },
          patchStrategy: ['retainKeys'],
        },
        replaced: { ...MAP, patchStrategy: ['replace'] },
        tolerations: { type: 'array', items: { type: 'object', properties: { key: TEXT } } },
        raw: { type: 'object', special: 'raw-extension' },
      },
    },
  },
};

/** The result of a patch, which must not change its input and must be repeatable. */
export function apply(original: JsonObject, patch: JsonObject | string): JsonObject {
  const before = JSON.stringify(original);
  const parsed = strategicMergeEngine.parse(Buffer.from(typeof patch === 'string' ? patch : printJson(patch)));
  const result = parsed.apply(original, SCHEMA);
  expect(JSON.stringify(original)).toBe(before);
  expect(parsed.apply(original, SCHEMA)).toEqual(result);
  return result;
}

/** Applies a patch to `spec`. */
export function spec(original: JsonObject, patch: JsonObject): unknown {
  return apply({ spec: original }, { spec: patch })['spec'];
}

/** Items of a list with these names. */
export const names = (...list: string[]): JsonObject[] => list.map((name) => ({ name }));
