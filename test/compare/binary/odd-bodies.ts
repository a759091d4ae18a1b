import type { JsonObject } from '../../../src/json/types.js';
import type { Random } from '../random.js';
import { encoded } from './bodies.js';

/** One body with a description of its peculiarity. */
export interface OddBody {
  readonly note: string;
  readonly bytes: Buffer;
}

const PREFIX = Buffer.from('k8s\0', 'latin1');

/** `number: length value` */
function field(number: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([Buffer.from([(number << 3) | 2]), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left >>>= 7) {
    if (left < 0x80) return Buffer.from([...bytes, left]);
    bytes.push((left & 0x7f) | 0x80);
  }
}

function typeMeta(apiVersion: string, kind: string): Buffer {
  return field(1, Buffer.concat([field(1, apiVersion), field(2, kind)]));
}

/** A body with these parts after the prefix. */
function body(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([PREFIX, ...parts]);
}

const META = field(1, field(1, 'odd'));
const ENTRY = field(2, Buffer.concat([field(1, 'a'), field(2, 'b')]));
const RAW = Buffer.concat([META, ENTRY]);
const TYPE = typeMeta('v1', 'ConfigMap');

function message(note: string, ...raw: readonly Buffer[]): OddBody {
  return { note, bytes: body(TYPE, field(2, Buffer.concat(raw))) };
}

/** The metadata of a body with an entry of managed fields; `fields` are its bytes after the type of the fields. */
function managedBy(fields: Buffer): Buffer {
  const entry = [field(1, 'm'), field(2, 'Update'), field(3, 'v1'), field(6, 'FieldsV1'), fields];
  return field(1, Buffer.concat([field(1, 'odd'), field(17, Buffer.concat(entry))]));
}

const JSON_MAP = '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"odd"},"data":{"a":"b"}}';

/** Bodies of a ConfigMap named `odd`, each unusual in one way. */
export const ODD_BODIES: readonly OddBody[] = [
  { note: 'well', bytes: body(TYPE, field(2, RAW)) },
  { note: 'empty', bytes: Buffer.alloc(0) },
  { note: 'prefix alone', bytes: PREFIX },
  { note: 'half a prefix', bytes: PREFIX.subarray(0, 2) },
  { note: 'no prefix', bytes: Buffer.concat([TYPE, field(2, RAW)]) },
  { note: 'other prefix', bytes: Buffer.concat([Buffer.from('k8s\x01', 'latin1'), TYPE, field(2, RAW)]) },
  { note: 'JSON', bytes: Buffer.from(JSON_MAP) },
  { note: 'bytes behind', bytes: body(TYPE, field(2, RAW), Buffer.from('zzzz')) },
  { note: 'zeros behind', bytes: body(TYPE, field(2, RAW), Buffer.alloc(3)) },
  { note: 'twice', bytes: Buffer.concat([body(TYPE, field(2, RAW)), body(TYPE, field(2, RAW))]) },
  { note: 'cut off', bytes: body(TYPE, field(2, RAW)).subarray(0, -3) },
  { note: 'cut off in the type', bytes: body(TYPE).subarray(0, 8) },
  { note: 'type alone', bytes: body(TYPE) },
  { note: 'raw alone', bytes: body(field(2, RAW)) },
  { note: 'raw before type', bytes: body(field(2, RAW), TYPE) },
  { note: 'two raws', bytes: body(TYPE, field(2, RAW), field(2, META)) },
  { note: 'two types', bytes: body(TYPE, typeMeta('v1', 'Secret'), field(2, RAW)) },
  {
    note: 'two halves of a type',
    bytes: body(field(1, field(1, 'v1')), field(1, field(2, 'ConfigMap')), field(2, RAW)),
  },
  { note: 'empty raw', bytes: body(TYPE, field(2, '')) },
  { note: 'unknown member of the envelope', bytes: body(TYPE, field(2, RAW), field(9, 'x')) },
  ...(
    [
      ['v1', ''],
      ['', 'ConfigMap'],
      ['', ''],
      ['v1', 'Secret'],
      ['v1', 'Nonsense'],
      ['v2', 'ConfigMap'],
      ['apps/v1', 'ConfigMap'],
      ['apps/v1', 'Deployment'],
      ['a/b/c', 'ConfigMap'],
      ['v1', 'configmap'],
      ['v1', 'ConfigMapList'],
      ['v1', 'DeleteOptions'],
      ['v1', 'Status'],
      ['meta.k8s.io/v1', 'PartialObjectMetadata'],
      ['v1', 'List'],
      ['__internal', 'ConfigMap'],
    ] as const
  ).map(([version, kind]) => ({
    note: `type ${version} ${kind}`,
    bytes: body(typeMeta(version, kind), field(2, RAW)),
  })),
  ...['gzip', 'identity', 'x'].map((encoding) => ({
    note: `encoding ${encoding}`,
    bytes: body(TYPE, field(2, RAW), field(3, encoding)),
  })),
  ...['application/json', 'application/vnd.kubernetes.protobuf', 'application/yaml', 'text/plain', 'x'].flatMap(
    (type) => [
      { note: `content type ${type}`, bytes: body(TYPE, field(2, RAW), field(4, type)) },
      { note: `content type ${type} with JSON`, bytes: body(TYPE, field(2, JSON_MAP), field(4, type)) },
    ],
  ),
  {
    note: 'other JSON',
    bytes: body(TYPE, field(2, '{"kind":"Secret","apiVersion":"v1"}'), field(4, 'application/json')),
  },
  message('unknown member', RAW, field(15, 'x')),
  message('unknown numbers', RAW, Buffer.from([0x78, 1, 0x7d, 1, 2, 3, 4, 0x79, 1, 2, 3, 4, 5, 6, 7, 8])),
  message('unknown group', RAW, Buffer.from([0x7b, 0x08, 1, 0x7c])),
  message('open group', RAW, Buffer.from([0x7b, 0x08, 1])),
  message('end of a group', RAW, Buffer.from([0x7c])),
  message('member 0', RAW, Buffer.from([0x02, 0])),
  message('wire type 6', RAW, Buffer.from([0x7e, 0])),
  message('wire type 7', RAW, Buffer.from([0x7f, 0])),
  message('wrong wire type', RAW, Buffer.from([0x10, 1])),
  message('number for metadata', Buffer.from([0x08, 1])),
  message('long varint', RAW, Buffer.from([0x20, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01])),
  message(
    'too long varint',
    RAW,
    Buffer.from([0x20, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]),
  ),
  message('truth of 2', RAW, Buffer.from([0x20, 2])),
  message('length beyond the end', RAW, Buffer.from([0x12, 50])),
  message('negative length', RAW, Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01])),
  message('two metadata', META, field(1, field(2, 'gen-')), ENTRY),
  message('two names', field(1, Buffer.concat([field(1, 'x'), field(1, 'odd')]))),
  message('entry without value', META, field(2, field(1, 'a'))),
  message('entry without key', META, field(2, field(2, 'b'))),
  message('empty entry', META, field(2, '')),
  message('entry twice', META, ENTRY, field(2, Buffer.concat([field(1, 'a'), field(2, 'c')]))),
  message('entry with more', META, field(2, Buffer.concat([field(1, 'a'), field(2, 'b'), field(3, 'c')]))),
  message('entry with a number', META, field(2, Buffer.concat([field(1, 'a'), Buffer.from([0x10, 1])]))),
  message('no UTF-8 in a value', META, field(2, Buffer.concat([field(1, 'a'), field(2, Buffer.from([0xff, 0xfe]))]))),
  message('no UTF-8 in a key', META, field(2, Buffer.concat([field(1, Buffer.from([0xff])), field(2, 'b')]))),
  message('no UTF-8 in the name', field(1, field(1, Buffer.from([0x61, 0xff])))),
  message(
    'no UTF-8 in a label',
    field(
      1,
      Buffer.concat([field(1, 'odd'), field(11, Buffer.concat([field(1, 'l'), field(2, Buffer.from([0xc3]))]))]),
    ),
  ),
  message(
    'no UTF-8 in an annotation',
    field(
      1,
      Buffer.concat([
        field(1, 'odd'),
        field(12, Buffer.concat([field(1, 'l'), field(2, Buffer.from([0xed, 0xa0, 0x80]))])),
      ]),
    ),
  ),
  message('empty time', field(1, Buffer.concat([field(1, 'odd'), field(9, '')]))),
  message('time of zero', field(1, Buffer.concat([field(1, 'odd'), field(9, Buffer.from([8, 0]))]))),
  message(
    'time far away',
    field(
      1,
      Buffer.concat([field(1, 'odd'), field(9, Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]))]),
    ),
  ),
  message('empty owner', field(1, Buffer.concat([field(1, 'odd'), field(13, '')]))),
  message('managed fields that are no JSON', managedBy(field(7, field(1, 'x')))),
  message('managed fields without fields', managedBy(Buffer.alloc(0))),
  message('managed fields', managedBy(field(7, field(1, '{"f:data":{}}')))),
];

/** Random damage. */
const WHOLE: readonly (readonly [path: string, object: JsonObject])[] = [
  [
    'api/v1/namespaces/NS/configmaps',
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'odd', labels: { a: 'b' } },
      data: { a: 'b' },
      binaryData: { c: 'AAE=' },
      immutable: true,
    },
  ],
  [
    'apis/coordination.k8s.io/v1/namespaces/NS/leases',
    {
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: {
        name: 'odd',
        finalizers: ['example.com/f'],
        ownerReferences: [{ apiVersion: 'v1', kind: 'K', name: 'n', uid: 'u' }],
      },
      spec: { holderIdentity: 'h', leaseDurationSeconds: 10, acquireTime: '2024-05-01T10:00:00.000001Z' },
    },
  ],
  [
    'api/v1/namespaces/NS/services',
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'odd' },
      spec: {
        selector: { a: 'b' },
        ports: [
          { name: 'a', port: 80, targetPort: 'web' },
          { name: 'b', port: 81, targetPort: 82 },
        ],
      },
    },
  ],
  [
    'api/v1/namespaces/NS/resourcequotas',
    {
      apiVersion: 'v1',
      kind: 'ResourceQuota',
      metadata: { name: 'odd' },
      spec: { hard: { pods: '10', 'requests.cpu': '100m' } },
    },
  ],
  [
    'apis/apps/v1/namespaces/NS/controllerrevisions',
    {
      apiVersion: 'apps/v1',
      kind: 'ControllerRevision',
      metadata: { name: 'odd' },
      data: { a: [1, 'x'] },
      revision: 3,
    },
  ],
  [
    'apis/apps/v1/namespaces/NS/deployments',
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'odd', creationTimestamp: '2024-05-01T10:00:00Z' },
      spec: {
        replicas: 1,
        selector: { matchLabels: { a: 'b' }, matchExpressions: [{ key: 'c', operator: 'Exists' }] },
        template: {
          metadata: { labels: { a: 'b', c: 'd' } },
          spec: { containers: [{ name: 'c', image: 'i', resources: { requests: { cpu: '1' } } }] },
        },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable: 1 } },
      },
    },
  ],
];

/** A valid body with one byte changed, removed or inserted, after the envelope's type. */
export function damaged(namespace: string, random: Random): OddBody & { readonly path: string } {
  const [path, object] = random.pick(WHOLE);
  const bytes = encoded(object);
  const at = 4 + random.below(bytes.length - 4);
  const left = bytes.subarray(0, at);
  const right = bytes.subarray(at + 1);
  const byte = Buffer.from([
    random.pick([0, 1, 0x7f, 0x80, 0xff, bytes[at]! + 1, bytes[at]! - 1, random.below(256)]) & 255,
  ]);
  const changed = random.pick([
    [left, byte, right],
    [left, byte, right],
    [left, byte, right],
    [left, right],
    [left, byte, bytes.subarray(at)],
  ]);
  const corrupted = Buffer.concat(changed);
  return {
    path: `/${path.replace('NS', namespace)}?dryRun=All`,
    bytes: corrupted,
    note: `${object['kind'] as string} ${corrupted.toString('hex')}`,
  };
}
