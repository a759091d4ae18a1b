import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import type { Step } from '../exchange.js';
import { APPLY, JSON_PATCH, MERGE, STRATEGIC } from './case.js';
import * as c from './case.js';

interface StatusKind {
  readonly path: string;
  readonly object: JsonObject;
  readonly status: JsonObject;
}

const object = (apiVersion: string, kind: string, spec: JsonObject): JsonObject => ({
  apiVersion,
  kind,
  metadata: { name: 'NAME', labels: { l: 'x' } },
  spec,
});
const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
const SELECTOR = { matchLabels: { a: 'b' } };
const APPS = '/apis/apps/v1/namespaces/NS';
/** A kind of each sort with a status, such that the reference's controllers leave it alone. */
const KINDS: readonly StatusKind[] = [
  { path: c.DEPLOYMENT, object: c.deployment({}, { labels: { l: 'x' } }), status: { replicas: 2, conditions: [] } },
  { path: c.SERVICE, object: c.service({}, { labels: { l: 'x' } }), status: { loadBalancer: {}, conditions: [] } },
  { path: c.POD, object: c.pod({ schedulingGates: [{ name: 'g.io/a' }] }), status: { phase: 'Failed', message: 'm' } },
  { path: c.THING, object: c.thing({}, { labels: { l: 'x' } }), status: { phase: 'p' } },
  {
    path: '/apis/networking.k8s.io/v1/namespaces/NS/ingresses/NAME',
    object: object('networking.k8s.io/v1', 'Ingress', {
      defaultBackend: { service: { name: 's', port: { number: 1 } } },
    }),
    status: { loadBalancer: { ingress: [{ ip: '1.2.3.4' }] } },
  },
  {
    path: '/api/v1/nodes/NAME',
    object: object('v1', 'Node', { unschedulable: true }),
    status: { capacity: { cpu: '1' } },
  },
  {
    path: '/api/v1/namespaces/NS/replicationcontrollers/NAME',
    object: object('v1', 'ReplicationController', { replicas: 0, selector: { a: 'b' }, template: TEMPLATE }),
    status: { replicas: 2 },
  },
  {
    path: `${APPS}/replicasets/NAME`,
    object: object('apps/v1', 'ReplicaSet', { replicas: 0, selector: SELECTOR, template: TEMPLATE }),
    status: { replicas: 2 },
  },
  {
    path: '/apis/certificates.k8s.io/v1/certificatesigningrequests/NAME',
    object: object('certificates.k8s.io/v1', 'CertificateSigningRequest', {
      request: 'AAAA',
      signerName: 'ex.io/s',
      usages: ['client auth'],
    }),
    status: { conditions: [] },
  },
  {
    path: '/apis/policy/v1/namespaces/NS/poddisruptionbudgets/NAME',
    object: object('policy/v1', 'PodDisruptionBudget', { minAvailable: 1, selector: SELECTOR }),
    status: { currentHealthy: 1, desiredHealthy: 1, disruptionsAllowed: 0, expectedPods: 1 },
  },
];

function statusCase({ path, object: made, status }: StatusKind): c.WriteCase {
  const collection = path.slice(0, path.lastIndexOf('/'));
  const metadata = made['metadata'] as JsonObject;
  const changed = {
    ...made,
    metadata: { ...metadata, labels: { l: 'y' }, annotations: { x: 'y' }, finalizers: ['ex.io/a'] },
    spec: { ...(made['spec'] as JsonObject), replicas: 7, paused: true },
    status,
  };
  const steps: Step[] = [
    c.post(`${collection}?fieldManager=maker&fieldValidation=Ignore`, { ...made, status }),
    c.get(path),
    c.put(`${path}/status?fieldManager=me&fieldValidation=Ignore`, changed),
    c.get(path),
    c.get(`${path}/status`),
    // What admission added to a pod may not be removed.
    ...(made['kind'] === 'Pod' ? [] : [c.put(`${path}?fieldManager=me`, { ...made, status: { nonsense: 1 } })]),
    c.patch(`${path}?fieldManager=me`, MERGE, { status: null }),
    c.patch(`${path}/status?fieldManager=me`, MERGE, {
      metadata: { labels: { status: 'x' }, finalizers: ['ex.io/b'] },
    }),
    c.patch(`${path}/status?fieldManager=me`, MERGE, { spec: { replicas: 9 } }),
    c.patch(`${path}/status?fieldManager=me`, MERGE, { status: null }),
    c.patch(`${path}/status?fieldManager=me`, MERGE, { status }),
    c.patch(`${path}/status?fieldManager=me`, JSON_PATCH, [{ op: 'remove', path: '/status' }]),
    c.patch(`${path}/status?fieldManager=me`, JSON_PATCH, [{ op: 'add', path: '/status', value: status }]),
    c.patch(`${path}/status?fieldManager=me`, STRATEGIC, { status: { $patch: 'replace', ...status } }),
    c.patch(`${path}/status?fieldManager=me`, APPLY, { ...made, spec: {}, status }),
    c.patch(`${path}/status?fieldManager=you&force=true`, APPLY, {
      apiVersion: made['apiVersion']!,
      kind: made['kind']!,
      metadata: { name: 'NAME', labels: { l: 'z' } },
      status,
    }),
    c.put(`${path}/status`, { ...made, metadata: { name: 'other' } }),
    c.put(`${path}/status`, { ...made, metadata: { ...metadata, uid: 'other' } }),
    c.put(`${path}/status`, { ...made, metadata: { ...metadata, resourceVersion: '1' } }),
    c.put(`${path}-none/status`, { ...made, metadata: { name: 'NAME-none' }, status }),
    c.post(`${path}/status`, made),
    c.remove(`${path}/status`),
    c.patch(`${path}/nonsense`, MERGE, {}),
    c.put(`${path}/nonsense`, made),
    c.patch(path, MERGE, { metadata: { finalizers: null } }),
    c.remove(`${path}?gracePeriodSeconds=0`),
  ];
  return { title: `status of ${String(made['kind'])}`, steps };
}

const SCALE = `${c.DEPLOYMENT}/scale`;
const scale = (spec: JsonValue, metadata: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  apiVersion: 'autoscaling/v1',
  kind: 'Scale',
  metadata: { name: 'NAME', namespace: 'NS', ...metadata },
  spec,
  ...more,
});
const SCALES = c.each('scale', c.post(`${c.DEPLOYMENTS}?fieldManager=maker`, c.deployment()), c.DEPLOYMENT, [
  c.get(SCALE),
  ...[
    scale({ replicas: 1 }),
    scale({ replicas: 0 }),
    scale({}),
    scale(null),
    scale({ replicas: -1 }),
    scale({ replicas: 'x' }),
    scale({ replicas: 2_147_483_648 }),
    scale({ replicas: 1.5 }),
    scale({ replicas: 1 }, { resourceVersion: '1' }),
    scale({ replicas: 1 }, { resourceVersion: '$VERSION' }),
    scale({ replicas: 1 }, { uid: 'other' }),
    scale({ replicas: 1 }, { uid: '$UID' }),
    scale({ replicas: 1 }, { name: 'other' }),
    scale({ replicas: 1 }, { name: '' }),
    scale({ replicas: 1 }, { namespace: 'other' }),
    scale({ replicas: 1 }, { namespace: '' }),
    scale({ replicas: 1 }, { labels: { a: 'b' } }),
    scale({ replicas: 1 }, {}, { status: { replicas: 5, selector: 'x=y' } }),
    scale({ replicas: 1 }, {}, { apiVersion: 'v1' }),
    scale({ replicas: 1 }, {}, { apiVersion: 'extensions/v1beta1' }),
    scale({ replicas: 1 }, {}, { kind: 'Deployment' }),
    scale({ replicas: 1 }, {}, { unknown: 5 }),
    {},
  ].map((body) => c.put(`${SCALE}?fieldManager=me`, body)),
  ...[
    {},
    { spec: null },
    { spec: { replicas: 1 } },
    { spec: { replicas: null } },
    { spec: { replicas: 'x' } },
    { spec: { replicas: -1 } },
    { metadata: { labels: { a: 'b' } } },
    { metadata: { resourceVersion: '1' } },
    { metadata: { uid: 'other' } },
    { metadata: { name: 'other' } },
    { status: { replicas: 5 } },
    { kind: 'Other' },
    { unknown: 5 },
    [],
  ].flatMap((body) => [
    c.patch(`${SCALE}?fieldManager=me`, MERGE, body),
    c.patch(`${SCALE}?fieldManager=me`, STRATEGIC, body),
  ]),
  c.patch(SCALE, JSON_PATCH, [{ op: 'replace', path: '/spec/replicas', value: 3 }]),
  c.patch(SCALE, JSON_PATCH, [{ op: 'remove', path: '/spec/replicas' }]),
  c.patch(SCALE, JSON_PATCH, [{ op: 'test', path: '/spec/replicas', value: 3 }]),
  c.patch(SCALE, JSON_PATCH, [{ op: 'add', path: '/metadata/labels', value: {} }]),
  c.apply(SCALE, scale({ replicas: 3 })),
  c.apply(`${SCALE}?fieldManager=me`, scale({ replicas: 3 })),
  c.apply(`${SCALE}?fieldManager=me&force=true`, scale({ replicas: 3 })),
  c.apply(`${SCALE}?fieldManager=me&force=true`, scale({ replicas: 3, x: 1 })),
  c.post(SCALE, scale({ replicas: 3 })),
  c.remove(SCALE),
]);
const THING_SCALES = c.each(
  'scale of a custom object',
  c.post(`${c.THINGS}?fieldManager=maker`, c.thing({ replicas: 1 })),
  c.THING,
  [
    c.get(`${c.THING}/scale`),
    c.put(`${c.THING}/scale`, scale({ replicas: 2 })),
    c.put(`${c.THING}/scale`, scale({ replicas: -2 })),
    c.put(`${c.THING}/scale`, scale({})),
    c.put(`${c.THING}/scale`, scale({ replicas: 2 }, { name: 'other' })),
    c.put(`${c.THING}/scale`, scale({ replicas: 2 }, { resourceVersion: '1' })),
    c.put(`${c.THING}/scale`, scale({ replicas: 2 }, {}, { kind: 'Other' })),
    c.patch(`${c.THING}/scale`, MERGE, { spec: { replicas: 5 } }),
    c.patch(`${c.THING}/scale`, MERGE, { spec: { replicas: 'x' } }),
    c.patch(`${c.THING}/scale`, MERGE, { metadata: { resourceVersion: '1' } }),
    c.patch(`${c.THING}/scale`, STRATEGIC, { spec: { replicas: 5 } }),
    c.patch(`${c.THING}/scale`, JSON_PATCH, [{ op: 'replace', path: '/spec/replicas', value: 7 }]),
    c.post(`${c.THING}/scale`, scale({ replicas: 2 })),
    c.remove(`${c.THING}/scale`),
  ],
);

export const SUBRESOURCES: readonly c.WriteCase[] = [...KINDS.map(statusCase), ...SCALES, ...THING_SCALES];
