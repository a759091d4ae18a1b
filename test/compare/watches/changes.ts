import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import { mergePatch } from '../../../src/patch/merge.js';
import type { Api } from '../../support/api.js';
import { type Answer, exchange, type Step } from '../exchange.js';
import type { Random } from '../random.js';
import { collectionOf, type Target } from './watch-requests.js';

/** One write, the same for both servers. */
export interface Change {
  readonly step: Step;
  /** The object is read first and sent with this merge patch. */
  readonly replaced?: JsonObject;
}

const TYPES = {
  merge: 'application/merge-patch+json',
  json: 'application/json-patch+json',
  strategic: 'application/strategic-merge-patch+json',
  apply: 'application/apply-patch+yaml',
};
const LABELS: readonly JsonObject[] = [
  { tier: 'a' },
  { tier: 'b' },
  { tier: 'c', rank: '1' },
  { tier: 'a', rank: '2' },
  { rank: '3' },
];
const GONE: readonly JsonObject[] = [{ tier: null }, { rank: null }, { tier: null, rank: null }];

/** Sends a change and returns the answer. */
export async function made(api: Api, { step, replaced }: Change): Promise<Answer> {
  if (replaced === undefined) return exchange(api, step);
  const path = step.path.replace(/\?.*$/, '');
  const before = await api.get(path);
  if (before.status !== 200) return exchange(api, { ...step, body: { metadata: { name: 'missing' } } });
  const body = mergePatch(JSON.parse(before.text) as JsonValue, replaced);
  return exchange(api, { ...step, body });
}

/** An object creation. */
export function creationOf(random: Random, target: Target, name: string): Change {
  const { kind, namespace, tag } = target;
  const text = JSON.stringify(kind.body(random)).replaceAll('"NS"', JSON.stringify(namespace));
  // A Job with a generated name and no labels differs (docs/differences.md).
  const withLabels = kind.name === 'jobs' && name.endsWith('-');
  const body: JsonObject = {
    apiVersion: kind.versions[0]![1],
    kind: kind.kind,
    metadata: {
      ...(name.endsWith('-') ? { generateName: name } : { name }),
      ...(random.below(4) === 0 && !withLabels ? {} : { labels: { ...random.pick(LABELS), round: tag } }),
      ...(random.below(8) === 0 ? { finalizers: ['example.com/hold'] } : {}),
    },
    ...(JSON.parse(text) as JsonObject),
  };
  return { step: { method: 'POST', path: `${collectionOf(target)}${dry(random, 12)}`, body } };
}

/** A random write. */
export function changeOf(random: Random, target: Target): Change {
  const { kind, names, tag } = target;
  const name = random.pick(names);
  const path = `${collectionOf(target)}/${name}`;
  const patch = (type: keyof typeof TYPES, body: JsonValue, at = path): Change => ({
    step: {
      method: 'PATCH',
      path: `${at}${type === 'apply' ? `?fieldManager=m${random.below(2)}&force=true` : dry(random, 12)}`,
      body,
      type: TYPES[type],
    },
  });
  const labels = (): JsonObject => ({ metadata: { labels: random.pick(random.below(2) === 0 ? GONE : LABELS) } });
  const identity = { apiVersion: kind.versions[0]![1], kind: kind.kind };
  const plainType = kind.custom === true ? 'merge' : random.pick(['merge', 'strategic'] as const);
  const choices: (() => Change)[] = [
    () => creationOf(random, target, name),
    () => creationOf(random, target, name),
    () => creationOf(random, target, name),
    () => patch(plainType, labels()),
    () => patch(plainType, labels()),
    () => patch(plainType, kind.change(random)),
    () => patch('merge', {}),
    () => patch('json', [{ op: 'add', path: '/metadata/annotations', value: { x: random.pick(['1', '2']) } }]),
    () => patch('json', [{ op: 'remove', path: '/metadata/labels' }]),
    () => patch('apply', { ...identity, metadata: { name, labels: random.pick(LABELS) } }),
    () => patch('merge', { metadata: { finalizers: random.pick([null, ['example.com/hold']]) } }),
    () => patch('merge', { metadata: { finalizers: null, ...(labels()['metadata'] as JsonObject) } }),
    () => ({ step: { method: 'PUT', path: `${path}${dry(random, 12)}` }, replaced: labels() }),
    () => ({ step: { method: 'PUT', path }, replaced: kind.change(random) }),
    () => ({ step: { method: 'PUT', path }, replaced: {} }),
    () => ({ step: { method: 'PUT', path }, replaced: { metadata: { resourceVersion: '1' } } }),
    () => deletion(random, path),
    () => deletion(random, path),
    () => deletion(random, path),
    () => collectionDeletion(random, target),
    ...(random.below(3) === 0 ? [() => creationOf(random, target, `${tag}-g${100 + random.below(900)}-`)] : []),
    ...subresourceChanges(random, target, path, patch),
  ];
  return random.pick(choices)();
}

function subresourceChanges(
  random: Random,
  { kind }: Target,
  path: string,
  patch: (type: keyof typeof TYPES, body: JsonValue, at?: string) => Change,
): readonly (() => Change)[] {
  const { status, scaled, name } = kind;
  return [
    ...(status === undefined
      ? []
      : [
          () => patch('merge', status(random), `${path}/status`),
          () => ({ step: { method: 'PUT', path: `${path}/status` }, replaced: status(random) }),
          () => patch('merge', { ...status(random), metadata: { labels: { tier: 'b' } } }, `${path}/status`),
        ]),
    ...(scaled === true
      ? // Never without a change: that splits an entry of the owners in the reference (`unchanged-scale`).
        [() => patch('merge', { spec: { replicas: 3 + random.below(1_000_000) } }, `${path}/scale`)]
      : []),
    ...(name === 'pods'
      ? [
          () => subresource(path, 'binding', { apiVersion: 'v1', kind: 'Binding', target: { name: 'n1' } }),
          () => subresource(path, 'eviction', { apiVersion: 'policy/v1', kind: 'Eviction' }),
        ]
      : []),
    ...(name === 'certificatesigningrequests' ? [() => approval(random, path)] : []),
    ...(name === 'namespaces'
      ? [() => ({ step: { method: 'PUT', path: `${path}/finalize` }, replaced: { spec: { finalizers: null } } })]
      : []),
  ];
}

/** Creates a subresource of an object. */
function subresource(path: string, name: string, body: JsonObject): Change {
  return {
    step: { method: 'POST', path: `${path}/${name}`, body: { ...body, metadata: { name: path.split('/').at(-1)! } } },
  };
}

function approval(random: Random, path: string): Change {
  const type = random.pick(['Approved', 'Denied']);
  const condition = { type, status: 'True', reason: 'R', message: 'm', lastUpdateTime: '2024-01-02T03:04:05Z' };
  return { step: { method: 'PUT', path: `${path}/approval` }, replaced: { status: { conditions: [condition] } } };
}

function dry(random: Random, oneIn: number): string {
  return random.below(oneIn) === 0 ? '?dryRun=All' : '';
}

function deletion(random: Random, path: string): Change {
  const body: JsonObject = {
    ...(random.below(2) === 0 ? {} : { propagationPolicy: random.pick(['Background', 'Foreground', 'Orphan']) }),
    ...(random.below(2) === 0 ? {} : { gracePeriodSeconds: random.pick([0, 0, 5, 30]) }),
    ...(random.below(10) === 0 ? { dryRun: ['All'] } : {}),
    // Those of a namespace have a message of their own in the reference (`namespace-precondition`).
    ...(random.below(10) === 0 && !/^\/api\/v1\/namespaces\/[^/]+$/.test(path)
      ? { preconditions: { resourceVersion: '1' } }
      : {}),
  };
  return { step: { method: 'DELETE', path, body: { apiVersion: 'v1', kind: 'DeleteOptions', ...body } } };
}

function collectionDeletion(random: Random, target: Target): Change {
  const { kind, names } = target;
  // One object: this server deletes several at a time, in any order.
  const selector = `fieldSelector=metadata.name=${random.pick(names)}`;
  if (kind.name === 'namespaces' || kind.name === 'services')
    return deletion(random, `${collectionOf(target)}/${names[0]!}`);
  return {
    step: {
      method: 'DELETE',
      path: `${collectionOf(target)}?${selector}${random.below(6) === 0 ? '&dryRun=All' : ''}`,
    },
  };
}
