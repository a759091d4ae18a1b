import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';
import { waitFor } from '../support/wait-for.js';

const api = sharedApi('cluster');
const GROUP = 'flowcontrol.apiserver.cluster.io';
const path = (version: string, plural: string): string => `/apis/${GROUP}/${version}/${plural}`;
const names: string[] = [];

/** A unique name, deleted after the test. */
function fresh(): string {
  const name = `fc-${randomBytes(5).toString('hex')}`;
  names.push(name);
  return name;
}

afterEach(async () => {
  for (const name of names.splice(0)) {
    await api.delete(`${path('v1', 'flowschemas')}/${name}`);
    await api.delete(`${path('v1', 'prioritylevelconfigurations')}/${name}`);
  }
});

const user = { kind: 'User', user: { name: '*' } };
const resourceRule = { verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'] };
const rule = (more: Members): Members => ({ subjects: [user], ...more });

function flowSchema(version: string, spec: Members): Members {
  return {
    apiVersion: `${GROUP}/${version}`,
    kind: 'FlowSchema',
    metadata: { name: fresh() },
    spec: { priorityLevelConfiguration: { name: 'p' }, ...spec },
  };
}

function priorityLevel(version: string, limited: Members, metadata: Members = {}): Members {
  return {
    apiVersion: `${GROUP}/${version}`,
    kind: 'PriorityLevelConfiguration',
    metadata: { name: fresh(), ...metadata },
    spec: { type: 'Limited', limited: { limitResponse: { type: 'Reject' }, ...limited } },
  };
}

/** Creates a schema, and returns it once its status shows whether its level exists. */
async function applyConfig(version: string, body: Members): Promise<ApiResponse['json']> {
  expectCode(await api.post(path(version, 'flowschemas'), body), 201);
  return waitFor('the condition of a schema', async () => {
    const { json } = await api.get(`${path(version, 'flowschemas')}/${nameOf(body)}`);
    return json.status?.conditions === undefined ? undefined : json;
  });
}

const nameOf = (object: Members): string => (object['metadata'] as { name: string }).name;

describe.each(['v1', 'v1beta3'])('a FlowSchema in %s', (version) => {
  const schemas = path(version, 'flowschemas');

  test('a FlowSchema has by default a precedence of 1000, no distinguisher and an empty status', async () => {
    const answer = await api.post(schemas, flowSchema(version, {}));
    expectCode(answer, 201);
    expect(answer.json.spec).toEqual({ priorityLevelConfiguration: { name: 'p' }, matchingPrecedence: 1000 });
    expect(answer.json.status).toEqual({});
    const list = (await api.get(schemas)).json;
    expect([list.kind, list.apiVersion]).toEqual(['FlowSchemaList', `${GROUP}/${version}`]);
  });

  test.each<[string, Members]>([
    ['no rules, which match nothing', { rules: [] }],
    ['the lowest and the highest precedence', { matchingPrecedence: 10_000 }],
    ['flows by user', { distinguisherMethod: { type: 'ByUser' } }],
    ['flows by namespace', { distinguisherMethod: { type: 'ByNamespace' } }],
    [
      'a group, a service account and a user',
      {
        rules: [
          {
            subjects: [
              { kind: 'Group', group: { name: 'system:authenticated' } },
              { kind: 'ServiceAccount', serviceAccount: { name: '*', namespace: 'default' } },
              user,
            ],
            resourceRules: [resourceRule],
          },
        ],
      },
    ],
    [
      'rules of the cluster scope without namespaces',
      {
        rules: [
          rule({
            resourceRules: [{ verbs: ['get'], apiGroups: ['apps'], resources: ['nodes/status'], clusterScope: true }],
          }),
        ],
      },
    ],
    ['any named namespace', { rules: [rule({ resourceRules: [{ ...resourceRule, namespaces: [''] }] })] }],
    ...['/healthz', '/hea', '/hea/*', '/healthz/', '/healthz/*', '*'].map((url): [string, Members] => [
      `the path ${url}`,
      { rules: [rule({ nonResourceRules: [{ verbs: ['get'], nonResourceURLs: [url] }] })] },
    ]),
  ])('a FlowSchema may have %s', async (_what, spec) => {
    expectCode(await api.post(schemas, flowSchema(version, spec)), 201);
  });

  test.each<[string, Members, RegExp]>([
    ['no priority level', { priorityLevelConfiguration: undefined }, /spec\.priorityLevelConfiguration.*Required/],
    [
      'a priority level without a name',
      { priorityLevelConfiguration: { name: '' } },
      /priorityLevelConfiguration\.name: Required value: must reference a priority level/,
    ],
    [
      'a precedence of -1',
      { matchingPrecedence: -1 },
      /spec\.matchingPrecedence: Invalid value: -1: must be a positive value/,
    ],
    [
      'a precedence of 10001',
      { matchingPrecedence: 10_001 },
      /spec\.matchingPrecedence: Invalid value: 10001: must not be greater than 10000/,
    ],
    [
      'an unknown distinguisher',
      { distinguisherMethod: { type: 'ByMood' } },
      /distinguisherMethod\.type: (Unsupported|Invalid) value/,
    ],
    [
      'a rule without subjects',
      { rules: [{ subjects: [], resourceRules: [resourceRule] }] },
      /rules\[0\]\.subjects: Required value: subjects must contain at least one value/,
    ],
    [
      'a rule that matches nothing at all',
      { rules: [rule({})] },
      /at least one of resourceRules and nonResourceRules has to be non-empty/,
    ],
    [
      'a subject of an unknown kind',
      { rules: [{ subjects: [{ kind: 'Cat' }], resourceRules: [resourceRule] }] },
      /subjects\[0\]\.kind: (Unsupported|Invalid) value/,
    ],
    [
      'a user subject without its user',
      { rules: [{ subjects: [{ kind: 'User' }], resourceRules: [resourceRule] }] },
      /subjects\[0\]\.user: Required/,
    ],
    [
      'a user subject with a group',
      { rules: [{ subjects: [{ ...user, group: { name: 'g' } }], resourceRules: [resourceRule] }] },
      /subjects\[0\]\.group: Forbidden/,
    ],
    [
      '* in addition to another verb',
      { rules: [rule({ resourceRules: [{ ...resourceRule, verbs: ['*', 'get'] }] })] },
      /verbs: Invalid value/,
    ],
    [
      '* in addition to another group',
      { rules: [rule({ resourceRules: [{ ...resourceRule, apiGroups: ['*', 'apps'] }] })] },
      /apiGroups: Invalid value/,
    ],
    [
      'an unknown verb',
      { rules: [rule({ resourceRules: [{ ...resourceRule, verbs: ['fly'] }] })] },
      /verbs: Unsupported value/,
    ],
    ['no verbs', { rules: [rule({ resourceRules: [{ ...resourceRule, verbs: [] }] })] }, /verbs: Required value/],
    [
      'no resources',
      { rules: [rule({ resourceRules: [{ ...resourceRule, resources: [] }] })] },
      /resources: Required value/,
    ],
    [
      'neither namespaces nor the cluster scope',
      { rules: [rule({ resourceRules: [{ ...resourceRule, namespaces: [] }] })] },
      /namespaces: Required value/,
    ],
    [
      '* within a path',
      { rules: [rule({ nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['/hea*'] }] })] },
      /nonResourceURLs\[0\]: Invalid value: "\/hea\*"/,
    ],
    [
      '* in addition to another path',
      { rules: [rule({ nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*', '/x'] }] })] },
      /nonResourceURLs: Invalid value/,
    ],
    [
      'no paths',
      { rules: [rule({ nonResourceRules: [{ verbs: ['*'], nonResourceURLs: [] }] })] },
      /nonResourceURLs: Required value/,
    ],
  ])('a FlowSchema may not have %s', async (_what, spec, message) => {
    expectStatus(await api.post(schemas, flowSchema(version, spec)), 422, 'Invalid', message);
  });

  test('rules are atomic for every kind of patch', async () => {
    const body = flowSchema(version, { rules: [rule({ resourceRules: [resourceRule] })] });
    await api.post(schemas, body);
    const rules = [rule({ nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz'] }] })];
    for (const type of ['strategic', 'merge'] as const) {
      const { json } = await api.patch(`${schemas}/${nameOf(body)}`, type, { spec: { rules } });
      expect(json.spec.rules).toEqual(rules);
    }
  });

  test('conditions are merged by type, and only through status', async () => {
    const body = flowSchema(version, {});
    await applyConfig(version, body);
    const at = `${schemas}/${nameOf(body)}`;
    const condition = (type: string, status: string): Members => ({ type, status, reason: 'Tested', message: 'm' });
    await api.patch(`${at}/status`, 'strategic', { status: { conditions: [condition('One', 'True')] } });
    await api.patch(`${at}/status`, 'strategic', { status: { conditions: [condition('Other', 'False')] } });
    const { json } = await api.patch(`${at}/status`, 'strategic', {
      status: { conditions: [condition('One', 'False')] },
    });
    const all = json.status.conditions.map(({ type, status }: Members) => `${String(type)} ${String(status)}`);
    expect(all.sort()).toEqual(['Dangling True', 'One False', 'Other False']);
    const main = await api.patch(at, 'merge', { status: { conditions: [] } });
    expect(main.json.status.conditions).toHaveLength(3);
  });
});

describe('versions', () => {
  test('v1beta3 works with a deprecation warning; v1 has none', async () => {
    const old = await api.get(path('v1beta3', 'flowschemas'));
    expect(old.headers['warning']).toBe(
      `299 - "${GROUP}/v1beta3 FlowSchema is deprecated in v1.29+, unavailable in v1.32+; use ${GROUP}/v1 FlowSchema"`,
    );
    expect((await api.get(path('v1', 'flowschemas'))).headers['warning']).toBeUndefined();
  });

  test('an object has the same version and uid in both', async () => {
    const body = flowSchema('v1beta3', { rules: [rule({ resourceRules: [resourceRule] })] });
    const made = await applyConfig('v1beta3', body);
    const { json } = await api.get(`${path('v1', 'flowschemas')}/${nameOf(body)}`);
    expect(json).toEqual({ ...made, apiVersion: `${GROUP}/v1` });
    const put = await api.put(`${path('v1beta3', 'flowschemas')}/${nameOf(body)}`, made);
    expect(put.json.metadata.resourceVersion).toBe(made.metadata.resourceVersion);
  });

  test('a body of the other version is rejected', async () => {
    expectStatus(await api.post(path('v1', 'flowschemas'), flowSchema('v1beta3', {})), 400, 'BadRequest', /v1beta3/);
  });

  const levels = (version: string): string => path(version, 'prioritylevelconfigurations');
  const shares = ({ json }: { json: { spec: { limited: { nominalConcurrencyShares: number } } } }): number =>
    json.spec.limited.nominalConcurrencyShares;
  const KEEP_ZERO = 'flowcontrol.cluster.io/v1beta3-preserve-zero-concurrency-shares';

  test.each<[string, string, Members, Members, number, number]>([
    ['absent shares are 30 in v1', 'v1', {}, {}, 30, 30],
    ['absent shares are 30 in v1beta3', 'v1beta3', {}, {}, 30, 30],
    ['0 is kept in v1', 'v1', { nominalConcurrencyShares: 0 }, {}, 0, 0],
    ['0 is the default in v1beta3', 'v1beta3', { nominalConcurrencyShares: 0 }, {}, 30, 30],
    [
      '0 with the annotation is kept in v1beta3',
      'v1beta3',
      { nominalConcurrencyShares: 0 },
      { annotations: { [KEEP_ZERO]: '' } },
      0,
      0,
    ],
    ['5 is 5', 'v1beta3', { nominalConcurrencyShares: 5 }, {}, 5, 5],
  ])('%s', async (_what, version, limited, metadata, inV1, inV1beta3) => {
    const body = priorityLevel(version, limited, metadata);
    expectCode(await api.post(levels(version), body), 201);
    const [v1, v1beta3] = await Promise.all(
      ['v1', 'v1beta3'].map((each) => api.get(`${levels(each)}/${nameOf(body)}`)),
    );
    expect([shares(v1 as never), shares(v1beta3 as never)]).toEqual([inV1, inV1beta3]);
    // 0 survives the round trip through the old version by an annotation that v1 hides.
    expect(v1!.json.metadata.annotations).toBeUndefined();
    expect(v1beta3!.json.metadata.annotations).toEqual(inV1 === 0 ? { [KEEP_ZERO]: '' } : undefined);
    expectCode(await api.put(`${levels('v1beta3')}/${nameOf(body)}`, v1beta3!.json), 200);
    expect(shares((await api.get(`${levels('v1')}/${nameOf(body)}`)) as never)).toBe(inV1);
  });
});
