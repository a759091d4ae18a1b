import { describe, expect, test } from '@jest/globals';
import { impersonationRefusal } from '../../../src/pipeline/authentication/impersonation-refusal.js';
import { Call } from '../../../src/pipeline/call.js';
import { createChain } from '../../../src/pipeline/chain.js';

async function run(names: readonly string[]): Promise<string> {
  const call = new Call({
    info: { kind: 'non-resource', verb: 'get', path: '/version' },
    userAgent: '',
    credentials: { headerNames: () => names, header: (name) => (name === 'impersonate-user' ? ['bob'] : []) },
    user: { name: 'alice', uid: '', groups: [], extra: {} },
  });
  return createChain([impersonationRefusal()])
    .run(call, () => Promise.resolve('done'))
    .catch((error: { code: number; message: string }) => `${error.code} ${error.message}`);
}

describe('a request to act as somebody else', () => {
  test.each([
    'impersonate-user',
    'impersonate-group',
    'impersonate-uid',
    'impersonate-extra-scopes',
    'impersonate-new',
  ])('by %s is refused', async (name) => {
    expect(await run(['accept', name])).toBe(
      '403 users "bob" is forbidden: User "alice" cannot impersonate resource "users" in API group "" at the cluster scope',
    );
  });

  test('other headers pass', async () => expect(await run(['accept', 'x-impersonate'])).toBe('done'));
});
