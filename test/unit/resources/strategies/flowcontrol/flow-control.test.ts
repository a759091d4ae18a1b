import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as flowSchema } from '../../../../../src/resources/strategies/flowcontrol/flow-schema.js';
import { strategy as level } from '../../../../../src/resources/strategies/flowcontrol/priority-level-configuration.js';
import { CLUSTER, faultsOnCreate, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

const V1 = 'flowcontrol.apiserver.k8s.io/v1';
const BETA = 'flowcontrol.apiserver.k8s.io/v1beta3';
const ANNOTATION = 'flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares';
const GROUP = { kind: 'Group', group: { name: 'x' } };
const RULE: JsonObject = { verbs: ['get'], apiGroups: [''], resources: ['pods'], namespaces: ['ns'] };

const schema = (spec: JsonObject, name = 'a') =>
  object(
    'FlowSchema',
    { spec: { priorityLevelConfiguration: { name: 'l' }, matchingPrecedence: 1000, ...spec } },
    { name },
    V1,
  );
const resourceRule = (rule: JsonObject): JsonObject => ({
  rules: [{ subjects: [GROUP], resourceRules: [{ ...RULE, ...rule }] }],
});
const urls = (...nonResourceURLs: string[]): JsonObject => ({
  rules: [{ subjects: [GROUP], nonResourceRules: [{ verbs: ['get'], nonResourceURLs }] }],
});

describe('a FlowSchema', () => {
  it.each<[string, JsonObject, unknown[]]>([
    ['may match nothing', { rules: [] }, []],
    ['may match one namespace', resourceRule({}), []],
    [
      'has rules that match something',
      { rules: [{ subjects: [GROUP] }] },
      ['spec.rules[0]: Required value: at least one of resourceRules and nonResourceRules has to be non-empty'],
    ],
    ['is of the cluster', resourceRule({ namespaces: [], clusterScope: true }), []],
    [
      'names namespaces that can be',
      resourceRule({ namespaces: ['A'] }),
      [
        expect.stringContaining(
          'spec.rules[0].resourceRules[0].namespaces[0]: Invalid value: "A": each member of this list must be \'*\' or a DNS-1123 label; a lowercase RFC 1123 label',
        ),
      ],
    ],
    [
      'has all verbs alone',
      resourceRule({ verbs: ['*', 'get'] }),
      [
        'spec.rules[0].resourceRules[0].verbs: Invalid value: ["*","get"]: if \'*\' is present, must not specify other verbs',
      ],
    ],
    [
      'has verbs that exist',
      resourceRule({ verbs: ['fetch'] }),
      [expect.stringContaining('spec.rules[0].resourceRules[0].verbs: Unsupported value: ["fetch"]')],
    ],
    [
      'has all groups alone',
      resourceRule({ apiGroups: ['*', ''] }),
      [
        'spec.rules[0].resourceRules[0].apiGroups: Invalid value: ["*",""]: if \'*\' is present, must not specify other api groups',
      ],
    ],
    [
      'has all resources alone',
      resourceRule({ resources: ['*', 'pods'] }),
      [
        'spec.rules[0].resourceRules[0].resources: Invalid value: ["*","pods"]: if \'*\' is present, must not specify other resources',
      ],
    ],
    ['takes paths and what is below them', urls('/', '/healthz', '/hea', '/hea/*', '/healthz/'), []],
    ['takes all paths', urls('*'), []],
    [
      'takes all paths alone',
      urls('*', '/healthz'),
      [
        'spec.rules[0].nonResourceRules[0].nonResourceURLs: Invalid value: ["*","/healthz"]: if \'*\' is present, must not specify other non-resource URLs',
      ],
    ],
    [
      'takes no empty step',
      urls('/a//b'),
      ['spec.rules[0].nonResourceRules[0].nonResourceURLs[0]: Invalid value: "/a//b": must not contain double slash'],
    ],
    [
      'comes first only when it is exempt',
      { matchingPrecedence: 1 },
      ["spec.matchingPrecedence: Invalid value: 1: only the schema named 'exempt' may have matchingPrecedence 1"],
    ],
    [
      'may mean any account of a namespace',
      {
        rules: [
          {
            subjects: [{ kind: 'ServiceAccount', serviceAccount: { namespace: 'ns', name: '*' } }],
            resourceRules: [RULE],
          },
        ],
      },
      [],
    ],
  ])('%s', (_what, spec, faults) => expect(faultsOnCreate(flowSchema, schema(spec))).toEqual(faults));

  it('it refers to a priority level with a valid name', () => {
    const [fault] = faultsOnCreate(flowSchema, schema({ priorityLevelConfiguration: { name: 'A_' } }));
    expect(fault).toMatch(
      /^spec\.priorityLevelConfiguration\.name: Invalid value: "A_": a lowercase RFC 1123 subdomain/,
    );
  });

  it('conditions of it and of a level have a type', () => {
    const status = { conditions: [{ type: 'Dangling', status: 'True' }, { status: 'False' }] };
    for (const strategy of [flowSchema, level]) {
      const faults = faultsOnUpdate(strategy, { ...schema({}), status }, schema({}), 'status');
      expect(faults).toEqual(['status.conditions[1].type: Required value']);
    }
  });

  it('its table shows faults', () => {
    const shown = {
      ...schema({ distinguisherMethod: { type: 'ByUser' } }),
      status: { conditions: [{ type: 'Dangling', status: 'False' }] },
    };
    expect(flowSchema.cells?.(shown, NOW, KUBERNETES)).toEqual([1000, 'ByUser', '60m', 'False']);
    expect(flowSchema.cells?.(schema({}), NOW, KUBERNETES)).toEqual([1000, '<none>', '60m', '?']);
  });
});

const limited = (members: JsonObject, name = 'a', apiVersion = V1) =>
  object(
    'PriorityLevelConfiguration',
    { spec: { type: 'Limited', limited: { limitResponse: { type: 'Reject' }, ...members } } },
    { name },
    apiVersion,
  );
const queue = (queues: number, handSize: number) =>
  limited({ limitResponse: { type: 'Queue', queuing: { queues, handSize, queueLengthLimit: 50 } } });

describe('an empty namespace in a rule of a FlowSchema', () => {
  const given = schema(resourceRule({ namespaces: [''] }));
  const faults = (naming: typeof CLUSTER): number => faultsOnCreate(flowSchema, given, naming).length;

  it('it means every namespace where the naming allows it, and is rejected otherwise', () => {
    expect(faults(CLUSTER)).toBe(0);
    expect(faults(KUBERNETES)).toBeGreaterThan(0);
  });
});

describe('a PriorityLevelConfiguration', () => {
  it.each<[string, ReturnType<typeof limited>, unknown[]]>([
    ['deals hands that the hash can distinguish', queue(64, 8), []],
    [
      'deals no hand larger than the deck',
      queue(4, 5),
      ['spec.limited.limitResponse.queuing.handSize: Invalid value: 5: should not be greater than queues (4)'],
    ],
    [
      'deals no hand that needs more bits',
      queue(1024, 7),
      [
        'spec.limited.limitResponse.queuing.handSize: Invalid value: 7: required entropy bits of deckSize 1024 and handSize 7 should not be greater than 60',
      ],
    ],
    [
      'is exempt by its name alone',
      limited({}, 'exempt'),
      [
        expect.stringContaining("must be 'Exempt' if and only if `name` is 'exempt'"),
        expect.stringContaining("spec of 'exempt' except the 'spec.exempt' field must equal the fixed value"),
      ],
    ],
    [
      'is the last resort as it is',
      limited({ nominalConcurrencyShares: 6, lendablePercent: 0 }, 'catch-all'),
      [expect.stringContaining("spec of 'catch-all' must equal the fixed value")],
    ],
  ])('%s', (_what, given, faults) => expect(faultsOnCreate(level, given)).toEqual(faults));

  it('an exempt one may lend', () => {
    const spec = { type: 'Exempt', exempt: { nominalConcurrencyShares: 10, lendablePercent: 50 } };
    expect(faultsOnCreate(level, object('PriorityLevelConfiguration', { spec }, { name: 'exempt' }, V1))).toEqual([]);
  });

  const sharesIn = (given: ReturnType<typeof limited> | undefined) =>
    ((given?.['spec'] as JsonObject | undefined)?.['limited'] as JsonObject | undefined)?.['nominalConcurrencyShares'];

  it('v1beta3 without shares gets 30, unless it means 0', () => {
    const none = limited({ nominalConcurrencyShares: 0 }, 'a', BETA);
    expect(sharesIn(level.applyDefaults?.(none, KUBERNETES))).toBe(30);
    const meant = { ...none, metadata: { ...none.metadata, annotations: { [ANNOTATION]: '' } } };
    expect(level.applyDefaults?.(meant, KUBERNETES)).toBe(meant);
    const v1 = limited({ nominalConcurrencyShares: 0 });
    expect(level.applyDefaults?.(v1, KUBERNETES)).toBe(v1);
  });

  it('0 shares survive a round trip through v1beta3', () => {
    const v1 = limited({ nominalConcurrencyShares: 0 });
    const beta = level.convert?.(v1, BETA, KUBERNETES);
    expect(beta).toMatchObject({ apiVersion: BETA, metadata: { annotations: { [ANNOTATION]: '' } } });
    expect(beta && level.convert?.(beta, V1, KUBERNETES)).toEqual(v1);
    expect(level.convert?.(v1, BETA, CLUSTER).metadata.annotations).toEqual({
      'flowcontrol.cluster.io/v1beta3-preserve-zero-concurrency-shares': '',
    });
  });

  it('its table shows its queues', () => {
    expect(level.cells?.(queue(64, 8), NOW, KUBERNETES)).toEqual(['<none>', 64, 8, 50, '60m']);
  });
});

describe('the mandatory objects', () => {
  it('they are valid', () => {
    const masters = [{ kind: 'Group', group: { name: 'system:masters' } }];
    const everything = {
      resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true, namespaces: ['*'] }],
      nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
    };
    const spec = {
      priorityLevelConfiguration: { name: 'exempt' },
      matchingPrecedence: 1,
      rules: [{ subjects: masters, ...everything }],
    };
    expect(faultsOnCreate(flowSchema, schema(spec, 'exempt'))).toEqual([]);
    expect(faultsOnCreate(flowSchema, schema({ ...spec, matchingPrecedence: 2 }, 'exempt'))).toEqual([
      expect.stringContaining("spec of 'exempt' must equal the fixed value"),
    ]);
  });
});
