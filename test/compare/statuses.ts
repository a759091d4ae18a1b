import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { namingProfile } from '../../src/naming/profile.js';
import { builtinResources } from '../../src/resources/builtin.js';
import { Api } from '../support/api.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';
import type { Answer } from './exchange.js';
import { kindsOfBoth } from './kinds.js';
import { cleanText, differencesOf, normalise } from './normalise.js';
import { causesOf, printRecord, type RecordedMistake } from './recorded.js';
import { STATUS_VERBS, type StatusKind, StatusPair, type StatusVerb } from './status-pair.js';
import { membersOf, STATUSES } from './status-samples.js';
import { type CorruptedStatus, corruptedStatuses, usualOf } from './status-values.js';

const USAGE =
  'usage: statuses.ts REFERENCE_KUBECONFIG OUR_KUBECONFIG [--kinds a,b] [--verbs put,merge,apply] [--record FILE]';
const AT_ONCE = 6;
/** Names for kinds with special name rules. */
const NAMES: Readonly<Record<string, string>> = {
  apiservices: 'v1.g.io',
  customresourcedefinitions: 'things.ex.io',
  storageversions: 'ex.io.things',
};

/** The reference's type name of strings with a special type. */
const GO_TEXT = / of type [a-z0-9]+\.[A-Z]\w+/g;

/** The answers' status, including current times. */
function statusDifferences(theirs: Answer, own: Answer): readonly string[] {
  // Undecodable bodies have messages of each decoder, and of very many faults the first ones.
  if (theirs.status === 400 && own.status === 400) return [];
  // An invalid apply is a client error in ours ("Field managers" in docs/differences.md).
  if (theirs.status === 500 && own.status === 400) return [];
  // Numbers beyond 32 bits are rejected by ours; the reference keeps their low bits in an apply.
  if (own.status === 400 && /cannot unmarshal number -?\d{10,} /.test(own.text)) return [];
  if (theirs.status === 422 && own.status === 422 && own.text.includes('there are more faults than fit here'))
    return [];
  const [left, right] = [theirs, own].map((answer) => ({
    ...normalise({ ...answer, text: answer.text.replace(GO_TEXT, ' of type string') }),
    warnings: answer.warnings,
  }));
  const found = [...differencesOf(left!, right!)];
  if (theirs.status >= 300 || own.status >= 300) return found;
  const [before, after] = [theirs, own].map((answer) => ({
    status: 200,
    warnings: [],
    body: withoutTimes((JSON.parse(answer.text) as JsonObject)['status']),
  }));
  return [...found, ...differencesOf(before!, after!).map((line) => line.replace('body', 'body.status'))];
}

function withoutTimes(value: JsonValue | undefined): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (!isJsonObject(value)) return value;
  // Empty values equal absent ones.
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== '' && member !== 0);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, withoutTimes(one)]),
  );
}

/** The largest part of a status that the reference accepts, found by removing faulty members. */
async function takenOf(pair: StatusPair, status: JsonObject): Promise<JsonObject> {
  let taken = status;
  for (let attempt = 0; attempt < 12; attempt++) {
    const [theirs] = await pair.reset(taken);
    if (theirs.status < 300) return taken;
    const body = JSON.parse(theirs.text) as { message?: string; details?: { causes?: { field?: string }[] } };
    const faulted = (body.details?.causes ?? []).map(({ field = '' }) => /^status\.([A-Za-z]+)/.exec(field)?.[1]);
    const named = new Set(faulted.filter((name) => name !== undefined && name in taken));
    const last = Object.keys(taken).at(-1);
    if (last === undefined) return {};
    if (named.size === 0) named.add(last);
    taken = Object.fromEntries(Object.entries(taken).filter(([name]) => !named.has(name)));
  }
  return {};
}

async function compareKind(
  pair: StatusPair,
  kind: StatusKind,
  verbs: readonly StatusVerb[],
  { print, record }: { readonly print: Print; readonly record: RecordTo },
): Promise<void> {
  const [made, own] = await pair.reset({});
  if (made.status !== 201 || own.status !== 201) {
    print('not made', [`${made.status} ${made.text.slice(0, 300)}`, `${own.status} ${own.text.slice(0, 300)}`]);
    return;
  }
  const usual = usualOf(kind.schema) as JsonObject;
  const given = STATUSES[kind.kind.resource] ?? [];
  const whole = await takenOf(pair, usual);
  const starts: readonly JsonObject[] = [{}, ...given, whole];
  for (const [at, start] of starts.entries()) {
    // Without a stored status, every place of a complete one is corrupted; otherwise the places of the stored one.
    const target = at === 0 ? (given[0] ?? whole) : start;
    let isFresh = false;
    for (const corrupted of [{ place: [], value: target, status: target }, ...corruptedStatuses(target, kind.schema)]) {
      for (const verb of verbs) {
        if (!isFresh) await pair.reset(start);
        const answers = await pair.write(verb, corrupted.status);
        isFresh = answers.every(({ status }) => status >= 400);
        const lines = statusDifferences(...answers);
        if (lines.length > 0) print(shown(at, verb, corrupted), lines);
        if (verb === 'put' && (lines.length === 0 || corrupted.place.length === 0)) record(at, corrupted, answers[0]);
      }
    }
  }
}

function shown(start: number, verb: StatusVerb, { place, value }: CorruptedStatus): string {
  const text = value === undefined ? 'left out' : JSON.stringify(value);
  return `start ${start} ${verb} ${place.join('.')} = ${text.length > 120 ? `${text.slice(0, 120)}...` : text}`;
}

type RecordTo = (start: number, corrupted: CorruptedStatus, answer: Answer) => void;

/** Longest recorded value, in characters. */
const LONGEST_RECORDED = 400;

/**
 * Records per path the first value for each answer of the reference. Paths of a status that was not written completely
 * are skipped, and so are versions of a kind other than the first.
 */
function recorder({ kind, sample }: StatusKind, records: Map<string, RecordedMistake[]>): RecordTo {
  const { group, version, resource } = kind;
  const key = `${group === '' ? version : `${group}/${version}`} ${kind.kind} ${resource}`;
  const other = [...records.keys()].find((each) => each.endsWith(` ${resource}`));
  if (other !== undefined && other !== key) return () => undefined;
  const list = records.get(key) ?? [];
  records.set(key, list);
  const known = new Set<string>();
  let written = -1;
  return (start, { place, value }, answer) => {
    const isRefused = answer.status === 422;
    if (!isRefused && answer.status !== 200) return;
    if (place.length === 0) written = start;
    const causes = isRefused ? causesOf(normalise(answer)) : [];
    const identity = JSON.stringify([start, place, causes.map((cause) => cause.replace(/"(?:[^"\\]|\\.)*"/g, ''))]);
    const isLong = place.length > 0 && JSON.stringify(value ?? null).length > LONGEST_RECORDED;
    if (known.has(identity) || isLong || written !== start) return;
    known.add(identity);
    list.push({ sample, start, place, ...(value === undefined ? {} : { wrong: value }), causes });
  };
}

type Print = (what: string, lines: readonly string[]) => void;

async function main(): Promise<number> {
  const options = {
    kinds: { type: 'string' },
    verbs: { type: 'string', default: STATUS_VERBS.join(',') },
    record: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [referenceFile, ourFile] = bothKubeconfigs(positionals, USAGE);
  const reference = new Api(referenceFile);
  const ours = new Api(ourFile);
  const only = values.kinds?.split(',');
  const verbs = STATUS_VERBS.filter((verb) => values.verbs.split(',').includes(verb));
  const namespace = `compare-${Date.now().toString(36)}`;
  for (const api of [reference, ours]) await api.post('/api/v1/namespaces', { metadata: { name: namespace } });
  const definitions = builtinResources(namingProfile('kubernetes')).map(({ definition }) => definition);
  const kinds = (await kindsOfBoth(reference, ours)).flatMap((kind): StatusKind[] => {
    if (!kind.subresources.includes('status') || (only !== undefined && !only.includes(kind.resource))) return [];
    if (!kind.verbs.includes('create')) return [];
    const definition = definitions.find(
      ({ group, version, resource }) => group === kind.group && version === kind.version && resource === kind.resource,
    );
    const schema = definition?.schema.properties?.['status'];
    if (definition === undefined || schema === undefined) return [];
    return membersOf(definition, namespace).map((members, sample) => ({ kind, schema, members, sample }));
  });
  const records = new Map<string, RecordedMistake[]>();
  let [at, requests, different] = [0, 0, 0];
  const work = async (): Promise<void> => {
    for (let index = at++; index < kinds.length; index = at++) {
      const one = kinds[index]!;
      const seen = new Set<string>();
      const title = `${one.kind.resource}.${one.kind.version}`;
      const name = NAMES[one.kind.resource] ?? `status-${index}`;
      const pair = new StatusPair([reference, ours], one, namespace, name);
      const print: Print = (what, lines) => {
        different++;
        const signature = lines.join('\n').replace(/\d+/g, '0');
        if (seen.has(signature)) return;
        seen.add(signature);
        console.log(`--- ${title} ${what}\n${lines.join('\n')}\n`);
      };
      await compareKind(pair, one, verbs, { print, record: recorder(one, records) });
      requests += pair.requests;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const api of [reference, ours]) await api.delete(`/api/v1/namespaces/${namespace}`);
  if (values.record !== undefined) {
    const found = [...records].filter(([, list]) => list.length > 0);
    writeFileSync(values.record, printRecord(Object.fromEntries(found)));
  }
  console.log(`${kinds.length} samples, ${requests} requests, ${different} answers differ`);
  return different === 0 ? 0 : 1;
}

process.exitCode = await main();
