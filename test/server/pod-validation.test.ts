import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectStatus } from '../support/expect-status.js';

/** Invalid pod specs, each with all causes that a kube-apiserver 1.36 reports. */
interface Mistake {
  readonly title: string;
  readonly spec: object;
  readonly causes: readonly string[];
}

const MISTAKES = JSON.parse(readFileSync('test/golden/pod-faults.json', 'utf8')) as readonly Mistake[];
const api = sharedApi('kubernetes');
let pods = '';

beforeAll(async () => {
  const namespace = await freshNamespace(api);
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
  await api.post(`/api/v1/namespaces/${namespace}/serviceaccounts`, account);
  pods = `/api/v1/namespaces/${namespace}/pods`;
});

test.each(MISTAKES.map((mistake) => [mistake.title, mistake] as const))(
  "an invalid pod has kube-apiserver's errors: %s",
  async (_title, { spec, causes }) => {
    const answer = await api.post(pods, { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec });
    expectStatus(answer, 422, 'Invalid', /^Pod "p" is invalid: /);
    const reported = answer.json['details'].causes as readonly { readonly field: string; readonly message: string }[];
    expect(reported.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual(causes);
  },
);
