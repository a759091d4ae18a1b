import type { JsonObject } from '../../../src/json/types.js';
import { MERGE } from './case.js';
import * as c from './case.js';

const MADE = c.post(c.MAPS, c.map({ data: { a: '1' } }, { labels: { l: 'x' } }));
const long = (length: number): string => 'n'.repeat(length);

/** Bodies of creations, each with a free name. */
const CREATIONS: readonly c.WriteCase[] = [
  c.map({}, { resourceVersion: '7' }),
  c.map({}, { resourceVersion: '0' }),
  c.map({}, { resourceVersion: '' }),
  c.map({}, { resourceVersion: 'abc' }),
  c.map({}, { uid: 'given', creationTimestamp: '2020-01-01T00:00:00Z', generation: 5, selfLink: '/x' }),
  c.map({}, { deletionTimestamp: '2020-01-01T00:00:00Z', deletionGracePeriodSeconds: 5 }),
  c.map({}, { creationTimestamp: 'yesterday' }),
  c.map(
    {},
    { managedFields: [{ manager: 'm', operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: {} }] },
  ),
  c.map({}, { managedFields: [{ manager: 'm', operation: 'Other' }] }),
  c.map({}, { managedFields: [{ manager: 'm', operation: 'Apply', fieldsType: 'FieldsV2' }] }),
  c.map({}, { managedFields: [{}] }),
  c.map({}, { managedFields: [] }),
  c.map(
    {},
    {
      managedFields: [
        {
          manager: 'm',
          operation: 'Update',
          apiVersion: 'nonsense',
          fieldsType: 'FieldsV1',
          fieldsV1: { 'f:data': {} },
        },
      ],
    },
  ),
  c.map(
    {},
    {
      managedFields: [
        {
          manager: long(129),
          operation: 'Update',
          apiVersion: 'v1',
          fieldsType: 'FieldsV1',
          fieldsV1: { 'f:data': {} },
        },
      ],
    },
  ),
  c.map(
    {},
    {
      managedFields: [
        { manager: 'm', operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: { nonsense: {} } },
      ],
    },
  ),
  c.map(
    {},
    {
      managedFields: [
        {
          manager: 'm',
          operation: 'Update',
          apiVersion: 'v1',
          fieldsType: 'FieldsV1',
          subresource: long(300),
          fieldsV1: { 'f:data': {} },
        },
      ],
    },
  ),
  c.map({}, { name: '' }),
  c.map({}, { name: '', generateName: 'Gen_' }),
  c.map({}, { name: '', generateName: '-' }),
  c.map({}, { name: '', generateName: 'a.' }),
  c.map({}, { name: '', generateName: 'a..' }),
  c.map({}, { name: '', generateName: 'gen-' }),
  c.map({}, { name: '', generateName: long(60) }),
  c.map({}, { name: '', generateName: long(250) }),
  c.map({}, { name: '', generateName: long(253) }),
  c.map({}, { generateName: 'gen-' }),
  c.map({}, { generateName: 'Bad_' }),
  c.map({}, { name: long(253) }),
  c.map({}, { name: long(254) }),
  c.map({}, { name: 'a/b' }),
  c.map({}, { name: 'a%b' }),
  c.map({}, { name: '..' }),
  c.map({}, { name: '.' }),
  c.map({}, { name: 'UPPER' }),
  c.map({}, { name: 5 }),
  c.map({}, { name: null }),
  c.map({}, { namespace: 'other' }),
  c.map({}, { namespace: '' }),
  c.map({}, { namespace: 'NS' }),
  c.map({}, { ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'o', uid: '' }] }),
  c.map({}, { ownerReferences: [{ apiVersion: 'v1', kind: 'Event', name: 'o', uid: 'u' }] }),
  c.map({}, { ownerReferences: [{ apiVersion: 'events.k8s.io/v1', kind: 'Event', name: 'o', uid: 'u' }] }),
  c.map({}, { ownerReferences: [{ apiVersion: 'a/b/c', kind: 'X', name: 'o', uid: 'u' }] }),
  c.map({}, { ownerReferences: [{}] }),
  c.map(
    {},
    {
      ownerReferences: ['x', 'y'].map((name) => ({
        apiVersion: 'v1',
        kind: 'Secret',
        name,
        uid: name,
        controller: true,
      })),
    },
  ),
  c.map(
    {},
    {
      ownerReferences: ['x', 'x'].map((name) => ({ apiVersion: 'v1', kind: 'Secret', name, uid: name })),
    },
  ),
  c.map({}, { labels: { 'a b': 'c', ok: 'x y' }, annotations: { 'a b': 'c', Upper: 'ok' } }),
  c.map({}, { annotations: { big: long(262_145) } }),
  c.map({}, { labels: [] }),
  c.map({}, { labels: { a: 1 } }),
  c.map({}, { labels: { a: null }, annotations: null }),
  c.map({ data: { 'a b': 'x', '..': 'y', [long(254)]: 'z' } }),
  c.map({ data: { a: 'x' }, binaryData: { a: 'AAAA' } }),
  c.map({ data: { a: long(1_048_577) } }),
  c.map({ binaryData: { a: 'not base64!' } }),
  c.map({ immutable: 'x' }),
  c.map({ data: { a: 1 } }),
  c.map({ data: null, binaryData: null, immutable: null }),
  c.map({ kind: 'Secret' }),
  c.map({ apiVersion: 'v2' }),
  c.map({ apiVersion: 'apps/v1' }),
  c.map({ kind: '' }),
  c.map({ apiVersion: '' }),
  c.map({ kind: 5 }),
  c.map({ metadata: null }),
  c.map({ metadata: 'x' }),
].map((body, at) => ({ title: `create ${at + 1}`, steps: [c.post(c.MAPS, body), c.get(c.MAP)] }));

const BODIES: readonly c.WriteCase[] = [
  ['', 'application/json'],
  ['null', 'application/json'],
  ['[]', 'application/json'],
  ['5', 'application/json'],
  ['"x"', 'application/json'],
  ['{}', 'application/json'],
  ['{', 'application/json'],
  ['{"a":1}}', 'application/json'],
  ['{} {}', 'application/json'],
  ['\ufeff{}', 'application/json'],
  ['', 'application/yaml'],
  ['a: [', 'application/yaml'],
  ['- a\n', 'application/yaml'],
  ['x\n', 'application/yaml'],
  ['apiVersion: v1\nkind: ConfigMap\nmetadata: {name: NAME}\ndata: {a: "1"}\n', 'application/yaml'],
  [
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: NAME}\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: NAME-2}\n',
    'application/yaml',
  ],
  ['apiVersion: v1\nkind: ConfigMap\nmetadata: {name: NAME}\ndata: {a: 1}\n', 'application/yaml'],
  ['apiVersion: v1\nkind: ConfigMap\nmetadata: {name: NAME}\ndata: {a: yes}\n', 'application/yaml'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'application/json; charset=utf-8'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'application/json;charset=latin1'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'text/plain'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'application/xml'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'application/merge-patch+json'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'application/vnd.kubernetes.protobuf'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'nonsense'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME"}}', 'application/json; ;'],
  ['{"apiVersion":"v1","kind":"ConfigMapList","items":[{"metadata":{"name":"NAME"}}]}', 'application/json'],
  ['{"apiVersion":"v1","kind":"List","items":[]}', 'application/json'],
  ['{"apiVersion":"v1","kind":"Status"}', 'application/json'],
  ['{"apiVersion":"v1","kind":"DeleteOptions"}', 'application/json'],
  ['{"apiVersion":"v1","kind":"configmap","metadata":{"name":"NAME"}}', 'application/json'],
  ['{"apiVersion":"v1","KIND":"ConfigMap","metadata":{"name":"NAME"}}', 'application/json'],
  ['{"apiVersion":"v1","kind":"ConfigMap","Metadata":{"name":"NAME"}}', 'application/json'],
  ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"NAME","Name":"x"}}', 'application/json'],
].map(([text, type], at) => ({ title: `body ${at + 1}`, steps: [c.raw('POST', c.MAPS, text!, type), c.get(c.MAP)] }));

const UPDATES: readonly c.WriteCase[] = [
  ...c.each(
    'update with metadata',
    MADE,
    c.MAP,
    (
      [
        { resourceVersion: '' },
        { resourceVersion: '0' },
        { resourceVersion: '1' },
        { resourceVersion: 'abc' },
        { resourceVersion: '-1' },
        { resourceVersion: '99999999999999999999' },
        { resourceVersion: '$VERSION' },
        { resourceVersion: 5 },
        { uid: '' },
        { uid: 'other' },
        { uid: '$UID' },
        { uid: 'other', resourceVersion: '1' },
        { name: '' },
        { name: 'other' },
        { namespace: 'other' },
        { namespace: '' },
        { generateName: 'gen-' },
        { creationTimestamp: null },
        { creationTimestamp: '2020-01-01T00:00:00Z' },
        { generation: 5 },
        { generation: -1 },
        { deletionTimestamp: '2020-01-01T00:00:00Z' },
        { deletionGracePeriodSeconds: 5 },
        { selfLink: '/x' },
        { finalizers: ['ex.io/a', 'orphan'] },
        { managedFields: null },
        { managedFields: [] },
        { managedFields: [{}] },
        {
          managedFields: [
            { manager: 'm', operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: { 'f:data': {} } },
          ],
        },
        {
          managedFields: [
            {
              manager: 'm',
              operation: 'Update',
              apiVersion: 'v1',
              fieldsType: 'FieldsV1',
              time: '2020-01-01T00:00:00Z',
              fieldsV1: { 'f:data': { '.': {}, 'f:a': {} } },
            },
          ],
        },
        { managedFields: [{ manager: 'm', operation: 'Bad' }] },
        { labels: null },
        { annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}' } },
      ] as JsonObject[]
    ).map((metadata) => c.put(`${c.MAP}?fieldManager=me`, c.map({ data: { a: '2' } }, metadata))),
  ),
  ...c.each('update', MADE, c.MAP, [
    c.put(c.MAP, c.map({ kind: 'Secret' })),
    c.put(c.MAP, c.map({ apiVersion: 'apps/v1' })),
    c.put(c.MAP, c.map({ kind: '', apiVersion: '' })),
    c.put(c.MAP, c.map({ metadata: null })),
    c.put(`${c.MAP}-none`, c.map({}, { name: 'NAME-none' })),
    c.put(`${c.MAP}-none`, c.map({}, { name: 'NAME-none', uid: 'x' })),
    c.put(`${c.MAP}-none`, c.map({}, { name: 'NAME-none', resourceVersion: '5' })),
    c.put(`${c.MAP}-none`, c.map({}, { name: 'NAME-none', resourceVersion: '0' })),
    c.put(`${c.MAP}?fieldManager=me`, c.map({ data: { a: '1' } }, { labels: { l: 'x' } })),
    c.put(`${c.MAP}?fieldManager=${'m'.repeat(128)}`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldManager=${'m'.repeat(129)}`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldManager=a%00b`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldManager=a%0Ab`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldManager=%C3%A4%20b`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldManager=`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldValidation=strict`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?fieldValidation=`, c.map({ data: { b: '1' }, unknown: 1 })),
    c.put(`${c.MAP}?fieldValidation=Strict&fieldValidation=Ignore`, c.map({ data: { b: '1' }, unknown: 1 })),
    c.put(`${c.MAP}?fieldValidation=x&dryRun=y&fieldManager=${'m'.repeat(129)}`, c.map()),
    c.put(`${c.MAP}?force=true`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?pretty=true`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?pretty=x`, c.map({ data: { b: '1' } })),
    c.put(`${c.MAP}?unknown=x`, c.map({ data: { b: '1' } })),
    c.post(`${c.MAPS}?fieldManager=${'m'.repeat(129)}&dryRun=x&fieldValidation=y`, c.map({}, { name: 'NAME-x' })),
    c.post(c.MAPS, c.map()),
    c.post(c.MAP, c.map()),
    c.put(c.MAPS, c.map()),
    { method: 'PATCH', path: c.MAPS, body: {}, type: MERGE },
  ]),
  {
    title: 'immutable maps',
    steps: [
      c.post(c.MAPS, c.map({ data: { a: '1' }, immutable: true })),
      c.put(c.MAP, c.map({ data: { a: '2' }, immutable: true })),
      c.put(c.MAP, c.map({ data: { a: '1' }, immutable: false })),
      c.put(c.MAP, c.map({ data: { a: '1' } })),
      c.put(c.MAP, c.map({ data: { a: '1' }, immutable: true }, { labels: { x: 'y' } })),
      c.patch(c.MAP, MERGE, { binaryData: { b: 'AAAA' } }),
    ],
  },
];

/** Kinds that an update may create, and the related identity checks. */
const LEASE = '/apis/coordination.k8s.io/v1/namespaces/NS/leases/NAME';
const lease = (metadata: JsonObject = {}, spec: JsonObject = {}): JsonObject => ({
  apiVersion: 'coordination.k8s.io/v1',
  kind: 'Lease',
  metadata: { name: 'NAME', ...metadata },
  spec,
});
const ROLE = '/apis/rbac.authorization.k8s.io/v1/namespaces/NS/roles/NAME';
const role = (metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'Role',
  metadata: { name: 'NAME', ...metadata },
  rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
});
const ENDPOINTS = '/api/v1/namespaces/NS/endpoints/NAME';
const EVENT = '/api/v1/namespaces/NS/events/NAME';
const LIMITS = '/api/v1/namespaces/NS/limitranges/NAME';
const CREATING_UPDATES: readonly c.WriteCase[] = [
  {
    title: 'update that creates a lease',
    steps: [
      c.put(LEASE, lease({ uid: 'u' })),
      c.put(LEASE, lease({ name: 'other' })),
      c.put(`${LEASE}?dryRun=All`, lease()),
      c.get(LEASE),
      c.put(`${LEASE}?fieldManager=me`, lease({ resourceVersion: '0' }, { holderIdentity: 'h' })),
      c.put(LEASE, lease({}, { leaseDurationSeconds: 0 })),
      c.put(LEASE, lease({ resourceVersion: '1' })),
      c.put(LEASE, lease({ resourceVersion: '$VERSION' }, { holderIdentity: 'i' })),
      c.remove(LEASE),
    ],
  },
  { title: 'update of a missing lease from a version', steps: [c.put(LEASE, lease({ resourceVersion: '7' }))] },
  {
    title: 'update of a missing role',
    steps: [
      c.put(ROLE, role()),
      c.put(ROLE, role({ uid: 'u' })),
      c.put(ROLE, role({ resourceVersion: '5' })),
      c.get(ROLE),
    ],
  },
  {
    title: 'update that creates endpoints',
    steps: [
      c.put(ENDPOINTS, { apiVersion: 'v1', kind: 'Endpoints', metadata: { name: 'NAME' }, subsets: [] }),
      c.put(ENDPOINTS, { apiVersion: 'v1', kind: 'Endpoints', metadata: { name: 'NAME' }, subsets: [{}] }),
      c.remove(ENDPOINTS),
    ],
  },
  {
    title: 'update that creates an event',
    steps: [
      c.put(EVENT, {
        apiVersion: 'v1',
        kind: 'Event',
        metadata: { name: 'NAME' },
        involvedObject: { namespace: 'NS' },
      }),
      c.put(EVENT, {
        apiVersion: 'v1',
        kind: 'Event',
        metadata: { name: 'NAME' },
        involvedObject: { namespace: 'other' },
      }),
      c.get(EVENT),
      c.remove(EVENT),
    ],
  },
  {
    title: 'update that creates a limit range',
    steps: [
      c.put(LIMITS, { apiVersion: 'v1', kind: 'LimitRange', metadata: { name: 'NAME' }, spec: { limits: [] } }),
      c.remove(LIMITS),
    ],
  },
];

export const UPDATE_CASES: readonly c.WriteCase[] = [...CREATIONS, ...BODIES, ...UPDATES, ...CREATING_UPDATES];
