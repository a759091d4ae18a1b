import { create } from '@bufbuild/protobuf';
import { createHandlerContext, type HandlerContext } from '@connectrpc/connect';
import { expect, test } from '@jest/globals';
import { ConfigMapService } from '../../../generated/proto/cluster/api/core/v1/service_pb.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { createChain } from '../../../src/pipeline/chain.js';
import { Slices } from '../../../src/registry/slices.js';
import { ANONYMOUS, type User } from '../../../src/request/user.js';
import { createKindService } from '../../../src/rpc/kind-service.js';
import { inProcess } from '../../support/in-process.js';

const method = ConfigMapService.method.list;

/** Whether a call of this user is reported as authenticated. */
async function isSignedIn(user: User): Promise<boolean> {
  const world = inProcess({ naming: 'cluster' });
  let called = false;
  const service = createKindService(
    {
      registry: world.registry,
      catalogue: world.catalogue,
      chain: createChain([
        {
          name: 'authentication',
          run(call, next) {
            call.user = user;
            return next(call);
          },
        },
      ]),
      codec: createProtobufCodec(),
      slices: new Slices(),
      naming: namingProfile('cluster'),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined } as never,
      observer: { started: () => undefined, finished: () => undefined } as never,
      requestTimeout: 60_000,
      minWatchTimeout: 60_000,
      knownListOptions: (asked) => asked,
      credentialsOf: () => ({}),
      stopping: new AbortController().signal,
      signedIn: () => (called = true),
      clock: () => world.clock.now,
    },
    ConfigMapService,
    () => world.catalogue.findKind('', 'v1', 'ConfigMap'),
  );
  const context = createHandlerContext({
    service: ConfigMapService,
    method,
    protocolName: 'connect',
    requestMethod: 'POST',
    url: 'https://localhost/',
  });
  const list = service['list'] as unknown as (request: unknown, context: HandlerContext) => Promise<unknown>;
  await list(create(method.input, { namespace: 'default' }), context);
  return called;
}

test('a call with credentials marks its connection as authenticated, whatever they are; one without does not', async () => {
  expect(await isSignedIn({ name: 'by-token', uid: '', groups: [], extra: {} })).toBe(true);
  expect(await isSignedIn(ANONYMOUS)).toBe(false);
});
