import { describe, expect, test } from '@jest/globals';
import { storageFailure } from '../../../src/registry/errors.js';
import { StorageError, type StorageErrorKind } from '../../../src/storage/errors.js';

describe('errors of clients when the store fails', () => {
  test.each<[StorageErrorKind, number, string, RegExp, number | undefined]>([
    ['expired', 410, 'Expired', /too old/, undefined],
    ['too-new', 504, 'Timeout', /^Timeout: Too large resource version: 9, current: 3$/, 1],
    ['unavailable', 503, 'ServiceUnavailable', /please try again/, 1],
    ['aborted', 504, 'Timeout', /did not complete/, 1],
  ])('%s is %d %s', (kind, code, reason, message, retryAfterSeconds) => {
    const shown = storageFailure(new StorageError(kind, 'secret', { asked: 9, current: 3 }), 'write');
    expect(shown).toMatchObject({ code, reason, message: expect.stringMatching(message) });
    expect(shown.details?.retryAfterSeconds).toBe(retryAfterSeconds);
    expect(shown.message).not.toContain('secret');
  });

  test.each([
    ['18446744073709551615', 'Timeout: Too large resource version: 18446744073709551615, current: 3'],
    ['09007199254740993', 'Timeout: Too large resource version: 9007199254740993, current: 3'],
    ['', `Timeout: Too large resource version: ${Number.MAX_SAFE_INTEGER}, current: 3`],
  ])('the version %s is printed with all its digits', (resourceVersion, message) => {
    const error = new StorageError('too-new', 'secret', { asked: Number.MAX_SAFE_INTEGER, current: 3 });
    expect(storageFailure(error, 'list', { resourceVersion }).message).toBe(message);
  });

  test('an error of a write that may have happened makes no client repeat it', () => {
    const shown = storageFailure(new StorageError('unknown-outcome', 'lost'), 'write');
    expect(shown).toMatchObject({ code: 504, reason: 'Timeout', message: expect.stringMatching(/read before trying/) });
    expect(shown.details?.retryAfterSeconds ?? 0).toBe(0);
  });

  test('any other error is a server fault without details', () => {
    const shown = storageFailure(new Error('secret'), 'get');
    expect([shown.code, shown.message.includes('secret')]).toEqual([500, false]);
  });
});
