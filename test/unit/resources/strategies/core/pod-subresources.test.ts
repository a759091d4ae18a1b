import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { StatusError } from '../../../../../src/meta/errors.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { context, faultsOnUpdate, object } from '../support.js';

const container = (members: JsonObject = {}): JsonObject => ({ name: 'c', image: 'nginx:1', ...members });
const pod = (spec: JsonObject = {}, status: JsonObject = {}, metadata: JsonObject = {}) =>
  object('Pod', { spec: { containers: [container()], ...spec }, status }, metadata);

const ready = (status: string, observedGeneration?: number): JsonObject => ({
  type: 'Ready',
  status,
  ...(observedGeneration === undefined ? {} : { observedGeneration }),
});

describe('pod subresources', () => {
  it('ephemeral containers are added, and nothing else changes', () => {
    const stored = pod();
    const asked = pod({ hostname: 'h', ephemeralContainers: [container({ name: 'e' })] }, { phase: 'Failed' });
    const updated = strategy.prepareForUpdate?.(asked, stored, context('ephemeralcontainers')) ?? stored;
    expect(updated).toEqual(pod({ ephemeralContainers: [container({ name: 'e' })] }));
    expect(faultsOnUpdate(strategy, updated, stored, 'ephemeralcontainers')).toEqual([]);
    expect(faultsOnUpdate(strategy, stored, updated, 'ephemeralcontainers')).toEqual([
      'spec.ephemeralContainers: Forbidden: existing ephemeral containers "e" may not be removed\n',
    ]);
  });

  it.each<[string, JsonObject, JsonObject]>([
    [
      'of several conditions of one type each its own',
      { conditions: [{ type: 'Initialized', status: 'True' }, ready('True'), ready('False'), ready('Unknown')] },
      {
        qosClass: 'Burstable',
        observedGeneration: 4,
        conditions: [
          { type: 'Initialized', status: 'True', observedGeneration: 3 },
          ready('True', 1),
          ready('False', 2),
          ready('Unknown'),
        ],
      },
    ],
    [
      'not what the write sets',
      { qosClass: 'Guaranteed', observedGeneration: 5, conditions: [ready('True', 7), ready('True', 0)] },
      { qosClass: 'Guaranteed', observedGeneration: 5, conditions: [ready('True', 7), ready('True', 2)] },
    ],
    ['also when all of it is removed', {}, { qosClass: 'Burstable', observedGeneration: 4 }],
  ])('a status keeps the QoS class and observed generations: %s', (_what, given, expected) => {
    const stored = pod(
      {},
      {
        qosClass: 'Burstable',
        observedGeneration: 4,
        conditions: [
          ready('True', 1),
          ready('False', 2),
          { type: 'Initialized', status: 'True', observedGeneration: 3 },
        ],
      },
    );
    expect(strategy.prepareForUpdate!(pod({}, given), stored, context('status'))['status']).toEqual(expected);
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
  it('resize changes cpu and memory, and nothing else', () => {
    const stored = pod(sized('1'), { qosClass: 'Burstable' });
    const asked = pod({
      containers: [container({ image: 'other', resources: { requests: { cpu: '2', memory: '1Gi' } } })],
    });
    const updated = strategy.prepareForUpdate?.(asked, stored, context('resize')) ?? stored;
    expect(updated).toEqual(pod(sized('2'), { qosClass: 'Burstable' }));
    expect(faultsOnUpdate(strategy, updated, stored, 'resize')).toEqual([]);
  });

  it('resize keeps the QoS class and removes nothing', () => {
    const stored = pod(sized('1'), { qosClass: 'Burstable' });
    expect(faultsOnUpdate(strategy, pod(), stored, 'resize')).toEqual([
      'spec: Invalid value: "Burstable": Pod QOS Class may not change as a result of resizing',
      'spec.containers[0].resources.requests: Forbidden: resource requests cannot be removed',
    ]);
  });

  it('a resize without containers is left without the member, which is required', () => {
    const stored = pod({ containers: [container({ resources: { requests: { cpu: '1' } } })] });
    const prepared = strategy.prepareForUpdate!(pod({ containers: [] }), stored, context('resize'));
    expect(Object.hasOwn(prepared['spec'] as JsonObject, 'containers')).toBe(false);
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
  ])('resize to %s is validated as requested', (_what, before, after, faults) => {
    const stored = pod(before, { qosClass: JSON.stringify(before).includes('"1"') ? 'Burstable' : 'BestEffort' });
    const updated = strategy.prepareForUpdate?.(pod(after, {}), stored, context('resize')) ?? stored;
    expect(faultsOnUpdate(strategy, updated, stored, 'resize')).toEqual(faults);
  });

  it.each(['resize', 'ephemeralcontainers'])('%s of another pod is left to validation', (subresource) => {
    const updated = strategy.prepareForUpdate?.(
      pod({}, {}, { uid: 'other', labels: { a: 'b' } }),
      pod(),
      context(subresource),
    );
    expect(updated?.metadata).toEqual({ ...pod().metadata, uid: 'other' });
  });

  it('resize needs a node that reports running resources, and excludes Windows', () => {
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

  it('status keeps the QoS class, given or not', () => {
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
      'an invalid address',
      { hostIP: 'x', hostIPs: [{ ip: 'x' }] },
      ['status.hostIPs[0]: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)'],
    ],
    [
      'a first address that is another one',
      { hostIPs: [{ ip: '10.0.0.1' }] },
      ['status.hostIPs[0].ip: Invalid value: "10.0.0.1": must be equal to `hostIP`'],
    ],
    ['its own claim', { resourceClaimStatuses: [{ name: 'c' }] }, []],
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
  ])('status may have %s, or not', (_what, status, faults) => {
    const of = (members: JsonObject) => pod({ resourceClaims: [{ name: 'c' }] }, members);
    expect(faultsOnUpdate(strategy, of(status), of({}), 'status')).toEqual(faults);
  });

  it('a bound pod cannot be nominated to another node, but may keep its nomination', () => {
    const on = (nominatedNodeName: string) => pod({ nodeName: 'n' }, { nominatedNodeName });
    expect(faultsOnUpdate(strategy, on('m'), on('x'), 'status')).toEqual([
      'status.nominatedNodeName: Forbidden: may not be set on pods that are already bound to a node',
    ]);
    expect(faultsOnUpdate(strategy, on('x'), on('x'), 'status')).toEqual([]);
  });

  it('status does not restart an ended container', () => {
    const at = (state: JsonObject) => pod({ restartPolicy: 'Never' }, { containerStatuses: [{ name: 'c', state }] });
    const ended = at({ terminated: { exitCode: 1 } });
    expect(faultsOnUpdate(strategy, at({ running: {} }), ended, 'status')).toEqual([
      'status.containerStatuses[0].state: Forbidden: may not be transitioned to non-terminated state',
    ]);
    expect(faultsOnUpdate(strategy, ended, ended, 'status')).toEqual([]);
  });

  it('the status is not searched for each ended container', () => {
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

  it('claims of a container are not collected for each of its statuses', () => {
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

  it('binding changes the condition of a pod in its place', () => {
    const conditions = [
      { type: 'PodScheduled', status: 'False', reason: 'Unschedulable' },
      { type: 'Ready', status: 'False' },
    ];
    expect(bind(pod({}, { conditions }), { kind: 'Node', name: 'n' })?.['status']).toEqual({
      conditions: [
        { type: 'PodScheduled', status: 'True', lastTransitionTime: '2025-06-01T12:00:00Z' },
        { type: 'Ready', status: 'False' },
      ],
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
      'while it terminates',
      pod({}, {}, { deletionTimestamp: '2025-06-01T11:59:00Z' }),
      { name: 'n' },
      409,
      'pod a is being deleted',
    ],
  ])('binding is rejected %s', (_what, stored, target, code, text) => {
    const attempt = (): unknown => bind(stored, target);
    expect(attempt).toThrow(StatusError);
    expect(attempt).toThrow(expect.objectContaining({ code, message: expect.stringContaining(text) }));
  });
});
