import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { KUBERNETES, NOW, object } from '../support.js';

const container = (members: JsonObject = {}): JsonObject => ({ name: 'c', image: 'nginx:1', ...members });
const pod = (spec: JsonObject = {}, status: JsonObject = {}, metadata: JsonObject = {}) =>
  object('Pod', { spec: { containers: [container()], ...spec }, status }, metadata);

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

  it('it shows the node and the readiness gates', () => {
    const shown = pod(
      { nodeName: 'n', readinessGates: [{ conditionType: 'a' }, { conditionType: 'b' }] },
      { podIPs: [{ ip: '10.0.0.1' }], conditions: [{ type: 'a', status: 'True' }] },
    );
    expect(strategy.cells?.(shown, NOW, KUBERNETES).slice(3)).toEqual(['60m', '10.0.0.1', 'n', '<none>', '1/2']);
  });
});

describe('the cell of readiness gates', () => {
  const gate = (type: string) => ({ conditionType: type });
  const shown = (spec: JsonObject, status: JsonObject) => strategy.cells!(pod(spec, status), NOW, KUBERNETES)[7];

  it('it counts those whose condition is true, of duplicate types the first', () => {
    const conditions = ['a True', 'b False', 'c True', 'c False'].map((each) => {
      const [type = '', status = ''] = each.split(' ');
      return { type, status };
    });
    const readinessGates = [gate('a'), gate('b'), gate('c'), gate('d')];
    expect(shown({ readinessGates }, { conditions })).toBe('2/4');
    expect(shown({}, { conditions })).toBe('<none>');
  });

  it('each condition is visited once, however many gates there are', () => {
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
