import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { connect, type TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readBounded } from '../../../../src/http/request/body.js';
import { BodyReceiver } from '../../../../src/http/request/body-receiver.js';
import { Uploads } from '../../../../src/http/request/uploads.js';
import type { StatusError } from '../../../../src/meta/errors.js';
import { Slices } from '../../../../src/registry/slices.js';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';

const KIB = 1024;

describe('bodies being received', () => {
  test('they share one limit; the longest silent one is aborted', () => {
    let now = 0;
    const uploads = new Uploads(300 * KIB, () => now);
    const given: string[] = [];
    const begin = (name: string): ReturnType<Uploads['begin']> =>
      uploads.begin(({ code }: StatusError) => void given.push(`${name} ${code}`));
    const [first, second, third] = [begin('first'), begin('second'), begin('third')];
    expect(first.add(150 * KIB)).toBe(true);
    now = 500;
    expect(second.add(100 * KIB)).toBe(true);
    now = 1_200;
    expect(third.add(100 * KIB)).toBe(true);
    expect(given).toEqual(['first 429']);
    expect(uploads.bytes).toBe(200 * KIB);
    third.end();
    third.end();
    expect(uploads.bytes).toBe(100 * KIB);
  });

  test('active ones are not aborted for a new one, which is rejected instead', () => {
    const uploads = new Uploads(100 * KIB, () => 0);
    const refuse = (): never => {
      throw new Error('this one goes on');
    };
    expect(uploads.begin(refuse).add(90 * KIB)).toBe(true);
    expect(uploads.begin(refuse).add(40 * KIB)).toBe(false);
    expect(uploads.bytes).toBe(90 * KIB);
  });

  test('a body of the configured size is received, also above the limit of all', async () => {
    const largest = 70 * KIB * KIB;
    const request = Object.assign(new PassThrough(), { headers: {}, socket: {} });
    const receiving = new BodyReceiver(new Slices(), largest).receive(
      request as unknown as IncomingMessage,
      new EventEmitter() as ServerResponse,
      largest,
      () => new AbortController().signal,
    );
    for (let sent = 0; sent < largest; sent += KIB * KIB) request.write(Buffer.alloc(KIB * KIB));
    request.end();
    const { bytes, leave } = await receiving;
    leave();
    expect(bytes.length).toBe(largest);
  });

  test('small ones always pass', () => {
    const uploads = new Uploads(0);
    expect(uploads.begin(() => undefined).add(30 * KIB)).toBe(true);
    expect(uploads.bytes).toBe(0);
  });
});

describe('a body', () => {
  const part = Buffer.alloc(40 * KIB);

  test('a body aborted by the end of its answer releases its share', async () => {
    const uploads = new Uploads();
    const stream = new PassThrough();
    const answer = new EventEmitter();
    const reading = readBounded(stream, answer, undefined, 1024 * KIB, uploads);
    stream.write(part);
    await waitFor('the first part', () => uploads.bytes > 0);
    answer.emit('close');
    await expect(reading).rejects.toMatchObject({ code: 400 });
    expect(uploads.bytes).toBe(0);
    expect(stream.listenerCount('data') + answer.listenerCount('close')).toBe(0);
  });

  test('a body whose client disconnected before it was read is rejected', async () => {
    const stream = new PassThrough();
    stream.on('error', () => {});
    stream.destroy();
    await expect(readBounded(stream, new EventEmitter(), undefined, KIB, new Uploads())).rejects.toMatchObject({
      code: 400,
    });
  });
});

describe('over the wire', () => {
  let edge: Edge | undefined;
  const open: TLSSocket[] = [];

  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy();
    expect(edge?.faults ?? []).toEqual([]);
    await edge?.close();
  });

  test('a stalled body is answered 429 when others need its share, and they are served', async () => {
    const on = (edge = await startEdgeWithDefault());
    const { hostname, port } = new URL(on.url);
    const path = '/api/v1/namespaces/default/configmaps';
    let answers = '';
    // 25 of 2.9 MB exceed the shared limit.
    for (let count = 0; count < 25; count += 1) {
      const socket = connect({
        host: hostname,
        port: Number(port),
        ca: on.ca,
        ...on.admin,
        ALPNProtocols: ['http/1.1'],
      });
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1')));
      open.push(socket);
      const head = `POST ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n`;
      socket.write(head + ' '.repeat(2_900_000));
    }
    let made = 0;
    await waitFor('a stalled body to be refused', async () => {
      const data = { a: 'x'.repeat(200_000) };
      const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { generateName: 'a-' }, data };
      const { status } = await on.call('POST', path, { body });
      if (status === 201) made += 1;
      return made > 0 && answers.includes('HTTP/1.1 429');
    });
    expect(answers.toLowerCase()).toContain('\r\nretry-after: 1\r\n');
  });
});
