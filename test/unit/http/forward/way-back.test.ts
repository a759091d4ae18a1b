import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { Destination } from '../../../../src/http/forward/destination.js';
import { headersBack, isLog, logRefusal } from '../../../../src/http/forward/way-back.js';

const ROOT = '/api/v1/nodes/n:8080/proxy';
const proxied: Destination = {
  scheme: 'http',
  host: '192.0.2.2',
  port: 8080,
  path: '/x',
  nodeAgent: false,
  asked: { path: ROOT, bare: false },
};
const HERE = 'api.example:6443';

describe('a location of a page is rewritten to this server', () => {
  test.each([
    ['a path', '/x', `${ROOT}/x`],
    ['a path with a trailing slash', '/x/?q=1#f', `${ROOT}/x/?q=1#f`],
    ['its own host', 'http://192.0.2.2:8080/same?q=1', `${ROOT}/same?q=1`],
    ['its own host over TLS', 'https://192.0.2.2:8080/same', `${ROOT}/same`],
    ['this server', `http://${HERE}/same`, `http://${HERE}${ROOT}/same`],
    ['another host', 'http://other/x', 'http://other/x'],
    ['another host without a scheme', '//other/x', '//other/x'],
    ['a relative path', 'rel', 'rel'],
    ['a query', '?q=1', '?q=1'],
    ['a fragment', '#f', '#f'],
    ['a path that is already rewritten', `${ROOT}/x`, `${ROOT}/x`],
    ['the path of another proxy', '/api/v1/nodes/m/proxy/x', `${ROOT}/api/v1/nodes/m/proxy/x`],
  ])('%s', (_what, location, found) => {
    expect(headersBack({ location }, proxied, HERE)['location']).toBe(found);
  });
});

test('a page cannot open this server to other origins, and is not cached', () => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'x',
    'access-control-expose-headers': 'y',
    'cache-control': 'max-age=5',
    'content-type': 'text/html',
    'set-cookie': ['a=b', 'c=d'],
  };
  expect(headersBack(headers, proxied, HERE)).toEqual({
    'access-control-expose-headers': 'y',
    'cache-control': 'no-cache, private, max-age=5',
    'content-type': 'text/html',
    'set-cookie': ['a=b', 'c=d'],
  });
});

test('a log is text/plain, whatever the node agent says', () => {
  for (const headers of [{}, { 'content-type': 'text/html' }]) {
    expect(headersBack(headers, { ...proxied, asked: 'log' }, HERE)).toEqual({
      'cache-control': 'no-cache, private',
      'content-type': 'text/plain',
    });
  }
});

describe('a failing log request to a node agent', () => {
  const answered = (statusCode: number, text: string): IncomingMessage =>
    Object.assign(Readable.from([Buffer.from(text)]), { statusCode }) as unknown as IncomingMessage;

  test.each([
    [
      400,
      'previous terminated container "c" in pod "p" not found',
      400,
      'BadRequest',
      /^previous terminated .* found$/,
    ],
    [404, 'pod "p" does not exist', 404, 'NotFound', /^the server could not find the requested resource \( pods p\)$/],
    [500, 'it broke', 500, 'InternalError', /^Internal error occurred: it broke$/],
    [503, 'busy', 503, 'ServiceUnavailable', /currently unable/],
    [302, '', 500, 'InternalError', /answered with 302$/],
  ])('%i %s', async (status, text, code, reason, message) => {
    expect(isLog(status)).toBe(false);
    const error = await logRefusal(answered(status, text), 'p');
    expect({ code: error.code, reason: error.reason }).toEqual({ code, reason });
    expect(error.message).toMatch(message);
  });

  test('a broken connection is reported as such', async () => {
    const broken = Object.assign(
      Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('aborted');
        })(),
      ),
      { statusCode: 500 },
    ) as unknown as IncomingMessage;
    const { code, message } = await logRefusal(broken, 'p');
    expect([code, message]).toEqual([500, 'Internal error occurred: the node agent broke off its answer: aborted']);
  });

  test('an endless error is not read to its end', async () => {
    const endless = Object.assign(
      Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(10_000, 'x');
        })(),
      ),
      { statusCode: 400 },
    ) as unknown as IncomingMessage;
    expect((await logRefusal(endless, 'p')).message).toHaveLength(50_000);
  });
});
