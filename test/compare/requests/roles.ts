import type { Script, Talk } from './script.js';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const GROUP = 'rbac.authorization.k8s.io';

/** Valid and invalid rules of roles. */
const RULES: readonly unknown[] = [
  [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
  [],
  null,
  [{}],
  [{ verbs: ['get'] }],
  [{ verbs: [] }],
  [{ verbs: [''], apiGroups: [''], resources: ['pods'] }],
  [{ verbs: ['get'], apiGroups: [''] }],
  [{ verbs: ['get'], resources: ['pods'] }],
  [{ verbs: ['get'], apiGroups: [], resources: ['pods'] }],
  [{ verbs: ['get'], apiGroups: [''], resources: [] }],
  [{ verbs: ['get'], nonResourceURLs: ['/x'] }],
  [{ verbs: ['get'], nonResourceURLs: ['x'] }],
  [{ verbs: ['get'], nonResourceURLs: ['/x*', '*', '/a/*/b'] }],
  [{ verbs: ['get'], nonResourceURLs: ['/x'], apiGroups: [''], resources: ['pods'] }],
  [{ verbs: ['get'], nonResourceURLs: ['/x'], resourceNames: ['a'] }],
  [{ verbs: [], nonResourceURLs: ['/x'] }],
  [{ verbs: ['get'], nonResourceURLs: [] }],
  [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: ['', 'a'] }],
  [{ verbs: ['*'], apiGroups: ['*'], resources: ['*', '*/scale', 'pods/*'] }],
  [{ verbs: ['x y'], apiGroups: ['A/B'], resources: ['Pods '] }],
  [{ verbs: 'get', apiGroups: [''], resources: ['pods'] }],
  [{ verbs: [7], apiGroups: [''], resources: ['pods'] }],
  [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], unknownMember: 1 }],
  [{ verbs: ['get', 'get'], apiGroups: ['', ''], resources: ['pods', 'pods'] }],
  {},
];

const SUBJECTS: readonly unknown[] = [
  [{ kind: 'User', name: 'jane' }],
  [{ kind: 'User', name: 'jane', apiGroup: GROUP }],
  [{ kind: 'User', name: 'jane', apiGroup: '' }],
  [{ kind: 'User', name: 'jane', apiGroup: 'wrong' }],
  [{ kind: 'User', name: 'jane', namespace: 'default' }],
  [{ kind: 'User' }],
  [{ kind: 'User', name: '' }],
  [{ kind: 'Group', name: 'g' }],
  [{ kind: 'Group', name: '', apiGroup: 'wrong' }],
  [{ kind: 'ServiceAccount', name: 'a', namespace: 'default' }],
  [{ kind: 'ServiceAccount', name: 'a' }],
  [{ kind: 'ServiceAccount', name: 'Bad_Name', namespace: 'default' }],
  [{ kind: 'ServiceAccount', name: '', namespace: '' }],
  [{ kind: 'ServiceAccount', name: 'a', namespace: 'Bad_Name' }],
  [{ kind: 'ServiceAccount', name: 'a', namespace: 'default', apiGroup: GROUP }],
  [{ kind: 'Robot', name: 'a' }],
  [{ kind: '', name: 'a' }],
  [{ name: 'a' }],
  [{}],
  [],
  null,
  [
    { kind: 'User', name: 'a' },
    { kind: 'User', name: 'a' },
  ],
  'x',
];

const REFERENCES: readonly unknown[] = [
  { kind: 'ClusterRole', name: 'view', apiGroup: GROUP },
  { kind: 'ClusterRole', name: 'view' },
  { kind: 'ClusterRole', name: 'missing', apiGroup: GROUP },
  { kind: 'Role', name: 'missing', apiGroup: GROUP },
  { kind: 'ClusterRole', name: '', apiGroup: GROUP },
  { kind: 'ClusterRole', apiGroup: GROUP },
  { kind: 'Robot', name: 'view', apiGroup: GROUP },
  { kind: '', name: 'view', apiGroup: GROUP },
  { name: 'view' },
  { kind: 'ClusterRole', name: 'view', apiGroup: 'wrong' },
  { kind: 'ClusterRole', name: 'a/b', apiGroup: GROUP },
  { kind: 'ClusterRole', name: '..', apiGroup: GROUP },
  { kind: 'ClusterRole', name: 'a%b', apiGroup: GROUP },
  {},
  null,
  undefined,
];

const AGGREGATIONS: readonly unknown[] = [
  { clusterRoleSelectors: [{ matchLabels: { a: 'b' } }] },
  { clusterRoleSelectors: [] },
  {},
  null,
  { clusterRoleSelectors: [{}] },
  { clusterRoleSelectors: [{ matchLabels: { 'a b': 'b' } }] },
  { clusterRoleSelectors: [{ matchLabels: { a: 'b c' } }] },
  { clusterRoleSelectors: [{ matchExpressions: [{ key: 'a', operator: 'X' }] }] },
  { clusterRoleSelectors: [{ matchExpressions: [{ key: 'a', operator: 'In', values: [] }] }] },
  { clusterRoleSelectors: [{ matchExpressions: [{ key: 'a', operator: 'Exists', values: ['x'] }] }] },
];

async function tryAll(
  talk: Talk,
  path: string,
  bodies: readonly object[],
  headers?: Record<string, string>,
): Promise<void> {
  for (const body of bodies) {
    const title = `${path.slice(path.lastIndexOf('/') + 1)} ${JSON.stringify(body)}`;
    await talk.ask(title, 'POST', path, {
      body: { metadata: { name: `r-${talk.mark}` }, ...body },
      ...(headers && { headers }),
    });
    await talk.quietly('DELETE', `${path}/r-${talk.mark}`);
  }
}

/** Possible names of access control kinds, and other metadata. */
const METADATA: readonly Record<string, unknown>[] = [
  {},
  { name: '' },
  { name: '..' },
  { name: 'a/b' },
  { name: 'a%b' },
  { name: 'system:x:Y' },
  { name: 'with blank' },
  { name: 'a', labels: { 'a b': 'c' } },
];

/** Roles, bindings, and permission to grant. */
export const roles: readonly Script[] = [
  {
    title: 'validation',
    async run(talk) {
      const inSpace = `${RBAC}/namespaces/${talk.space}`;
      const rules = RULES.map((rules) => ({ rules }));
      await tryAll(talk, `${RBAC}/clusterroles`, [
        ...rules,
        ...AGGREGATIONS.map((aggregationRule) => ({ aggregationRule })),
      ]);
      await tryAll(talk, `${inSpace}/roles`, [...rules, { aggregationRule: AGGREGATIONS[0] }]);
      const roleRef = REFERENCES[0];
      const bindings = [
        ...SUBJECTS.map((subjects) => ({ subjects, roleRef })),
        ...REFERENCES.map((roleRef) => ({ subjects: SUBJECTS[0], roleRef })),
        { subjects: SUBJECTS[12], roleRef: {} },
      ];
      await tryAll(talk, `${RBAC}/clusterrolebindings`, bindings);
      await tryAll(talk, `${inSpace}/rolebindings`, bindings);
      for (const metadata of METADATA) {
        for (const [path, body] of [
          [`${RBAC}/clusterroles`, { rules: [] }],
          [`${inSpace}/roles`, { rules: [] }],
          [`${RBAC}/clusterrolebindings`, { roleRef }],
          [`${inSpace}/rolebindings`, { roleRef }],
        ] as const) {
          await talk.ask(`${path.replace(talk.space, 'SPACE')} ${JSON.stringify(metadata)}`, 'POST', path, {
            body: { metadata, ...body },
          });
          if (typeof metadata['name'] === 'string')
            await talk.quietly('DELETE', `${path}/${encodeURIComponent(metadata['name'] || 'none')}`);
        }
      }
    },
  },
  {
    title: 'changes',
    async run(talk) {
      const inSpace = `${RBAC}/namespaces/${talk.space}`;
      for (const path of [`${RBAC}/clusterrolebindings`, `${inSpace}/rolebindings`]) {
        const name = `change-${talk.mark}`;
        const body = { metadata: { name }, subjects: SUBJECTS[0], roleRef: REFERENCES[0] };
        await talk.quietly('POST', path, { body });
        for (const roleRef of [...REFERENCES.slice(1), { kind: 'ClusterRole', name: 'edit', apiGroup: GROUP }]) {
          await talk.ask(`roleRef ${JSON.stringify(roleRef)}`, 'PUT', `${path}/${name}`, {
            body: { ...body, roleRef },
          });
          await talk.ask(`roleRef ${JSON.stringify(roleRef)} patched`, 'PATCH', `${path}/${name}`, {
            body: { roleRef },
          });
        }
        for (const subjects of SUBJECTS) {
          await talk.ask(`subjects ${JSON.stringify(subjects)}`, 'PUT', `${path}/${name}`, {
            body: { ...body, subjects },
          });
        }
        await talk.quietly('DELETE', `${path}/${name}`);
      }
      for (const path of [`${RBAC}/clusterroles`, `${inSpace}/roles`]) {
        const name = `change-${talk.mark}`;
        await talk.quietly('POST', path, { body: { metadata: { name }, rules: RULES[0] } });
        for (const rules of RULES) {
          await talk.ask(`rules ${JSON.stringify(rules)}`, 'PUT', `${path}/${name}`, {
            body: { metadata: { name }, rules },
          });
        }
        await talk.quietly('DELETE', `${path}/${name}`);
      }
    },
  },
  {
    title: 'escalation',
    async run(talk) {
      const { mark, space } = talk;
      const inSpace = `${RBAC}/namespaces/${space}`;
      const granter = `granter-${mark}`;
      const headers = { 'impersonate-user': granter };
      const rules = [
        {
          apiGroups: [GROUP],
          resources: ['roles', 'clusterroles', 'rolebindings', 'clusterrolebindings'],
          verbs: ['create', 'update', 'patch', 'get', 'delete'],
        },
        { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list'] },
        { apiGroups: [''], resources: ['secrets'], resourceNames: ['s'], verbs: ['get'] },
        { nonResourceURLs: ['/metrics'], verbs: ['get'] },
        { apiGroups: [GROUP], resources: ['clusterroles'], resourceNames: ['view'], verbs: ['bind'] },
        { apiGroups: [GROUP], resources: ['roles'], resourceNames: [`free-${mark}`], verbs: ['escalate'] },
      ];
      await talk.quietly('POST', `${RBAC}/clusterroles`, { body: { metadata: { name: granter }, rules } });
      await talk.quietly('POST', `${RBAC}/clusterrolebindings`, {
        body: {
          metadata: { name: granter },
          subjects: [{ kind: 'User', name: granter }],
          roleRef: { kind: 'ClusterRole', name: granter, apiGroup: GROUP },
        },
      });
      await talk.quietly('POST', `${inSpace}/roles`, { body: { metadata: { name: 'weak' }, rules: [rules[1]] } });
      await talk.quietly('POST', `${inSpace}/roles`, {
        body: {
          metadata: { name: 'strong' },
          rules: [{ apiGroups: ['apps'], resources: ['deployments'], verbs: ['*'] }],
        },
      });
      const deadline = Date.now() + 20_000;
      while (
        (await talk.quietly('GET', `${inSpace}/roles/weak`, { headers })).status !== 200 &&
        Date.now() < deadline
      ) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const wanted = [
        [rules[1]],
        [{ apiGroups: [''], resources: ['pods'], verbs: ['get', 'delete', 'watch'] }],
        [{ apiGroups: ['', 'apps'], resources: ['pods', 'deployments'], verbs: ['get', 'create'] }],
        [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['s'], verbs: ['get'] }],
        [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['s', 't'], verbs: ['get'] }],
        [{ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }],
        [{ apiGroups: ['*'], resources: ['*'], verbs: ['*'] }],
        [
          { apiGroups: [''], resources: ['*'], verbs: ['get'] },
          { apiGroups: ['x'], resources: ['y/z'], verbs: ['get'], resourceNames: ['n'] },
        ],
        [{ nonResourceURLs: ['/metrics'], verbs: ['get'] }],
        [{ nonResourceURLs: ['/metrics', '/logs/*'], verbs: ['get', 'post'] }],
      ];
      for (const path of [`${RBAC}/clusterroles`, `${inSpace}/roles`]) {
        for (const rules of wanted) await tryAll(talk, path, [{ rules }], headers);
        await tryAll(talk, path, [{ rules: [], aggregationRule: AGGREGATIONS[0] }], headers);
        await talk.quietly('POST', path, { body: { metadata: { name: `mine-${mark}` }, rules: [rules[1]] } });
        for (const rules of wanted) {
          const body = { metadata: { name: `mine-${mark}` }, rules };
          await talk.ask(`update to ${JSON.stringify(rules)}`, 'PUT', `${path}/mine-${mark}`, { body, headers });
        }
        await talk.quietly('DELETE', `${path}/mine-${mark}`);
        await talk.ask('may escalate', 'POST', path, {
          body: { metadata: { name: `free-${mark}` }, rules: wanted[6] },
          headers,
        });
        await talk.quietly('DELETE', `${path}/free-${mark}`);
      }
      for (const path of [`${RBAC}/clusterrolebindings`, `${inSpace}/rolebindings`]) {
        for (const roleRef of [
          { kind: 'ClusterRole', name: 'view', apiGroup: GROUP },
          { kind: 'ClusterRole', name: 'admin', apiGroup: GROUP },
          { kind: 'ClusterRole', name: 'cluster-admin', apiGroup: GROUP },
          { kind: 'ClusterRole', name: 'missing', apiGroup: GROUP },
          { kind: 'Role', name: 'weak', apiGroup: GROUP },
          { kind: 'Role', name: 'strong', apiGroup: GROUP },
          { kind: 'Role', name: 'missing', apiGroup: GROUP },
        ]) {
          await tryAll(talk, path, [{ subjects: [{ kind: 'User', name: 'x' }], roleRef }], headers);
        }
      }
      await talk.quietly('DELETE', `${RBAC}/clusterrolebindings/${granter}`);
      await talk.quietly('DELETE', `${RBAC}/clusterroles/${granter}`);
    },
  },
];
