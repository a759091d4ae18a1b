import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { create } from '@bufbuild/protobuf';
import { createContextValues } from '@connectrpc/connect';
import { afterEach, expect, test } from '@jest/globals';
import { ConfigMapService } from '../../../generated/proto/cluster/api/core/v1/service_pb.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import { createNodeHandler, type ReceiveBody } from '../../../src/rpc/node-handler.js';
import { waitFor } from '../../support/wait-for.js';

const { list } = ConfigMapService.method;
const PATH = `/${ConfigMapService.typeName}/List`;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The service on a port without TLS; its logged errors, and calls without an answer. */
async function start(receive: ReceiveBody, requestTimeout = 60_000) {
  const logged: { readonly faults: unknown[]; readonly ended: unknown[] } = { faults: [], ended: [] };
  const log = { error: (fault: unknown) => logged.faults.push(fault), debug: (end: unknown) => logged.ended.push(end) };
  const handler = createNodeHandler(
    { codec: createProtobufCodec(), log: log as never, maxMessageBytes: 1_000, requestTimeout },
    {
      service: ConfigMapService,
      implementation: { list: () => create(list.output) } as never,
      contextValues: () => createContextValues(),
      receive,
      cut: (response) => void response.destroy(),
    },
  );
  server = createServer({ requireHostHeader: false }, handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  return { client, logged };
}

test('a call cancelled while its body waits is not a server fault', async () => {
  let waits = false;
  const { client, logged } = await start((_request, _response, _limit, gone) => {
    waits = true;
    const signal = gone();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  client.write(`POST ${PATH} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`);
  await waitFor('the body to wait', () => waits);
  client.destroy();
  await waitFor('the end of the call', () => logged.ended.length > 0);
  expect(logged.faults).toEqual([]);
});

test.each([
  ['the server gives every call', '', 50],
  ['its client gave it', 'Connect-Timeout-Ms: 50\r\n', 60_000],
])('a call whose body does not come in the time that %s is answered', async (_what, header, requestTimeout) => {
  let come: () => void = () => undefined;
  let left = false;
  const body = { bytes: Buffer.from('{}'), leave: () => void (left = true) };
  const { client, logged } = await start(() => new Promise((resolve) => (come = () => resolve(body))), requestTimeout);
  const head = `Host: h\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${header}`;
  client.write(`POST ${PATH} HTTP/1.1\r\n${head}\r\n{`);
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await waitFor('the answer', () => answer.includes('deadline_exceeded'));
  expect(answer).toMatch(/^HTTP\/1\.1 504 Gateway Timeout\r\n/);
  expect(logged.faults).toEqual([]);
  come();
  await waitFor('the body to leave its place', () => left);
});

test.each([
  ['without a host', 'HTTP/1.0', ''],
  ['for an invalid host', 'HTTP/1.1', 'Host: [::\r\n'],
  ['for an empty host', 'HTTP/1.1', 'Host:\r\n'],
])('a call %s is answered', async (_what, version, host) => {
  const { client, logged } = await start(() => Promise.resolve({ bytes: Buffer.from('{}'), leave: () => undefined }));
  const head = `${host}Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`;
  client.write(`POST ${PATH} ${version}\r\n${head}\r\n{}`);
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(client, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(logged.faults).toEqual([]);
});
