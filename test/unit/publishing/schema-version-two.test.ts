import { describe, expect, test } from '@jest/globals';
import { inVersionTwo } from '../../../src/publishing/schema-version-two.js';

describe('a structural schema in OpenAPI version 2', () => {
  test('a nullable value has no type and is not required', () => {
    const schema = {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: 'string', nullable: true }, b: { type: 'string' } },
    };
    expect(inVersionTwo(schema)).toEqual({
      type: 'object',
      required: ['b'],
      properties: { a: {}, b: { type: 'string' } },
    });
    expect(inVersionTwo({ type: 'object', required: ['a'], properties: { a: { nullable: true } } })).toEqual({
      type: 'object',
      properties: { a: {} },
    });
  });

  test('members are omitted where unknown ones are kept', () => {
    const open = { 'x-kubernetes-preserve-unknown-fields': true };
    expect(inVersionTwo({ type: 'object', ...open, properties: { a: { type: 'string' } } })).toEqual(open);
    expect(inVersionTwo({ type: 'array', items: { type: 'object', ...open } })).toEqual({ type: 'array', items: open });
  });

  test('keywords of version 3 are omitted, at every depth', () => {
    const schema = {
      type: 'object',
      properties: {
        p: { 'x-kubernetes-int-or-string': true, default: 1, anyOf: [{ type: 'integer' }, { type: 'string' }] },
      },
      additionalProperties: { not: { type: 'string' } },
    };
    expect(inVersionTwo(schema)).toEqual({
      type: 'object',
      properties: { p: { 'x-kubernetes-int-or-string': true } },
      additionalProperties: {},
    });
  });
});
