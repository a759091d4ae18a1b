import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type ClientHttp2Session, connect, constants, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { Http2Response } from '../../../../src/http/connection/http2-response.js';

let server: Http2Server | undefined;
let client: ClientHttp2Session | undefined;

afterEach(() => {
  client?.destroy();
  server?.close();
});

test.each<[string, (response: Http2Response) => unknown]>([
  ['a head', (response) => response.writeHead(400, { a: 'b' })],
  ['a head and a body', (response) => response.writeHead(400, { a: 'b' }).end('body')],
  ['a body', (response) => response.end('body')],
  ['the start of a body', (response) => response.write('body')],
  ['nothing', (response) => response.end()],
  ['the wish for its body', (response) => response.writeContinue()],
  ['a head without a body yet', (response) => (response as unknown as ServerResponse).flushHeaders()],
])('answering a stream that the client has just reset with %s is harmless', async (_what, answer) => {
  const answered = new Promise<unknown>((resolve) => {
    server = createServer({ Http2ServerResponse: Http2Response }, (request, response) => {
      let thrown: unknown = 'nothing thrown';
      request.once('aborted', () => {
        try {
          answer(response as Http2Response);
        } catch (error) {
          thrown = error;
        }
      });
      response.once('close', () => resolve(thrown));
      request.once('data', () =>
        (response as Http2Response).stream.session?.ping(() => stream.close(constants.NGHTTP2_CANCEL)),
      );
    });
  });
  server!.listen(0, '127.0.0.1');
  await once(server!, 'listening');
  client = connect(`http://127.0.0.1:${(server!.address() as AddressInfo).port}`);
  const stream = client.request({ ':method': 'POST', ':path': '/' });
  stream.on('error', () => undefined);
  stream.write('some of the body');
  expect(await answered).toBe('nothing thrown');
});

test('an answer that is waited for arrives', async () => {
  server = createServer({ Http2ServerResponse: Http2Response }, (_request, response) => {
    response.writeHead(201, { a: 'b' });
    response.write('one ');
    response.end('two');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const stream = client.request({ ':path': '/' });
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  expect([headers[':status'], headers['a'], text]).toEqual([201, 'b', 'one two']);
});
