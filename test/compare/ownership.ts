import { parseArgs } from 'node:util';
import type { JsonObject } from '../../src/json/types.js';
import { Api } from '../support/api.js';
import { CUSTOM, defineCustomKind } from './custom-kind.js';
import { type Answer, exchange, type Step } from './exchange.js';
import { OWNED_KINDS, type OwnedKind } from './intents.js';
import { differencesOf, normalise } from './normalise.js';
import { Random } from './random.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = 'usage: ownership.ts REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--rounds N]';
const AT_ONCE = 6;
/** Steps of one sequence, its creation included. */
const STEPS = 9;

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

/** Managers of controllers that run beside the reference only. */
const CONTROLLERS = /^(controller-manager|kube-.*)$/;

/** What an answer says of owners: entries without times and conflicts, in an order of their own. */
function ownersIn(answer: Answer): unknown {
  const body = JSON.parse(answer.text) as {
    readonly metadata?: { readonly managedFields?: readonly Readonly<Record<string, unknown>>[] };
    readonly details?: { readonly causes?: readonly unknown[] };
  };
  const entries = body.metadata?.managedFields ?? [];
  return {
    owners: entries
      .filter(({ manager }) => !CONTROLLERS.test(String(manager)))
      .map(({ time: _time, ...entry }) => JSON.stringify(sorted(entry)))
      .sort(),
    causes: (body.details?.causes ?? []).map((cause) => JSON.stringify(sorted(cause))).sort(),
  };
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

/** Random writes of several managers on one object. */
function sequenceOf(kind: OwnedKind, namespace: string, name: string, random: Random): readonly Step[] {
  const collection = `/${kind.resource.replace('NS', namespace)}`;
  const one = `${collection}/${name}`;
  const named = (object: JsonObject): JsonObject => ({
    apiVersion: kind.apiVersion,
    kind: kind.kind,
    ...object,
    metadata: { ...(object['metadata'] as JsonObject | undefined), name },
  });
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
  let replicas = 4;
  const writes: (() => Step)[] = [
    () => apply(named(kind.intent(random))),
    () => apply(named(kind.intent(random))),
    () => apply(named(kind.intent(random))),
    () => ({ method: 'PUT', path: `${one}?${manager()}`, body: named({ ...kind.base, ...kind.intent(random) }) }),
    () => patch(MERGE, kind.intent(random)),
    () => patch(kind.kind === CUSTOM.kind ? MERGE : STRATEGIC, kind.intent(random)),
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
    // Each count once: a write of a scale that changes nothing is a known difference.
    writes.push(() => patch(MERGE, { spec: { replicas: (replicas += 1) } }, '/scale'));
  }
  // The reference answers 500 to an apply of the scale of a custom object.
  if (kind.scales && kind.kind !== CUSTOM.kind) {
    writes.push(() => {
      const metadata = { name, namespace };
      const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata, spec: { replicas: (replicas += 1) } };
      return apply(scale, '/scale');
    });
  }
  const start: Step =
    random.below(2) === 0
      ? { method: 'POST', path: `${collection}?${manager()}`, body: named({ ...kind.base, ...kind.intent(random) }) }
      : apply(named({ ...kind.base, ...kind.intent(random) }));
  const steps = [start];
  while (steps.length < STEPS) steps.push(random.pick(writes)(), { method: 'GET', path: one });
  return [...steps, { method: 'DELETE', path: `${one}?gracePeriodSeconds=0` }];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Runs the sequences on both servers and prints the first differences. @returns 1 when there are some */
async function compare(reference: Api, ours: Api): Promise<number> {
  const namespace = `owners-${Date.now().toString(36)}`;
  const made = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  await Promise.all([reference.post('/api/v1/namespaces', made), ours.post('/api/v1/namespaces', made)]);
  await defineCustomKind([reference, ours], namespace);
  const kinds = OWNED_KINDS.filter(({ kind }) => values.only === '' || kind === values.only);
  let next = 0;
  let requests = 0;
  let different = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < Number(values.rounds); at = next++) {
      const kind = kinds[at % kinds.length]!;
      const steps = sequenceOf(kind, namespace, `o-${at}`, new Random(Number(values.seed) * 1_000_003 + at));
      const done: string[] = [];
      for (const step of steps) {
        const [theirs, own] = await Promise.all([exchange(reference, step), exchange(ours, step)]);
        requests += 1;
        const { kind: type } = kind;
        const lines = step.method === 'DELETE' ? [] : differences(theirs, own);
        // An apply that gives up an empty list or map leaves null there, which is refused.
        const leftNull =
          theirs.status === 422 && own.status === 200 && theirs.text.includes('Invalid value: \\"null\\"');
        if (leftNull) break;
        done.push(`${step.method} ${step.path} ${JSON.stringify(step.body ?? '')} -> ${theirs.status}`);
        if (lines.length === 0 && step === steps[0] && theirs.status !== 201) break;
        if (lines.length === 0) continue;
        different += 1;
        if (different <= 12) console.log(`--- ${type} ${at}\n${done.slice(-6).join('\n')}\n${lines.join('\n')}\n`);
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
  console.log(`${values.rounds} sequences, ${requests} requests, ${different} sequences differ`);
  return different === 0 ? 0 : 1;
}

function differences(theirs: Answer, own: Answer): readonly string[] {
  const [left, right] = [theirs, own].map((answer) => ({ ...normalise(answer), warnings: [] }));
  // What is wrong with a refused object is no matter of ownership.
  if (theirs.status === own.status && theirs.status === 422) return [];
  const found = differencesOf(left!, right!);
  const [owners, ownOwners] = [ownersIn(theirs), ownersIn(own)].map((one) => ({
    status: 200,
    warnings: [],
    body: one,
  }));
  return [...found, ...differencesOf(owners!, ownOwners!)];
}
