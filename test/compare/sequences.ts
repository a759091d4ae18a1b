import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { Step } from './exchange.js';
import { collectionPath, type ComparedKind } from './kinds.js';
import { mutate, placesIn, withValue } from './mutations.js';
import { sampleOf } from './objects.js';
import type { Random } from './random.js';
import * as values from './values.js';

/** Related requests, in order. */
export interface Sequence {
  readonly title: string;
  readonly steps: readonly Step[];
}

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';

/** Where sequences of one run work. */
export interface Place {
  readonly namespace: string;
  readonly random: Random;
  /** How many of each kind of sequence. */
  readonly rounds: number;
}

/** The object under a name. */
export function named(object: JsonObject, name: string): JsonObject {
  return { ...object, metadata: { ...(object['metadata'] as JsonObject), name } };
}

/** Every verb on one object, from creation to deletion, with common client errors in between. */
export function verbsOf(kind: ComparedKind, { namespace, random }: Place): Sequence {
  const path = collectionPath(kind, namespace);
  // A Lease, a webhook configuration: all names here satisfy every name rule.
  const name = `cmp-${random.below(1_000_000)}`;
  const object = named(sampleOf(kind, namespace), name);
  const one = `${path}/${name}`;
  const change = { metadata: { labels: { l: '2', added: 'x' } } };
  const put = (more: JsonObject): Step => ({
    method: 'PUT',
    path: one,
    body: { ...object, metadata: { ...(object['metadata'] as JsonObject), ...more } },
  });
  const patch = (type: string, body: JsonValue, query = ''): Step => ({
    method: 'PATCH',
    path: `${one}${query}`,
    body,
    type,
  });
  const read = (query: string, accept?: string): Step => ({
    method: 'GET',
    path: `${path}${query}`,
    ...(accept === undefined ? {} : { accept }),
  });
  const steps: Step[] = [
    { method: 'GET', path: one },
    { method: 'PUT', path: `${path}/none-${name}`, body: named(object, `none-${name}`) },
    patch(MERGE, change),
    { method: 'DELETE', path: one },
    { method: 'POST', path: `${path}?dryRun=All`, body: object },
    { method: 'POST', path: `${path}?dryRun=Some`, body: object },
    { method: 'POST', path, body: object },
    { method: 'POST', path, body: object },
    { method: 'GET', path: one },
    { method: 'HEAD', path: one },
    { method: 'GET', path: one, accept: TABLE },
    { method: 'GET', path: one, accept: 'text/plain' },
    { method: 'GET', path: one, accept: 'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io' },
    read(`?fieldSelector=metadata.name=${name}`),
    read(`?fieldSelector=metadata.name=${name}&watch=1&timeoutSeconds=1`),
    read(`?fieldSelector=metadata.name=${name}&limit=-1`),
    read('?resourceVersionMatch=Exact'),
    read('?resourceVersion=0&resourceVersionMatch=Exact'),
    read('?resourceVersion=x'),
    read('?limit=x'),
    read('?continue=x'),
    read('?labelSelector=a=_b'),
    { method: 'POST', path: one, body: object },
    { method: 'PUT', path, body: object },
    put({ resourceVersion: '1' }),
    put({ uid: 'other' }),
    put({ name: 'other' }),
    put({ namespace: 'other' }),
    put({}),
    put({ labels: { 'a b': 'c' } }),
    put({ finalizers: ['bare'] }),
    put({ ownerReferences: [{ apiVersion: '', kind: 'K', name: '', uid: 'u' }] }),
    ...[MERGE, STRATEGIC].flatMap((type) => [
      patch(type, change, '?dryRun=All'),
      patch(type, { metadata: { name: 'other' } }),
      patch(type, { kind: 'Other' }),
      patch(type, { metadata: { labels: null, annotations: { a: null } } }, '?dryRun=All'),
      patch(type, { unknownMember: 1 }, '?dryRun=All&fieldValidation=Strict'),
      patch(type, { unknownMember: 1 }, '?dryRun=All&fieldValidation=Warn'),
      patch(type, { metadata: 5 }),
      patch(type, 5),
    ]),
    patch(JSON_PATCH, [{ op: 'replace', path: '/metadata/labels/l', value: '3' }]),
    patch(JSON_PATCH, [{ op: 'test', path: '/metadata/labels/l', value: '4' }]),
    patch(JSON_PATCH, [{ op: 'remove', path: '/metadata/labels/none' }]),
    patch('application/json', change),
    patch(MERGE, change, '?fieldManager='),
    patch(MERGE, change, `?fieldManager=${'x'.repeat(129)}`),
    patch(MERGE, change, '?force=true'),
    { method: 'DELETE', path: one, body: { kind: 'DeleteOptions', apiVersion: 'v1', preconditions: { uid: 'other' } } },
    { method: 'DELETE', path: one, body: { kind: 'DeleteOptions', apiVersion: 'v1', propagationPolicy: 'Sideways' } },
    { method: 'DELETE', path: one, body: { kind: 'DeleteOptions', apiVersion: 'v1', gracePeriodSeconds: 'x' } },
    { method: 'DELETE', path: `${one}?gracePeriodSeconds=x` },
    { method: 'DELETE', path: `${one}?dryRun=All` },
    ...kind.subresources.map((sub): Step => ({ method: 'GET', path: `${one}/${sub}` })),
    ...kind.subresources
      .filter((sub) => sub === 'status')
      .flatMap((sub): Step[] => [
        { method: 'PATCH', path: `${one}/${sub}`, body: { metadata: { labels: { status: 'x' } } }, type: MERGE },
        { method: 'PATCH', path: `${one}/${sub}`, body: { status: 5 }, type: MERGE },
      ]),
    { method: 'GET', path: `${one}/nonsense` },
    { method: 'DELETE', path: `${one}?gracePeriodSeconds=0` },
    { method: 'GET', path: one },
    { method: 'DELETE', path: `${path}/none-${name}` },
  ];
  const usable = steps.filter((step) => kind.verbs.includes('create') || step.method === 'GET');
  return { title: `verbs on ${kind.resource}`, steps: usable };
}

/** Objects corrupted in one place each, as dry runs of creations, JSON updates and patches. */
export function mutationsOf(kind: ComparedKind, { namespace, random, rounds }: Place): readonly Sequence[] {
  if (!kind.verbs.includes('create')) return [];
  const path = collectionPath(kind, namespace);
  const object = named(sampleOf(kind, namespace), 'corrupted');
  const places = placesIn(object).filter(([first]) => first !== 'kind' && first !== 'apiVersion');
  return Array.from({ length: rounds }, () => {
    const { what, object: corrupted } = mutate(object, random.pick(places), random);
    const level = random.pick(['', '', '&fieldValidation=Strict', '&fieldValidation=Ignore']);
    return {
      title: `create ${kind.resource} with ${what}`,
      steps: [{ method: 'POST', path: `${path}?dryRun=All${level}`, body: corrupted }],
    };
  });
}

/** Updates of one stored object, corrupted in one place each, by PUT and by each patch. */
export function updatesOf(kind: ComparedKind, { namespace, random, rounds }: Place): Sequence | undefined {
  if (!kind.verbs.includes('create') || !kind.verbs.includes('update')) return undefined;
  const path = collectionPath(kind, namespace);
  const name = `upd-${random.below(1_000_000)}`;
  const object = named(sampleOf(kind, namespace), name);
  const places = placesIn(object).filter(
    ([first, second]) => first !== 'kind' && first !== 'apiVersion' && second !== 'name',
  );
  const one = `${path}/${name}?dryRun=All`;
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round++) {
    const place = random.pick(places);
    const odd = random.pick(values.ODD_VALUES) as JsonValue;
    const patch = withValue(
      {},
      place.filter((step) => typeof step === 'string'),
      odd,
    );
    switch (random.below(4)) {
      case 0:
        steps.push({ method: 'PUT', path: one, body: mutate(object, place, random).object });
        break;
      case 1:
        steps.push({ method: 'PATCH', path: one, body: patch, type: MERGE });
        break;
      case 2:
        steps.push({ method: 'PATCH', path: one, body: patch, type: STRATEGIC });
        break;
      default:
        steps.push({
          method: 'PATCH',
          path: one,
          body: [{ op: random.pick(['add', 'replace', 'remove', 'test']), path: `/${place.join('/')}`, value: odd }],
          type: JSON_PATCH,
        });
    }
  }
  const make: Step = { method: 'POST', path, body: object };
  const end: Step = { method: 'DELETE', path: `${path}/${name}?gracePeriodSeconds=0` };
  return { title: `updates of ${kind.resource}`, steps: [make, ...steps, end] };
}

/** Names, label keys and label values on any kind. */
export function namesOf(kind: ComparedKind, { namespace, random, rounds }: Place): readonly Sequence[] {
  if (!kind.verbs.includes('create')) return [];
  const path = `${collectionPath(kind, namespace)}?dryRun=All`;
  const object = sampleOf(kind, namespace);
  const metadata = object['metadata'] as JsonObject;
  return Array.from({ length: rounds }, () => {
    const name = values.name(random);
    const more: JsonObject = random.pick<JsonObject>([
      { name },
      { generateName: name },
      { name: 'a', labels: { [values.labelKey(random)]: values.labelValue(random) } },
      { name: 'a', annotations: { [values.labelKey(random)]: 'x' } },
      { name: 'a', finalizers: [values.labelKey(random)] },
      { name: 'a', namespace: name },
    ]);
    return {
      title: `create ${kind.resource} with metadata ${JSON.stringify(more).slice(0, 80)}`,
      steps: [{ method: 'POST', path, body: { ...object, metadata: { ...metadata, ...more } } }],
    };
  });
}

/** Strings with a special syntax where they are parsed: quantities, times, selectors, YAML, pointers. */
export function formsOf(kinds: readonly ComparedKind[], { namespace, random, rounds }: Place): readonly Sequence[] {
  const has = (resource: string): ComparedKind | undefined => kinds.find((kind) => kind.resource === resource);
  const sequences: Sequence[] = [];
  const add = (title: string, step: Step): void => void sequences.push({ title, steps: [step] });
  const dry = (kind: ComparedKind): string => `${collectionPath(kind, namespace)}?dryRun=All`;
  const create = (kind: ComparedKind, place: (string | number)[], value: JsonValue, what: string): void =>
    add(`create ${kind.resource} with ${what} ${JSON.stringify(value)} at ${place.join('.')}`, {
      method: 'POST',
      path: dry(kind),
      body: withValue(named(sampleOf(kind, namespace), 'form'), place, value),
    });
  const pods = has('pods');
  const leases = has('leases');
  const maps = has('configmaps');
  const deployments = has('deployments');
  const secrets = has('secrets');
  for (let round = 0; round < rounds; round++) {
    if (pods !== undefined) {
      const limits = [
        'spec',
        'containers',
        0,
        'resources',
        random.pick(['limits', 'requests']),
        random.pick(['cpu', 'memory', 'example.com/gpu', 'hugepages-2Mi', 'ephemeral-storage', 'pods']),
      ];
      create(
        pods,
        limits,
        random.below(4) === 0 ? random.pick([1, 1.5, -1, 1e30, 0]) : values.quantity(random),
        'quantity',
      );
      create(
        pods,
        ['spec', 'containers', 0, 'resources', 'limits', random.pick(['example.com/gpu', 'cpu', 'memory'])],
        values.amount(random),
        'amount',
      );
      add('list pods by labels', {
        method: 'GET',
        path: `${collectionPath(pods, namespace)}?labelSelector=${encodeURIComponent(values.labelSelector(random))}`,
      });
    }
    const listed = random.pick(kinds.filter(({ verbs }) => verbs.includes('list')));
    add(`list ${listed.resource} by fields`, {
      method: 'GET',
      path: `${collectionPath(listed, namespace)}?fieldSelector=${encodeURIComponent(values.fieldSelector(random))}&limit=1`,
    });
    if (leases !== undefined) create(leases, ['spec', 'renewTime'], values.time(random), 'time');
    if (pods !== undefined) create(pods, ['metadata', 'creationTimestamp'], values.time(random), 'time');
    if (maps !== undefined) {
      add('a request with a timeout', {
        method: 'GET',
        path: `${collectionPath(maps, namespace)}/none?timeout=${encodeURIComponent(values.duration(random))}`,
      });
      const scalar = values.yamlScalar(random);
      add(`a ConfigMap in YAML with ${JSON.stringify(scalar)}`, {
        method: 'POST',
        path: dry(maps),
        raw: `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: cm\ndata:\n  k: ${scalar}\n`,
        type: 'application/yaml',
      });
      add(`a ConfigMap in YAML with the key ${JSON.stringify(scalar)}`, {
        method: 'POST',
        path: dry(maps),
        raw: `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: cm\ndata:\n  ${scalar}: x\n`,
        type: 'application/yaml',
      });
    }
    if (deployments !== undefined) {
      const scalar = values.yamlScalar(random);
      const member = random.pick(['replicas', 'paused', 'minReadySeconds']);
      add(`a Deployment in YAML with ${member} ${JSON.stringify(scalar)}`, {
        method: 'POST',
        path: dry(deployments),
        raw: `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: dep}\nspec:\n  ${member}: ${scalar}\n  selector: {matchLabels: {a: b}}\n  template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: i}]}}\n`,
        type: 'application/yaml',
      });
      create(
        deployments,
        ['spec', 'selector', 'matchLabels'],
        { [values.labelKey(random)]: values.labelValue(random) },
        'selector',
      );
      create(
        deployments,
        ['spec', 'selector', 'matchExpressions'],
        [
          {
            key: values.labelKey(random),
            operator: random.pick(['In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'in', '']),
            values: random.pick<JsonValue>([[], ['a'], [values.labelValue(random)], null]),
          },
        ],
        'selector',
      );
    }
    if (secrets !== undefined)
      create(
        secrets,
        ['data', 'a'],
        random.pick(['AAE=', 'AAE', '***', '', 'AA==\n', 'A A=', 'AAE-', 'AA_=', '=']),
        'base64',
      );
  }
  return sequences;
}

/** JSON patches with pointers of all kinds on one stored object. */
export function pointersOf(kind: ComparedKind, { namespace, random, rounds }: Place): Sequence {
  const path = collectionPath(kind, namespace);
  const name = `ptr-${random.below(1_000_000)}`;
  const steps = Array.from({ length: rounds }, (): Step => {
    const operations = Array.from({ length: 1 + random.below(2) }, (): JsonValue => {
      const op = random.pick(['add', 'remove', 'replace', 'move', 'copy', 'test', 'test', 'Add', '']);
      const value = random.pick<JsonValue>([null, 'x', 1, true, {}, [], { a: 'b' }, ['x']]);
      const full: JsonObject = { op, path: values.pointer(random), from: values.pointer(random), value };
      const { [random.pick(['none', 'none', 'none', 'value', 'path', 'from', 'op'])]: _left, ...operation } = full;
      return operation;
    });
    return { method: 'PATCH', path: `${path}/${name}?dryRun=All`, body: operations, type: JSON_PATCH };
  });
  return {
    title: `JSON patches of ${kind.resource}`,
    steps: [
      { method: 'POST', path, body: named(sampleOf(kind, namespace), name) },
      ...steps,
      { method: 'DELETE', path: `${path}/${name}` },
    ],
  };
}
