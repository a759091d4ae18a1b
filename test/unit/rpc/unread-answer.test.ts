import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { create } from '@bufbuild/protobuf';
import { createContextValues } from '@connectrpc/connect';
import { expect, test } from '@jest/globals';
import { ConfigMapService } from '../../../generated/proto/cluster/api/core/v1/service_pb.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import { createNodeHandler } from '../../../src/rpc/node-handler.js';

test('a body releases its share when its work is done, whether or not its answer is read', async () => {
  const { list } = ConfigMapService.method;
  let left: () => void = () => undefined;
  const leaving = new Promise<void>((resolve) => (left = resolve));
  const handler = createNodeHandler(
    { codec: createProtobufCodec(), log: {} as never, maxMessageBytes: 1_000, requestTimeout: 60_000 },
    {
      service: ConfigMapService,
      implementation: { list: () => create(list.output) } as never,
      contextValues: () => createContextValues(),
      receive: () => Promise.resolve({ bytes: Buffer.from('{}'), leave: left }),
      cut: (response) => void response.destroy(),
    },
  );
  let closed = false;
  const server = createServer((incoming, response) => {
    // The answer is never sent.
    response.write = () => false;
    response.end = () => response;
    response.once('close', () => (closed = true));
    handler(incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = `/${ConfigMapService.typeName}/List`;
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  call.on('error', () => undefined);
  call.end('{}');
  await leaving;
  expect(closed).toBe(false);
  call.destroy();
  server.closeAllConnections();
  server.close();
});
