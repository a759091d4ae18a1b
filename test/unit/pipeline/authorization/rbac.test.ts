import { describe, expect, test } from '@jest/globals';
import type { KubeObject } from '../../../../src/meta/object.js';
import { rbacAuthorizer, rbacRuleLister } from '../../../../src/pipeline/authorization/rbac/authorizer.js';
import { createEscalationGuard } from '../../../../src/pipeline/authorization/rbac/escalation.js';
import { RbacGrants } from '../../../../src/pipeline/authorization/rbac/grants.js';
import { missingRights, type PolicyRule, ruleAllows } from '../../../../src/pipeline/authorization/rbac/rules.js';
import { mastersAuthorizer } from '../../../../src/pipeline/authorization/masters.js';
import { unionAuthorizer } from '../../../../src/pipeline/authorization/union.js';
import type { AdmissionAttributes, AuthorizationAttributes, Decision } from '../../../../src/request/ports.js';
import type { User } from '../../../../src/request/user.js';
import { inProcess, refusal } from '../../../support/in-process.js';

const GROUP = 'rbac.authorization.k8s.io';

function user(name: string, ...groups: string[]): User {
  return { name, uid: '', groups, extra: {} };
}

/** `get pods/log x in ns of apps`, or `get /path`. */
function ask(who: User, text: string): AuthorizationAttributes {
  const [verb = '', what = '', ...rest] = text.split(' ');
  if (what.startsWith('/')) return { kind: 'non-resource', user: who, verb, path: what };
  const [resource = '', subresource = ''] = what.split('/');
  const after = (word: string): string => (rest.includes(word) ? rest[rest.indexOf(word) + 1]! : '');
  const name = rest[0] === undefined || rest[0] === 'in' || rest[0] === 'of' ? '' : rest[0];
  const place = { group: after('of'), version: 'v1', namespace: after('in') };
  return { kind: 'resource', user: who, verb, resource, subresource, name, ...place };
}

describe('a rule', () => {
  const pods: PolicyRule = { verbs: ['get'], apiGroups: [''], resources: ['pods'] };
  test.each<[string, PolicyRule, string, boolean]>([
    ['allows its verb on its resource', pods, 'get pods', true],
    ['allows no other verb', pods, 'list pods', false],
    ['is about one group', pods, 'get pods of apps', false],
    ['leaves subresources out', pods, 'get pods/log', false],
    ['with a star for verbs', { ...pods, verbs: ['*'] }, 'list pods', true],
    ['with a star for groups', { ...pods, apiGroups: ['*'] }, 'get pods of apps', true],
    ['with a star for resources', { ...pods, resources: ['*'] }, 'get pods/log', true],
    ['about a subresource', { ...pods, resources: ['pods/log'] }, 'get pods/log', true],
    ['about a subresource leaves the resource out', { ...pods, resources: ['pods/log'] }, 'get pods', false],
    ['about a subresource of everything', { ...pods, resources: ['*/scale'] }, 'get pods/scale', true],
    ['with a star behind the slash is about nothing', { ...pods, resources: ['pods/*'] }, 'get pods/log', false],
    ['with a longer resource of the same end', { ...pods, resources: ['xpods/log'] }, 'get pods/log', false],
    ['with names', { ...pods, resourceNames: ['a'] }, 'get pods a', true],
    ['with names leaves others out', { ...pods, resourceNames: ['a'] }, 'get pods b', false],
    ['with names leaves collections out', { ...pods, resourceNames: ['a'] }, 'get pods', false],
    ['of paths', { verbs: ['get'], nonResourceURLs: ['/x'] }, 'get /x', true],
    ['of paths is exact', { verbs: ['get'], nonResourceURLs: ['/x'] }, 'get /x/y', false],
    ['of paths below one', { verbs: ['get'], nonResourceURLs: ['/x/*'] }, 'get /x/y', true],
    ['of all paths', { verbs: ['get'], nonResourceURLs: ['*'] }, 'get /x/y', true],
    ['of paths is about no resource', { verbs: ['get'], nonResourceURLs: ['*'] }, 'get pods', false],
  ])('%s', (_what, rule, text, allowed) => {
    expect(ruleAllows(rule, ask(user('u'), text))).toBe(allowed);
  });
});

describe('missing permissions', () => {
  const all: PolicyRule = { verbs: ['*'], apiGroups: ['*'], resources: ['*'] };
  test.each<[string, PolicyRule[], PolicyRule[], string[]]>([
    ['nothing beyond everything', [all], [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }], []],
    [
      'verbs of one resource stand together',
      [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }],
      [{ verbs: ['get', 'list', 'watch'], apiGroups: [''], resources: ['pods'] }],
      ['{APIGroups:[""], Resources:["pods"], Verbs:["list" "watch"]}'],
    ],
    [
      'all names exceed some',
      [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: ['a'] }],
      [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }],
      ['{APIGroups:[""], Resources:["pods"], Verbs:["get"]}'],
    ],
    [
      'names',
      [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: ['a'] }],
      [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: ['a', 'b'] }],
      ['{APIGroups:[""], Resources:["pods"], ResourceNames:["b"], Verbs:["get"]}'],
    ],
    [
      'a star exceeds the existing ones',
      [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }],
      [{ verbs: ['*'], apiGroups: [''], resources: ['pods'] }],
      ['{APIGroups:[""], Resources:["pods"], Verbs:["*"]}'],
    ],
    [
      'a subresource of everything covers one',
      [{ verbs: ['get'], apiGroups: ['apps'], resources: ['*/scale'] }],
      [{ verbs: ['get'], apiGroups: ['apps'], resources: ['deployments/scale', 'deployments'] }],
      ['{APIGroups:["apps"], Resources:["deployments"], Verbs:["get"]}'],
    ],
    [
      'paths',
      [{ verbs: ['get'], nonResourceURLs: ['/a/*'] }],
      [{ verbs: ['get'], nonResourceURLs: ['/a/b', '/b', '*'] }],
      ['{NonResourceURLs:["*"], Verbs:["get"]}', '{NonResourceURLs:["/b"], Verbs:["get"]}'],
    ],
  ])('%s', (_what, owned, wanted, missing) => {
    expect(missingRights(owned, wanted)).toEqual(missing);
  });

  test('a role with billions of combinations is not expanded', () => {
    const many = Array.from({ length: 2000 }, (_, at) => `x${at}`);
    expect(() => missingRights([all], [{ verbs: many, apiGroups: many, resources: many }])).toThrow(/too many/);
  });

  test("a large role is not compared with a user's large roles", () => {
    const texts = (count: number): string[] => Array.from({ length: count }, (_, at) => `x${at}`);
    const held = { verbs: ['get'], apiGroups: [''], resources: texts(200_000) };
    const wanted = { verbs: ['get'], apiGroups: [''], resources: ['y'], resourceNames: texts(1_000) };
    expect(() => missingRights([held], [wanted])).toThrow(/too many/);
    expect(missingRights([held], [{ ...wanted, resourceNames: ['a'] }])).toHaveLength(1);
  });

  test('at most a thousand missing rules are reported', () => {
    const names = Array.from({ length: 1_500 }, (_, at) => `x${at}`);
    const missing = missingRights([], [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], resourceNames: names }]);
    expect(missing).toHaveLength(1_001);
    expect(missing[0]).toBe('{APIGroups:[""], Resources:["pods"], ResourceNames:["x0"], Verbs:["get"]}');
    expect(missing.at(-1)).toBe('and 500 more');
  });
});

interface World {
  readonly grants: RbacGrants;
  put(object: KubeObject): KubeObject;
}

function world(): World {
  const grants = new RbacGrants(GROUP);
  const known = new Map<string, KubeObject>();
  return {
    grants,
    put(object) {
      const key = `${object.kind}/${object.metadata.namespace ?? ''}/${object.metadata.name}`;
      grants.take(`${object.kind.toLowerCase()}s` as 'roles', object, known.get(key));
      known.set(key, object);
      return object;
    },
  };
}

function role(name: string, rules: PolicyRule[], namespace?: string): KubeObject {
  const metadata = { name, ...(namespace !== undefined && { namespace }) };
  return {
    apiVersion: `${GROUP}/v1`,
    kind: namespace === undefined ? 'ClusterRole' : 'Role',
    metadata,
    rules: rules as never,
  };
}

function binding(name: string, roleRef: [string, string], subjects: object[], namespace?: string): KubeObject {
  const metadata = { name, ...(namespace !== undefined && { namespace }) };
  const kind = namespace === undefined ? 'ClusterRoleBinding' : 'RoleBinding';
  const ref = { apiGroup: GROUP, kind: roleRef[0], name: roleRef[1] };
  return { apiVersion: `${GROUP}/v1`, kind, metadata, roleRef: ref, subjects: subjects as never };
}

const GET_PODS: PolicyRule = { verbs: ['get'], apiGroups: [''], resources: ['pods'] };

describe('role-based access control', () => {
  const decide = (grants: RbacGrants, asked: AuthorizationAttributes): Decision =>
    rbacAuthorizer(grants).authorize(asked) as Decision;

  test('at most a thousand missing roles are named', () => {
    const { grants, put } = world();
    for (let at = 0; at < 1_500; at += 1)
      put(binding(`b${at}`, ['Role', `r${at}`], [{ kind: 'User', name: 'u' }], 'ns'));
    const { reason } = decide(grants, ask(user('u'), 'get pods in ns'));
    expect(reason.split(' not found')).toHaveLength(1_001);
    expect(reason).toMatch(/^RBAC: \[role\.rbac\.authorization\.k8s\.io "r0" not found, .*, and 500 more\]$/);
  });

  test('the reason names the binding, the role and the subject that allowed', () => {
    const { grants, put } = world();
    put(role('r', [GET_PODS], 'ns'));
    put(
      binding(
        'b',
        ['Role', 'r'],
        [
          { kind: 'User', name: 'other' },
          { kind: 'User', name: 'jane' },
        ],
        'ns',
      ),
    );
    expect(decide(grants, ask(user('jane'), 'get pods in ns'))).toEqual({
      decision: 'allow',
      reason: 'RBAC: allowed by RoleBinding "b/ns" of Role "r" to User "jane"',
    });
    for (const text of ['get pods in other', 'get pods']) {
      expect(decide(grants, ask(user('jane'), text))).toEqual({ decision: 'no-opinion', reason: '' });
    }
    expect(decide(grants, ask(user('joe'), 'get pods in ns')).decision).toBe('no-opinion');
  });

  test('cluster-wide bindings apply in every namespace; a service account matches by its user name', () => {
    const { grants, put } = world();
    put(role('r', [GET_PODS]));
    put(binding('b', ['ClusterRole', 'r'], [{ kind: 'ServiceAccount', namespace: 'x', name: 'robot' }]));
    expect(decide(grants, ask(user('system:serviceaccount:x:robot'), 'get pods in ns')).reason).toBe(
      'RBAC: allowed by ClusterRoleBinding "b" of ClusterRole "r" to ServiceAccount "robot/x"',
    );
  });

  test('a service account without a namespace is in that of the binding', () => {
    const { grants, put } = world();
    put(role('r', [GET_PODS]));
    put(binding('b', ['ClusterRole', 'r'], [{ kind: 'ServiceAccount', name: 'robot' }], 'ns'));
    put(binding('c', ['ClusterRole', 'r'], [{ kind: 'ServiceAccount', name: 'robot' }]));
    expect(decide(grants, ask(user('system:serviceaccount:ns:robot'), 'get pods in ns')).decision).toBe('allow');
    expect(decide(grants, ask(user('system:serviceaccount:ns:robot'), 'get pods')).decision).toBe('no-opinion');
    expect(decide(grants, ask(user('system:serviceaccount::robot'), 'get pods')).decision).toBe('no-opinion');
  });

  test('changes are effective at once: subjects, rules, and deletions', () => {
    const { grants, put } = world();
    put(role('r', [GET_PODS], 'ns'));
    const first = put(binding('b', ['Role', 'r'], [{ kind: 'Group', name: 'ops' }], 'ns'));
    const asked = ask(user('jane', 'ops'), 'get pods in ns');
    expect(decide(grants, asked).decision).toBe('allow');
    const second = put(binding('b', ['Role', 'r'], [{ kind: 'Group', name: 'dev' }], 'ns'));
    expect(decide(grants, asked).decision).toBe('no-opinion');
    put(first);
    expect(decide(grants, asked).decision).toBe('allow');
    grants.take('rolebindings', undefined, first);
    expect(decide(grants, asked).decision).toBe('no-opinion');
    put(second);
    put(role('r', [], 'ns'));
    expect(decide(grants, ask(user('jane', 'dev'), 'get pods in ns')).decision).toBe('no-opinion');
  });

  test('each missing role is named once', () => {
    const { grants, put } = world();
    put(binding('b', ['Role', 'none'], [{ kind: 'User', name: 'jane' }], 'ns'));
    expect(decide(grants, ask(user('jane'), 'get pods in ns')).reason).toBe(`RBAC: role.${GROUP} "none" not found`);
    put(binding('c', ['ClusterRole', 'gone'], [{ kind: 'User', name: 'jane' }]));
    put(binding('d', ['ClusterRole', 'gone'], [{ kind: 'User', name: 'jane' }]));
    expect(decide(grants, ask(user('jane'), 'get pods in ns')).reason).toBe(
      `RBAC: [clusterrole.${GROUP} "gone" not found, role.${GROUP} "none" not found]`,
    );
  });

  test('rules reviews list resource and path rules, once per binding', () => {
    const { grants, put } = world();
    put(role('r', [GET_PODS, { verbs: ['get'], nonResourceURLs: ['/x'] }]));
    put(
      binding(
        'b',
        ['ClusterRole', 'r'],
        [
          { kind: 'User', name: 'jane' },
          { kind: 'Group', name: 'ops' },
        ],
      ),
    );
    put(binding('c', ['Role', 'none'], [{ kind: 'User', name: 'jane' }], 'ns'));
    expect(rbacRuleLister(grants).rulesFor(user('jane', 'ops'), 'ns')).toEqual({
      resourceRules: [GET_PODS],
      nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/x'] }],
      incomplete: false,
      evaluationError: `role.${GROUP} "none" not found`,
    });
  });
});

describe('escalation', () => {
  const { context } = inProcess();
  function attempt(
    grants: RbacGrants,
    who: User,
    object: KubeObject,
    oldObject?: KubeObject,
  ): Promise<KubeObject | undefined> {
    const authorizer = unionAuthorizer([mastersAuthorizer(), rbacAuthorizer(grants)]);
    const guard = createEscalationGuard({ grants, authorizer, group: GROUP });
    const attributes = {
      operation: oldObject === undefined ? 'CREATE' : 'UPDATE',
      group: GROUP,
      resource: `${object.kind.toLowerCase()}s`,
      subresource: '',
      namespace: object.metadata.namespace ?? '',
      name: object.metadata.name,
      object,
      oldObject,
    } as unknown as AdmissionAttributes;
    return guard.mutate!({ ...context, user: who }, attributes);
  }
  const secrets: PolicyRule = { verbs: ['get'], apiGroups: [''], resources: ['secrets'] };

  test('a user cannot grant more than they have', async () => {
    const { grants, put } = world();
    put(role('own', [GET_PODS]));
    put(binding('own', ['ClusterRole', 'own'], [{ kind: 'User', name: 'jane' }]));
    await expect(attempt(grants, user('jane', 'g'), role('r', [GET_PODS], 'ns'))).resolves.toBeUndefined();
    expect(await refusal(attempt(grants, user('jane', 'g'), role('r', [GET_PODS, secrets], 'ns')))).toBe(
      `403 Forbidden: roles.${GROUP} "r" is forbidden: user "jane" (groups=["g"]) is attempting to grant RBAC ` +
        'permissions not currently held:\n{APIGroups:[""], Resources:["secrets"], Verbs:["get"]}',
    );
    await expect(attempt(grants, user('root', 'system:masters'), role('r', [secrets], 'ns'))).resolves.toBeUndefined();
  });

  test('a missing role is reported after the refusal, with the resource of the request', async () => {
    const { grants, put } = world();
    put(role('target', [secrets]));
    put(binding('broken', ['ClusterRole', 'gone'], [{ kind: 'User', name: 'jane' }]));
    const message = (resource: string): RegExp =>
      new RegExp(`Verbs:\\["get"\\]}; resolution errors: \\[${resource}\\.${GROUP} "gone" not found\\]$`);
    expect(await refusal(attempt(grants, user('jane'), role('r', [secrets], 'ns')))).toMatch(message('roles'));
    expect(await refusal(attempt(grants, user('jane'), role('r', [secrets])))).toMatch(message('clusterroles'));
    const bound = binding('b', ['ClusterRole', 'target'], [], 'ns');
    expect(await refusal(attempt(grants, user('jane'), bound))).toMatch(message('rolebindings'));
  });

  test('the verb escalate suffices for roles, bind for bindings', async () => {
    const { grants, put } = world();
    put(role('target', [secrets]));
    put(
      role('may', [
        { verbs: ['escalate'], apiGroups: [GROUP], resources: ['roles'] },
        { verbs: ['bind'], apiGroups: [GROUP], resources: ['clusterroles'], resourceNames: ['target'] },
      ]),
    );
    put(binding('may', ['ClusterRole', 'may'], [{ kind: 'User', name: 'jane' }]));
    await expect(attempt(grants, user('jane'), role('r', [secrets], 'ns'))).resolves.toBeUndefined();
    await expect(
      attempt(grants, user('jane'), binding('b', ['ClusterRole', 'target'], [], 'ns')),
    ).resolves.toBeUndefined();
    expect(await refusal(attempt(grants, user('jane'), role('r', [secrets])))).toMatch(/^403 /);
    expect(await refusal(attempt(grants, user('joe'), binding('b', ['ClusterRole', 'target'], [], 'ns')))).toMatch(
      /^403 Forbidden: rolebindings.* "b" is forbidden: user "joe" .* not currently held/,
    );
  });

  test('binding a missing role is a 404 for users who may not bind it', async () => {
    const { grants } = world();
    expect(await refusal(attempt(grants, user('jane'), binding('b', ['ClusterRole', 'none'], [], 'ns')))).toBe(
      `404 NotFound: rolebindings.${GROUP} "none" not found`,
    );
  });

  test('an aggregation rule requires all permissions', async () => {
    const { grants } = world();
    const gathering = { ...role('r', []), aggregationRule: { clusterRoleSelectors: [{}] } };
    expect(await refusal(attempt(grants, user('jane'), gathering))).toMatch(/must have cluster-admin privileges/);
  });

  test('the collector may clear finalizers of roles that exceed its own permissions', async () => {
    const { grants } = world();
    const old = { ...role('r', [secrets]), metadata: { name: 'r', finalizers: ['x/y'] } };
    await expect(attempt(grants, user('gc'), role('r', [secrets]), old)).resolves.toBeUndefined();
    const labelled = { ...role('r', [secrets]), metadata: { name: 'r', labels: { a: 'b' } } };
    expect(await refusal(attempt(grants, user('gc'), labelled, old))).toMatch(/^403 /);
  });
});
