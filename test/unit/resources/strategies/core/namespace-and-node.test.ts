import { describe, expect, it } from '@jest/globals';
import { strategy as namespace } from '../../../../../src/resources/strategies/core/namespace.js';
import { strategy as node } from '../../../../../src/resources/strategies/core/node.js';
import { strategy as serviceAccount } from '../../../../../src/resources/strategies/core/service-account.js';
import { CLUSTER, context, faultsOnCreate, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

describe('a Namespace', () => {
  it.each([
    ['kubernetes', KUBERNETES, 'kubernetes.io/metadata.name', 'kubernetes'],
    ['cluster', CLUSTER, 'cluster.io/metadata.name', 'cluster'],
  ])('under the %s profile it has its name as a label and its finalizer', (_profile, naming, label, finalizer) => {
    const created = namespace.prepareForCreate?.(
      namespace.applyDefaults?.(object('Namespace', {}, { labels: { x: 'y', [label]: 'wrong' } }), naming) ??
        object('Namespace'),
      context('', naming),
    );
    expect(created?.metadata.labels).toEqual({ x: 'y', [label]: 'a' });
    expect(created?.['spec']).toEqual({ finalizers: [finalizer] });
    expect(created?.['status']).toEqual({ phase: 'Active' });
    expect(created && namespace.holdsDeletion?.(created)).toBe(true);
  });

  it('a generated name is labelled before it is stored', () => {
    const nameless = object('Namespace', {}, { name: '' });
    expect(namespace.applyDefaults?.(nameless, KUBERNETES).metadata.labels).toBeUndefined();
    expect(namespace.canonicalize?.(object('Namespace'), KUBERNETES).metadata.labels).toEqual({
      'kubernetes.io/metadata.name': 'a',
    });
  });

  it('a plain update keeps its finalizers, and finalize removes them', () => {
    const stored = object('Namespace', { spec: { finalizers: ['kubernetes'] } });
    const emptied = object('Namespace', { spec: {} });
    expect(namespace.prepareForUpdate?.(emptied, stored, context())).toEqual(stored);
    const finalized = namespace.prepareForUpdate?.(emptied, stored, context('finalize'));
    expect(finalized && namespace.holdsDeletion?.(finalized)).toBe(false);
  });

  it('its phase marks a deletion', () => {
    expect(namespace.markTerminating?.(object('Namespace', { status: { phase: 'Active' } }))['status']).toEqual({
      phase: 'Terminating',
    });
  });

  it('other finalizers need a domain', () => {
    expect(
      faultsOnCreate(namespace, object('Namespace', { spec: { finalizers: ['kubernetes', 'mine', 'a.b/c'] } })),
    ).toEqual([
      'spec.finalizers[1]: Invalid value: "mine": name is neither a standard finalizer name nor is it fully qualified',
    ]);
  });

  it('it is Active until it is deleted', () => {
    const stored = object('Namespace', { status: { phase: 'Active' } });
    expect(
      faultsOnUpdate(namespace, object('Namespace', { status: { phase: 'Terminating' } }), stored, 'status'),
    ).toEqual(['status.Phase: Invalid value: "Terminating": may only be \'Active\' if `deletionTimestamp` is empty']);
  });
});

describe('a Node', () => {
  it('allocatable and network members are defaulted', () => {
    const normal = node.applyDefaults?.(
      object('Node', { spec: { podCIDR: '10.0.0.0/24' }, status: { capacity: { cpu: '1' } } }),
      KUBERNETES,
    );
    expect(normal?.['spec']).toEqual({ podCIDR: '10.0.0.0/24', podCIDRs: ['10.0.0.0/24'] });
    expect(normal?.['status']).toEqual({ capacity: { cpu: '1' }, allocatable: { cpu: '1' } });
    expect(normal && node.applyDefaults?.(normal, KUBERNETES)).toBe(normal);
  });

  it('its table shows state, roles and addresses', () => {
    const shown = object(
      'Node',
      {
        spec: { unschedulable: true },
        status: {
          conditions: [{ type: 'Ready', status: 'Unknown' }],
          addresses: [{ type: 'InternalIP', address: '10.0.0.1' }],
          nodeInfo: { osImage: 'Linux', kernelVersion: '6.1', architecture: 'arm64' },
        },
      },
      {
        labels: {
          'node-role.kubernetes.io/worker': '',
          'node-role.kubernetes.io/edge': '',
          'kubernetes.io/role': 'old',
        },
      },
    );
    expect(node.cells?.(shown, NOW, KUBERNETES)).toEqual([
      'NotReady,SchedulingDisabled',
      'edge,old,worker',
      '60m',
      '10.0.0.1',
      '<none>',
      'Linux',
      '6.1 (arm64)',
      '<unknown>',
    ]);
  });

  it('two taints with one key and effect, and networks of one family, are rejected', () => {
    const taints = [
      { key: 'a', effect: 'NoSchedule' },
      { key: 'a', effect: 'NoExecute' },
      { key: 'a', effect: 'NoSchedule', value: 'x' },
    ];
    const faults = faultsOnCreate(
      node,
      object('Node', { spec: { taints, podCIDRs: ['10.0.0.0/24', '10.1.0.0/24', 'x'] } }),
    );
    expect(faults[0]).toBe('spec.taints[2]: Duplicate value: {"key":"a","effect":"NoSchedule","value":"x"}');
    expect(faults.slice(1).map((fault) => fault.split(':')[0])).toEqual(['spec.podCIDRs[2]', 'spec.podCIDRs']);
  });

  it('amounts are not negative, and whole where counted', () => {
    const status = {
      capacity: { cpu: '-1', memory: '0.5', pods: '1500m', 'example.com/gpu': '0.5', 'kubernetes.io/x': '0.5' },
      allocatable: { cpu: '500m', 'example.com/gpu': '-2' },
    };
    const faults = [
      'status.capacity.cpu: Invalid value: "-1": must be greater than or equal to 0',
      'status.capacity.pods: Invalid value: "1500m": must be an integer',
      'status.capacity.example.com/gpu: Invalid value: "500m": must be an integer',
      'status.allocatable.example.com/gpu: Invalid value: "-2": must be greater than or equal to 0',
    ];
    expect(faultsOnCreate(node, object('Node', { status }))).toEqual(faults);
    expect(faultsOnUpdate(node, object('Node', { status }), object('Node'), 'status')).toEqual(faults);
  });
});

describe('a ServiceAccount', () => {
  it('listing secrets for enforcement gives a warning about namespaces', () => {
    const annotations = { 'kubernetes.io/enforce-mountable-secrets': 'true' };
    expect(serviceAccount.warnings?.(object('ServiceAccount', {}, { annotations }), undefined, KUBERNETES)).toEqual([
      'metadata.annotations[kubernetes.io/enforce-mountable-secrets]: deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets',
    ]);
    expect(serviceAccount.warnings?.(object('ServiceAccount'), undefined, KUBERNETES)).toEqual([]);
  });

  it('of its secrets only the names are kept', () => {
    const cleaned = serviceAccount.prepareForCreate?.(
      object('ServiceAccount', { secrets: [{ name: 's', kind: 'Secret' }, { name: 't' }] }),
      context(),
    );
    expect(cleaned?.['secrets']).toEqual([{ name: 's' }, { name: 't' }]);
  });
});
