import { expect, test } from '@jest/globals';
import { sharedApi } from '../support/api.js';
import { expectCode } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';
import { waitFor } from '../support/wait-for.js';

const api = sharedApi('kubernetes');
const ACCESS = 'authorization.k8s.io/v1';
const WHO = 'authentication.k8s.io/v1';
const ATTRIBUTES = { verb: 'get', resource: 'pods', namespace: 'default' };
const OF_ATTRIBUTES = { '.': {}, 'f:namespace': {}, 'f:resource': {}, 'f:verb': {} };

/** The metadata in the answer to a review by the field manager `asker`. */
async function metadataOf(path: string, apiVersion: string, kind: string, members: Members): Promise<Members> {
  const answer = await api.post(`${path}?fieldManager=asker`, { apiVersion, kind, ...members });
  expectCode(answer, 201);
  return answer.json['metadata'] as Members;
}

/** Only the entry of the sender. */
function managed(apiVersion: string, spec: Members, more: Members = {}): unknown {
  const fieldsV1 = { 'f:spec': spec };
  const time = expect.any(String);
  return [{ manager: 'asker', operation: 'Update', apiVersion, time, fieldsType: 'FieldsV1', fieldsV1, ...more }];
}

test.each([
  ['SelfSubjectAccessReview', {}, {}],
  ['SubjectAccessReview', { user: 'jane' }, { 'f:user': {} }],
])('%s records its field manager, whatever the sender claims', async (kind, subject, owned) => {
  const spec = { ...subject, resourceAttributes: ATTRIBUTES };
  const managedFields = managed(ACCESS, { 'f:resourceAttributes': OF_ATTRIBUTES, ...owned });
  for (const metadata of [{}, { managedFields: [{ manager: 'other' }] }, { managedFields: [] }, { uid: 'u' }]) {
    const path = `/apis/${ACCESS}/${kind.toLowerCase()}s`;
    expect(await metadataOf(path, ACCESS, kind, { metadata, spec })).toEqual({ managedFields });
  }
});

test('LocalSubjectAccessReview and TokenReview record it too', async () => {
  const local = { user: 'jane', resourceAttributes: ATTRIBUTES };
  const path = `/apis/${ACCESS}/namespaces/default/localsubjectaccessreviews`;
  expect(await metadataOf(path, ACCESS, 'LocalSubjectAccessReview', { spec: local })).toEqual({
    namespace: 'default',
    managedFields: managed(ACCESS, { 'f:resourceAttributes': OF_ATTRIBUTES, 'f:user': {} }),
  });
  expect(await metadataOf(`/apis/${WHO}/tokenreviews`, WHO, 'TokenReview', { spec: { token: 'x' } })).toEqual({
    managedFields: managed(WHO, { 'f:token': {} }),
  });
});

test('TokenRequest records its subresource, and the default it got', async () => {
  const account = '/api/v1/namespaces/default/serviceaccounts/default';
  await waitFor('the default account', async () => (await api.get(account)).status === 200);
  const path = `${account}/token`;
  expect(await metadataOf(path, WHO, 'TokenRequest', { spec: { audiences: ['a'] } })).toMatchObject({
    name: 'default',
    managedFields: managed(WHO, { 'f:audiences': {}, 'f:expirationSeconds': {} }, { subresource: 'token' }),
  });
});

test('reviews that return nothing of their body record no manager', async () => {
  const rules = { spec: { namespace: 'default' } };
  const path = `/apis/${ACCESS}/selfsubjectrulesreviews`;
  expect(await metadataOf(path, ACCESS, 'SelfSubjectRulesReview', rules)).toEqual({});
});

test("a review with a name is rejected, with its metadata in the public API's order", async () => {
  const spec = { resourceAttributes: ATTRIBUTES };
  const metadata = { labels: { a: 'b' }, resourceVersion: '5', name: 'x' };
  const path = `/apis/${ACCESS}/selfsubjectaccessreviews?fieldManager=asker`;
  const answer = await api.post(path, { apiVersion: ACCESS, kind: 'SelfSubjectAccessReview', metadata, spec });
  expect(answer.status).toBe(422);
  expect(answer.json['message']).toMatch(
    /metadata: Invalid value: \{"name":"x","resourceVersion":"5","labels":\{"a":"b"\},"managedFields":\[\{"manager":"asker",.*\}: must be empty$/,
  );
});
