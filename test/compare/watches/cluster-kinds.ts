import { SAMPLE_REQUEST } from '../../support/pem-samples.js';
import type { Random } from '../random.js';
import type { WatchedKind } from './watched-kind.js';

const NUMBERS = ['1', '2', '3'];

function pick(random: Random): string {
  return random.pick(NUMBERS);
}

/** Built-in kinds without namespaces. */
export const CLUSTER_KINDS: readonly WatchedKind[] = [
  {
    name: 'clusterroles',
    kind: 'ClusterRole',
    resource: 'clusterroles',
    namespaced: false,
    versions: [['/apis/rbac.authorization.k8s.io/v1', 'rbac.authorization.k8s.io/v1']],
    body: (random) => ({ rules: [{ apiGroups: [''], resources: ['pods'], verbs: [random.pick(['get', 'list'])] }] }),
    change: (random) => ({ rules: [{ apiGroups: [''], resources: ['pods'], verbs: [random.pick(['get', 'list'])] }] }),
    fields: [],
  },
  {
    name: 'priorityclasses',
    kind: 'PriorityClass',
    resource: 'priorityclasses',
    namespaced: false,
    versions: [['/apis/scheduling.k8s.io/v1', 'scheduling.k8s.io/v1']],
    body: () => ({ value: 7 }),
    change: (random) => ({ description: pick(random) }),
    fields: [],
  },
  {
    name: 'namespaces',
    kind: 'Namespace',
    resource: 'namespaces',
    namespaced: false,
    versions: [['/api/v1', 'v1']],
    body: () => ({}),
    change: (random) => ({ metadata: { annotations: { a: pick(random) } } }),
    fields: ['status.phase=Active', 'status.phase!=Active', 'status.phase=Terminating'],
  },
  {
    name: 'nodes',
    kind: 'Node',
    resource: 'nodes',
    namespaced: false,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({ spec: { unschedulable: random.below(2) === 0 } }),
    change: (random) => ({ spec: { unschedulable: random.pick([true, false, null]) } }),
    status: (random) => ({ status: { capacity: { cpu: pick(random) } } }),
    fields: ['spec.unschedulable=true', 'spec.unschedulable!=true', 'spec.unschedulable=false'],
  },
  {
    name: 'certificatesigningrequests',
    kind: 'CertificateSigningRequest',
    resource: 'certificatesigningrequests',
    namespaced: false,
    versions: [['/apis/certificates.k8s.io/v1', 'certificates.k8s.io/v1']],
    body: (random) => ({
      spec: {
        request: Buffer.from(SAMPLE_REQUEST).toString('base64'),
        signerName: random.pick(['example.com/a', 'example.com/b']),
        usages: ['digital signature'],
      },
    }),
    change: (random) => ({ metadata: { annotations: { a: pick(random) } } }),
    fields: ['spec.signerName=example.com/a', 'spec.signerName!=example.com/a'],
  },
  {
    name: 'resourceslices',
    kind: 'ResourceSlice',
    resource: 'resourceslices',
    namespaced: false,
    versions: [['/apis/resource.k8s.io/v1', 'resource.k8s.io/v1']],
    body: (random) => ({
      spec: {
        driver: random.pick(['a.example.com', 'b.example.com']),
        nodeName: `n${pick(random)}`,
        pool: { name: 'p', generation: 1, resourceSliceCount: 1 },
        devices: [],
      },
    }),
    change: (random) => ({ spec: { pool: { generation: 1 + random.below(3) } } }),
    fields: [
      'spec.nodeName=n1',
      'spec.nodeName!=n1',
      'spec.driver=a.example.com',
      'spec.driver=b.example.com,spec.nodeName=n2',
    ],
  },
  {
    name: 'storageclasses',
    kind: 'StorageClass',
    resource: 'storageclasses',
    namespaced: false,
    versions: [['/apis/storage.k8s.io/v1', 'storage.k8s.io/v1']],
    body: (random) => ({ provisioner: `example.com/${pick(random)}` }),
    change: (random) => ({ allowVolumeExpansion: random.below(2) === 0 }),
    fields: [],
  },
  {
    name: 'ingressclasses',
    kind: 'IngressClass',
    resource: 'ingressclasses',
    namespaced: false,
    versions: [['/apis/networking.k8s.io/v1', 'networking.k8s.io/v1']],
    body: () => ({ spec: { controller: 'example.com/c' } }),
    change: (random) => ({ metadata: { annotations: { a: pick(random) } } }),
    fields: [],
  },
];
