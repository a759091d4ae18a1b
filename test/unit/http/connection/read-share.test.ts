import { connect, type TLSSocket } from 'node:tls';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ReadShare, readingOf } from '../../../../src/http/connection/read-share.js';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';
import { http2Frame } from '../../../support/http2-frame.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
/** The bytes that one read may bring. */
const ONE_READ = 64 * 1024;
/** Parts of one connection in one turn, of which the last read may bring more. */
const MOST = 1000;

/** A share over connections named a, b, c…, and what was done to them. */
function shareOf(
  names: string,
  now: () => number = () => 0,
): { log: string[]; count: (name: string, parts: number) => void } {
  const log: string[] = [];
  const parties = new Map([...names].map((name) => [name, { name }]));
  const share = new ReadShare((party) => {
    const { name } = party as { name: string };
    if (name === 'closed') return readingOf(undefined);
    return { stop: () => void log.push(`${name} stops`), start: () => void log.push(`${name} continues`) };
  }, now);
  const count = (name: string, parts: number): void => {
    const party = parties.get(name) ?? { name };
    for (let part = 0; part < parts; part += 1) share.count(party);
  };
  return { log, count };
}

describe('connections with many small parts', () => {
  test('one within the limit is never stopped, also over many turns', async () => {
    const { log, count } = shareOf('ab');
    for (let round = 0; round < 100; round += 1) {
      count('a', round % 2 === 0 ? MOST - 64 : 63);
      count('b', 1);
      await turn();
    }
    expect(log).toEqual([]);
  });

  test('those over the limit are stopped at once and continued one after the other', async () => {
    const { log, count } = shareOf('abc');
    for (const name of ['a', 'b', 'c']) count(name, 2 * MOST);
    expect(log).toEqual(['a stops', 'b stops', 'c stops']);
    const perTurn: number[] = [];
    while (log.length < 6) {
      const before = log.length;
      await turn();
      perTurn.push(log.length - before);
    }
    expect(log.slice(3)).toEqual(['a continues', 'b continues', 'c continues']);
    // What one of them brings is read and timed before the next one continues.
    expect(perTurn.filter((parts) => parts > 0)).toEqual([1, 1, 1]);
    expect(perTurn.length).toBeGreaterThan(5);
  });

  test('one that Node continued by itself is stopped again, and waits only once', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    try {
      let now = 0;
      const { log, count } = shareOf('a', () => now);
      for (let round = 0; round < 3; round += 1) {
        count('a', MOST);
        now += 1000;
        await turn();
      }
      expect(log).toEqual(['a stops', 'a stops', 'a stops']);
      for (let round = 0; round < 5; round += 1) {
        jest.advanceTimersByTime(200);
        await turn();
        await turn();
      }
      expect(log.slice(3)).toEqual(['a continues']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('the pause is twice the time of the turn, and at most 200 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    try {
      for (const [took, pause] of [
        [5, 10],
        [1000, 200],
      ] as const) {
        let now = 0;
        const { log, count } = shareOf('a', () => now);
        count('a', MOST);
        now += took;
        for (let round = 0; round < 5; round += 1) await turn();
        jest.advanceTimersByTime(pause - 1);
        expect(log).toEqual(['a stops']);
        jest.advanceTimersByTime(1);
        expect(log).toEqual(['a stops', 'a continues']);
      }
    } finally {
      jest.useRealTimers();
    }
  });

  test('a connection that was closed at its limit does not hold up the others', async () => {
    const { log, count } = shareOf('b');
    count('closed', MOST);
    count('b', MOST);
    await waitFor('b', () => log.length === 2);
    expect(log).toEqual(['b stops', 'b continues']);
  });
});

describe('on a real port', () => {
  let edge: Edge | undefined;
  let socket: TLSSocket | undefined;

  afterEach(async () => {
    jest.restoreAllMocks();
    socket?.destroy();
    expect(edge?.faults ?? []).toEqual([]);
    await edge?.close();
  });

  /** Sends the bytes at once and returns the answer. */
  async function send(protocol: 'http/1.1' | 'h2', bytes: Buffer): Promise<string> {
    const { hostname, port } = new URL(edge!.url);
    socket = connect({ host: hostname, port: Number(port), ca: edge!.ca, ...edge!.admin, ALPNProtocols: [protocol] });
    const opened = socket;
    await new Promise((resolve) => opened.once('secureConnect', resolve));
    let received = '';
    opened.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    opened.write(bytes);
    await waitFor('the answer', () => received.includes('"name":"tiny"'));
    return received;
  }

  /** The most parts that were counted in one turn of the loop. */
  function countPerTurn(): () => number {
    let inTurn = 0;
    let most = 0;
    const { count } = ReadShare.prototype;
    jest.spyOn(ReadShare.prototype, 'count').mockImplementation(function (this: ReadShare, connection) {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += 1;
      most = Math.max(most, inTurn);
      return count.call(this, connection);
    });
    return () => most;
  }

  const bodyOf = (length: number): string =>
    `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"tiny"},"data":{"a":"${'x'.repeat(length)}"}}`;

  test('a body in chunks of one byte is complete, and takes one read per turn', async () => {
    edge = await startEdgeWithDefault();
    const most = countPerTurn();
    const head = `POST ${MAPS} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunks = bodyOf(300_000).replaceAll(/./g, '1\r\n$&\r\n');
    expect(await send('http/1.1', Buffer.from(`${head}${chunks}0\r\n\r\n`))).toMatch(/^HTTP\/1.1 201/);
    expect(most()).toBeGreaterThanOrEqual(MOST);
    expect(most()).toBeLessThanOrEqual(ONE_READ / 6 + 2 * MOST);
    expect((await edge.call('GET', `${MAPS}/tiny`)).json.data.a).toHaveLength(300_000);
  });

  test('a body in HTTP/2 frames of one byte is complete, and takes one read per turn', async () => {
    edge = await startEdgeWithDefault();
    const most = countPerTurn();
    // POST, https, the authority "h", the path and the content type (RFC 7541, appendix A; literals without indexing).
    const head = Buffer.concat([
      Buffer.from([0x83, 0x87, 0x01, 1, 0x68, 0x04, MAPS.length, ...Buffer.from(MAPS)]),
      Buffer.from([0x0f, 0x10, 16, ...Buffer.from('application/json')]),
    ]);
    // Within the first window of a stream.
    const body = Buffer.from(bodyOf(60_000));
    const frames = Array.from(body, (byte, at) =>
      http2Frame(0, at === body.length - 1 ? 1 : 0, 1, Buffer.from([byte])),
    );
    const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    await send(
      'h2',
      Buffer.concat([preface, http2Frame(4, 0, 0, Buffer.alloc(0)), http2Frame(1, 4, 1, head), ...frames]),
    );
    expect(most()).toBeGreaterThanOrEqual(MOST);
    expect(most()).toBeLessThanOrEqual(ONE_READ / 10 + 2 * MOST);
    expect((await edge.call('GET', `${MAPS}/tiny`)).json.data.a).toHaveLength(60_000);
  });
});
