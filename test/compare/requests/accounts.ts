import type { Script } from './script.js';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Valid and invalid service accounts. */
const ACCOUNTS: readonly Record<string, unknown>[] = [
  {},
  { secrets: [{ name: 's' }] },
  { secrets: [{}] },
  { secrets: [{ name: '' }, { name: 's' }, { name: 's' }] },
  { secrets: [{ kind: 'Secret', namespace: 'x', name: 's', uid: 'u', fieldPath: 'f' }] },
  { secrets: 'x' },
  { imagePullSecrets: [{ name: 'p' }, { name: 'p' }] },
  { imagePullSecrets: [{}] },
  { imagePullSecrets: [{ name: 7 }] },
  { automountServiceAccountToken: false },
  { automountServiceAccountToken: 'false' },
  { automountServiceAccountToken: null },
  { unknownMember: 1 },
  { metadata: { name: 'Bad_Name' } },
  { metadata: { name: 'a.b' } },
  { metadata: { name: 'x'.repeat(254) } },
  { metadata: { annotations: { 'kubernetes.io/enforce-mountable-secrets': 'true' } } },
];

/** Token Secrets, without those that a controller fills. */
const SECRETS: readonly Record<string, unknown>[] = [
  { type: 'kubernetes.io/service-account-token' },
  {
    type: 'kubernetes.io/service-account-token',
    metadata: { annotations: { 'kubernetes.io/service-account.name': '' } },
  },
  { type: 'bootstrap.kubernetes.io/token' },
  { type: 'bootstrap.kubernetes.io/token', stringData: { 'token-id': 'abcdef' } },
  { type: 'kubernetes.io/dockercfg' },
  { type: 'kubernetes.io/dockercfg', data: { '.dockercfg': base64('{}') } },
  { type: 'kubernetes.io/dockercfg', data: { '.dockercfg': base64('x') } },
  { type: 'kubernetes.io/dockerconfigjson' },
  { type: 'kubernetes.io/dockerconfigjson', stringData: { '.dockerconfigjson': '{' } },
  { type: 'kubernetes.io/dockerconfigjson', stringData: { '.dockerconfigjson': '[]' } },
  { type: 'kubernetes.io/basic-auth' },
  { type: 'kubernetes.io/basic-auth', stringData: { username: 'a' } },
  { type: 'kubernetes.io/ssh-auth' },
  { type: 'kubernetes.io/ssh-auth', stringData: { 'ssh-privatekey': '' } },
  { type: 'kubernetes.io/tls' },
  { type: 'kubernetes.io/tls', stringData: { 'tls.crt': 'x' } },
  { type: 'kubernetes.io/tls', stringData: { 'tls.crt': 'x', 'tls.key': 'y' } },
  { type: 'my/type', stringData: { 'a b': 'x' } },
  { type: '', stringData: { '..': 'x' } },
  { data: { a: 'not base64!' } },
  { data: { a: null } },
  { data: { a: base64('old') }, stringData: { a: 'new' } },
  { immutable: true, data: { a: base64('x') } },
  { immutable: 'true' },
];

/** Service accounts and Secrets of every type. */
export const accounts: readonly Script[] = [
  {
    title: 'ServiceAccount',
    async run(talk) {
      const path = `/api/v1/namespaces/${talk.space}/serviceaccounts`;
      for (const change of ACCOUNTS) {
        const body = { metadata: { name: 'account' }, ...change };
        if (change['metadata'] !== undefined) body.metadata = { name: 'account', ...(change['metadata'] as object) };
        await talk.ask(`account ${JSON.stringify(change).slice(0, 120)}`, 'POST', path, { body });
        await talk.quietly('DELETE', `${path}/${body.metadata.name}`);
      }
      await talk.quietly('POST', path, { body: { metadata: { name: 'changed' } } });
      for (const change of ACCOUNTS) {
        const { metadata, ...body } = change;
        if (metadata !== undefined) continue;
        await talk.ask(`account PATCH ${JSON.stringify(change)}`, 'PATCH', `${path}/changed`, { body });
      }
      await talk.ask('account deleted', 'DELETE', `${path}/changed`);
    },
  },
  {
    title: 'Secret',
    async run(talk) {
      const path = `/api/v1/namespaces/${talk.space}/secrets`;
      for (const change of SECRETS) {
        const body = { ...change, metadata: { name: 'secret', ...(change['metadata'] as object | undefined) } };
        await talk.ask(`secret ${JSON.stringify(change)}`, 'POST', path, { body });
        await talk.ask(`secret ${JSON.stringify(change)} changed type`, 'PATCH', `${path}/secret`, {
          body: { type: 'other/type' },
        });
        await talk.ask(`secret ${JSON.stringify(change)} changed data`, 'PATCH', `${path}/secret`, {
          body: { stringData: { more: 'x' } },
        });
        await talk.ask(`secret ${JSON.stringify(change)} immutable`, 'PATCH', `${path}/secret`, {
          body: { immutable: true },
        });
        await talk.ask(`secret ${JSON.stringify(change)} mutable`, 'PATCH', `${path}/secret`, {
          body: { immutable: false },
        });
        await talk.quietly('DELETE', `${path}/secret`);
      }
    },
  },
];
