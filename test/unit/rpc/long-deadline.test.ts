import { expect, test } from '@jest/globals';
import { forgetLongDeadline } from '../../../src/rpc/long-deadline.js';

test.each([
  [{ 'grpc-timeout': '99999999H' }, {}],
  [{ 'grpc-timeout': '2147484S' }, {}],
  [{ 'grpc-timeout': '2147483S' }, { 'grpc-timeout': '2147483S' }],
  [{ 'grpc-timeout': '99999999n' }, { 'grpc-timeout': '99999999n' }],
  [{ 'grpc-timeout': '0m' }, { 'grpc-timeout': '0m' }],
  [{ 'grpc-timeout': '5x' }, { 'grpc-timeout': '5x' }],
  [{ 'connect-timeout-ms': '9999999999' }, {}],
  [
    { 'connect-timeout-ms': '2147483647', te: 'trailers' },
    { 'connect-timeout-ms': '2147483647', te: 'trailers' },
  ],
  [{}, {}],
])('of %j %j is left', (given, left) => {
  const headers: Record<string, string> = { ...(given as object) };
  forgetLongDeadline(headers);
  expect(headers).toEqual(left);
});
