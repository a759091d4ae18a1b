import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as daemonSet } from '../../../../../src/resources/strategies/apps/daemon-set.js';
import { strategy as deployment } from '../../../../../src/resources/strategies/apps/deployment.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { strategy as controller } from '../../../../../src/resources/strategies/core/replication-controller.js';
import { CLUSTER, KUBERNETES, object } from '../support.js';

const container = (members: JsonObject = {}): JsonObject => ({ name: 'c', image: 'nginx:1', ...members });
const pod = (spec: JsonObject = {}, status: JsonObject = {}, metadata: JsonObject = {}) =>
  object('Pod', { spec: { containers: [container()], ...spec }, status }, metadata);

describe('warnings on a pod', () => {
  it('they report accepted but surprising values', () => {
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
      'duplicate or unnamed entries',
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
      'volume types that are no longer supported',
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
  ])('they report %s', (_what, spec, annotations, expected) => {
    const given = pod(spec, {}, { annotations });
    expect(strategy.warnings?.(given, undefined, KUBERNETES)).toEqual(expected);
  });
});

describe('warnings on a template', () => {
  it('they have its path, and know annotations by the domain of the naming', () => {
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

  it('they are repeated on each change of the spec', () => {
    const [stored, scaled] = [graced('Deployment', -1, 1), graced('Deployment', -1, 2, { replicas: 2 })];
    expect(deployment.warnings?.(scaled, stored, CLUSTER)).toEqual([NEGATIVE]);
    expect(deployment.warnings?.(stored, stored, CLUSTER)).toEqual([]);
  });

  it('those of a DaemonSet follow changes of the template', () => {
    const [stored, changed] = [graced('DaemonSet', -1, 1), graced('DaemonSet', -2, 2)];
    expect(daemonSet.warnings?.(changed, stored, CLUSTER)).toEqual([NEGATIVE]);
    expect(daemonSet.warnings?.(graced('DaemonSet', -1, 2, { minReadySeconds: 1 }), stored, CLUSTER)).toEqual([]);
  });

  it('those of a ReplicationController are about the resulting template', () => {
    const [wrong, right] = [graced('ReplicationController', -1, 1), graced('ReplicationController', 1, 2)];
    expect(controller.warnings?.(wrong, undefined, CLUSTER)).toEqual([NEGATIVE]);
    expect(controller.warnings?.(right, wrong, CLUSTER)).toEqual([NEGATIVE]);
    expect(controller.warnings?.(wrong, right, CLUSTER)).toEqual([]);
    expect(controller.warnings?.(wrong, wrong, CLUSTER)).toEqual([]);
  });
});
