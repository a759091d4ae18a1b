import { expect, test } from '@jest/globals';
import { goBoolean } from '../../../src/meta/go-boolean.js';

test.each([
  [['1', 't', 'T', 'TRUE', 'true', 'True'], true],
  [['0', 'f', 'F', 'FALSE', 'false', 'False'], false],
  [['', 'yes', 'tRUE', ' true', '01', 'on'], undefined],
])('%j are %p', (texts, value) => {
  expect(texts.map(goBoolean)).toEqual(texts.map(() => value));
});
