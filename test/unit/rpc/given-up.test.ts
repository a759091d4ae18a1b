import { create, type DescMethod } from '@bufbuild/protobuf';
import { Code, createHandlerContext, type HandlerContext } from '@connectrpc/connect';
import { expect, test } from '@jest/globals';
import { ConfigMapService } from '../../../generated/proto/cluster/api/core/v1/service_pb.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { type Chain, createChain } from '../../../src/pipeline/chain.js';
import { Slices } from '../../../src/registry/slices.js';
import { createKindService } from '../../../src/rpc/kind-service.js';
import { inProcess } from '../../support/in-process.js';

/** The service over an empty registry, its logged errors, and a connection to it. */
function calls(chain: Chain) {
  const world = inProcess({ naming: 'cluster' });
  const faults: unknown[] = [];
  const service = createKindService(
    {
      registry: world.registry,
      catalogue: world.catalogue,
      chain,
      codec: createProtobufCodec(),
      slices: new Slices(),
      naming: namingProfile('cluster'),
      log: { error: (fault: unknown) => faults.push(fault) } as never,
      observer: { started: () => undefined, finished: () => undefined } as never,
      requestTimeout: 60_000,
      minWatchTimeout: 60_000,
      knownListOptions: (asked) => asked,
      credentialsOf: () => ({}),
      stopping: new AbortController().signal,
      signedIn: () => undefined,
      clock: () => world.clock.now,
    },
    ConfigMapService,
    () => world.catalogue.findKind('', 'v1', 'ConfigMap'),
  );
  const connection = new AbortController();
  const context = (method: DescMethod, timeoutMs?: number): HandlerContext =>
    createHandlerContext({
      ...(timeoutMs !== undefined && { timeoutMs }),
      service: ConfigMapService,
      method,
      protocolName: 'connect',
      requestMethod: 'POST',
      url: 'https://localhost/',
      requestSignal: connection.signal,
    });
  return { service, faults, connection, context };
}

/** A chain that blocks every call until it is cancelled. */
function untilGivenUp(): Chain {
  return createChain([
    {
      name: 'the end of the call',
      run(call) {
        return new Promise((_resolve, reject) => {
          call.signal.addEventListener('abort', () => reject(call.signal.reason as Error));
        });
      },
    },
  ]);
}

const BROKEN = Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET' });
const GIVEN_UP = { code: Code.DeadlineExceeded };
/** The Status of an exceeded client deadline, as a detail. */
const TOO_LATE = {
  ...GIVEN_UP,
  details: [
    {
      value: {
        code: 504,
        reason: 'Timeout',
        message: 'Timeout: request did not complete within requested timeout - context deadline exceeded',
      },
    },
  ],
};

test("a watch fails at its client's deadline", async () => {
  const { service, faults, context } = calls(createChain([]));
  const { watch: method } = ConfigMapService.method;
  const watch = service['watch'] as unknown as (request: unknown, context: HandlerContext) => AsyncGenerator;
  const events = watch(create(method.input, { namespace: 'default' }), context(method, 20));
  await expect(events.next()).rejects.toMatchObject(TOO_LATE);
  expect(faults).toEqual([]);
});

test("an unanswered call fails at its client's deadline", async () => {
  const { service, faults, context } = calls(untilGivenUp());
  const { list: method } = ConfigMapService.method;
  const list = service['list'] as unknown as (request: unknown, context: HandlerContext) => Promise<unknown>;
  await expect(list(create(method.input, { namespace: 'default' }), context(method, 20))).rejects.toMatchObject(
    TOO_LATE,
  );
  expect(faults).toEqual([]);
});

test('a call whose connection breaks is cancelled, and not a server fault', async () => {
  const { service, faults, connection, context } = calls(untilGivenUp());
  const { list: method } = ConfigMapService.method;
  const list = service['list'] as unknown as (request: unknown, context: HandlerContext) => Promise<unknown>;
  const answer = list(create(method.input, { namespace: 'default' }), context(method));
  connection.abort(BROKEN);
  await expect(answer).rejects.toMatchObject(GIVEN_UP);
  expect(faults).toEqual([]);
});

test('an unwritable stream is not a server fault', async () => {
  const { service, faults, context } = calls(createChain([]));
  const { watch: method } = ConfigMapService.method;
  const watch = service['watch'] as unknown as (
    request: unknown,
    context: HandlerContext,
  ) => AsyncGenerator<{ readonly type: string }>;
  const { create: make } = ConfigMapService.method;
  const add = service['create'] as unknown as (request: unknown, context: HandlerContext) => Promise<unknown>;
  await add(create(make.input, { namespace: 'default', object: { metadata: { name: 'one' } } }), context(make));
  const events = watch(create(method.input, { namespace: 'default' }), context(method));
  expect((await events.next()).value).toMatchObject({ type: 'ADDED' });
  await expect(events.throw(BROKEN)).rejects.toMatchObject(GIVEN_UP);
  expect(faults).toEqual([]);
});
