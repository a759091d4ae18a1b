import { describe, expect, test } from '@jest/globals';
import { errorFields } from '../../../src/telemetry/error-fields.js';

describe('errors in the log', () => {
  test('they have type, message, stack and code', () => {
    const error = Object.assign(new TypeError('no such thing'), { code: 'ENOENT' });
    expect(errorFields(error)).toEqual({
      type: 'TypeError',
      message: 'no such thing',
      stack: error.stack,
      code: 'ENOENT',
    });
  });

  test('they include their causes, with messages', () => {
    const error = new Error('cannot be read', { cause: new Error('the connection ended') });
    expect(errorFields(error)).toMatchObject({ message: 'cannot be read', cause: { message: 'the connection ended' } });
  });

  test('properties added by a library are omitted, which may be the content of an object', () => {
    const cause = Object.assign(new Error('refused'), { code: '23514', detail: 'Failing row contains (secret)' });
    expect(JSON.stringify(errorFields(new Error('a write', { cause })))).not.toContain('secret');
  });

  test('cyclic causes are written once', () => {
    const error = new Error('a circle');
    error.cause = error;
    expect(JSON.stringify(errorFields(error)).match(/"message":"a circle"/g)).toHaveLength(6);
  });

  test('other values are unchanged', () => {
    expect(errorFields('text')).toBe('text');
  });
});
