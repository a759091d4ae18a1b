import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { StatusError } from '../../../../../src/meta/errors.js';
import { strategy as daemonSet } from '../../../../../src/resources/strategies/apps/daemon-set.js';
import { strategy as deployment } from '../../../../../src/resources/strategies/apps/deployment.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { strategy as controller } from '../../../../../src/resources/strategies/core/replication-controller.js';
import { CLUSTER, context, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

const container = (members: JsonObject = {}): JsonObject => ({ name: 'c', image: 'nginx:1', ...members });
const pod = (spec: JsonObject = {}, status: JsonObject = {}, metadata: JsonObject = {}) =>
  object('Pod', { spec: { containers: [container()], ...spec }, status }, metadata);
const statusAfterCreate = (spec: JsonObject) => strategy.prepareForCreate?.(pod(spec), context())['status'];

describe('a new pod', () => {
  const sized = (requests: JsonObject, limits: JsonObject) => ({
    containers: [container({ resources: { requests, limits } })],
  });
  it.each<[string, JsonObject, string]>([
    ['asks for nothing', {}, 'BestEffort'],
    ['asks for something', sized({ cpu: '1' }, {}), 'Burstable'],
    ['has limits above its requests', sized({ cpu: '1', memory: '1Gi' }, { cpu: '2', memory: '1Gi' }), 'Burstable'],
    [
      'gets exactly what it asks for',
      sized({ cpu: '1000m', memory: '1Gi' }, { cpu: '1', memory: '1024Mi' }),
      'Guaranteed',
    ],
    [
      'gets it as a whole',
      { resources: { requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '1', memory: '1Gi' } } },
      'Guaranteed',
    ],
  ])('that %s has its class', (_what, spec, qosClass) =>
    expect(statusAfterCreate(spec)).toEqual({ phase: 'Pending', qosClass }),
  );

  it('with gates waits for them', () => {
    expect(statusAfterCreate({ schedulingGates: [{ name: 'g' }] })).toMatchObject({
      conditions: [{ type: 'PodScheduled', status: 'False', reason: 'SchedulingGated' }],
    });
  });

  it('fills its label keys once, however often it is prepared', () => {
    const constraint = {
      maxSkew: 1,
      topologyKey: 'zone',
      whenUnsatisfiable: 'DoNotSchedule',
      labelSelector: {},
      matchLabelKeys: ['v', 'w'],
    };
    const term = { topologyKey: 'zone', labelSelector: { matchLabels: { a: 'b' } }, mismatchLabelKeys: ['v'] };
    const given = pod(
      {
        topologySpreadConstraints: [constraint],
        affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } },
      },
      {},
      { labels: { v: '2' } },
    );
    const once = strategy.prepareForCreate?.(given, context()) ?? given;
    expect(once['spec']).toMatchObject({
      topologySpreadConstraints: [
        { labelSelector: { matchExpressions: [{ key: 'v', operator: 'In', values: ['2'] }] } },
      ],
      affinity: {
        podAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: [
            {
              labelSelector: {
                matchLabels: { a: 'b' },
                matchExpressions: [{ key: 'v', operator: 'NotIn', values: ['2'] }],
              },
            },
          ],
        },
      },
    });
    expect(strategy.prepareForCreate?.(once, context())).toEqual(once);
  });
});

describe('an update of a pod', () => {
  const change = (before: JsonObject, after: JsonObject) => faultsOnUpdate(strategy, pod(after), pod(before));
  it.each<[string, JsonObject, JsonObject]>([
    ['its image', {}, { containers: [container({ image: 'nginx:2' })] }],
    ['a deadline', {}, { activeDeadlineSeconds: 10 }],
    ['a shorter deadline', { activeDeadlineSeconds: 10 }, { activeDeadlineSeconds: 5 }],
    [
      'one more toleration',
      { tolerations: [{ key: 'a', operator: 'Exists' }] },
      {
        tolerations: [
          { key: 'a', operator: 'Exists' },
          { key: 'b', operator: 'Exists' },
        ],
      },
    ],
    ['a negative grace period', { terminationGracePeriodSeconds: -1 }, { terminationGracePeriodSeconds: 1 }],
    ['a gate that opens', { schedulingGates: [{ name: 'a' }, { name: 'b' }] }, { schedulingGates: [{ name: 'b' }] }],
    [
      'a narrower choice of nodes behind a gate',
      { schedulingGates: [{ name: 'a' }], nodeSelector: { x: '1' } },
      { schedulingGates: [{ name: 'a' }], nodeSelector: { x: '1', y: '2' } },
    ],
    [
      'a first node affinity behind a gate',
      { schedulingGates: [{ name: 'a' }] },
      {
        schedulingGates: [{ name: 'a' }],
        affinity: {
          nodeAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: {
              nodeSelectorTerms: [{ matchExpressions: [{ key: 'z', operator: 'Exists' }] }],
            },
          },
        },
      },
    ],
  ])('may change %s', (_what, before, after) => expect(change(before, after)).toEqual([]));

  it.each<[string, JsonObject, JsonObject, string]>([
    ['its environment', {}, { containers: [container({ env: [{ name: 'A' }] })] }, 'changed: spec.containers[0].env'],
    ['its node', { nodeName: 'n' }, { nodeName: 'm' }, 'changed: spec.nodeName'],
    [
      'its containers',
      {},
      { containers: [container(), container({ name: 'd' })] },
      'spec.containers: Forbidden: pod updates may not add or remove containers',
    ],
    [
      'a longer deadline',
      { activeDeadlineSeconds: 5 },
      { activeDeadlineSeconds: 10 },
      'must be less than or equal to previous value',
    ],
    ['a deadline taken back', { activeDeadlineSeconds: 5 }, {}, 'must not update from a positive integer to nil value'],
    [
      'a toleration less',
      { tolerations: [{ key: 'a', operator: 'Exists' }] },
      {},
      'existing toleration can not be modified except its tolerationSeconds',
    ],
    [
      'a new gate',
      {},
      { schedulingGates: [{ name: 'a' }] },
      "only deletion is allowed, but found new scheduling gate 'a'",
    ],
    ['its node selector without a gate', {}, { nodeSelector: { x: '1' } }, 'changed: spec.nodeSelector'],
    [
      'a wider choice of nodes behind a gate',
      { schedulingGates: [{ name: 'a' }], nodeSelector: { x: '1' } },
      { schedulingGates: [{ name: 'a' }] },
      'only additions to spec.nodeSelector are allowed',
    ],
  ])('may not change %s', (_what, before, after, text) => {
    const faults = change(before, after);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(text);
  });

  it('is refused in the words of the public API', () => {
    expect(change({}, { hostname: 'h' })).toEqual([
      'spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)\nchanged: spec.hostname',
    ]);
  });
});

describe('through subresources', () => {
  it('ephemeral containers are added, and nothing else comes along', () => {
    const stored = pod();
    const asked = pod({ hostname: 'h', ephemeralContainers: [container({ name: 'e' })] }, { phase: 'Failed' });
    const updated = strategy.prepareForUpdate?.(asked, stored, context('ephemeralcontainers')) ?? stored;
    expect(updated).toEqual(pod({ ephemeralContainers: [container({ name: 'e' })] }));
    expect(faultsOnUpdate(strategy, updated, stored, 'ephemeralcontainers')).toEqual([]);
    expect(faultsOnUpdate(strategy, stored, updated, 'ephemeralcontainers')).toEqual([
      'spec.ephemeralContainers: Forbidden: existing ephemeral containers "e" may not be removed\n',
    ]);
  });

  it('ephemeral containers have no ports and no resources', () => {
    const updated = pod({
      ephemeralContainers: [
        container({ name: 'e', ports: [{ containerPort: 1 }], resources: { limits: { cpu: '1' } } }),
      ],
    });
    expect(faultsOnUpdate(strategy, updated, pod(), 'ephemeralcontainers')).toEqual([
      'spec.ephemeralContainers[0].ports: Forbidden: cannot be set for an Ephemeral Container',
      'spec.ephemeralContainers[0].resources: Forbidden: cannot be set for an Ephemeral Container',
    ]);
  });

  const sized = (cpu: string, memory = '1Gi') => ({
    containers: [container({ resources: { requests: { cpu, memory } } })],
  });
  it('resize changes cpu and memory, and nothing else comes along', () => {
    const stored = pod(sized('1'), { qosClass: 'Burstable' });
    const asked = pod({
      containers: [container({ image: 'other', resources: { requests: { cpu: '2', memory: '1Gi' } } })],
    });
    const updated = strategy.prepareForUpdate?.(asked, stored, context('resize')) ?? stored;
    expect(updated).toEqual(pod(sized('2'), { qosClass: 'Burstable' }));
    expect(faultsOnUpdate(strategy, updated, stored, 'resize')).toEqual([]);
  });

  it('resize keeps the quality class and takes nothing away', () => {
    const stored = pod(sized('1'), { qosClass: 'Burstable' });
    expect(faultsOnUpdate(strategy, pod(), stored, 'resize')).toEqual([
      'spec: Invalid value: "Burstable": Pod QOS Class may not change as a result of resizing',
      'spec.containers[0].resources.requests: Forbidden: resource requests cannot be removed',
    ]);
  });

  const two = ['c', 'd'].map((name) => container({ name }));
  const policy = (restartPolicy: string) => ({ resizePolicy: [{ resourceName: 'cpu', restartPolicy }] });
  const init = (more: JsonObject) => ({ containers: two, initContainers: [container({ name: 'i', ...more })] });
  const cpu = (amount: string) => ({ resources: { requests: { cpu: amount } } });
  it.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'a container less',
      { containers: two },
      { containers: [two[0]!] },
      ['spec.containers: Forbidden: containers may not be added or removed on resize'],
    ],
    [
      'another name',
      { containers: two },
      { containers: [two[0]!, container({ name: 'e' })] },
      ['spec.containers[1].name: Forbidden: containers may not be renamed or reordered on resize'],
    ],
    [
      'another order',
      { containers: two },
      { containers: two.toReversed() },
      [0, 1].map(
        (at) => `spec.containers[${at}].name: Forbidden: containers may not be renamed or reordered on resize`,
      ),
    ],
    [
      'no init containers any more',
      init({}),
      { containers: two },
      ['spec.initContainers: Forbidden: initContainers may not be added or removed on resize'],
    ],
    [
      'another policy',
      { containers: [container(policy('NotRequired'))] },
      { containers: [container(policy('RestartContainer'))] },
      ['spec: Forbidden: only cpu and memory resources are mutable'],
    ],
    ['an init container that is resized', init(cpu('1')), init(cpu('2')), []],
    [
      'an init container that has to restart for it',
      init({ ...cpu('1'), ...policy('RestartContainer') }),
      init({ ...cpu('2'), ...policy('RestartContainer') }),
      [
        'spec.initContainers[0]: Forbidden: non-sidecar init containers with a resize policy of RestartContainer cannot be resized',
      ],
    ],
    [
      'no resources of the pod any more',
      { containers: two, resources: { requests: { cpu: '1' } } },
      { containers: two },
      [
        'spec: Invalid value: "Burstable": Pod QOS Class may not change as a result of resizing',
        'spec.resources: Forbidden: pod-level resources cannot be removed',
      ],
    ],
  ])('resize to %s is judged as it was asked for', (_what, before, after, faults) => {
    const stored = pod(before, { qosClass: JSON.stringify(before).includes('"1"') ? 'Burstable' : 'BestEffort' });
    const updated = strategy.prepareForUpdate?.(pod(after, {}), stored, context('resize')) ?? stored;
    expect(faultsOnUpdate(strategy, updated, stored, 'resize')).toEqual(faults);
  });

  it.each(['resize', 'ephemeralcontainers'])('%s of another pod is left to be refused', (subresource) => {
    const updated = strategy.prepareForUpdate?.(
      pod({}, {}, { uid: 'other', labels: { a: 'b' } }),
      pod(),
      context(subresource),
    );
    expect(updated?.metadata).toEqual({ ...pod().metadata, uid: 'other' });
  });

  it('resize is for pods whose node tells resources of what runs, and not for Windows', () => {
    const running = (more: JsonObject) =>
      pod(sized('1'), { qosClass: 'Burstable', containerStatuses: [{ name: 'c', state: { running: {} }, ...more }] });
    const asked = pod(sized('2'), { qosClass: 'Burstable' });
    expect(faultsOnUpdate(strategy, asked, running({ resources: {} }), 'resize')).toEqual([]);
    expect(faultsOnUpdate(strategy, asked, running({}), 'resize')).toEqual([
      'spec: Forbidden: Pod running on node without support for resize',
    ]);
    const windows = (cpu: string) => pod({ ...sized(cpu), os: { name: 'windows' } }, { qosClass: 'Burstable' });
    expect(faultsOnUpdate(strategy, windows('2'), windows('1'), 'resize')).toEqual([
      '[]: Forbidden: windows pods cannot be resized',
    ]);
  });

  it('status keeps the quality class, given or not', () => {
    const stored = pod({}, { qosClass: 'Burstable' });
    const updated = strategy.prepareForUpdate?.(pod({}, { phase: 'Running' }), stored, context('status'));
    expect(updated?.['status']).toEqual({ phase: 'Running', qosClass: 'Burstable' });
    expect(faultsOnUpdate(strategy, pod({}, { qosClass: 'Guaranteed' }), stored, 'status')).toEqual([
      'status.qosClass: Invalid value: "Guaranteed": field is immutable',
    ]);
  });

  it.each<[string, JsonObject, unknown[]]>([
    ['addresses of its host', { hostIP: '10.0.0.1', hostIPs: [{ ip: '10.0.0.1' }, { ip: '2001:db8::1' }] }, []],
    [
      'what is no address',
      { hostIP: 'x', hostIPs: [{ ip: 'x' }] },
      ['status.hostIPs[0]: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)'],
    ],
    [
      'a first address that is another one',
      { hostIPs: [{ ip: '10.0.0.1' }] },
      ['status.hostIPs[0].ip: Invalid value: "10.0.0.1": must be equal to `hostIP`'],
    ],
    ['a claim of its own', { resourceClaimStatuses: [{ name: 'c' }] }, []],
    [
      'a claim that it does not have',
      { resourceClaimStatuses: [{ name: 'd' }] },
      [
        'status.resourceClaimStatuses[0].name: Invalid value: "d": must match the name of an entry in `spec.resourceClaims`',
      ],
    ],
    ['a node that it waits for', { nominatedNodeName: 'n-1' }, []],
    [
      'a node that cannot be',
      { nominatedNodeName: 'A' },
      [expect.stringMatching(/^status\.nominatedNodeName: Invalid value: "A": a lowercase RFC 1123 subdomain/)],
    ],
  ])('status may tell of %s, or not', (_what, status, faults) => {
    const of = (told: JsonObject) => pod({ resourceClaims: [{ name: 'c' }] }, told);
    expect(faultsOnUpdate(strategy, of(status), of({}), 'status')).toEqual(faults);
  });

  it('a pod with a node waits for no other one, but may say what it said before', () => {
    const on = (nominatedNodeName: string) => pod({ nodeName: 'n' }, { nominatedNodeName });
    expect(faultsOnUpdate(strategy, on('m'), on('x'), 'status')).toEqual([
      'status.nominatedNodeName: Forbidden: may not be set on pods that are already bound to a node',
    ]);
    expect(faultsOnUpdate(strategy, on('x'), on('x'), 'status')).toEqual([]);
  });

  it('status does not wake a container that has ended', () => {
    const at = (state: JsonObject) => pod({ restartPolicy: 'Never' }, { containerStatuses: [{ name: 'c', state }] });
    const ended = at({ terminated: { exitCode: 1 } });
    expect(faultsOnUpdate(strategy, at({ running: {} }), ended, 'status')).toEqual([
      'status.containerStatuses[0].state: Forbidden: may not be transitioned to non-terminated state',
    ]);
    expect(faultsOnUpdate(strategy, ended, ended, 'status')).toEqual([]);
  });

  it('status is not searched anew for each container that has ended', () => {
    const many = 300;
    let reads = 0;
    const statuses = Array.from({ length: many }, (_, index) => ({
      get name() {
        reads += 1;
        return `c${index}`;
      },
      state: { terminated: { exitCode: 1 } },
    }));
    const ended = pod({ restartPolicy: 'Never' }, { containerStatuses: statuses });
    expect(faultsOnUpdate(strategy, ended, ended, 'status')).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(many);
    expect(reads).toBeLessThan(10 * many);
  });

  it('claims of a container are not listed anew for each status of it', () => {
    const many = 100;
    let reads = 0;
    const claims = Array.from({ length: many }, (_, index) => ({
      get name() {
        reads += 1;
        return 'gpu';
      },
      request: `r${index}`,
    }));
    const health = { name: 'claim:gpu/r7', resources: [{ resourceID: 'a', health: 'Healthy' }] };
    const containerStatuses = Array.from({ length: many }, () => ({ name: 'c', allocatedResourcesStatus: [health] }));
    const of = pod({ containers: [{ name: 'c', resources: { claims } }] }, { containerStatuses });
    expect(faultsOnUpdate(strategy, of, of, 'status')).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(many);
    expect(reads).toBeLessThan(10 * many);
  });

  const bind = (stored: ReturnType<typeof pod>, target: JsonObject) =>
    strategy.createSubresource?.['binding']?.(
      stored,
      object('Binding', { target }, { annotations: { x: 'y' } }),
      context('binding'),
    );

  it('binding gives the pod its node', () => {
    const bound = bind(pod({}, { nominatedNodeName: 'm' }), { kind: 'Node', name: 'n' });
    expect(bound?.['spec']).toMatchObject({ nodeName: 'n' });
    expect(bound?.metadata.annotations).toEqual({ x: 'y' });
    expect(bound?.['status']).toEqual({
      conditions: [{ type: 'PodScheduled', status: 'True', lastTransitionTime: '2025-06-01T12:00:00Z' }],
    });
  });

  it.each<[string, ReturnType<typeof pod>, JsonObject, number, string]>([
    ['to no node', pod(), { kind: 'Pod' }, 422, 'Binding "a" is invalid'],
    ['twice', pod({ nodeName: 'm' }), { name: 'n' }, 409, 'pod a is already assigned to node "m"'],
    [
      'behind a gate',
      pod({ schedulingGates: [{ name: 'g' }] }),
      { name: 'n' },
      409,
      'pod a has non-empty .spec.schedulingGates',
    ],
    [
      'while it goes',
      pod({}, {}, { deletionTimestamp: '2025-06-01T11:59:00Z' }),
      { name: 'n' },
      409,
      'pod a is being deleted',
    ],
  ])('binding is refused %s', (_what, stored, target, code, text) => {
    const attempt = (): unknown => bind(stored, target);
    expect(attempt).toThrow(StatusError);
    expect(attempt).toThrow(expect.objectContaining({ code, message: expect.stringContaining(text) }));
  });
});

describe('the grace period of a deleted pod', () => {
  it.each<[string, JsonObject, JsonObject, number | undefined, number]>([
    ['is its own', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, {}, undefined, 30],
    ['is what was asked', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, {}, 5, 5],
    ['may be none', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, {}, 0, 0],
    ['is none without a node', { terminationGracePeriodSeconds: 30 }, {}, 60, 0],
    [
      'is none after the end',
      { nodeName: 'n', terminationGracePeriodSeconds: 30 },
      { phase: 'Succeeded' },
      undefined,
      0,
    ],
    ['is a second when it is negative', { nodeName: 'n', terminationGracePeriodSeconds: -5 }, {}, undefined, 1],
  ])('%s', (_what, spec, status, asked, seconds) =>
    expect(strategy.gracePeriod?.(pod(spec, status), asked)).toBe(seconds),
  );
});

describe('a pod in a table', () => {
  const running = (members: JsonObject = {}): JsonObject => ({
    name: 'c',
    ready: true,
    restartCount: 0,
    state: { running: {} },
    ...members,
  });
  const ended = (terminated: JsonObject): JsonObject => ({ name: 'c', restartCount: 0, state: { terminated } });
  const two = { containers: [container(), container({ name: 'd' })] };
  it.each<[string, JsonObject, JsonObject, JsonObject, [string, string, string]]>([
    ['that waits', {}, { phase: 'Pending' }, {}, ['0/1', 'Pending', '0']],
    ['that runs', {}, { phase: 'Running', containerStatuses: [running()] }, {}, ['1/1', 'Running', '0']],
    [
      'that is gated',
      {},
      { phase: 'Pending', conditions: [{ type: 'PodScheduled', reason: 'SchedulingGated' }] },
      {},
      ['0/1', 'SchedulingGated', '0'],
    ],
    ['that was evicted', {}, { phase: 'Failed', reason: 'Evicted' }, {}, ['0/1', 'Evicted', '0']],
    [
      'that crashes',
      {},
      {
        phase: 'Running',
        containerStatuses: [
          {
            name: 'c',
            restartCount: 3,
            state: { waiting: { reason: 'CrashLoopBackOff' } },
            lastState: { terminated: { finishedAt: '2025-06-01T11:58:00Z' } },
          },
        ],
      },
      {},
      ['0/1', 'CrashLoopBackOff', '3 (2m ago)'],
    ],
    [
      'that was killed',
      {},
      { phase: 'Failed', containerStatuses: [ended({ signal: 9, exitCode: 137 })] },
      {},
      ['0/1', 'Signal:9', '0'],
    ],
    [
      'that failed without a word',
      {},
      { phase: 'Failed', containerStatuses: [ended({ exitCode: 2 })] },
      {},
      ['0/1', 'ExitCode:2', '0'],
    ],
    [
      'that is done',
      {},
      { phase: 'Succeeded', containerStatuses: [ended({ exitCode: 0, reason: 'Completed' })] },
      {},
      ['0/1', 'Completed', '0'],
    ],
    [
      'that is half done and ready',
      two,
      {
        phase: 'Running',
        conditions: [{ type: 'Ready', status: 'True' }],
        containerStatuses: [ended({ exitCode: 0, reason: 'Completed' }), running({ name: 'd' })],
      },
      {},
      ['1/2', 'Running', '0'],
    ],
    [
      'that is half done and not ready',
      two,
      { phase: 'Running', containerStatuses: [ended({ exitCode: 0, reason: 'Completed' }), running({ name: 'd' })] },
      {},
      ['1/2', 'NotReady', '0'],
    ],
    [
      'whose other container failed',
      two,
      {
        phase: 'Running',
        containerStatuses: [
          ended({ exitCode: 0, reason: 'Completed' }),
          { ...ended({ exitCode: 1, reason: 'Error' }), name: 'd' },
        ],
      },
      {},
      ['0/2', 'Error', '0'],
    ],
    [
      'that initialises',
      { initContainers: [container({ name: 'i' }), container({ name: 'j' })] },
      {
        phase: 'Pending',
        initContainerStatuses: [
          { name: 'i', restartCount: 1, state: { terminated: { exitCode: 0 } } },
          { name: 'j', restartCount: 2, state: { running: {} } },
        ],
        containerStatuses: [],
      },
      {},
      ['0/1', 'Init:1/2', '3'],
    ],
    [
      'whose initialisation fails',
      { initContainers: [container({ name: 'i' })] },
      {
        phase: 'Pending',
        initContainerStatuses: [{ name: 'i', restartCount: 0, state: { waiting: { reason: 'ImagePullBackOff' } } }],
      },
      {},
      ['0/1', 'Init:ImagePullBackOff', '0'],
    ],
    [
      'with a sidecar',
      { initContainers: [container({ name: 'i', restartPolicy: 'Always' })] },
      {
        phase: 'Running',
        initContainerStatuses: [{ name: 'i', restartCount: 4, started: true, ready: true, state: { running: {} } }],
        containerStatuses: [running({ restartCount: 1 })],
      },
      {},
      ['2/2', 'Running', '5'],
    ],
    [
      'with a sidecar that has failed after its start, and is ready still',
      { initContainers: [container({ name: 'i', restartPolicy: 'Always' })] },
      {
        phase: 'Pending',
        initContainerStatuses: [
          { name: 'i', restartCount: 0, started: true, ready: true, state: { terminated: { exitCode: 137 } } },
        ],
        containerStatuses: [],
      },
      {},
      ['1/2', 'Pending', '0'],
    ],
    [
      'with a sidecar that is done',
      { initContainers: [container({ name: 'i', restartPolicy: 'Always' })] },
      {
        phase: 'Pending',
        initContainerStatuses: [
          { name: 'i', restartCount: 0, started: true, ready: true, state: { terminated: { exitCode: 0 } } },
        ],
        containerStatuses: [],
      },
      {},
      ['0/2', 'Pending', '0'],
    ],
    [
      'that goes',
      {},
      { phase: 'Running', containerStatuses: [running()] },
      { deletionTimestamp: 'x' },
      ['1/1', 'Terminating', '0'],
    ],
    [
      'that has ended before it goes',
      {},
      { phase: 'Succeeded' },
      { deletionTimestamp: 'x' },
      ['0/1', 'Succeeded', '0'],
    ],
    [
      'on a lost node',
      {},
      { phase: 'Running', reason: 'NodeLost' },
      { deletionTimestamp: 'x' },
      ['0/1', 'Unknown', '0'],
    ],
  ])('%s', (_what, spec, status, metadata, cells) => {
    expect(strategy.cells?.(pod(spec, status, metadata), NOW, KUBERNETES).slice(0, 3)).toEqual(cells);
  });

  it('says where it is and which gates are open', () => {
    const shown = pod(
      { nodeName: 'n', readinessGates: [{ conditionType: 'a' }, { conditionType: 'b' }] },
      { podIPs: [{ ip: '10.0.0.1' }], conditions: [{ type: 'a', status: 'True' }] },
    );
    expect(strategy.cells?.(shown, NOW, KUBERNETES).slice(3)).toEqual(['60m', '10.0.0.1', 'n', '<none>', '1/2']);
  });
});

describe('warnings on a pod', () => {
  it('name what is accepted and will surprise', () => {
    const given = pod(
      {
        containers: [
          container({
            env: [{ name: 'A' }, { name: 'A' }],
            ports: [{ containerPort: 1 }, { containerPort: 1 }],
            resources: { limits: { memory: '100m' } },
          }),
        ],
        terminationGracePeriodSeconds: -1,
      },
      {},
      { name: 'a.b' },
    );
    const warnings = strategy.warnings?.(given, undefined, KUBERNETES) ?? [];
    expect(warnings[0]).toContain("metadata.name: this is used in the Pod's hostname");
    expect(warnings.slice(1)).toEqual([
      'spec.containers[0].resources.limits[memory]: fractional byte value "100m" is invalid, must be an integer',
      'spec.containers[0].env[1]: hides previous definition of "A", which may be dropped when using apply',
      'spec.containers[0].ports[1]: duplicate port definition with spec.containers[0].ports[0]',
      'spec.terminationGracePeriodSeconds: must be >= 0; negative values are invalid and will be treated as 1',
    ]);
    expect(strategy.warnings?.(given, given, KUBERNETES)).toEqual([]);
  });

  const BARE = { topologyKey: 'zone' };
  const expression = (key: string): JsonObject => ({ matchExpressions: [{ key, operator: 'Exists' }] });
  const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
  const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
  it.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'variables that build on an earlier value',
      {
        containers: [
          container({
            env: [
              { name: 'A', value: '1' },
              { name: 'A', value: '$(A):2' },
            ],
          }),
        ],
      },
      {},
      [],
    ],
    [
      'names of ports that several containers have',
      {
        initContainers: [container({ name: 'i', ports: [{ containerPort: 1, name: 'web', protocol: 'TCP' }] })],
        containers: [
          container({ ports: [{ containerPort: 2, name: 'web', protocol: 'TCP' }] }),
          container({ name: 'd', ports: [{ containerPort: 3, name: 'other', protocol: 'TCP' }, { containerPort: 4 }] }),
          container({ name: 'e', ports: [{ containerPort: 2, name: 'web', protocol: 'TCP' }, { containerPort: 5 }] }),
        ],
      },
      {},
      [
        'spec.containers[2].ports[0]: duplicate port definition with spec.containers[0].ports[0]',
        ...['spec.containers[0].ports[0]', 'spec.containers[2].ports[0]'].map(
          (place) =>
            `${place}: duplicate port name "web" with spec.initContainers[0].ports[0], services and probes that select ports by name will use spec.initContainers[0].ports[0]`,
        ),
      ],
    ],
    [
      'ports that meet those of another container',
      {
        initContainers: [container({ name: 'i', ports: [{ containerPort: 1, protocol: 'TCP', hostPort: 5 }] })],
        containers: [
          container({
            ports: [
              { containerPort: 1, protocol: 'TCP' },
              { containerPort: 1, protocol: 'TCP', hostPort: 5, hostIP: '10.0.0.1' },
              { containerPort: 1, protocol: 'UDP', hostIP: '10.0.0.1' },
            ],
          }),
        ],
      },
      {},
      [
        'spec.containers[0].ports[0]: overlapping port definition with spec.initContainers[0].ports[0]',
        'spec.containers[0].ports[1]: dangerously ambiguous port definition with spec.initContainers[0].ports[0]',
        'spec.containers[0].ports[1]: overlapping port definition with spec.containers[0].ports[0]',
        'spec.containers[0].ports[2]: hostIP set without hostPort: {Name: HostPort:0 ContainerPort:1 Protocol:UDP HostIP:10.0.0.1}',
      ],
    ],
    [
      'entries that are there twice or have no name',
      { imagePullSecrets: [{ name: 'a' }, { name: 'a' }, {}], hostAliases: [{ ip: '::1' }, { ip: '::1' }] },
      {},
      [
        'spec.hostAliases[1].ip: duplicate ip "::1"',
        'spec.imagePullSecrets[1].name: duplicate name "a"',
        'spec.imagePullSecrets[2].name: invalid empty name ""',
      ],
    ],
    [
      'labels of nodes that have a successor',
      {
        nodeSelector: { 'beta.kubernetes.io/arch': 'arm64', 'kubernetes.io/os': 'linux' },
        affinity: {
          nodeAffinity: {
            [REQUIRED]: { nodeSelectorTerms: [expression('beta.kubernetes.io/os')] },
            [PREFERRED]: [{ weight: 1, preference: expression('failure-domain.beta.kubernetes.io/zone') }],
          },
        },
        topologySpreadConstraints: [{ topologyKey: 'failure-domain.beta.kubernetes.io/region', labelSelector: {} }],
      },
      {},
      [
        'spec.nodeSelector[beta.kubernetes.io/arch]: deprecated since v1.14; use "kubernetes.io/arch" instead',
        `spec.affinity.nodeAffinity.${REQUIRED}.nodeSelectorTerms[0].matchExpressions[0].key: beta.kubernetes.io/os is deprecated since v1.14; use "kubernetes.io/os" instead`,
        `spec.affinity.nodeAffinity.${PREFERRED}[0].preference.matchExpressions[0].key: failure-domain.beta.kubernetes.io/zone is deprecated since v1.17; use "topology.kubernetes.io/zone" instead`,
        'spec.topologySpreadConstraints[0].topologyKey: failure-domain.beta.kubernetes.io/region is deprecated since v1.17; use "topology.kubernetes.io/region" instead',
      ],
    ],
    [
      'annotations that members have replaced',
      { containers: [container({ name: 'c' })] },
      {
        'scheduler.alpha.kubernetes.io/critical-pod': '',
        'seccomp.security.alpha.kubernetes.io/pod': 'x',
        'container.seccomp.security.alpha.kubernetes.io/c': 'x',
      },
      [
        'metadata.annotations[scheduler.alpha.kubernetes.io/critical-pod]: non-functional in v1.16+; use the "priorityClassName" field instead',
        'metadata.annotations[seccomp.security.alpha.kubernetes.io/pod]: non-functional in v1.27+; use the "seccompProfile" field instead',
        'metadata.annotations[container.seccomp.security.alpha.kubernetes.io/c]: non-functional in v1.27+; use the "seccompProfile" field instead',
      ],
    ],
    [
      'volumes that nobody mounts any more',
      {
        volumes: [
          { name: 'a', rbd: {} },
          { name: 'b', storageos: {} },
          { name: 'c', emptyDir: {} },
        ],
      },
      {},
      [
        'spec.volumes[0].rbd: deprecated in v1.28, non-functional in v1.31+',
        'spec.volumes[1].storageOS: deprecated in v1.22, non-functional in v1.25+',
      ],
    ],
    [
      'terms that select no pod',
      {
        topologySpreadConstraints: [BARE],
        affinity: {
          podAffinity: { [REQUIRED]: [BARE, { ...BARE, labelSelector: {} }] },
          podAntiAffinity: { [PREFERRED]: [{ weight: 1, podAffinityTerm: BARE }] },
        },
      },
      {},
      [
        'spec.topologySpreadConstraints[0].labelSelector: a null labelSelector results in matching no pod',
        `spec.affinity.podAffinity.${REQUIRED}[0].labelSelector: a null labelSelector results in matching no pod`,
        `spec.affinity.podAntiAffinity.${PREFERRED}[0].podAffinityTerm.labelSelector: a null labelSelector results in matching no pod`,
      ],
    ],
  ])('tell of %s', (_what, spec, annotations, expected) => {
    const given = pod(spec, {}, { annotations });
    expect(strategy.warnings?.(given, undefined, KUBERNETES)).toEqual(expected);
  });
});

describe('warnings on a template', () => {
  it('name its place, and know annotations by the domain of the naming', () => {
    const metadata = { annotations: { 'container.apparmor.security.beta.cluster.io/c': 'x' } };
    const template = {
      metadata,
      spec: { containers: [container({ name: 'c' })], nodeSelector: { 'beta.cluster.io/os': '' } },
    };
    const given = object('Deployment', { spec: { template } });
    expect(deployment.warnings?.(given, undefined, CLUSTER)).toEqual([
      'spec.template.spec.nodeSelector[beta.cluster.io/os]: deprecated since v1.14; use "cluster.io/os" instead',
      'spec.template.metadata.annotations[container.apparmor.security.beta.cluster.io/c]: deprecated since v1.30; use the "appArmorProfile" field instead',
    ]);
    expect(deployment.warnings?.(given, given, CLUSTER)).toEqual([]);
  });

  const graced = (kind: string, seconds: number, generation: number, more: JsonObject = {}) =>
    object(
      kind,
      { spec: { ...more, template: { spec: { containers: [container()], terminationGracePeriodSeconds: seconds } } } },
      { generation },
    );
  const NEGATIVE =
    'spec.template.spec.terminationGracePeriodSeconds: must be >= 0; negative values are invalid and will be treated as 1';

  it('come again with each change of the spec', () => {
    const [stored, scaled] = [graced('Deployment', -1, 1), graced('Deployment', -1, 2, { replicas: 2 })];
    expect(deployment.warnings?.(scaled, stored, CLUSTER)).toEqual([NEGATIVE]);
    expect(deployment.warnings?.(stored, stored, CLUSTER)).toEqual([]);
  });

  it('of a DaemonSet come with changes of the template', () => {
    const [stored, changed] = [graced('DaemonSet', -1, 1), graced('DaemonSet', -2, 2)];
    expect(daemonSet.warnings?.(changed, stored, CLUSTER)).toEqual([NEGATIVE]);
    expect(daemonSet.warnings?.(graced('DaemonSet', -1, 2, { minReadySeconds: 1 }), stored, CLUSTER)).toEqual([]);
  });

  it('of a ReplicationController are about the template that an update leaves', () => {
    const [wrong, right] = [graced('ReplicationController', -1, 1), graced('ReplicationController', 1, 2)];
    expect(controller.warnings?.(wrong, undefined, CLUSTER)).toEqual([NEGATIVE]);
    expect(controller.warnings?.(right, wrong, CLUSTER)).toEqual([NEGATIVE]);
    expect(controller.warnings?.(wrong, right, CLUSTER)).toEqual([]);
    expect(controller.warnings?.(wrong, wrong, CLUSTER)).toEqual([]);
  });
});

describe('the cell of readiness gates', () => {
  const gate = (type: string) => ({ conditionType: type });
  const shown = (spec: JsonObject, status: JsonObject) => strategy.cells!(pod(spec, status), NOW, KUBERNETES)[7];

  it('counts those whose condition is true, of two of one type the first', () => {
    const conditions = ['a True', 'b False', 'c True', 'c False'].map((each) => {
      const [type = '', status = ''] = each.split(' ');
      return { type, status };
    });
    const readinessGates = [gate('a'), gate('b'), gate('c'), gate('d')];
    expect(shown({ readinessGates }, { conditions })).toBe('2/4');
    expect(shown({}, { conditions })).toBe('<none>');
  });

  it('looks at each condition once, however many gates there are', () => {
    const types = Array.from({ length: 12_000 }, (_none, index) => `t${index}`);
    let looks = 0;
    const conditions = types.map((type) => ({
      get type() {
        looks += 1;
        return type;
      },
      status: 'True',
    }));
    expect(shown({ readinessGates: types.map(gate) }, { conditions })).toBe('12000/12000');
    expect(looks).toBeLessThan(100_000);
  });
});
