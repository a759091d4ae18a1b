import { expect, test } from '@jest/globals';
import { bearerAuthenticator, unionTokens } from '../../../../src/pipeline/authentication/bearer.js';
import { authenticationStage } from '../../../../src/pipeline/authentication/stage.js';
import { unionAuthenticator } from '../../../../src/pipeline/authentication/union.js';
import { createChain } from '../../../../src/pipeline/chain.js';
import { Call } from '../../../../src/pipeline/call.js';
import type { TokenAuthenticator } from '../../../../src/request/ports.js';

const TOKEN = 'header-of-it.claims-of-it.signature-of-it';

/** Why a request is refused, as logged; the client always gets the same message. */
async function refusal(kinds: readonly TokenAuthenticator[], authorization = `Bearer ${TOKEN}`): Promise<string[]> {
  const reported: string[] = [];
  const methods = [bearerAuthenticator(unionTokens(kinds), ['here'])];
  const stage = authenticationStage(unionAuthenticator(methods, { anonymous: true }), undefined, (why, { peer }) =>
    reported.push(`${peer ?? ''}: ${why}`),
  );
  const credentials = { authorization, peer: '10.0.0.1' };
  const info = { kind: 'non-resource', verb: 'get', path: '/api' } as const;
  const running = createChain([stage]).run(new Call({ info, userAgent: '', credentials }), () => Promise.resolve());
  await expect(running).rejects.toMatchObject({ code: 401, message: 'Unauthorized' });
  return reported;
}

const failing = (why: string): TokenAuthenticator => ({ authenticate: () => Promise.reject(new Error(why)) });
const silent: TokenAuthenticator = { authenticate: () => Promise.resolve(undefined) };

test('the log says why a token is refused', async () => {
  expect(await refusal([silent, failing('token has expired'), failing('another reason')])).toEqual([
    '10.0.0.1: bearer token: token has expired',
  ]);
  expect(await refusal([silent])).toEqual([expect.stringContaining('known to no method')]);
});

test('no reason repeats the token or a part of it', async () => {
  const [reported] = await refusal([failing(`do not know ${TOKEN}, whose end is signature-of-it`)]);
  expect(reported).toBe('10.0.0.1: bearer token: do not know ..., whose end is ...');
});
