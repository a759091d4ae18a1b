import { gzipSync } from 'node:zlib';
import { binaryForm, createProtobufCodec } from '../../src/codec/protobuf.js';
import { builtinResources } from '../../src/resources/builtin.js';
import { printJson } from '../../src/json/print.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { namingProfile } from '../../src/naming/profile.js';
import { mutate, placesIn } from '../compare/mutations.js';
import type { Random } from '../compare/random.js';
import { fieldSelector, labelSelector, ODD_VALUES } from '../compare/values.js';
import { sampleOf } from '../support/samples.js';

/** One fuzzed request, as sent. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Its answer may not end on its own. */
  readonly lasting: boolean;
}

/** A namespace that fuzzed requests write to. */
export const FUZZ_NAMESPACE = 'fuzz';

/** Kinds that make the server call others or affect other requests: their effects would disturb the whole fuzz. */
const LEFT_OUT =
  /webhookconfigurations$|^validatingadmission|^mutatingadmission|^apiservices$|^customresourcedefinitions$/;

interface Target {
  /** The kind's gRPC service; undefined for a custom kind. */
  readonly service: string | undefined;
  readonly collection: string;
  readonly item: string;
  readonly object: JsonObject;
  readonly text: Buffer;
  readonly places: ReturnType<typeof placesIn>;
}

const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PUT',
  'PATCH',
  'PATCH',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
];
const PATCH_TYPES = [
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/strategic-merge-patch+json',
  'application/apply-patch+yaml',
];
const CONTENT_TYPES = [
  'application/json',
  'application/json;charset=utf-8',
  'application/yaml',
  'application/vnd.kubernetes.protobuf',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
  ';;;',
  'application/json-seq',
];
const ACCEPTS = [
  '*/*',
  'application/json',
  'application/yaml',
  'application/vnd.kubernetes.protobuf',
  'application/json;as=Table;v=v1;g=meta.k8s.io',
  'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io,application/json',
  'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io',
  'application/cbor',
  'text/html;q=2,;q=,*/*;q=-1',
  '',
];
const NUMBERS = [
  '0',
  '1',
  '-1',
  '2147483648',
  '9223372036854775807',
  '99999999999999999999',
  '1e400',
  'NaN',
  '0x10',
  '',
];
const BOOLEANS = ['true', 'false', '1', '', 'TRUE', 'yes', '%00'];
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  dryRun: ['All', '', 'all', 'None', 'All&dryRun=All'],
  fieldManager: ['m', '', 'x'.repeat(200), '%00', '%F0%9F%92%A9'],
  fieldValidation: ['Strict', 'Warn', 'Ignore', 'strict', ''],
  force: BOOLEANS,
  pretty: BOOLEANS,
  limit: NUMBERS,
  continue: ['', 'x', 'eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MSwic3RhcnQiOiIifQ', 'e30', '%00'],
  resourceVersion: [...NUMBERS, '1', '2'],
  resourceVersionMatch: ['Exact', 'NotOlderThan', 'exact', ''],
  timeoutSeconds: NUMBERS,
  watch: BOOLEANS,
  allowWatchBookmarks: BOOLEANS,
  sendInitialEvents: BOOLEANS,
  includeObject: ['None', 'Metadata', 'Object', 'none'],
  gracePeriodSeconds: NUMBERS,
  propagationPolicy: ['Foreground', 'Background', 'Orphan', 'orphan', ''],
  orphanDependents: BOOLEANS,
  timeout: ['1s', '0s', '-1s', '1h', '99999999999h', 's', ''],
};
/** Bodies that each represent an attack. */
const BODIES: readonly Buffer[] = [
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{',
  '{"a":',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"metadata":{"__proto__":{"polluted":true},"labels":{"__proto__":"x"}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"a":${'9'.repeat(5000)}}`,
  '{"a":1e99999,"b":-1e99999,"c":1e-99999,"d":-0}',
  '{"a":"\\ud800","b":"\\u0000"}',
  '{"a":1,"a":2,"kind":"A","kind":"B"}',
  '[{"op":"test","path":"/metadata/name","value":null}]',
  '[{"op":"copy","from":"","path":"/data"},{"op":"copy","from":"","path":"/data/a"}]',
  '[{"op":"add","path":"/__proto__/polluted","value":true},{"op":"remove","path":"/constructor"}]',
  '[{"op":"move","from":"/metadata","path":"/metadata/labels"}]',
  '[{"op":"add","path":"/spec/containers/99999999999","value":{}}]',
  '[{"op":"replace","path":"/metadata/resourceVersion","value":"1"}]',
  '{"$patch":"delete"}',
  '{"spec":{"containers":[{"$patch":"replace"},{"name":null}],"$setElementOrder/containers":[{"name":"z"}]}}',
  '{"metadata":{"managedFields":[{"manager":"x","operation":"Apply","fieldsV1":{"f:a":{"k:{":{}}}}]}}',
  '{"metadata":{"finalizers":["a/b","a/b"],"ownerReferences":[{"uid":""}],"deletionTimestamp":"x"}}',
  'a: &a [x,x,x,x]\nb: &b [*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d]\nf: [*e,*e,*e,*e]\n',
  'a: &a\n  b: *a\n',
  '--- 1\n--- 2\n',
  '!!js/function "x"',
  '? [a, b]\n: {c: d}\n<<: [1]\n',
  `${'- '.repeat(2000)}x`,
  '%YAML 9.9\n---\na: 1',
].map((text) => Buffer.from(text));
const BINARY_HEAD = Buffer.from('k8s\0');

/** A custom kind whose schema uses every feature; created before the fuzz. */
const CUSTOM = { group: 'fuzz.example.com', version: 'v1', plural: 'widgets', kind: 'Widget' };

/** The definition of the custom kind. */
export const CUSTOM_DEFINITION = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `${CUSTOM.plural}.${CUSTOM.group}` },
  spec: {
    group: CUSTOM.group,
    scope: 'Namespaced',
    names: { plural: CUSTOM.plural, singular: 'widget', kind: CUSTOM.kind },
    versions: [
      {
        name: CUSTOM.version,
        served: true,
        storage: true,
        subresources: {
          status: {},
          scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
        },
        additionalPrinterColumns: [{ name: 'Size', type: 'integer', jsonPath: '.spec.size' }],
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: {
                type: 'object',
                required: ['size'],
                'x-kubernetes-validations': [{ rule: 'self.size <= 100 || self.names.all(n, n.startsWith("a"))' }],
                properties: {
                  size: { type: 'integer', minimum: 1, default: 3 },
                  replicas: { type: 'integer' },
                  names: {
                    type: 'array',
                    maxItems: 20,
                    items: { type: 'string', maxLength: 40 },
                    'x-kubernetes-list-type': 'set',
                  },
                  parts: {
                    type: 'array',
                    'x-kubernetes-list-type': 'map',
                    'x-kubernetes-list-map-keys': ['name'],
                    items: {
                      type: 'object',
                      required: ['name'],
                      properties: { name: { type: 'string' }, port: { 'x-kubernetes-int-or-string': true } },
                    },
                  },
                  any: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
                  when: { type: 'string', format: 'date-time', nullable: true },
                },
              },
              status: { type: 'object', properties: { replicas: { type: 'integer' } } },
            },
          },
        },
      },
    ],
  },
};

function customTarget(): Target {
  const collection = `/apis/${CUSTOM.group}/${CUSTOM.version}/namespaces/${FUZZ_NAMESPACE}/${CUSTOM.plural}`;
  const object = {
    apiVersion: `${CUSTOM.group}/${CUSTOM.version}`,
    kind: CUSTOM.kind,
    metadata: { name: 'a', labels: { a: 'b' } },
    spec: {
      size: 5,
      replicas: 1,
      names: ['a', 'ab'],
      parts: [
        { name: 'x', port: 80 },
        { name: 'y', port: 'http' },
      ],
      any: { thing: [1, { more: true }] },
      when: '2024-01-02T03:04:05Z',
    },
  };
  return targetOf(undefined, collection, object);
}

function targetOf(service: string | undefined, collection: string, object: JsonObject): Target {
  return {
    service,
    collection,
    item: `${collection}/a`,
    object,
    text: Buffer.from(JSON.stringify(object)),
    places: placesIn(object),
  };
}

/** The kinds of a server as targets of a fuzz. */
export function fuzzTargets(): readonly Target[] {
  const builtin = builtinResources(namingProfile('kubernetes'))
    .map(({ definition }) => definition)
    .filter(({ resource }) => !LEFT_OUT.test(resource))
    .map((definition) => {
      const { group, version, resource, kind, namespaced } = definition;
      const base = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
      const collection = namespaced ? `${base}/namespaces/${FUZZ_NAMESPACE}/${resource}` : `${base}/${resource}`;
      const object = {
        apiVersion: group === '' ? version : `${group}/${version}`,
        kind,
        metadata: { name: 'NAME' },
        ...sampleOf(definition, FUZZ_NAMESPACE),
      } as JsonObject;
      const metadata = { ...(object['metadata'] as JsonObject), name: 'a' };
      const named = { ...object, metadata };
      const [first = 'core'] = group.split('.');
      const service = `/cluster.api.${group === '' ? 'core' : first}.${version}.${kind}Service`;
      return targetOf(service, collection, named);
    });
  // The custom kind is chosen as often as ten others.
  return [...builtin, ...Array.from({ length: 10 }, customTarget)];
}

/** The next fuzzed request: the same seed gives the same sequence. */
export function fuzzRequest(targets: readonly Target[], random: Random): FuzzRequest {
  const target = random.pick(targets);
  if (target.service !== undefined && random.below(40) === 0) return serviceRequest(target, target.service, random);
  const method = random.below(200) === 0 ? random.pick(['PROPFIND', 'LOCK', 'M-SEARCH']) : random.pick(METHODS);
  const parts = queryOf(random);
  const place = pathOf(method, target, random);
  const headers: Record<string, string> = {};
  if (random.below(3) === 0) headers['accept'] = random.pick(ACCEPTS);
  if (random.below(8) === 0) headers['accept-encoding'] = random.pick(['gzip', 'gzip;q=0', 'br', 'gzip;q=x,,']);
  if (random.below(30) === 0) headers['user-agent'] = random.pick(['curl/8', 'x'.repeat(3000), '']);
  if (random.below(60) === 0) headers['impersonate-user'] = random.pick(['x', 'system:anonymous', '']);
  if (random.below(60) === 0)
    headers['authorization'] = random.pick(['Bearer x', 'Basic Og==', 'Bearer ', 'Bearer a.b.c']);
  if (random.below(60) === 0) headers['origin'] = random.pick(['https://elsewhere.example', 'null', 'file://']);
  const bare = (method === 'GET' || method === 'HEAD') && random.below(20) > 0;
  // Existing objects can be changed; a kind without objects answers mostly 404.
  const whole = method === 'POST' && random.below(3) === 0;
  let body: Buffer = bare ? Buffer.alloc(0) : whole ? target.text : bodyOf(target, random);
  if (!bare) {
    const type =
      random.below(8) === 0
        ? random.pick([...CONTENT_TYPES, ...PATCH_TYPES])
        : method === 'PATCH'
          ? random.pick(PATCH_TYPES)
          : random.below(6) === 0
            ? random.pick(CONTENT_TYPES)
            : 'application/json';
    if (type !== '') headers['content-type'] = type;
    if (type.includes('protobuf')) body = binaryBodyOf(target, body, random);
    // Without a field manager every apply fails its first check.
    if (type.includes('apply-patch') && random.below(10) > 0) parts.push('fieldManager=m', 'force=true');
    if (random.below(50) === 0) {
      headers['content-encoding'] = 'gzip';
      if (random.below(2) === 0) body = gzipSync(body);
    }
  }
  const path = parts.length === 0 ? place : `${place}?${parts.join('&')}`;
  return { method, path, headers, body, lasting: /watch|follow/.test(path) };
}

/** A gRPC or Connect call of the service of a kind. */
function serviceRequest(target: Target, service: string, random: Random): FuzzRequest {
  const method = random.pick(['Get', 'List', 'Create', 'Update', 'Delete', 'Patch', 'Nothing']);
  const type = random.pick(['application/grpc', 'application/grpc-web', 'application/proto', 'application/json']);
  const key = target.object['kind'] as string;
  const message = { namespace: FUZZ_NAMESPACE, name: 'a', [key.charAt(0).toLowerCase() + key.slice(1)]: target.object };
  let body: Buffer = Buffer.from(printJson(random.below(3) === 0 ? mutate(message, ['name'], random).object : message));
  if (type !== 'application/json')
    body = random.below(2) === 0 ? corrupted(body, random) : Buffer.from('0a0466757a7a120161', 'hex');
  if (type.includes('grpc')) {
    const head = Buffer.alloc(5);
    head[0] = random.below(10) === 0 ? random.below(256) : 0;
    head.writeUInt32BE(random.below(10) === 0 ? random.below(2 ** 31) : body.length, 1);
    body = Buffer.concat([head, body]);
  }
  return {
    method: 'POST',
    path: `${service}/${method}`,
    headers: { 'content-type': type },
    body,
    lasting: false,
  };
}

const protobuf = binaryForm(createProtobufCodec());

/**
 * The object in binary form, whole or with some bytes changed; for kinds without one, the body after the binary prefix.
 */
function binaryBodyOf(target: Target, body: Buffer, random: Random): Buffer {
  const bytes = protobuf.encode(target.object);
  if (bytes === undefined) return Buffer.concat([BINARY_HEAD, body]);
  return random.below(2) === 0 ? bytes : Buffer.concat([BINARY_HEAD, corrupted(bytes.subarray(4), random)]);
}

function pathOf(method: string, target: Target, random: Random): string {
  const choice = random.below(40);
  if (choice === 0)
    return `/${corrupted(Buffer.from(target.item.slice(1)), random)
      .toString('latin1')
      .replace(/[^!-~]|[?#]/g, '%FF')}`;
  if (choice === 1)
    return `${target.item}/${random.pick(['status', 'scale', 'token', 'eviction', 'binding', 'nothing'])}`;
  if (choice === 2)
    return random.pick(['/', '/api', '/apis', '/version', '/openapi/v2', '/readyz', '/metrics', '//api/v1']);
  if (choice === 3) {
    return (
      target.collection +
      random.pick(['/', '/..', '/%2e%2e', '/%00', '/%F0%9F', '/a%2Fb', `/${'n'.repeat(3000)}`, '/__proto__'])
    );
  }
  if (choice === 4)
    return target.item.replace(`/${FUZZ_NAMESPACE}/`, random.pick(['/none/', '//', '/__proto__/', '/A_B/']));
  const whole = method === 'POST' || (method === 'GET' && random.below(3) === 0);
  // Collections are rarely deleted, so that objects remain.
  return whole || random.below(60) === 0 ? target.collection : target.item;
}

function queryOf(random: Random): string[] {
  const parts: string[] = [];
  for (let count = random.below(8) - 4; count > 0; count -= 1) {
    const choice = random.below(12);
    if (choice === 0) parts.push(`labelSelector=${encodeURIComponent(labelSelector(random))}`);
    else if (choice === 1) parts.push(`fieldSelector=${encodeURIComponent(fieldSelector(random))}`);
    else if (choice === 2) parts.push(random.pick(['%', '&&', '=', 'a', '%zz=1', '__proto__=1', 'x[]=1']));
    else {
      const name = random.pick(Object.keys(PARAMETERS));
      parts.push(`${name}=${random.pick(PARAMETERS[name]!)}`);
    }
  }
  return parts;
}

function bodyOf(target: Target, random: Random): Buffer {
  const choice = random.below(10);
  if (choice === 0) return random.pick(BODIES);
  if (choice === 1) return corrupted(target.text, random);
  if (choice === 2) return target.text;
  if (choice === 3) return patchOf(target, random);
  if (choice === 4) {
    const value = mutate(target.object, random.pick(target.places), random).object as JsonObject;
    const place = random.pick(placesIn(value));
    return Buffer.from(printJson(mutate(value, place, random).object));
  }
  return Buffer.from(printJson(mutate(target.object, random.pick(target.places), random).object));
}

function patchOf(target: Target, random: Random): Buffer {
  const steps = Array.from({ length: 1 + random.below(4) }, () => ({
    op: random.pick(['add', 'remove', 'replace', 'move', 'copy', 'test', 'other']),
    path: `/${random.pick(target.places).join('/')}`,
    from: `/${random.pick(target.places).join('/')}`,
    value: random.pick(ODD_VALUES) as JsonValue,
  }));
  return Buffer.from(printJson(steps));
}

/** The bytes truncated, repeated or changed in some places. */
function corrupted(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  for (let count = 1 + random.below(4); count > 0; count -= 1) copy[random.below(copy.length)] = random.below(256);
  const at = random.below(copy.length);
  switch (random.below(4)) {
    case 0:
      return copy.subarray(0, at);
    case 1:
      return Buffer.concat([copy.subarray(0, at), copy.subarray(at / 2), copy]);
    default:
      return copy;
  }
}
