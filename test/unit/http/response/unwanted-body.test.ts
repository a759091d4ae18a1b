import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { Exchange } from '../../../../src/http/response/exchange.js';

/** Whether the body of an HTTP/1.1 request keeps flowing once its exchange has dropped it. */
function flows(method: string, headers: Readonly<Record<string, string>>): boolean {
  const request = Object.assign(new PassThrough(), { method, headers, httpVersionMajor: 1 });
  const terms = { patience: 1000, last: () => false, wrote: () => undefined };
  new Exchange(request as unknown as IncomingMessage, {} as ServerResponse, 0, terms).dropUnwantedBody();
  return request.readableFlowing === true;
}

test.each([
  ['GET', { 'transfer-encoding': 'chunked' }, true],
  ['GET', { 'content-length': '5' }, true],
  ['HEAD', { 'content-length': '5' }, true],
  ['GET', {}, false],
  ['POST', { 'content-length': '5' }, false],
  ['PATCH', { 'transfer-encoding': 'chunked' }, false],
] as const)('the body of a %s with %j is discarded as it arrives: %s', (method, headers, dropped) => {
  expect(flows(method, headers)).toBe(dropped);
});
