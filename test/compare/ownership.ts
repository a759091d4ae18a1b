import { parseArgs } from 'node:util';
import { isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { Api } from '../support/api.js';
import { CUSTOM, defineCustomKind } from './custom-kind.js';
import { type Answer, exchange, type Step } from './exchange.js';
import { OWNED_KINDS, type OwnedKind } from './intents.js';
import { kindsOfBoth } from './kinds.js';
import { differencesOf, normalise } from './normalise.js';
import { ownedKindsOf } from './owned-kinds.js';
import { Random } from './random.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = 'usage: ownership.ts REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--rounds N] [--only KIND] [--every]';
const AT_ONCE = 6;
/** Steps of one sequence, its creation included. */
const STEPS = 9;

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

/** Managers of controllers, which have their own names and pace. */
const CONTROLLERS = /^(controller-manager|kube-.*|apiserver|cluster-apiserver|api-priority-and-fairness-.*)$/;

/** Intended differences (docs/differences.md, "Field managers"), and kinds' managers. */
const MEANT: Readonly<Record<string, RegExp>> = {
  CustomResourceDefinition: /^body\.status\b|conflict with "(cluster-)?apiserver"/,
  CertificateSigningRequest: /^body\.spec\.(extra|username|groups|uid)\b/,
  CSINode: /\/f:drivers\b/,
  DeviceTaintRule: /\btimeAdded\b/,
  Node: /\btimeAdded\b/,
  Service: /^body\.spec\.internalTrafficPolicy\b/,
};

/** An answer's owners, without times: who has which paths, in which version; and conflicts. */
function ownersIn(answer: Answer): unknown {
  const body = JSON.parse(answer.text) as {
    readonly metadata?: { readonly managedFields?: readonly ManagedFields[] };
    readonly details?: { readonly causes?: readonly unknown[] };
  };
  const entries = (body.metadata?.managedFields ?? []).filter(({ manager }) => !CONTROLLERS.test(manager));
  return {
    owners: Object.fromEntries(
      entries.map(({ manager, operation, apiVersion, subresource = '', fieldsV1 }) => [
        [manager, operation, apiVersion, subresource].join(' '),
        Object.fromEntries(pathsIn(fieldsV1, '').map((path) => [path, true])),
      ]),
    ),
    causes: (body.details?.causes ?? []).map((cause) => JSON.stringify(sorted(cause))).sort(),
  };
}

interface ManagedFields {
  readonly manager: string;
  readonly operation: string;
  readonly apiVersion: string;
  readonly subresource?: string;
  readonly fieldsV1: JsonObject;
}

/** The paths of a tree of fields. */
function pathsIn(fields: JsonObject, above: string): readonly string[] {
  const members = Object.entries(fields);
  if (members.length === 0) return [above];
  return members.flatMap(([name, below]) => pathsIn(below as JsonObject, `${above}/${name}`));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

/** Random writes of several managers on one object. */
function sequenceOf(versions: readonly OwnedKind[], namespace: string, at: number, random: Random): readonly Step[] {
  const name = versions[0]!.name?.(at) ?? `o-${at}-${namespace.slice(-5)}`;
  let replicas = 4;
  const scaled = (): number => (replicas += 1);
  const inVersion = (): Writes => writesOf(random.pick(versions), { namespace, name, scaled }, random);
  const steps = [inVersion().create()];
  while (steps.length < STEPS) {
    const { one, writes } = inVersion();
    steps.push(random.pick(writes)(), { method: 'GET', path: one });
  }
  return [...steps, { method: 'DELETE', path: `${inVersion().one}?gracePeriodSeconds=0` }];
}

/** Possible writes of one object in one version of its kind. */
interface Writes {
  readonly one: string;
  readonly create: () => Step;
  readonly writes: readonly (() => Step)[];
}

interface WrittenObject {
  readonly namespace: string;
  readonly name: string;
  /** A new count of replicas: a scale write that changes nothing is a known difference. */
  readonly scaled: () => number;
}

function writesOf(kind: OwnedKind, { namespace, name, scaled }: WrittenObject, random: Random): Writes {
  const collection = `/${kind.resource.replace('NS', namespace)}`;
  const one = `${collection}/${name}`;
  const named = (object: JsonObject): JsonObject => ({
    apiVersion: kind.apiVersion,
    kind: kind.kind,
    ...object,
    metadata: { ...(object['metadata'] as JsonObject | undefined), name },
  });
  const intent = (): JsonObject => kind.intent(random, name);
  const whole = (): JsonObject => named(merged(kind.base(name), intent()));
  const manager = (): string => `fieldManager=${random.pick(['one', 'two', 'three'])}`;
  const apply = (object: JsonObject, below = ''): Step => ({
    method: 'PATCH',
    path: `${one}${below}?${manager()}${random.below(3) === 0 ? '&force=true' : ''}`,
    body: object,
    type: APPLY,
  });
  const patch = (type: string, body: JsonObject | readonly JsonObject[], below = ''): Step => ({
    method: 'PATCH',
    path: `${one}${below}?${manager()}`,
    body,
    type,
  });
  const writes: (() => Step)[] = [
    () => apply(named(intent())),
    () => apply(named(intent())),
    () => apply(named(intent())),
    () => ({ method: 'PUT', path: `${one}?${manager()}`, body: whole() }),
    () => patch(MERGE, intent()),
    () => patch(kind.kind === CUSTOM.kind ? MERGE : STRATEGIC, intent()),
    () => patch(JSON_PATCH, [{ op: 'add', path: '/metadata/labels', value: { l: String(random.below(3)) } }]),
  ];
  if (random.below(8) === 0) writes.push(() => patch(MERGE, { metadata: { managedFields: [{}] } }));
  const { status } = kind;
  if (status !== undefined) {
    writes.push(
      () => patch(MERGE, status(random), '/status'),
      () => apply(named(status(random)), '/status'),
    );
  }
  if (kind.scales) {
    writes.push(() => patch(MERGE, { spec: { replicas: scaled() } }, '/scale'));
  }
  // The reference answers 500 to an apply of the scale of a custom object.
  if (kind.scales && kind.kind !== CUSTOM.kind) {
    writes.push(() => {
      const metadata = { name, namespace };
      const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata, spec: { replicas: scaled() } };
      return apply(scale, '/scale');
    });
  }
  return {
    one,
    create: () =>
      random.below(2) === 0 ? { method: 'POST', path: `${collection}?${manager()}`, body: whole() } : apply(whole()),
    writes,
  };
}

/** The members of both, those of the second taking precedence; objects are merged. */
function merged(first: JsonObject, second: JsonObject): JsonObject {
  const both = Object.entries(second).map(([name, value]): [string, JsonValue] => {
    const before = first[name];
    return [name, isJsonObject(before) && isJsonObject(value) ? merged(before, value) : value!];
  });
  return { ...first, ...Object.fromEntries(both) };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    every: { type: 'boolean', default: false },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Runs the sequences on both servers and prints the first differences. @returns 1 if there are any */
async function compare(reference: Api, ours: Api): Promise<number> {
  const namespace = `owners-${Date.now().toString(36)}`;
  const made = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  await Promise.all([reference.post('/api/v1/namespaces', made), ours.post('/api/v1/namespaces', made)]);
  await defineCustomKind([reference, ours], namespace);
  const all = values.every
    ? ownedKindsOf(await kindsOfBoth(reference, ours), namespace)
    : OWNED_KINDS.map((kind) => [kind]);
  const kinds = all.filter(([first]) => values.only === '' || first!.kind === values.only);
  let next = 0;
  let requests = 0;
  let different = 0;
  const seen = new Set<string>();
  const work = async (): Promise<void> => {
    for (let at = next++; at < Number(values.rounds); at = next++) {
      const versions = kinds[at % kinds.length]!;
      const { kind: type } = versions[0]!;
      const steps = sequenceOf(versions, namespace, at, new Random(Number(values.seed) * 1_000_003 + at));
      const done: string[] = [];
      for (const step of steps) {
        const [theirs, own] = await Promise.all([exchange(reference, step), exchange(ours, step)]);
        requests += 1;
        const meant = MEANT[type];
        const found = step.method === 'DELETE' ? [] : differences(theirs, own);
        const lines = meant === undefined ? found : found.filter((line) => !meant.test(line));
        // An apply that gives up an empty list or map leaves null in the reference, which is rejected.
        const leftNull =
          theirs.status === 422 && own.status === 200 && theirs.text.includes('Invalid value: \\"null\\"');
        if (leftNull) break;
        done.push(`${step.method} ${step.path} ${JSON.stringify(step.body ?? '')} -> ${theirs.status}`);
        if (lines.length === 0 && step === steps[0] && theirs.status !== 201) break;
        if (lines.length === 0) continue;
        different += 1;
        const signature = `${type} ${lines.join('\n').replace(/\d+/g, '0')}`;
        if (!seen.has(signature)) console.log(`--- ${type} ${at}\n${done.slice(-6).join('\n')}\n${lines.join('\n')}\n`);
        seen.add(signature);
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
  console.log(`${values.rounds} sequences, ${requests} requests, ${different} sequences differ`);
  return different === 0 ? 0 : 1;
}

function messageOf({ text }: Answer): unknown {
  return (JSON.parse(text) as { readonly message?: unknown }).message;
}

function differences(theirs: Answer, own: Answer): readonly string[] {
  const [left, right] = [theirs, own].map((answer) => ({ ...normalise(answer), warnings: [] }));
  // The faults of a rejected object are unrelated to ownership.
  if (theirs.status === own.status && theirs.status === 422) return [];
  // Items with the same keys are reported with the same message, but another status.
  if (theirs.status === 500 && own.status === 400 && messageOf(theirs) === messageOf(own)) return [];
  const found = differencesOf(left!, right!);
  const [owners, ownOwners] = [ownersIn(theirs), ownersIn(own)].map((one) => ({
    status: 200,
    warnings: [],
    body: one,
  }));
  return [...found, ...differencesOf(owners!, ownOwners!)];
}
