import type { Script, Talk } from './script.js';

const GROUP = '/apis/authorization.k8s.io/v1';
const KINDS = {
  subjectaccessreviews: 'SubjectAccessReview',
  selfsubjectaccessreviews: 'SelfSubjectAccessReview',
  selfsubjectrulesreviews: 'SelfSubjectRulesReview',
};

const RESOURCE = { verb: 'get', resource: 'pods', namespace: 'default' };
const PATH = { path: '/healthz', verb: 'get' };

/** Valid and invalid attributes of a resource. */
const ATTRIBUTES: readonly Record<string, unknown>[] = [
  RESOURCE,
  {},
  { verb: '' },
  { verb: '*', resource: '*', group: '*' },
  { verb: 'get', resource: 'pods', subresource: 'log', name: 'a', version: 'v1' },
  { verb: 'get', resource: 'pods', namespace: 'Not A Name' },
  { ...RESOURCE, unknownMember: 'x' },
  { ...RESOURCE, verb: 7 },
  { ...RESOURCE, verb: null },
  { ...RESOURCE, fieldSelector: {} },
  { ...RESOURCE, labelSelector: {} },
  { ...RESOURCE, fieldSelector: { rawSelector: 'spec.nodeName=a' } },
  { ...RESOURCE, fieldSelector: { rawSelector: 'spec.nodeName' } },
  { ...RESOURCE, fieldSelector: { rawSelector: '' } },
  { ...RESOURCE, fieldSelector: { requirements: [] } },
  { ...RESOURCE, labelSelector: { rawSelector: 'app in (a,b),!c' } },
  { ...RESOURCE, labelSelector: { rawSelector: 'app in (a' } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'In', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'In', values: ['b', 'c'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'In', values: [] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'NotIn' }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: '', operator: 'In', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ operator: 'In', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'Equals', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: '', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a' }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'Exists' }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'Exists', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'DoesNotExist', values: ['b'] }] } },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'DoesNotExist' }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a', operator: 'In', values: ['b'] }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a', operator: 'In', values: [] }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a b', operator: 'In', values: ['b'] }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a', operator: 'In', values: ['b c'] }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: '', operator: 'Exists' }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a', operator: 'Exists', values: ['b'] }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a', operator: 'Gt', values: ['1'] }] } },
  { ...RESOURCE, labelSelector: { requirements: [{ key: 'a' }] } },
  ...['fieldSelector', 'labelSelector'].map((member) => ({
    ...RESOURCE,
    [member]: { rawSelector: 'a=b', requirements: [{ key: 'a', operator: 'In', values: ['b'] }] },
  })),
  {
    ...RESOURCE,
    fieldSelector: { rawSelector: 'a', requirements: [{ key: '', operator: 'X', values: ['b'] }] },
    labelSelector: { rawSelector: 'a', requirements: [{ key: '', operator: 'X', values: ['b'] }] },
  },
  { ...RESOURCE, fieldSelector: { requirements: [{ key: 'a', operator: 'In', values: ['b'] }, { key: '' }] } },
  { ...RESOURCE, fieldSelector: 'a=b' },
  { ...RESOURCE, labelSelector: { requirements: {} } },
];

const PATHS: readonly Record<string, unknown>[] = [
  PATH,
  {},
  { path: '/healthz' },
  { verb: 'get' },
  { path: '*', verb: '*' },
];

/** Specs of access reviews, without a subject. */
const QUESTIONS: readonly Record<string, unknown>[] = [
  {},
  ...ATTRIBUTES.map((resourceAttributes) => ({ resourceAttributes })),
  ...PATHS.map((nonResourceAttributes) => ({ nonResourceAttributes })),
  { resourceAttributes: RESOURCE, nonResourceAttributes: PATH },
  { resourceAttributes: null, nonResourceAttributes: PATH },
  { resourceAttributes: 'x' },
];

const SUBJECTS: readonly Record<string, unknown>[] = [
  { user: 'jane' },
  { groups: ['g'] },
  { group: ['g'] },
  { user: '', groups: [] },
  { uid: 'u' },
  { user: 'jane', groups: ['system:masters'] },
  { user: 'jane', extra: { a: ['b'], 'Scopes/A': [] } },
  { user: 'jane', extra: { a: 'b' } },
  { user: 'jane', groups: 'x' },
  { user: 7 },
  { user: 'system:serviceaccount:default:default' },
  { user: 'system:node:n', groups: ['system:nodes'] },
];

/** Bodies around a valid spec. */
const ENVELOPES: readonly Record<string, unknown>[] = [
  { metadata: { name: 'x' } },
  { metadata: { namespace: 'default' } },
  { metadata: { labels: { a: 'b' } } },
  { metadata: { annotations: { a: 'b' } } },
  { metadata: { managedFields: [] } },
  { metadata: { creationTimestamp: null } },
  { metadata: { generateName: 'a-' } },
  { status: { allowed: true, reason: 'because' } },
  { apiVersion: 'authorization.k8s.io/v1beta1' },
  { kind: 'Pod' },
  { kind: '' },
  { spec: null },
  { unknownMember: 1 },
];

async function everyForm(talk: Talk, path: string, kind: string, subject: object): Promise<void> {
  const envelope = { apiVersion: 'authorization.k8s.io/v1', kind };
  for (const spec of QUESTIONS) {
    await talk.ask(`${kind} ${JSON.stringify(spec)}`, 'POST', path, {
      body: { ...envelope, spec: { ...subject, ...spec } },
    });
  }
  for (const other of ENVELOPES) {
    const body = { ...envelope, spec: { ...subject, resourceAttributes: RESOURCE }, ...other };
    await talk.ask(`${kind} with ${JSON.stringify(other)}`, 'POST', path, { body });
    await talk.ask(`${kind} strictly with ${JSON.stringify(other)}`, 'POST', `${path}?fieldValidation=Strict`, {
      body,
    });
  }
  for (const query of ['dryRun=All', 'dryRun=x', 'fieldManager=me', 'fieldValidation=x', 'pretty=true']) {
    const body = { ...envelope, spec: { ...subject, resourceAttributes: RESOURCE } };
    await talk.ask(`${kind} ?${query}`, 'POST', `${path}?${query}`, { body });
  }
  for (const [method, end] of [
    ['GET', ''],
    ['GET', '/x'],
    ['PUT', '/x'],
    ['DELETE', ''],
    ['DELETE', '/x'],
    ['PATCH', '/x'],
    ['GET', '?watch=true'],
  ] as const) {
    await talk.ask(
      `${kind} ${method} ${end}`,
      method,
      `${path}${end}`,
      method === 'GET' || method === 'DELETE' ? {} : { body: {} },
    );
  }
}

/** Valid and invalid access reviews of every kind. */
export const accessReviews: readonly Script[] = [
  {
    title: 'SubjectAccessReview',
    async run(talk) {
      const path = `${GROUP}/subjectaccessreviews`;
      await everyForm(talk, path, KINDS.subjectaccessreviews, { user: 'jane' });
      for (const spec of SUBJECTS) {
        const body = { spec: { resourceAttributes: RESOURCE, ...spec } };
        await talk.ask(`SubjectAccessReview of ${JSON.stringify(spec)}`, 'POST', path, { body });
        const both = { spec: { resourceAttributes: RESOURCE, nonResourceAttributes: PATH, ...spec } };
        await talk.ask(`SubjectAccessReview of ${JSON.stringify(spec)} for both`, 'POST', path, { body: both });
      }
    },
  },
  {
    title: 'SelfSubjectAccessReview',
    async run(talk) {
      const path = `${GROUP}/selfsubjectaccessreviews`;
      await everyForm(talk, path, KINDS.selfsubjectaccessreviews, {});
      for (const headers of [
        { 'impersonate-user': 'jane' },
        { 'impersonate-user': 'system:serviceaccount:default:default' },
        { 'impersonate-user': 'jane', 'impersonate-group': 'system:masters' },
        { 'impersonate-user': 'system:anonymous' },
      ]) {
        const body = { spec: { resourceAttributes: RESOURCE } };
        await talk.ask(`SelfSubjectAccessReview as ${JSON.stringify(headers)}`, 'POST', path, { body, headers });
      }
    },
  },
  {
    title: 'LocalSubjectAccessReview',
    async run(talk) {
      const path = `${GROUP}/namespaces/default/localsubjectaccessreviews`;
      await everyForm(talk, path, 'LocalSubjectAccessReview', { user: 'jane' });
      for (const namespace of ['', 'other', 'default', undefined]) {
        for (const metadata of [undefined, {}, { namespace: 'default' }, { namespace: 'other' }]) {
          const spec = { user: 'jane', resourceAttributes: { verb: 'get', resource: 'pods', namespace } };
          const body = { spec, ...(metadata && { metadata }) };
          await talk.ask(`Local of ${namespace} with ${JSON.stringify(metadata)}`, 'POST', path, { body });
        }
      }
      for (const spec of SUBJECTS) {
        const body = { spec: { resourceAttributes: RESOURCE, ...spec } };
        await talk.ask(`Local of ${JSON.stringify(spec)}`, 'POST', path, { body });
      }
      const nowhere = `${GROUP}/namespaces/nowhere/localsubjectaccessreviews`;
      const body = { spec: { user: 'jane', resourceAttributes: { ...RESOURCE, namespace: 'nowhere' } } };
      await talk.ask('Local of a missing namespace', 'POST', nowhere, { body });
      await talk.ask('Local without a namespace', 'POST', `${GROUP}/localsubjectaccessreviews`, { body });
      await talk.ask('all reviews of a namespace', 'GET', path);
    },
  },
  {
    title: 'SelfSubjectRulesReview',
    async run(talk) {
      const path = `${GROUP}/selfsubjectrulesreviews`;
      const asSomebody = { 'impersonate-user': 'jane' };
      for (const spec of [
        {},
        { namespace: '' },
        { namespace: 'nowhere' },
        { namespace: 'Bad Name' },
        { namespace: 7 },
        null,
      ]) {
        await talk.ask(`rules ${JSON.stringify(spec)}`, 'POST', path, { body: { spec }, headers: asSomebody });
      }
      for (const other of ENVELOPES) {
        const body = { spec: { namespace: 'default' }, ...other };
        await talk.ask(`rules with ${JSON.stringify(other)}`, 'POST', path, { body, headers: asSomebody });
      }
      await talk.ask('rules of a group', 'POST', path, {
        body: { spec: { namespace: 'default' } },
        headers: { ...asSomebody, 'impersonate-group': 'system:masters' },
      });
      await talk.ask('rules GET', 'GET', path);
    },
  },
];
