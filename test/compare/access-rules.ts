import type { JsonObject } from '../../src/json/types.js';
import type { Api } from '../support/api.js';
import { both, type Comparison, outcomeOf } from './access-questions.js';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';

/** The roles and bindings of a new server, with their aggregated rules. */
export async function compareRoles(comparison: Comparison): Promise<void> {
  for (const plural of ['clusterroles', 'clusterrolebindings', 'roles', 'rolebindings']) {
    const [left, right] = await both(comparison, async (api) => {
      const selector = 'labelSelector=kubernetes.io%2Fbootstrapping%3Drbac-defaults';
      const { items } = (await api.get(`${RBAC}/${plural}?${selector}`)).json as { items: JsonObject[] };
      return new Map(items.map((item) => [keyOf(item), plain(item)]));
    });
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      comparison.note(`bootstrap ${plural}: ${key}`, left.get(key) ?? 'none', right.get(key) ?? 'none');
    }
  }
}

function keyOf(item: JsonObject): string {
  const { namespace = '', name } = item['metadata'] as { namespace?: string; name: string };
  return `${namespace}/${name}`;
}

/** Sorted rules: aggregation collects them in any order. */
function plain(item: JsonObject): unknown {
  const { labels, annotations } = item['metadata'] as JsonObject;
  const rules = ((item['rules'] ?? []) as JsonObject[]).map((rule) => JSON.stringify(Object.entries(rule).sort()));
  const { aggregationRule, roleRef, subjects } = item;
  return { labels, annotations, aggregationRule, roleRef, subjects, rules: [...new Set(rules)].sort() };
}

/** Impersonation, and permission to impersonate. `caller`: a client with its own certificate. */
export async function compareImpersonation(
  comparison: Comparison,
  reference: (name: string, groups: readonly string[]) => Api,
  ours: (name: string, groups: readonly string[]) => Api,
): Promise<void> {
  const mark = Date.now().toString(36);
  const role = {
    metadata: { name: `act-${mark}` },
    rules: [
      { apiGroups: [''], resources: ['users'], verbs: ['impersonate'], resourceNames: ['ann', 'system:anonymous'] },
      { apiGroups: [''], resources: ['groups'], verbs: ['impersonate'], resourceNames: ['dev'] },
      {
        apiGroups: ['authentication.k8s.io'],
        resources: ['userextras/scopes'],
        verbs: ['impersonate'],
        resourceNames: ['a'],
      },
      { apiGroups: ['authentication.k8s.io'], resources: ['uids'], verbs: ['impersonate'], resourceNames: ['7'] },
      { apiGroups: [''], resources: ['serviceaccounts'], verbs: ['impersonate'], resourceNames: ['default'] },
    ],
  };
  const apiGroup = 'rbac.authorization.k8s.io';
  const binding = {
    metadata: { name: `act-${mark}` },
    roleRef: { apiGroup, kind: 'ClusterRole', name: `act-${mark}` },
    subjects: [{ apiGroup, kind: 'User', name: `actor-${mark}` }],
  };
  await both(comparison, (api) => api.post(`${RBAC}/clusterroles`, role));
  await both(comparison, (api) => api.post(`${RBAC}/clusterrolebindings`, binding));
  const clients = [reference(`actor-${mark}`, ['actors']), ours(`actor-${mark}`, ['actors'])] as const;
  const asAnn = { 'impersonate-user': 'ann' };
  const path = '/api/v1/namespaces/default/pods';
  for (const api of clients) {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const { message = '' } = (await api.get(path, asAnn)).json as { message?: string };
      if (message.includes('"ann"') && !message.includes('impersonate')) break;
      if (Date.now() > deadline) throw new Error(`the permission to impersonate does not take effect: ${message}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const tries: Record<string, string>[] = [
    asAnn,
    { 'impersonate-user': 'bob' },
    { 'impersonate-group': 'dev' },
    { 'impersonate-uid': '7' },
    { 'impersonate-extra-scopes': 'a' },
    { ...asAnn, 'impersonate-group': 'dev' },
    { ...asAnn, 'impersonate-group': 'ops' },
    { ...asAnn, 'impersonate-group': 'system:masters' },
    { ...asAnn, 'impersonate-uid': '7' },
    { ...asAnn, 'impersonate-uid': '8' },
    { ...asAnn, 'impersonate-extra-scopes': 'a' },
    { ...asAnn, 'impersonate-extra-scopes': 'b' },
    { ...asAnn, 'impersonate-extra-other': 'a' },
    { ...asAnn, 'impersonate-extra-a%2fb': 'a' },
    { ...asAnn, 'impersonate-extra-a%zz': 'a' },
    { 'impersonate-user': 'system:anonymous' },
    { 'impersonate-user': 'system:serviceaccount:default:default' },
    { 'impersonate-user': 'system:serviceaccount:default:other' },
    { 'impersonate-user': 'system:serviceaccount:default' },
    { 'impersonate-user': 'system:node:n' },
    { 'impersonate-user': '' },
  ];
  const who = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
  for (const headers of tries) {
    const refused = await Promise.all(clients.map((api) => api.get(path, headers).then(outcomeOf)));
    comparison.note(`impersonation: ${JSON.stringify(headers)}`, refused[0], refused[1]);
    const shown = await Promise.all(
      clients.map(async (api) => {
        const answer = await api.send('POST', who, { body: {}, headers });
        if (answer.status !== 201) return outcomeOf(answer);
        const { userInfo } = (answer.json as { status: { userInfo: JsonObject } }).status;
        return { ...userInfo, ...('extra' in userInfo ? { extra: Object.keys(userInfo['extra'] as object) } : {}) };
      }),
    );
    comparison.note(`impersonated identity: ${JSON.stringify(headers)}`, shown[0], shown[1]);
  }
  await both(comparison, (api) => api.delete(`${RBAC}/clusterrolebindings/act-${mark}`));
  await both(comparison, (api) => api.delete(`${RBAC}/clusterroles/act-${mark}`));
}
