import { expect, test } from '@jest/globals';
import { refusalText } from '../../../src/webhook/refusal.js';

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json';
const STATUS = JSON.stringify({ kind: 'Status', apiVersion: 'v1', status: 'Failure', message: 'of the status' });
const NO_TYPE = 'the server was unable to respond with a content type that the client supports';

test.each<[number, string, string, string]>([
  [422, TEXT, 'some words', 'the server rejected our request due to an error in our request'],
  [400, TEXT, 'some words', 'the server rejected our request for an unknown reason'],
  [401, TEXT, 'some words', 'the server has asked for the client to provide credentials'],
  [404, TEXT, 'some words', 'the server could not find the requested resource'],
  [409, TEXT, 'some words', 'the server reported a conflict'],
  [403, TEXT, 'some words\n', 'some words'],
  [403, TEXT, '', ''],
  [403, JSON_TYPE, '{"a":1}', 'unknown'],
  [406, TEXT, 'some words', 'some words'],
  [406, TEXT, '', NO_TYPE],
  [406, JSON_TYPE, '{"a":1}', NO_TYPE],
  [415, TEXT, 'some words', 'some words'],
  [415, JSON_TYPE, '{"a":1}', 'unknown'],
  [418, TEXT, 'some words', 'the server responded with the status code 418 but did not return more information'],
  [304, TEXT, '', 'the server responded with the status code 304 but did not return more information'],
  [500, TEXT, 'some words\n', 'an error on the server ("some words") has prevented the request from succeeding'],
  [502, '', 'some words', 'an error on the server ("some words") has prevented the request from succeeding'],
  [500, JSON_TYPE, '{"a":', 'an error on the server ("unknown") has prevented the request from succeeding'],
  [503, TEXT, 'some words', 'the server is currently unable to handle the request'],
  [422, JSON_TYPE, STATUS, 'of the status'],
  [500, JSON_TYPE, STATUS, 'of the status'],
  [404, '', STATUS, 'of the status'],
  [500, '', STATUS, 'of the status'],
  [404, TEXT, STATUS, 'the server could not find the requested resource'],
  [403, TEXT, 'x'.repeat(5_000), 'x'.repeat(2_048)],
])('an answer %i of type %j with %j means %j', (status, type, body, text) => {
  expect(refusalText(status, type, Buffer.from(body))).toBe(text);
});
