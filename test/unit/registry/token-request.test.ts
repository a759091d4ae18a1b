import { expect, test } from '@jest/globals';
import type { KubeObject } from '../../../src/meta/object.js';
import { namingProfile } from '../../../src/naming/profile.js';
import type { ActCall } from '../../../src/registry/acts/act.js';
import { tokenRequest } from '../../../src/registry/acts/token-request.js';
import { START } from '../../support/in-process.js';

/** Requests a token bound to an object; all accounts and objects exist. */
async function boundToken(kind: string): Promise<unknown> {
  const found = (name: string): KubeObject => ({ apiVersion: 'v1', kind: 'Any', metadata: { name, uid: 'u' } });
  const act = tokenRequest({
    issue: (claims) => Promise.resolve(JSON.stringify(claims)),
    issuer: 'here',
    audiences: ['here'],
    maxExpiration: undefined,
    extendExpiration: false,
    lookup: {
      cached: (_type, _namespace, name) => Promise.resolve(found(name)),
      newest: (_type, _namespace, name) => Promise.resolve(found(name)),
    },
    naming: namingProfile('kubernetes'),
    clock: () => START,
    randomUid: () => 'r',
  });
  const body = {
    apiVersion: 'authentication.k8s.io/v1',
    kind: 'TokenRequest',
    metadata: {},
    spec: { audiences: ['here'], expirationSeconds: 600, boundObjectRef: { apiVersion: 'v1', kind, name: 'a' } },
  };
  const target = { namespace: 'ns', name: 'account' };
  const answer = await act.perform({ body, target, context: { annotate() {} } } as unknown as ActCall);
  const { token } = answer['status'] as { readonly token: string };
  return (JSON.parse(token) as Record<string, unknown>)['kubernetes.io'];
}

test('a token may be bound to a Secret', async () => {
  expect(await boundToken('Secret')).toEqual({
    namespace: 'ns',
    secret: { name: 'a', uid: 'u' },
    serviceaccount: { name: 'account', uid: 'u' },
  });
});

test.each(['ConfigMap', 'constructor', '__proto__', 'toString'])('a token cannot be bound to a %s', async (kind) => {
  await expect(boundToken(kind)).rejects.toThrow(`cannot bind token to object of type /v1, Kind=${kind}`);
});
