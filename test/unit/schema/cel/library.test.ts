import { describe, expect, test } from '@jest/globals';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import { authorization } from '../../../../src/schema/cel/library/authorization.js';
import { errorOf, evaluated } from './evaluated.js';
import { FAILS, HOLDS } from './library-cases.js';

describe.each(Object.entries(HOLDS))('%s', (_library, expressions) => {
  test.each(expressions)('%s', (expression) => {
    expect(evaluated(expression).value).toBe(true);
  });
});

test.each(FAILS)('%s is an error', (expression, message) => {
  expect(errorOf(expression)).toBe(message);
});

test('every function of the libraries is used in a case', () => {
  const cases = Object.values(HOLDS).flat().join('\n');
  // These are only type-checked (test/unit/schema/cel/checked.test.ts).
  const checked = new Set(authorization().map(({ name }) => name));
  const unused = [...createBaseEnvironment().functions.keys()].filter(
    (name) => /^[a-zA-Z.]+$/.test(name) && !checked.has(name) && !cases.includes(`${name}(`),
  );
  // The conformance data covers these.
  expect(unused).toEqual(['endsWith', 'startsWith']);
});
