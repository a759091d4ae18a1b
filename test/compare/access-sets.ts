import type { JsonObject } from '../../src/json/types.js';
import type { Random } from './random.js';

/** One question about a user: the spec of a SubjectAccessReview. */
export type Question = JsonObject;

/** A request of an impersonated user. */
export interface RequestAs {
  readonly user: string;
  readonly groups: readonly string[];
  readonly method: string;
  readonly path: string;
  readonly body?: JsonObject;
}

/** Roles and bindings, and questions about their subjects. */
export interface AccessSet {
  readonly objects: readonly { readonly path: string; readonly object: JsonObject }[];
  readonly questions: readonly Question[];
  readonly requests: readonly RequestAs[];
  /** Users whose rules are listed, with their groups. */
  readonly listed: readonly { readonly user: string; readonly groups: readonly string[]; readonly namespace: string }[];
  /** Questions whose answer is yes once both servers know the whole set. */
  readonly settled: readonly Question[];
}

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const GROUP = 'rbac.authorization.k8s.io';
const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection', '*'];
const GROUPS = ['', 'apps', 'batch', 'rbac.authorization.k8s.io', '*', 'nobody.example.com'];
const RESOURCES = [
  'pods',
  'pods/log',
  'pods/*',
  '*/scale',
  'deployments',
  'configmaps',
  'secrets',
  'roles',
  '*',
  'jobs',
];
const NAMES = ['a', 'b', 'c'];
const PATHS = ['/healthz', '/metrics', '/logs/*', '/custom/*', '/custom/a', '*'];
const READ_PATHS = ['/metrics', '/logs/a', '/custom', '/custom/a', '/custom/a/b', '/nowhere'];

/** One set, whose names end in `mark`, in two namespaces. */
export function accessSet(random: Random, mark: string, spaces: readonly [string, string], asked: number): AccessSet {
  const users = ['jane', 'joe', 'system:serviceaccount:' + spaces[0] + ':sa-' + mark].map((name) =>
    name.startsWith('system:') ? name : `${name}-${mark}`,
  );
  const groups = [`dev-${mark}`, `ops-${mark}`];
  const objects: { path: string; object: JsonObject }[] = [];
  const roles: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const name = `role-${mark}-${at}`;
    roles.push(name);
    objects.push({ path: `${RBAC}/clusterroles`, object: { metadata: { name }, rules: rules(random, true) } });
  }
  for (const space of spaces) {
    const metadata = { name: `own-${mark}` };
    objects.push({ path: `${RBAC}/namespaces/${space}/roles`, object: { metadata, rules: rules(random, false) } });
  }
  const subject = (cluster: boolean): JsonObject => {
    const kind = random.pick(['User', 'Group', 'ServiceAccount'] as const);
    if (kind === 'ServiceAccount') {
      return { kind, name: `sa-${mark}`, ...(cluster || random.below(2) === 0 ? { namespace: spaces[0] } : {}) };
    }
    return { kind, apiGroup: GROUP, name: random.pick(kind === 'User' ? users : groups) };
  };
  const bind = (path: string, name: string, ref: JsonObject, cluster: boolean): void => {
    const subjects = Array.from({ length: 1 + random.below(2) }, () => subject(cluster));
    objects.push({ path, object: { metadata: { name }, roleRef: { apiGroup: GROUP, ...ref }, subjects } });
  };
  const anyRole = (): string => random.pick([...roles, roles[0]!, `missing-${mark}`]);
  bind(`${RBAC}/clusterrolebindings`, `all-${mark}`, { kind: 'ClusterRole', name: anyRole() }, true);
  for (const space of spaces) {
    const path = `${RBAC}/namespaces/${space}/rolebindings`;
    bind(path, `some-${mark}`, { kind: 'ClusterRole', name: anyRole() }, false);
    bind(path, `own-${mark}`, { kind: 'Role', name: random.pick([`own-${mark}`, `missing-${mark}`]) }, false);
  }
  const settled = mark === 'settled' ? [] : sentinels(mark, spaces[0], objects);
  const person = (): { user: string; groups: string[] } => ({
    user: random.pick([...users, `stranger-${mark}`]),
    groups: [...random.some(groups, random.below(3))],
  });
  return {
    objects,
    settled,
    questions: Array.from({ length: asked }, () => ({ ...person(), ...attributes(random, spaces) })),
    requests: Array.from({ length: Math.ceil(asked / 3) }, () => ({ ...person(), ...request(random, spaces, mark) })),
    listed: [...users.map((user) => ({ user, groups: [groups[0]!], namespace: spaces[0] }))],
  };
}

/** Objects of each kind that each grant one permission. */
function sentinels(mark: string, space: string, objects: { path: string; object: JsonObject }[]): Question[] {
  const name = `sentinel-${mark}`;
  const resourceRules = [{ apiGroups: ['sentinel.example.com'], resources: ['things'], verbs: ['get'] }];
  const subjects = [{ kind: 'User', apiGroup: GROUP, name }];
  objects.push(
    {
      path: `${RBAC}/clusterroles`,
      object: { metadata: { name }, rules: [{ nonResourceURLs: ['/sentinel'], verbs: ['get'] }] },
    },
    { path: `${RBAC}/namespaces/${space}/roles`, object: { metadata: { name }, rules: resourceRules } },
    {
      path: `${RBAC}/clusterrolebindings`,
      object: { metadata: { name }, roleRef: { apiGroup: GROUP, kind: 'ClusterRole', name }, subjects },
    },
    {
      path: `${RBAC}/namespaces/${space}/rolebindings`,
      object: { metadata: { name }, roleRef: { apiGroup: GROUP, kind: 'Role', name }, subjects },
    },
  );
  const resourceAttributes = { group: 'sentinel.example.com', resource: 'things', verb: 'get', namespace: space };
  return [
    { user: name, nonResourceAttributes: { path: '/sentinel', verb: 'get' } },
    { user: name, resourceAttributes },
  ];
}

function rules(random: Random, cluster: boolean): JsonObject[] {
  return Array.from({ length: 1 + random.below(2) }, () => {
    const verbs = [...random.some(VERBS, 1 + random.below(3))];
    if (cluster && random.below(4) === 0)
      return { verbs, nonResourceURLs: [...random.some(PATHS, 1 + random.below(2))] };
    return {
      verbs,
      apiGroups: [...random.some(GROUPS, 1 + random.below(2))],
      resources: [...random.some(RESOURCES, 1 + random.below(3))],
      ...(random.below(3) === 0 ? { resourceNames: [...random.some(NAMES, 1 + random.below(2))] } : {}),
    };
  });
}

function attributes(random: Random, spaces: readonly string[]): JsonObject {
  if (random.below(5) === 0) {
    return { nonResourceAttributes: { path: random.pick(READ_PATHS), verb: random.pick(['get', 'post', 'head']) } };
  }
  const [resource, subresource] = random
    .pick([
      'pods',
      'pods/log',
      'pods/exec',
      'deployments',
      'deployments/scale',
      'configmaps',
      'secrets',
      'roles',
      'jobs',
    ])
    .split('/');
  return {
    resourceAttributes: {
      verb: random.pick([...VERBS, 'escalate', 'bind']),
      group: random.pick(GROUPS),
      resource: resource!,
      ...(subresource === undefined ? {} : { subresource }),
      namespace: random.pick([...spaces, '']),
      ...(random.below(2) === 0 ? { name: random.pick([...NAMES, 'z']) } : {}),
    },
  };
}

const KINDS = [
  '/api/v1/namespaces/NS/pods',
  '/api/v1/namespaces/NS/configmaps',
  '/api/v1/namespaces/NS/secrets',
  '/apis/apps/v1/namespaces/NS/deployments',
  '/apis/batch/v1/namespaces/NS/jobs',
];

/** A request without effect: reads, and dry runs of writes. */
function request(random: Random, spaces: readonly string[], mark: string): Omit<RequestAs, 'user' | 'groups'> {
  const collection = random.pick(KINDS).replace('NS', random.pick(spaces));
  const name = random.pick(NAMES);
  switch (random.below(9)) {
    case 0:
      return { method: 'GET', path: collection };
    case 1:
      return { method: 'GET', path: `${collection}/${name}` };
    case 2:
      return { method: 'DELETE', path: `${collection}/${name}?dryRun=All` };
    case 3:
      return { method: 'DELETE', path: `${collection}?dryRun=All&labelSelector=none%3Dsuch` };
    case 4:
      return { method: 'GET', path: `/api/v1/namespaces/${spaces[0]!}/pods/${name}/log` };
    case 5:
      return { method: 'GET', path: random.pick(READ_PATHS.filter((path) => path !== '/metrics')) };
    case 6: {
      const metadata = { name: `tried-${mark}` };
      return {
        method: 'POST',
        path: `${RBAC}/namespaces/${spaces[0]!}/roles?dryRun=All`,
        body: { metadata, rules: rules(random, false) },
      };
    }
    case 7: {
      const roleRef = { apiGroup: GROUP, kind: 'ClusterRole', name: `role-${mark}-${random.below(3)}` };
      const path = `${RBAC}/namespaces/${random.pick(spaces)}/rolebindings?dryRun=All`;
      return { method: 'POST', path, body: { metadata: { name: `tried-${mark}` }, roleRef } };
    }
    default:
      return { method: 'GET', path: collection.replace(/\/namespaces\/[^/]+/, '') };
  }
}
