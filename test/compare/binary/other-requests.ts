import type { JsonObject } from '../../../src/json/types.js';
import { SAMPLE_REQUEST } from '../../support/pem-samples.js';
import type { ComparedKind } from '../kinds.js';
import { Random } from '../random.js';
import { BINARY, type BinaryStep, encoded } from './bodies.js';
import { damaged, ODD_BODIES } from './odd-bodies.js';

interface RequestSequence {
  readonly title: string;
  readonly steps: readonly BinaryStep[];
}

const POD = { containers: [{ name: 'c', image: 'i' }] };
const SELECTOR = { matchLabels: { a: 'b' } };

function post(path: string, body: JsonObject, more: Partial<BinaryStep> = {}): BinaryStep {
  return { method: 'POST', path, bytes: encoded(body), note: JSON.stringify(body).slice(0, 300), ...more };
}

/** Requests that are not about stored objects, in binary form: subresources, reviews, options, and damaged bodies. */
export function otherRequestsOf(
  kinds: readonly ComparedKind[],
  namespace: string,
  rounds: number,
): readonly RequestSequence[] {
  return [
    scales(namespace),
    pods(namespace),
    reviews(namespace),
    collections(namespace),
    lists(namespace),
    { title: 'odd bodies', steps: oddBodies(namespace) },
    ...damage(namespace, rounds),
    { title: 'published', steps: published() },
    { title: 'versions of lists', steps: versions(kinds, namespace) },
  ];
}

function scales(namespace: string): RequestSequence {
  const path = `/apis/apps/v1/namespaces/${namespace}/deployments`;
  const spec = {
    paused: true,
    replicas: 1,
    selector: SELECTOR,
    template: { metadata: { labels: { a: 'b' } }, spec: POD },
  };
  const scale = (replicas: number, more: JsonObject = {}): JsonObject => ({
    apiVersion: 'autoscaling/v1',
    kind: 'Scale',
    metadata: { name: 'scaled', namespace, ...more },
    spec: { replicas },
  });
  const put = (body: JsonObject, query = ''): BinaryStep => ({
    ...post(`${path}/scaled/scale${query}`, body),
    method: 'PUT',
  });
  return {
    title: 'scale',
    steps: [
      post(path, { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'scaled' }, spec }),
      { method: 'GET', path: `${path}/scaled/scale` },
      { method: 'GET', path: `${path}/scaled/scale`, accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' },
      { method: 'GET', path: `${path}/scaled/scale`, accept: `${BINARY};as=PartialObjectMetadata;v=v1;g=meta.k8s.io` },
      put(scale(2)),
      put(scale(-1)),
      put(scale(3, { resourceVersion: '1' })),
      put(scale(3), '?dryRun=All'),
      put({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'scaled' }, spec }),
      { method: 'GET', path: `${path}/scaled/scale` },
      { method: 'GET', path: `${path}/none/scale` },
    ],
  };
}

function pods(namespace: string): RequestSequence {
  const path = `/api/v1/namespaces/${namespace}/pods`;
  const pod = (name: string): JsonObject => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace },
    spec: { ...POD, automountServiceAccountToken: false },
  });
  const binding = (name: string, target: JsonObject): JsonObject => ({
    apiVersion: 'v1',
    kind: 'Binding',
    metadata: { name, namespace, annotations: { bound: 'x' } },
    target,
  });
  const eviction = (name: string, more: JsonObject = {}): JsonObject => ({
    apiVersion: 'policy/v1',
    kind: 'Eviction',
    metadata: { name, namespace },
    ...more,
  });
  const token = (spec: JsonObject): JsonObject => ({
    apiVersion: 'authentication.k8s.io/v1',
    kind: 'TokenRequest',
    metadata: {},
    spec: { audiences: [], ...spec },
  });
  const account = `/api/v1/namespaces/${namespace}/serviceaccounts`;
  return {
    title: 'acts on pods',
    steps: [
      post(account, { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } }),
      post(account, { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'binary' } }),
      post(path, pod('one')),
      post(path, pod('two')),
      post(`${path}/one/binding`, binding('one', { kind: 'Node', name: 'n' })),
      post(`${path}/one/binding`, binding('one', { kind: 'Node', name: 'n' })),
      post(`${path}/two/binding`, binding('two', { kind: 'Pod', name: 'n' })),
      post(`${path}/two/binding`, binding('other', { kind: 'Node', name: 'n' })),
      post(`${path}/two/binding`, binding('two', {})),
      post(`/api/v1/namespaces/${namespace}/bindings`, binding('two', { kind: 'Node', name: 'n' })),
      post(`${path}/none/binding`, binding('none', { kind: 'Node', name: 'n' })),
      post(`${path}/one/eviction`, eviction('other')),
      post(`${path}/one/eviction`, eviction('one', { deleteOptions: { dryRun: ['All'] } })),
      post(`${path}/one/eviction`, eviction('one', { deleteOptions: { preconditions: { uid: 'x' } } })),
      post(`${path}/one/eviction`, eviction('one', { deleteOptions: { gracePeriodSeconds: 0 } })),
      post(`${path}/none/eviction`, eviction('none')),
      post(`${account}/binary/token`, token({ expirationSeconds: 5 })),
      post(
        `${account}/binary/token`,
        token({
          expirationSeconds: 3600,
          audiences: ['x'],
          boundObjectRef: { kind: 'Pod', apiVersion: 'v1', name: 'none' },
        }),
      ),
      post(`${account}/none/token`, token({ expirationSeconds: 3600 })),
      { method: 'DELETE', path: `${path}/two?gracePeriodSeconds=0` },
    ],
  };
}

function reviews(namespace: string): RequestSequence {
  const access = { verb: 'get', resource: 'pods', namespace };
  const authorization = '/apis/authorization.k8s.io/v1';
  const one = (kind: string, spec: JsonObject): JsonObject => ({
    apiVersion: 'authorization.k8s.io/v1',
    kind,
    metadata: {},
    spec,
  });
  const identity = (kind: string, spec?: JsonObject): JsonObject => ({
    apiVersion: 'authentication.k8s.io/v1',
    kind,
    metadata: {},
    ...(spec === undefined ? {} : { spec }),
  });
  return {
    title: 'reviews',
    steps: [
      post(`${authorization}/selfsubjectaccessreviews`, one('SelfSubjectAccessReview', { resourceAttributes: access })),
      post(`${authorization}/selfsubjectaccessreviews`, one('SelfSubjectAccessReview', {})),
      post(
        `${authorization}/subjectaccessreviews`,
        one('SubjectAccessReview', {
          resourceAttributes: access,
          user: 'jane',
          groups: ['a'],
          extra: { 'example.com/k': ['v', 'w'], empty: [] },
          uid: '7',
        }),
      ),
      post(
        `${authorization}/subjectaccessreviews`,
        one('SubjectAccessReview', { nonResourceAttributes: { path: '/healthz', verb: 'get' }, user: 'jane' }),
      ),
      post(`${authorization}/subjectaccessreviews`, one('SubjectAccessReview', { user: 'jane' })),
      post(
        `${authorization}/namespaces/${namespace}/localsubjectaccessreviews`,
        one('LocalSubjectAccessReview', { resourceAttributes: access, user: 'jane' }),
      ),
      post(
        `${authorization}/namespaces/other/localsubjectaccessreviews`,
        one('LocalSubjectAccessReview', { resourceAttributes: access, user: 'jane' }),
      ),
      post(`${authorization}/selfsubjectrulesreviews`, one('SelfSubjectRulesReview', { namespace })),
      post(`${authorization}/selfsubjectrulesreviews`, one('SelfSubjectRulesReview', {})),
      post('/apis/authentication.k8s.io/v1/tokenreviews', identity('TokenReview', { token: 'x', audiences: ['a'] })),
      post('/apis/authentication.k8s.io/v1/tokenreviews', identity('TokenReview', { token: '' })),
      post('/apis/authentication.k8s.io/v1/selfsubjectreviews', identity('SelfSubjectReview')),
      post('/apis/certificates.k8s.io/v1/certificatesigningrequests', {
        apiVersion: 'certificates.k8s.io/v1',
        kind: 'CertificateSigningRequest',
        metadata: { name: `b-${namespace}` },
        spec: {
          request: Buffer.from(SAMPLE_REQUEST).toString('base64'),
          signerName: 'example.com/s',
          usages: ['client auth'],
          extra: { forged: ['x'] },
        },
      }),
      { method: 'GET', path: `/apis/certificates.k8s.io/v1/certificatesigningrequests/b-${namespace}` },
      {
        ...post(`/apis/certificates.k8s.io/v1/certificatesigningrequests/b-${namespace}/approval`, {
          apiVersion: 'certificates.k8s.io/v1',
          kind: 'CertificateSigningRequest',
          metadata: { name: `b-${namespace}` },
          spec: {
            request: Buffer.from(SAMPLE_REQUEST).toString('base64'),
            signerName: 'example.com/s',
            usages: ['client auth'],
          },
          status: { conditions: [{ type: 'Approved', status: 'True', reason: 'r', message: 'm' }] },
        }),
        method: 'PUT',
      },
      { method: 'DELETE', path: `/apis/certificates.k8s.io/v1/certificatesigningrequests/b-${namespace}` },
    ],
  };
}

function collections(namespace: string): RequestSequence {
  const path = `/api/v1/namespaces/${namespace}/configmaps`;
  const map = (name: string): BinaryStep =>
    post(path, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, labels: { set: 'c' } }, data: { a: 'b' } });
  const remove = (body: JsonObject, query = ''): BinaryStep => ({
    ...post(`${path}?labelSelector=set=c${query}`, body),
    method: 'DELETE',
  });
  const options = (members: JsonObject): JsonObject => ({ apiVersion: 'v1', kind: 'DeleteOptions', ...members });
  return {
    title: 'collections',
    steps: [
      ...['a', 'b', 'c'].map(map),
      remove(options({ dryRun: ['All'] })),
      remove(options({ preconditions: { resourceVersion: '1' } })),
      remove(options({ preconditions: { uid: 'x' } })),
      remove({ ...options({}), apiVersion: 'apps/v1' }),
      remove({ ...options({}), apiVersion: 'meta.k8s.io/v1' }),
      remove({ ...options({}), kind: 'ConfigMap', apiVersion: 'v1' }),
      remove(options({ orphanDependents: true, propagationPolicy: 'Orphan' })),
      remove(options({ gracePeriodSeconds: -1 }), '&fieldSelector=metadata.name=a'),
      remove(options({ propagationPolicy: 'Foreground' }), '&fieldSelector=metadata.name=b'),
      remove(options({ orphanDependents: false })),
      { method: 'GET', path: `${path}?labelSelector=set=c` },
    ],
  };
}

function lists(namespace: string): RequestSequence {
  const path = `/api/v1/namespaces/${namespace}/secrets`;
  const secret = (name: string): BinaryStep =>
    post(path, { apiVersion: 'v1', kind: 'Secret', metadata: { name, labels: { set: 'l' } }, data: { a: 'AAE=' } });
  const pages = (accept: string): readonly BinaryStep[] => [
    { method: 'GET', path: `${path}?limit=2`, accept },
    { method: 'GET', path: `${path}?limit=2&labelSelector=set=l`, accept },
    { method: 'GET', path: `${path}?limit=1&resourceVersion=0`, accept },
    { method: 'GET', path: `${path}?resourceVersion=1&resourceVersionMatch=Exact`, accept },
    { method: 'GET', path: `${path}?watch=1&resourceVersion=1&timeoutSeconds=1`, accept },
    { method: 'GET', path: `${path}?continue=nonsense`, accept },
  ];
  return {
    title: 'pages',
    steps: [
      ...['a', 'b', 'c', 'd'].map(secret),
      ...[
        BINARY,
        'application/json',
        `${BINARY};as=PartialObjectMetadataList;v=v1;g=meta.k8s.io`,
        'application/json;as=Table;v=v1;g=meta.k8s.io',
      ].flatMap(pages),
    ],
  };
}

function oddBodies(namespace: string): readonly BinaryStep[] {
  const path = `/api/v1/namespaces/${namespace}/configmaps`;
  return ODD_BODIES.flatMap(({ note, bytes }): readonly BinaryStep[] => [
    { method: 'POST', path: `${path}?dryRun=All`, bytes, note },
    { method: 'PUT', path: `${path}/odd?dryRun=All`, bytes, note },
    { method: 'DELETE', path: `${path}/odd?dryRun=All`, bytes, note },
    { method: 'PATCH', path: `${path}/odd?dryRun=All`, bytes, note },
    { method: 'POST', path: `${path}?dryRun=All`, bytes, note, accept: 'application/json' },
  ]);
}

function damage(namespace: string, rounds: number): readonly RequestSequence[] {
  const random = new Random(7);
  return Array.from({ length: rounds }, () => {
    const { path, bytes, note } = damaged(namespace, random);
    return { title: 'damaged bodies', steps: [{ method: 'POST', path, bytes, note }] };
  });
}

function published(): readonly BinaryStep[] {
  const paths = [
    '/api',
    '/apis',
    '/api/v1',
    '/apis/apps',
    '/apis/apps/v1',
    '/version',
    '/healthz',
    '/nonsense',
    '/apis/none/v1',
  ];
  return paths.map((path): BinaryStep => ({ method: 'GET', path, accept: `${BINARY}, application/json` }));
}

function versions(kinds: readonly ComparedKind[], namespace: string): readonly BinaryStep[] {
  return kinds
    .filter(({ verbs }) => verbs.includes('list'))
    .flatMap(({ group, version, resource, namespaced }): readonly BinaryStep[] => {
      const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
      const path = namespaced ? `${root}/namespaces/${namespace}-none/${resource}` : `${root}/${resource}`;
      const query = namespaced ? '' : '?labelSelector=nothing=here';
      return [
        { method: 'GET', path: `${path}${query}` },
        { method: 'GET', path: `${path}${query}`, accept: `${BINARY};as=PartialObjectMetadataList;v=v1;g=meta.k8s.io` },
      ];
    });
}
