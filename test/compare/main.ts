import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Api } from '../support/api.js';
import { exchange, type Step } from './exchange.js';
import { kindsOfBoth } from './kinds.js';
import { KNOWN } from './known.js';
import { changesOf, mistakesOf } from './mistakes.js';
import { type Comparable, differencesOf, normalise } from './normalise.js';
import { Random } from './random.js';
import { causesOf, printRecord, type RecordedMistake } from './recorded.js';
import { formsOf, mutationsOf, namesOf, pointersOf, type Sequence, updatesOf, verbsOf } from './sequences.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE =
  'usage: npm run compare -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--rounds N] [--only WORD] [--kinds a,b] [--all] [--mistakes] [--record FILE]';
/** Concurrent sequences: enough to keep both servers busy without being a load test. */
const AT_ONCE = 4;

/** One kind of difference, with its first occurrence. */
interface Finding {
  count: number;
  readonly title: string;
  readonly request: string;
  readonly lines: readonly string[];
}

const RECORD: Record<string, RecordedMistake[]> = {};
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    kinds: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    mistakes: { type: 'boolean', default: false },
    record: { type: 'string', default: '' },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Runs all sequences on both servers and prints differences. @returns 1 if there are any */
async function compare(reference: Api, ours: Api): Promise<number> {
  const wanted = values.kinds === '' ? undefined : new Set(values.kinds.split(','));
  const kinds = (await kindsOfBoth(reference, ours)).filter(({ resource }) => wanted?.has(resource) ?? true);
  const random = new Random(Number(values.seed));
  // New each time: that of the previous run may still be terminating.
  const namespace = `compare-${Date.now().toString(36)}`;
  const place = { namespace, random, rounds: Number(values.rounds) };
  const patched = kinds.filter(({ resource }) => resource === 'deployments' || resource === 'configmaps');
  const all = values.mistakes
    ? kinds.flatMap((kind) => [...mistakesOf(kind, place), ...changesOf(kind, place)])
    : [
        ...kinds.map((kind) => verbsOf(kind, place)),
        ...kinds.flatMap((kind) => mutationsOf(kind, place)),
        ...kinds.flatMap((kind) => updatesOf(kind, place) ?? []),
        ...kinds.flatMap((kind) => namesOf(kind, { ...place, rounds: Math.ceil(place.rounds / 3) })),
        ...formsOf(kinds, place),
        ...patched.map((kind) => pointersOf(kind, { ...place, rounds: place.rounds * 3 })),
      ];
  const sequences = all.filter(({ title }) => title.includes(values.only));
  const made = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  await Promise.all([reference.post('/api/v1/namespaces', made), ours.post('/api/v1/namespaces', made)]);
  const findings = new Map<string, Finding>();
  const known = new Map<string, number>();
  let requests = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    for (let sequence = sequences[next++]; sequence !== undefined; sequence = sequences[next++]) {
      const sent = await runSequence(reference, ours, sequence, findings, known);
      requests += sent;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
  if (values.record !== '') writeFileSync(values.record, printRecord(RECORD));
  report(findings, known, `${kinds.length} kinds, ${sequences.length} sequences, ${requests} requests`);
  return findings.size === 0 ? 0 : 1;
}

/** Errors in which both servers agree, to be expected by a test. */
function recordMistake({ body, path, mistake }: Step, answer: Comparable): void {
  if (mistake === undefined) return;
  // Pod templates are the same in all kinds that have one: deployments represent them.
  const place = mistake.place.join('.');
  if (/(^|\.)template\.spec\./.test(place) && !path.includes('/deployments')) return;
  const { apiVersion, kind } = body as { apiVersion: string; kind: string };
  const name = `${apiVersion} ${kind} ${/([a-z]+)\?/.exec(path)![1]}`;
  (RECORD[name] ??= []).push({ ...mistake, causes: causesOf(answer) });
}

async function runSequence(
  reference: Api,
  ours: Api,
  { title, steps }: Sequence,
  findings: Map<string, Finding>,
  known: Map<string, number>,
): Promise<number> {
  for (const step of steps) {
    const base = (step.body as { metadata?: { generateName?: string } } | undefined)?.metadata?.generateName;
    const answers = await Promise.all([exchange(reference, step), exchange(ours, step)]);
    const [theirs, own] = answers.map((answer) => normalise(answer, base));
    const lines = differencesOf(theirs!, own!);
    if (lines.length === 0) {
      if (values.record !== '' && theirs!.status === 422) recordMistake(step, theirs!);
      continue;
    }
    const meant = KNOWN.find(({ matches }) => matches({ step, reference: theirs!, ours: own! }));
    if (meant !== undefined && !values.all) {
      known.set(meant.id, (known.get(meant.id) ?? 0) + 1);
      continue;
    }
    const signature = lines.join('\n').replace(/\d+/g, '0');
    const seen = findings.get(signature);
    if (seen !== undefined) seen.count++;
    else {
      const body =
        step.raw ??
        JSON.stringify(step.body, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ??
        '';
      const request = `${step.method} ${step.path} ${step.method === 'POST' || step.method === 'PUT' ? '' : body.slice(0, 300)}`;
      findings.set(signature, { count: 1, title, request, lines });
    }
  }
  return steps.length;
}

function report(findings: ReadonlyMap<string, Finding>, known: ReadonlyMap<string, number>, summary: string): void {
  const ordered = [...findings.values()].sort((left, right) => right.count - left.count);
  for (const { count, title, request, lines } of ordered) {
    console.log(`${count}x ${title}\n   ${request}`);
    for (const line of lines) console.log(`   ${line}`);
  }
  for (const [id, count] of known) console.log(`known: ${id} (docs/differences.md), ${count} times`);
  console.log(`${summary}; ${findings.size} differences (reference | ours)`);
}
