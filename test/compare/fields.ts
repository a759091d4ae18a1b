import { parseArgs } from 'node:util';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { Api } from '../support/api.js';
import { CUSTOM, defineCustomKind } from './custom-kind.js';
import { exchange, type Step } from './exchange.js';
import { type Comparable, differencesOf, normalise } from './normalise.js';
import { Random } from './random.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = 'usage: fields.ts REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--rounds N]';
const AT_ONCE = 4;
/** Maximum number of printed differences. */
const PRINTED = 20;

const POD = {
  containers: [{ name: 'c', image: 'i', ports: [{ containerPort: 80 }], env: [{ name: 'A', value: 'b' }] }],
};
const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: POD };
const THING = { text: 't', set: ['a'], keyed: [{ name: 'n' }], granular: { a: 'b' }, nested: { deep: { a: 'b' } } };

/** The objects of the comparison, by path of their collection in a namespace. */
const OBJECTS: Readonly<Record<string, JsonObject>> = {
  '/api/v1/namespaces/NS/configmaps': { apiVersion: 'v1', kind: 'ConfigMap', data: { a: 'b' } },
  '/api/v1/namespaces/NS/services': {
    apiVersion: 'v1',
    kind: 'Service',
    spec: { selector: { a: 'b' }, ports: [{ name: 'a', port: 80 }] },
  },
  '/apis/apps/v1/namespaces/NS/deployments': {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    spec: { paused: true, replicas: 1, selector: { matchLabels: { a: 'b' } }, template: TEMPLATE },
  },
  [`/apis/${CUSTOM.apiVersion}/namespaces/NS/${CUSTOM.plural}`]: {
    apiVersion: CUSTOM.apiVersion,
    kind: CUSTOM.kind,
    spec: THING,
  },
};
const LEVELS = ['', '&fieldValidation=Ignore', '&fieldValidation=Warn', '&fieldValidation=Strict'];
const APPLY = 'application/apply-patch+yaml';
const JSON_PATCH = 'application/json-patch+json';
const WRONG_TYPE = /cannot unmarshal|unrecognized type|cannot convert/;

/** The value with some unknown and some duplicate members. */
function corrupt(value: JsonValue, random: Random, chance: number): string | Text {
  if (Array.isArray(value)) return { items: value.map((item: JsonValue) => corrupt(item, random, chance)) };
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value as JsonObject).map(
    ([name, member]) => [name, corrupt(member!, random, chance)] as const,
  );
  if (random.below(chance) === 0) {
    // No null: a merge patch of the reference drops those inside lists.
    const odd = random.pick<JsonValue>([1, 'x', { a: 1 }, [1]]);
    const name = random.pick(['unknown', 'a b', 'x.y', 'Spec', 'zz']);
    members.splice(random.below(members.length + 1), 0, [name, corrupt(odd, random, 99)]);
  }
  const again = members[random.below(members.length)];
  if (random.below(chance) === 0 && again !== undefined) members.splice(random.below(members.length + 1), 0, again);
  return { members };
}

/** A value whose members may be duplicated. */
interface Text {
  readonly members?: readonly (readonly [string, string | Text])[];
  readonly items?: readonly (string | Text)[];
}

function asJson(value: string | Text): string {
  if (typeof value === 'string') return value;
  if (value.items !== undefined) return `[${value.items.map(asJson).join(',')}]`;
  return `{${value.members!.map(([name, member]) => `${JSON.stringify(name)}:${asJson(member)}`).join(',')}}`;
}

/** Block style, as people write it. */
function asYaml(value: string | Text, indent: string): string {
  if (typeof value === 'string') return ` ${value}\n`;
  const below = `${indent}  `;
  if (value.items !== undefined) {
    if (value.items.length === 0) return ' []\n';
    return `\n${value.items.map((item) => `${indent}-${asYaml(item, below)}`).join('')}`;
  }
  if (value.members!.length === 0) return ' {}\n';
  return `\n${value.members!.map(([name, member]) => `${indent}${JSON.stringify(name)}:${asYaml(member, below)}`).join('')}`;
}

/** Status and faults of an answer, sorted. */
function faultsOf({ status, warnings, body }: Comparable): string {
  const { details } = (body ?? {}) as { details?: { causes?: readonly string[] } };
  const faults = (details?.causes ?? [])
    .map((cause) => (JSON.parse(cause) as { message: string }).message)
    .flatMap((message) => message.slice(message.indexOf('error: ') + 1).split(', '))
    .map((fault) => fault.replace(/^.*error: /, ''));
  return JSON.stringify([status, [...warnings, ...faults].sort()]);
}

/** A dry run of one write of an existing or missing object, corrupted in some places. */
function stepOf(path: string, object: JsonObject, name: string, random: Random): Step {
  const full = { ...object, metadata: { name, labels: { l: 'm' } } };
  const level = random.pick(LEVELS);
  const chance = random.pick([2, 4, 8]);
  const yaml = random.below(2) === 0;
  const written = (value: JsonValue): string => {
    const text = corrupt(value, random, chance);
    return yaml ? asYaml(text, '').trimStart() : asJson(text);
  };
  const type = yaml ? 'application/yaml' : 'application/json';
  const query = `?dryRun=All&fieldManager=m${level}`;
  const part = random.below(2) === 0 ? { metadata: full.metadata } : { spec: object['spec'] ?? {}, metadata: {} };
  const patch = { method: 'PATCH', path: `${path}/${name}${query}` };
  const merge = { ...patch, raw: asJson(corrupt(part, random, chance)) };
  switch (random.below(6)) {
    case 0:
      return {
        method: 'POST',
        path: `${path}${query}`,
        raw: written({ ...full, metadata: { name: `${name}-new` } }),
        type,
      };
    case 1:
      return { method: 'PUT', path: `${path}/${name}${query}`, raw: written(full), type };
    case 2:
      return { ...patch, path: `${patch.path}&force=true`, raw: written(full), type: APPLY };
    case 3:
      return { ...merge, type: 'application/merge-patch+json' };
    case 4:
      return { ...merge, type: 'application/strategic-merge-patch+json' };
    default: {
      const [member] = Object.keys(part);
      const value = corrupt((part as JsonObject)[member!]!, random, chance);
      const operation = `{"op":"add","path":"/${member}","value":${asJson(value)}}`;
      return { ...patch, raw: `[${operation}]`, type: JSON_PATCH };
    }
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '1000' } },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare([new Api(referenceConfig), new Api(ownConfig)]);

/** Sends corrupted bodies to both servers and prints differing answers. @returns 1 if there are any */
async function compare(apis: readonly Api[]): Promise<number> {
  const namespace = `fields-${Date.now().toString(36)}`;
  for (const api of apis) await api.post('/api/v1/namespaces', { metadata: { name: namespace } });
  await defineCustomKind(apis, namespace);
  const paths = Object.entries(OBJECTS).map(([path, object]) => [path.replace('NS', namespace), object] as const);
  for (const [path, object] of paths) {
    for (const api of apis) await api.post(path, { ...object, metadata: { name: 'one' } });
  }
  let next = 0;
  let different = 0;
  const seen = new Map<string, number>();
  const work = async (): Promise<void> => {
    for (let at = next++; at < Number(values.rounds); at = next++) {
      const random = new Random(Number(values.seed) * 1_000_003 + at);
      const [path, object] = paths[at % paths.length]!;
      const step = stepOf(path, object, 'one', random);
      const [theirs, own] = (await Promise.all(apis.map((api) => exchange(api, step)))).map((one) => normalise(one));
      // An apply that does not fit its schema is a client error in ours, reported in its own order.
      if (step.type === APPLY && theirs!.status === 500 && own!.status === 400) continue;
      // Each decoder of the reference has its own messages for wrong types (`patch-words`, `go-names`).
      if (theirs!.status === own!.status && WRONG_TYPE.test(JSON.stringify(theirs!.body))) continue;
      const lines = differencesOf(theirs!, own!);
      if (lines.length === 0) continue;
      // Faults in the value of a JSON patch have another order.
      if (step.type === JSON_PATCH && faultsOf(theirs!) === faultsOf(own!)) continue;
      different += 1;
      const kind = lines.join('\n').replace(/"[^"]*"|\d+/g, '');
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      if (count > 1 || seen.size > PRINTED) continue;
      console.log(`--- ${step.method} ${step.path} ${step.type}\n${step.raw}\n${lines.join('\n')}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all(apis.map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
  console.log(`${values.rounds} bodies, ${different} answers differ in ${seen.size} ways (reference | ours)`);
  return different === 0 ? 0 : 1;
}
