import { expect, test } from '@jest/globals';
import {
  reviewVersionFaults,
  webhookPathFaults,
  webhookPortFaults,
  webhookUrlFaults,
} from '../../../../src/resources/strategies/webhook-client.js';
import { texts } from './support.js';

const FORM = '; desired format: https://host[/path]';

test.each([
  ['https://host/path', []],
  ['HTTPS://host', []],
  ['http://host', [`at: Invalid value: "http": 'https' is the only allowed URL scheme${FORM}`]],
  ['https:///path', [`at: Invalid value: "": host must be specified${FORM}`]],
  ['https://a:b@host', ['at: Invalid value: "a:b": user information is not permitted in the URL']],
  ['https://a@b@host', ['at: Invalid value: "a%40b": user information is not permitted in the URL']],
  ['https://host/#a', ['at: Invalid value: "a": fragments are not permitted in the URL']],
  ['https://host/?a', ['at: Invalid value: "a": query parameters are not permitted in the URL']],
])('the URL %s', (url, faults) => {
  expect(texts(webhookUrlFaults(url, 'at'))).toEqual(faults);
});

test.each([
  ['', []],
  ['/', []],
  ['/a/b/', []],
  ['//', ['at: Invalid value: "//": segment[0] may not be empty']],
  ['/a//b', ['at: Invalid value: "/a//b": segment[1] may not be empty']],
  ['a', [`at: Invalid value: "a": must start with a '/'`, 'at: Invalid value: "a": segment[0] may not be empty']],
])('the path %j', (path, faults) => {
  expect(texts(webhookPathFaults(path, 'at'))).toEqual(faults);
});

test('ports and versions of reviews', () => {
  expect(
    [webhookPortFaults(0, 'at'), webhookPortFaults(65_536, 'at'), webhookPortFaults(443, 'at')].map(
      (each) => each.length,
    ),
  ).toEqual([1, 1, 0]);
  expect(texts(reviewVersionFaults(['v1', 'v1', 'v2'], (index) => `at[${index}]`))).toEqual([
    'at[1]: Invalid value: "v1": duplicate version',
  ]);
});
