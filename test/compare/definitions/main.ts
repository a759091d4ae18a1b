import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../../../src/json/types.js';
import { Api } from '../../support/api.js';
import { hasKubectl } from '../../support/kubectl.js';
import { exchange, type Step } from '../exchange.js';
import { KNOWN } from '../known.js';
import { mutate, placesIn } from '../mutations.js';
import { type Comparable, differencesOf, normalise } from '../normalise.js';
import { Random } from '../random.js';
import { DEFINITIONS, placeOf, serve, withdraw } from './kind-under-test.js';
import { knownOfDefinitions } from './known.js';
import type { Operator } from './operator.js';
import { OPERATORS } from './operators.js';
import { printRecordedKinds, recordedObject, type RecordedKind, recordedTable, withoutAges } from './recorded.js';
import { schemaOf } from './published-schema.js';
import { bothKubeconfigs } from '../both-kubeconfigs.js';

const USAGE =
  'usage: npm run compare:definitions -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--rounds N] [--only WORD] [--all] [--record FILE]';
/** Concurrent requests with corrupted definitions and objects. */
const AT_ONCE = 4;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    record: { type: 'string', default: '' },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);
const servers = [new Api(referenceConfig), new Api(ownConfig)] as const;
const kubeconfigs = hasKubectl() ? [referenceConfig, ownConfig] : [];
const random = new Random(Number(values.seed));
const rounds = Number(values.rounds);
const recorded: Record<string, RecordedKind> = {};
const findings = new Map<string, { count: number; readonly what: string; readonly lines: readonly string[] }>();
const known = new Map<string, number>();
let requests = 0;
process.exitCode = await compare(OPERATORS.filter(({ definition }) => nameOf(definition).includes(values.only)));

function nameOf(object: JsonObject): string {
  return String((object['metadata'] as JsonObject)['name']);
}

/** Compares all operators, one after the other. @returns 1 when there are unintended differences */
async function compare(operators: readonly Operator[]): Promise<number> {
  for (const operator of operators) await compareOperator(operator);
  const ordered = [...findings.values()].sort((left, right) => right.count - left.count);
  for (const { count, what, lines } of ordered) {
    console.log(`${count}x ${what}`);
    for (const line of lines) console.log(`   ${line}`);
  }
  for (const [id, count] of known) console.log(`known: ${id} (docs/differences.md), ${count} times`);
  console.log(`${operators.length} operators, ${requests} requests; ${findings.size} differences (reference | ours)`);
  if (values.record !== '') writeFileSync(values.record, printRecordedKinds(recorded));
  return findings.size === 0 ? 0 : 1;
}

async function compareOperator({ definition, objects }: Operator): Promise<void> {
  const name = nameOf(definition);
  await compareSteps(
    `${name}: definition corrupted`,
    corrupted(definition, `${DEFINITIONS}?dryRun=All&fieldValidation=Strict`),
  );
  const accepted = await compareStep(`${name}: definition`, { method: 'POST', path: DEFINITIONS, body: definition });
  if (accepted === undefined || accepted.status !== 201) return;
  try {
    const namespace = `definitions-${Date.now().toString(36)}`;
    await Promise.all(servers.map((api) => serve(api, definition, namespace)));
    await compareKind(name, { definition, objects }, namespace);
  } finally {
    await Promise.all(servers.map((api) => withdraw(api, definition)));
  }
}

/** Tests of a kind that is served on both servers. */
async function compareKind(name: string, { definition, objects }: Operator, namespace: string): Promise<void> {
  const kept: RecordedKind = { objects: {}, table: undefined };
  recorded[name] = kept;
  for (const object of objects) {
    const { path } = placeOf(definition, object, namespace);
    const what = `${name}: ${nameOf(object)}`;
    await compareStep(`${what}, strictly`, {
      method: 'POST',
      path: `${path}?dryRun=All&fieldValidation=Strict`,
      body: object,
    });
    const made = await compareStep(what, { method: 'POST', path, body: object });
    if (made !== undefined) kept.objects[nameOf(object)] = recordedObject(made);
    await compareSteps(`${what} corrupted`, corrupted(object, `${path}?dryRun=All&fieldValidation=Strict`));
  }
  for (const version of placeOf(definition, objects[0]!, namespace).versions) {
    const listed = await compareStep(`${name}: list of ${version.name}`, { method: 'GET', path: version.path });
    const table = await compareStep(`${name}: table of ${version.name}`, {
      method: 'GET',
      path: version.path,
      accept: 'application/json;as=Table;v=v1;g=meta.k8s.io',
    });
    if (listed !== undefined && table !== undefined) kept.table ??= recordedTable(table);
    await compareAnswers(`${name}: schema of ${version.name}`, (api) => schemaOf(api, definition, version.name));
    await compareExplain(name, version.apiVersion);
  }
}

/** kubectl's view of the published schema. */
async function compareExplain(name: string, apiVersion: string): Promise<void> {
  const resource = name.slice(0, name.indexOf('.'));
  const [reference, ours] = await Promise.all(kubeconfigs.map((config) => explained(config, resource, apiVersion)));
  if (reference !== undefined && ours !== undefined)
    found(`${name}: explain ${apiVersion}`, undefined, reference, ours);
}

function explained(kubeconfig: string, resource: string, apiVersion: string): Promise<Comparable> {
  const options = ['--recursive', `--api-version=${apiVersion}`, `--kubeconfig=${kubeconfig}`];
  return new Promise((resolve) => {
    execFile('kubectl', ['explain', resource, ...options], { timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({
        status: error === null ? 200 : 0,
        warnings: [],
        body: error === null ? withoutMetadata(stdout) : stderr,
      }),
    );
  });
}

/** The explanation without members of metadata, also of embedded objects: they are those of built-in kinds. */
function withoutMetadata(explanation: string): string {
  let inside: number | undefined;
  return explanation
    .split('\n')
    .filter((line) => {
      const depth = line.search(/\S|$/);
      if (inside !== undefined && depth > inside && line !== '') return false;
      inside = line.includes('metadata\t<ObjectMeta>') ? depth : undefined;
      return true;
    })
    .join('\n');
}

/** Corrupted variants of the object, one per round. */
function corrupted(object: JsonObject, path: string): readonly (Step & { readonly what: string })[] {
  const places = placesIn(object).filter(([first]) => first !== 'kind' && first !== 'apiVersion');
  return Array.from({ length: rounds }, () => {
    const { what, object: body } = mutate(object, random.pick(places), random);
    return { method: 'POST', path, body, what };
  });
}

async function compareSteps(what: string, steps: readonly (Step & { readonly what: string })[]): Promise<void> {
  const rest = [...steps];
  const work = async (): Promise<void> => {
    for (let step = rest.pop(); step !== undefined; step = rest.pop()) {
      await compareStep(`${what}: ${step.what}`, step);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Sends the step to both. @returns the answer when both agree */
async function compareStep(what: string, step: Step): Promise<Comparable | undefined> {
  requests += 1;
  const [reference, ours] = await Promise.all(
    servers.map(async (api) => withoutAges(normalise(await exchange(api, step)))),
  );
  return found(what, step, reference!, ours!) ? reference : undefined;
}

async function compareAnswers(what: string, ask: (api: Api) => Promise<unknown>): Promise<void> {
  requests += 1;
  const [reference, ours] = await Promise.all(servers.map(ask));
  found(what, undefined, { status: 200, warnings: [], body: reference }, { status: 200, warnings: [], body: ours });
}

/** Records differences between two answers. @returns whether there are none */
function found(what: string, step: Step | undefined, reference: Comparable, ours: Comparable): boolean {
  const lines = differencesOf(reference, ours);
  if (lines.length === 0) return true;
  const meant =
    step === undefined
      ? undefined
      : (KNOWN.find(({ matches }) => matches({ step, reference, ours })) ??
        knownOfDefinitions({ step, reference, ours }));
  if (meant !== undefined && !values.all) {
    known.set(meant.id, (known.get(meant.id) ?? 0) + 1);
    return false;
  }
  const signature = lines.join('\n').replace(/\d+/g, '0');
  const seen = findings.get(signature);
  if (seen === undefined) findings.set(signature, { count: 1, what, lines });
  else seen.count += 1;
  return false;
}
