import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openAcceptors } from '../../../../src/http/connection/acceptors.js';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function listening(onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onSocket);
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('acceptors accept several connections in one turn of the event loop, each once', async () => {
  const clients = 40;
  let here = 0;
  const inTurns: number[] = [];
  let inTurn = 0;
  const all = new Promise<void>((resolve) => {
    void listening((socket) => {
      socket.on('error', () => undefined);
      socket.end();
      inTurn += 1;
      here += 1;
      if (inTurn === 1) {
        setImmediate(() => {
          inTurns.push(inTurn);
          inTurn = 0;
          if (here === clients) resolve();
        });
      }
    });
  });
  const [server] = opened;
  await once(server!, 'listening');
  const acceptors = await openAcceptors(server!);
  const { port } = server!.address() as AddressInfo;
  // The kernel accepts them while the event loop is blocked.
  const come = `let n = 0; for (let i = 0; i < ${clients}; i += 1) require('net').connect(${port}, '127.0.0.1', () => ++n === ${clients} && process.exit())`;
  expect(spawnSync(process.execPath, ['-e', come]).status).toBe(0);
  await all;
  acceptors!.close();
  expect(here).toBe(clients);
  expect(Math.max(...inTurns)).toBeGreaterThan(1);
  expect(Math.max(...inTurns)).toBeLessThanOrEqual(8);
});

test('acceptors do not reopen a closed server', async () => {
  const server = await listening(() => undefined);
  const { port } = server.address() as AddressInfo;
  const acceptors = openAcceptors(server);
  server.close();
  (await acceptors)?.close();
  const socket = connect(port, '127.0.0.1');
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});
