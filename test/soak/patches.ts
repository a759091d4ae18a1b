import { isJsonArray, isJsonObject } from '../../src/json/own-property.js';
import { printJson } from '../../src/json/print.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { type Path, mutate, placesIn, withValue } from '../compare/mutations.js';
import { Random } from '../compare/random.js';
import { ODD_VALUES } from '../compare/values.js';
import type { Api, ApiResponse } from '../support/api.js';
import { CUSTOM_DEFINITION } from './fuzz-requests.js';

/** Results of a fuzz of patches. */
export interface PatchFuzzResult {
  readonly sent: number;
  /** How often each type of patch succeeded (2xx) and was rejected. */
  readonly done: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
  /** Invalid answers, and stored objects that cannot be written back, the first ones of them. */
  readonly problems: readonly string[];
  /** Longest wait for an answer, in milliseconds. */
  readonly slowest: number;
}

const NAMESPACE = 'fuzz-patches';
const AT_ONCE = 16;
const MOST_PROBLEMS = 20;
/** Patches of one object before the result is written back and the object recreated. */
const ROUND = 25;

const TYPES = {
  merge: 'application/merge-patch+json',
  json: 'application/json-patch+json',
  strategic: 'application/strategic-merge-patch+json',
  apply: 'application/apply-patch+yaml',
} as const;
type PatchType = keyof typeof TYPES;

const CONTAINER = {
  name: 'c',
  image: 'i',
  args: ['a', 'b'],
  env: [{ name: 'A', value: 'b' }],
  ports: [{ containerPort: 80, protocol: 'TCP' }],
  resources: { limits: { cpu: '1' } },
};
const CORE = `/api/v1/namespaces/${NAMESPACE}`;
/** Objects that are patched, by collection. */
const OBJECTS: readonly (readonly [string, JsonObject])[] = [
  [`${CORE}/configmaps`, { apiVersion: 'v1', kind: 'ConfigMap', data: { a: '1', b: '2' }, binaryData: { c: 'AAAA' } }],
  [
    `${CORE}/services`,
    {
      apiVersion: 'v1',
      kind: 'Service',
      spec: {
        selector: { a: 'b' },
        ports: [
          { name: 'a', port: 80, targetPort: 'http' },
          { name: 'b', port: 81 },
        ],
      },
    },
  ],
  [
    `${CORE}/pods`,
    {
      apiVersion: 'v1',
      kind: 'Pod',
      spec: { containers: [CONTAINER], tolerations: [{ key: 'a', operator: 'Exists' }] },
    },
  ],
  [
    `/apis/apps/v1/namespaces/${NAMESPACE}/deployments`,
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      spec: {
        replicas: 1,
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%' } },
        selector: { matchLabels: { a: 'b' } },
        template: {
          metadata: { labels: { a: 'b' } },
          spec: { containers: [CONTAINER], volumes: [{ name: 'v', emptyDir: {} }], nodeSelector: { a: 'b' } },
        },
      },
    },
  ],
  [
    `/apis/fuzz.example.com/v1/namespaces/${NAMESPACE}/widgets`,
    {
      apiVersion: 'fuzz.example.com/v1',
      kind: 'Widget',
      spec: { size: 5, names: ['a', 'ab'], parts: [{ name: 'x', port: 80 }], any: { thing: [1, { more: true }] } },
    },
  ],
];
const METADATA = { labels: { l: 'x' }, annotations: { a: 'b' }, finalizers: ['ex.io/a', 'ex.io/b'] };
const DIRECTIVES: readonly JsonObject[] = [
  { $patch: 'delete' },
  { $patch: 'replace' },
  { $patch: 'merge' },
  { $patch: 'other' },
  { $patch: 5 },
  { $retainKeys: ['name'] },
  { $retainKeys: 'name' },
  { '$setElementOrder/containers': [{ name: 'c' }] },
  { '$setElementOrder/ports': [{ port: 81 }, { containerPort: 80 }] },
  { '$setElementOrder/finalizers': ['ex.io/b', 'ex.io/a'] },
  { '$deleteFromPrimitiveList/finalizers': ['ex.io/a'] },
  { '$deleteFromPrimitiveList/args': ['a', 5] },
];

/** A part of the object around a path, with an unusual value or one from elsewhere in it. */
function partOf(object: JsonObject, places: readonly Path[], random: Random): JsonValue {
  const corrupted = random.below(3) === 0 ? object : mutate(object, random.pick(places), random).object;
  const members = Object.entries(corrupted as JsonObject).filter(() => random.below(2) === 0);
  const part = Object.fromEntries(members) as JsonObject;
  return random.below(3) === 0 ? withValue(part, random.pick(places), valueOf(object, places, random)) : part;
}

function valueOf(object: JsonObject, places: readonly Path[], random: Random): JsonValue {
  if (random.below(2) === 0) return random.pick(ODD_VALUES) as JsonValue;
  let at: JsonValue = object;
  for (const step of random.pick(places)) at = (at as Record<string | number, JsonValue>)[step] ?? null;
  return at;
}

function withDirectives(value: JsonValue, random: Random): JsonValue {
  if (isJsonArray(value)) return value.map((item) => withDirectives(item, random));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, withDirectives(member ?? null, random)] as const,
  );
  const result = Object.fromEntries(members) as JsonObject;
  return random.below(6) === 0 ? { ...result, ...random.pick(DIRECTIVES) } : result;
}

function pointerOf(path: Path, random: Random): string {
  const steps = path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  const end = random.below(8) === 0 ? [random.pick(['-', '0', '99', '-1', 'none', '', '01'])] : [];
  return ['', ...steps, ...end].join('/');
}

function operationsOf(object: JsonObject, places: readonly Path[], random: Random): JsonValue {
  return Array.from({ length: 1 + random.below(2) }, () => {
    const op = random.pick([
      'add',
      'add',
      'add',
      'replace',
      'replace',
      'remove',
      'remove',
      'move',
      'copy',
      'test',
      'odd',
    ]);
    return {
      op,
      path: pointerOf(random.pick(places), random),
      ...(op === 'move' || op === 'copy' ? { from: pointerOf(random.pick(places), random) } : {}),
      ...(op === 'remove' ? {} : { value: valueOf(object, places, random) }),
    };
  });
}

/** The body of a patch; one in twenty is truncated or has a changed byte. */
function bodyOf(type: PatchType, object: JsonObject, places: readonly Path[], random: Random): Buffer {
  const value =
    type === 'json'
      ? operationsOf(object, places, random)
      : type === 'strategic'
        ? withDirectives(partOf(object, places, random), random)
        : type === 'merge'
          ? partOf(object, places, random)
          : {
              ...(partOf(object, places, random) as JsonObject),
              apiVersion: object['apiVersion']!,
              kind: object['kind']!,
            };
  const bytes = Buffer.from(printJson(value));
  if (random.below(20) > 0 || bytes.length === 0) return bytes;
  if (random.below(2) === 0) return bytes.subarray(0, random.below(bytes.length));
  bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

/**
 * Sends mutated patches of every type to objects of five kinds. No answer may be a server fault, and the object stored
 * after each round can be read and written back unchanged.
 *
 * @param count patches
 * @param seed the same one gives the same patches
 */
export async function fuzzPatches(api: Api, count: number, seed: number): Promise<PatchFuzzResult> {
  const done: Record<string, number> = {};
  const refused: Record<string, number> = {};
  const problems: string[] = [];
  let sent = 0;
  let slowest = 0;
  const report = (what: string, answer: ApiResponse): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
  };
  const round = async (at: number): Promise<void> => {
    const random = new Random(seed * 1_000_003 + at);
    const [collection, members] = OBJECTS[at % OBJECTS.length]!;
    const name = `p-${at}`;
    const object = { ...members, metadata: { ...METADATA, name } };
    const places = placesIn(object);
    const one = `${collection}/${name}`;
    const made = await api.post(`${collection}?fieldManager=maker`, object);
    if (made.status !== 201) return report(`POST ${collection}`, made);
    for (let left = Math.min(ROUND, count - sent); left > 0; left -= 1) {
      sent += 1;
      const type = random.pick(Object.keys(TYPES) as PatchType[]);
      const force = type === 'apply' && random.below(2) === 0 ? '&force=true' : '';
      const below = random.below(10) === 0 && !collection.endsWith('configmaps') ? '/status' : '';
      const path = `${one}${below}?fieldManager=${random.pick(['one', 'two'])}${force}`;
      const body = bodyOf(type, object, places, random);
      const started = performance.now();
      const answer = await api.send('PATCH', path, { body, headers: { 'content-type': TYPES[type] } });
      slowest = Math.max(slowest, performance.now() - started);
      const counted = answer.status < 300 ? done : refused;
      counted[type] = (counted[type] ?? 0) + 1;
      if (answer.status >= 500) report(`PATCH ${path} ${type} ${body.toString().slice(0, 600)}`, answer);
    }
    await checkStored(api, one, report);
    await api.patch(one, 'merge', { metadata: { finalizers: null } });
    await api.delete(`${one}?gracePeriodSeconds=0`);
  };
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } };
  await api.post('/api/v1/namespaces', namespace);
  await api.post('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', CUSTOM_DEFINITION);
  let next = 0;
  const work = async (): Promise<void> => {
    while (sent < count) await round(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent, done, refused, problems, slowest };
}

/** The stored object can be read, and writing it back changes nothing. */
async function checkStored(api: Api, path: string, report: (what: string, answer: ApiResponse) => void): Promise<void> {
  const stored = await api.get(path);
  if (stored.status !== 200) return report(`GET ${path}`, stored);
  if (/"\$(patch|retainKeys|setElementOrder|deleteFromPrimitiveList)/.test(stored.text))
    report(`directives at ${path}`, stored);
  // Unparsed: JavaScript would round some numbers.
  const same = await api.send('PUT', path, { body: stored.text, headers: { 'content-type': 'application/json' } });
  const version = (answer: ApiResponse): unknown => answer.json['metadata']?.resourceVersion;
  if (same.status !== 200 || version(same) !== version(stored))
    report(`PUT ${path} of ${stored.text.slice(0, 900)}`, same);
}
