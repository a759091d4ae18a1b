import { expect, test } from '@jest/globals';
import { callDeadline, forgetLongDeadline } from '../../../src/rpc/call-deadline.js';

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
])('of %j, %j is left', (given, left) => {
  const headers: Record<string, string> = { ...(given as object) };
  forgetLongDeadline(headers);
  expect(headers).toEqual(left);
});

const GRPC = 'application/grpc-web+proto';
const CONNECT = 'application/json';

test.each([
  [GRPC, { 'grpc-timeout': '2M' }, 120_000],
  [GRPC, { 'grpc-timeout': '50000u' }, 50],
  [GRPC, { 'grpc-timeout': '0m' }, 0],
  [GRPC, { 'grpc-timeout': '-1S' }, undefined],
  [GRPC, { 'grpc-timeout': '1x' }, undefined],
  [GRPC, { 'connect-timeout-ms': '7' }, undefined],
  [CONNECT, { 'connect-timeout-ms': '7' }, 7],
  [CONNECT, { 'connect-timeout-ms': '7', 'grpc-timeout': '1S' }, 7],
  [CONNECT, { 'connect-timeout-ms': '1.5' }, undefined],
  [CONNECT, { 'grpc-timeout': '1S' }, undefined],
  [CONNECT, {}, undefined],
])('a call of type %s with %j is given %s ms', (type, headers, milliseconds) => {
  expect(callDeadline({ ...headers, 'content-type': type })).toBe(milliseconds);
});
