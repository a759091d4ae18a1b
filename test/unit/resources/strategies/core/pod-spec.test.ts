import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { pullPolicyFor } from '../../../../../src/resources/strategies/core/pod-rules/pull-policy.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { faultsOnCreate, KUBERNETES, object } from '../support.js';

const DIGEST = `sha256:${'0'.repeat(64)}`;
const container = (members: JsonObject = {}): JsonObject => ({ name: 'c', image: 'nginx:1', ...members });
const pod = (spec: JsonObject) => object('Pod', { spec: { containers: [container()], ...spec } });
const defaulted = (spec: JsonObject): JsonObject =>
  strategy.applyDefaults?.(pod(spec), KUBERNETES)['spec'] as JsonObject;

describe('when an image is pulled', () => {
  it.each([
    ['nginx', 'Always'],
    ['nginx:latest', 'Always'],
    ['nginx:1.27', 'IfNotPresent'],
    ['registry.example.com:5000/team/app', 'Always'],
    ['registry.example.com:5000/team/app:v2', 'IfNotPresent'],
    [`nginx@${DIGEST}`, 'IfNotPresent'],
    [`nginx:latest@${DIGEST}`, 'Always'],
    ['Not An Image', 'IfNotPresent'],
    ['', 'IfNotPresent'],
    [`${'a-'.repeat(5000)}!`, 'IfNotPresent'],
  ])('%s: %s', (image, policy) => expect(pullPolicyFor(image)).toBe(policy));
});

describe('defaults of a pod', () => {
  it('requests default to limits, per resource', () => {
    const resources = { limits: { cpu: '2', memory: '1Gi' }, requests: { cpu: '1' } };
    expect(defaulted({ containers: [container({ resources })] })['containers']).toEqual([
      container({
        imagePullPolicy: 'IfNotPresent',
        resources: { limits: { cpu: '2', memory: '1Gi' }, requests: { cpu: '1', memory: '1Gi' } },
      }),
    ]);
  });

  it('under hostNetwork each port gets a host port', () => {
    const ports = [{ containerPort: 80, protocol: 'TCP' }];
    const [first] = defaulted({ hostNetwork: true, containers: [container({ ports })] })['containers'] as JsonObject[];
    expect(first?.['ports']).toEqual([{ containerPort: 80, hostPort: 80, protocol: 'TCP' }]);
  });

  it('a volume without a source is an empty directory, and serviceAccount is filled in', () => {
    const spec = defaulted({ volumes: [{ name: 'v' }, { name: 'w', hostPath: { path: '/' } }], serviceAccount: 'sa' });
    expect(spec['volumes']).toEqual([
      { name: 'v', emptyDir: {} },
      { name: 'w', hostPath: { path: '/' } },
    ]);
    expect(spec).toMatchObject({ serviceAccount: 'sa', serviceAccountName: 'sa', enableServiceLinks: true });
  });

  it('they depend on the resources of the whole pod', () => {
    const resources = { requests: { cpu: '500m' } };
    const spec = defaulted({
      containers: [container({ resources }), container({ name: 'd', resources })],
      resources: { limits: { cpu: '4', memory: '1Gi' } },
    });
    expect(spec['resources']).toEqual({ limits: { cpu: '4', memory: '1Gi' }, requests: { cpu: '1', memory: '1Gi' } });
  });

  it('applying them twice changes nothing', () => {
    const once =
      strategy.applyDefaults?.(pod({ volumes: [{ name: 'v' }], serviceAccountName: 'x' }), KUBERNETES) ?? pod({});
    expect(strategy.applyDefaults?.(once, KUBERNETES)).toBe(once);
  });
});

describe('faults of a pod spec', () => {
  const one = (members: JsonObject): JsonObject => ({ containers: [container(members)] });
  it.each<[string, JsonObject, unknown[]]>([
    ['a plain pod has no faults', {}, []],
    [
      'two containers of one name',
      { containers: [container(), container()] },
      ['spec.containers[1].name: Duplicate value: "c"'],
    ],
    [
      'an init container of that name',
      { initContainers: [container()] },
      ['spec.initContainers[0].name: Duplicate value: "c"'],
    ],
    [
      'an ephemeral container from the start',
      { ephemeralContainers: [container({ name: 'd' })] },
      ['spec.ephemeralContainers: Forbidden: cannot be set on create'],
    ],
    [
      'blanks around an image',
      one({ image: ' nginx' }),
      ['spec.containers[0].image: Invalid value: " nginx": must not have leading or trailing whitespace'],
    ],
    [
      'a new line of another world behind an image',
      one({ image: 'nginx\u0085' }),
      ['spec.containers[0].image: Invalid value: "nginx\\u0085": must not have leading or trailing whitespace'],
    ],
    ['a byte order mark, which is not a blank', one({ image: '\ufeffnginx\ufeff' }), []],
    [
      'two volumes of one name',
      {
        volumes: [
          { name: 'v', emptyDir: {} },
          { name: 'v', emptyDir: {} },
        ],
      },
      ['spec.volumes[1].name: Duplicate value: "v"'],
    ],
    [
      'a mount of nothing',
      one({ volumeMounts: [{ name: 'v', mountPath: '/v' }] }),
      ['spec.containers[0].volumeMounts[0].name: Not found: "v"'],
    ],
    [
      'two mounts at one path',
      {
        volumes: [{ name: 'v', emptyDir: {} }],
        ...one({
          volumeMounts: [
            { name: 'v', mountPath: '/v' },
            { name: 'v', mountPath: '/v' },
          ],
        }),
      },
      ['spec.containers[0].volumeMounts[1].mountPath: Invalid value: "/v": must be unique'],
    ],
    [
      'a device of a volume that is not a claim',
      { volumes: [{ name: 'v', emptyDir: {} }], ...one({ volumeDevices: [{ name: 'v', devicePath: '/dev/x' }] }) },
      [
        'spec.containers[0].volumeDevices[0].name: Invalid value: "v": can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode',
      ],
    ],
    [
      'two ports of one name',
      one({
        ports: [
          { name: 'p', containerPort: 1 },
          { name: 'p', containerPort: 2 },
        ],
      }),
      ['spec.containers[0].ports[1].name: Duplicate value: "p"'],
    ],
    ['the same port twice is allowed', one({ ports: [{ containerPort: 1 }, { containerPort: 1 }] }), []],
    [
      'one host port claimed twice',
      {
        containers: [
          container({ ports: [{ containerPort: 1, hostPort: 1, protocol: 'TCP' }] }),
          container({ name: 'd', ports: [{ containerPort: 2, hostPort: 1, protocol: 'TCP' }] }),
        ],
      },
      ['spec.containers[1].ports[0].hostPort: Duplicate value: "TCP//1"'],
    ],
    [
      'another host port under hostNetwork',
      { hostNetwork: true, ...one({ ports: [{ containerPort: 1, hostPort: 2 }] }) },
      ['spec.containers[0].ports[0].hostPort: Invalid value: 2: must match `containerPort` when `hostNetwork` is true'],
    ],
    ['two variables of one name are allowed', one({ env: [{ name: 'A' }, { name: 'A' }] }), []],
    [
      'a field that a pod has not',
      one({ env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'status.phase2' } } }] }),
      [
        'spec.containers[0].env[0].valueFrom.fieldRef.fieldPath: Invalid value: "status.phase2": error converting fieldPath: field label not supported: status.phase2',
      ],
    ],
    [
      'one label as a variable',
      one({ env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: "metadata.labels['a.b/c']" } } }] }),
      [],
    ],
    [
      'all labels as a variable',
      one({ env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.labels' } } }] }),
      [
        expect.stringContaining(
          'spec.containers[0].env[0].valueFrom.fieldRef.fieldPath: Unsupported value: "metadata.labels"',
        ),
      ],
    ],
    [
      'more asked for than allowed',
      one({ resources: { requests: { cpu: '2' }, limits: { cpu: '1' } } }),
      ['spec.containers[0].resources.requests: Invalid value: "2": must be less than or equal to cpu limit of 1'],
    ],
    [
      'a made-up resource without a domain',
      one({ resources: { requests: { gpu: '1' } } }),
      [
        'spec.containers[0].resources.requests[gpu]: Invalid value: "gpu": must be a standard resource type or fully qualified',
        'spec.containers[0].resources.requests[gpu]: Invalid value: "gpu": must be a standard resource for containers',
      ],
    ],
    [
      'invalid resources of a whole pod, or those only for containers',
      {
        containers: [container()],
        resources: {
          limits: { gpu: '1', 'ephemeral-storage': '1', 'ex.io/x': '1', 'hugepages-2Mi': '2Mi' },
          requests: { cpu: '1' },
        },
      },
      [
        'spec.resources.limits[gpu]: Invalid value: "gpu": must be a standard resource type or fully qualified',
        ...['ephemeral-storage', 'ex.io/x'].map(
          (name) =>
            `spec.resources.limits[${name}]: Unsupported value: "${name}": supported values: "cpu", "hugepages-", "memory"`,
        ),
      ],
    ],
    [
      'half of a thing that is counted',
      one({ resources: { requests: { 'ex.io/x': '500m' }, limits: { 'ex.io/x': '500m' } } }),
      [
        'spec.containers[0].resources.limits[ex.io/x]: Invalid value: "500m": must be an integer',
        'spec.containers[0].resources.requests[ex.io/x]: Invalid value: "500m": must be an integer',
      ],
    ],
    [
      'very many of them are fine',
      one({ resources: { requests: { 'ex.io/x': '10P' }, limits: { 'ex.io/x': '10P' } } }),
      [],
    ],
    [
      'a thing that is counted has no slack',
      one({ resources: { requests: { 'ex.io/x': '1' }, limits: { 'ex.io/x': '2' } } }),
      ['spec.containers[0].resources.requests: Invalid value: "1": must be equal to ex.io/x limit of 2'],
    ],
    [
      'less than nothing',
      one({ resources: { requests: { cpu: '-1' } } }),
      ['spec.containers[0].resources.requests[cpu]: Invalid value: "-1": must be greater than or equal to 0'],
    ],
    [
      'huge pages come in whole pages and with memory',
      one({ resources: { requests: { 'hugepages-2Mi': '3Mi' }, limits: { 'hugepages-2Mi': '3Mi' } } }),
      [
        'spec.containers[0].resources.limits[hugepages-2Mi]: Invalid value: "3Mi": 3Mi is not positive integer multiple of hugepages-2Mi',
        'spec.containers[0].resources.requests[hugepages-2Mi]: Invalid value: "3Mi": 3Mi is not positive integer multiple of hugepages-2Mi',
        'spec.containers[0].resources: Forbidden: HugePages require cpu or memory',
      ],
    ],
    [
      'a claim that the pod has not',
      one({ resources: { claims: [{ name: 'r' }] } }),
      [
        'spec.containers[0].resources.claims[0]: Not found: "r": must be one of the names in pod.spec.resourceClaims which is empty',
      ],
    ],
    [
      'requests of a claim, and then all of it',
      {
        resourceClaims: [{ name: 'g', resourceClaimName: 'x' }],
        ...one({ resources: { claims: [{ name: 'g', request: 'r' }, { name: 'g', request: 's' }, { name: 'g' }] } }),
      },
      ['spec.containers[0].resources.claims[2]: Duplicate value: "g"'],
    ],
    [
      'all of a claim, and then an invalid request of it',
      {
        resourceClaims: [{ name: 'g', resourceClaimName: 'x' }],
        ...one({ resources: { claims: [{ name: 'g' }, { name: 'g', request: 'BAD' }] } }),
      },
      ['spec.containers[0].resources.claims[1]: Duplicate value: "g"'],
    ],
    [
      'one request of a claim twice',
      {
        resourceClaims: [{ name: 'g', resourceClaimName: 'x' }],
        ...one({
          resources: {
            claims: [
              { name: 'g', request: 'r' },
              { name: 'g', request: 'r' },
            ],
          },
        }),
      },
      ['spec.containers[0].resources.claims[1]: Duplicate value: "g/r"'],
    ],
    [
      'probes of an init container that ends',
      { initContainers: [container({ name: 'i', readinessProbe: {}, lifecycle: {} })] },
      [
        'spec.initContainers[0].lifecycle: Forbidden: may not be set for init containers without restartPolicy=Always',
        'spec.initContainers[0].readinessProbe: Forbidden: may not be set for init containers without restartPolicy=Always',
      ],
    ],
    [
      'probes of a sidecar are allowed',
      { initContainers: [container({ name: 'i', restartPolicy: 'Always', readinessProbe: {} })] },
      [],
    ],
    [
      'a liveness that must succeed twice',
      one({ livenessProbe: { successThreshold: 2 } }),
      ['spec.containers[0].livenessProbe.successThreshold: Invalid value: 2: must be 1'],
    ],
    [
      'privileged without escalation',
      one({ securityContext: { privileged: true, allowPrivilegeEscalation: false } }),
      [expect.stringContaining('cannot set `allowPrivilegeEscalation` to false and `privileged` to true')],
    ],
    [
      'no names without name servers',
      { dnsPolicy: 'None' },
      ['spec.dnsConfig: Required value: must provide `dnsConfig` when `dnsPolicy` is None'],
    ],
    [
      'a toleration of nothing in particular',
      { tolerations: [{ operator: 'Equal', value: 'x' }] },
      [
        'spec.tolerations[0].operator: Invalid value: "Equal": operator must be Exists when `key` is empty, which means "match all values and all keys"',
      ],
    ],
    [
      'seconds of a toleration that never ends',
      { tolerations: [{ key: 'a', operator: 'Exists', effect: 'NoSchedule', tolerationSeconds: 1 }] },
      [
        'spec.tolerations[0].effect: Invalid value: "NoSchedule": effect must be \'NoExecute\' when `tolerationSeconds` is set',
      ],
    ],
    [
      'a toleration that compares numbers',
      { tolerations: [{ key: 'a', operator: 'Gt', value: '5', effect: 'NoSchedule' }] },
      ['spec.tolerations[0].operator: Unsupported value: "Gt": supported values: "Equal", "Exists", "Lt", "Gt"'],
    ],
    [
      'a number that a node label exceeds, twice',
      {
        affinity: {
          nodeAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: {
              nodeSelectorTerms: [{ matchExpressions: [{ key: 'a', operator: 'Gt', values: ['1', '2'] }] }],
            },
          },
        },
      },
      [
        "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchExpressions[0].values: Required value: must be specified single value when `operator` is 'Lt' or 'Gt'",
      ],
    ],
    [
      'the same spreading twice',
      {
        topologySpreadConstraints: [
          { maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' },
          { maxSkew: 2, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' },
        ],
      },
      ['spec.topologySpreadConstraints[0].{topologyKey, whenUnsatisfiable}: Duplicate value: "{zone, DoNotSchedule}"'],
    ],
    [
      'a node before the gates are open',
      { nodeName: 'n', schedulingGates: [{ name: 'g' }] },
      ['spec.nodeName: Forbidden: cannot be set until all schedulingGates have been cleared'],
    ],
    [
      "host names and one's own users",
      { hostUsers: false, hostPID: true },
      ['spec.HostPID: Forbidden: when `hostUsers` is false'],
    ],
    [
      'two projections to one file',
      {
        volumes: [
          {
            name: 'v',
            projected: {
              sources: [
                { secret: { items: [{ key: 'a', path: 'f' }] } },
                { configMap: { items: [{ key: 'a', path: 'f' }] } },
              ],
            },
          },
        ],
      },
      ['spec.volumes[0].projected: Invalid value: "": conflicting duplicate paths'],
    ],
  ])('%s', (_what, spec, faults) => expect(faultsOnCreate(strategy, pod(spec))).toEqual(faults));
});
