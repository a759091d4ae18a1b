import { parseArgs } from 'node:util';
import type { JsonObject } from '../../../src/json/types.js';
import { FieldPath } from '../../../src/meta/field-path.js';
import { atOnce } from '../../../src/meta/steps.js';
import { createBaseEnvironment } from '../../../src/schema/cel/environment.js';
import { checkRules, MOST_COMPILED_CHARACTERS } from '../../../src/schema/cel/rule-checks.js';
import { objectRules } from '../../../src/schema/cel/rules.js';
import type { RuleSchema } from '../../../src/schema/cel/types.js';
import { Api, type ApiResponse } from '../../support/api.js';
import { CASE_SCHEMA, CASE_VALUES } from './case-schema.js';
import { choicesFrom, expressionFrom } from './expressions.js';

const USAGE = 'usage: npm run compare:cel -- REFERENCE_KUBECONFIG [--seed N] [--count N] [--words]';
/** Rules in one definition: many save requests, but all of them share one cost budget. */
const BATCH = 40;
const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const SCHEMA_PATH = 'spec.versions[0].schema.openAPIV3Schema';
/** Longest wait for a definition to be served, in tries of 100 ms. */
const PATIENCE = 100;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    words: { type: 'boolean', default: false },
  },
});
const [kubeconfig] = positionals;
if (kubeconfig === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const api = new Api(kubeconfig);
const environment = createBaseEnvironment();
const run = Date.now().toString(36);
const counts = { compared: 0, refused: 0, evaluated: 0, verdicts: 0, words: 0 };
process.exitCode = await compare(Number(values.seed), Number(values.count));

/** Compares results of all rules. @returns 1 when one differs */
async function compare(seed: number, count: number): Promise<number> {
  const choices = choicesFrom(seed);
  const rules = new Set<string>();
  while (rules.size < count) {
    const rule = expressionFrom(choices);
    if (rule.length < 400) rules.add(rule);
  }
  const all = [...rules];
  for (let start = 0; start < all.length; start += BATCH) await compareBatch(all.slice(start, start + BATCH), start);
  const { compared, refused, evaluated, verdicts, words } = counts;
  console.log(
    `${compared} rules, ${refused} refused by the reference, ${evaluated} evaluations: ${verdicts} verdicts differ, ${words} messages differ`,
  );
  return verdicts === 0 ? 0 : 1;
}

function schemaOf(rules: readonly string[]): RuleSchema {
  const properties = Object.fromEntries(
    rules.map((rule, index) => [`c${index}`, { ...CASE_SCHEMA, 'x-kubernetes-validations': [{ rule }] }]),
  );
  return { type: 'object', properties: { spec: { type: 'object', properties } } };
}

function definitionOf(schema: RuleSchema, name: string): JsonObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${name}s.cel-${run}.example.com` },
    spec: {
      group: `cel-${run}.example.com`,
      scope: 'Cluster',
      names: { plural: `${name}s`, singular: name, kind: `Kind${name}` },
      versions: [
        { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema as unknown as JsonObject } },
      ],
    },
  };
}

type Faults = ReadonlyMap<string, readonly string[]>;

/** Faults by rule: `c12` to its messages, with type names and positions normalised. */
function byCase(faults: readonly { readonly field: string; readonly message: string }[]): Faults {
  const found = new Map<string, string[]>();
  for (const { field, message } of faults) {
    const name = /\b(c\d+)\b/.exec(field)?.[1] ?? 'whole';
    const plain = message.replaceAll(/selfType\d+/g, 'self');
    found.set(name, [...(found.get(name) ?? []), plain].sort());
  }
  return found;
}

function causesOf({ json }: Pick<ApiResponse, 'json'>): readonly { field: string; message: string }[] {
  return (json['details']?.causes ?? []) as { field: string; message: string }[];
}

function report(kind: 'verdicts' | 'words', rule: string, reference: unknown, ours: unknown): void {
  counts[kind] += 1;
  if (kind === 'words' && !values.words) return;
  console.log(
    `${kind === 'verdicts' ? 'VERDICT' : 'words'} ${rule}\n  reference ${JSON.stringify(reference)}\n  ours      ${JSON.stringify(ours)}`,
  );
}

/** Whether both are equal; prints differences. */
function alike(rule: string, reference: readonly string[] | undefined, ours: readonly string[] | undefined): boolean {
  if ((reference === undefined) !== (ours === undefined) || kindOf(reference) !== kindOf(ours)) {
    report('verdicts', rule, reference ?? 'holds', ours ?? 'holds');
    return false;
  }
  if (JSON.stringify(reference) !== JSON.stringify(ours)) report('words', rule, reference, ours);
  return true;
}

/** Rejected for costs, rejected otherwise, or false: details of a result. */
function kindOf(messages: readonly string[] | undefined): string {
  const text = (messages ?? []).join('\n');
  if (/budget|cost limit|contributed to/.test(text)) return 'cost';
  if (/failed rule:/.test(text)) return 'false';
  return messages === undefined ? 'holds' : 'fault';
}

async function compareBatch(rules: readonly string[], start: number): Promise<void> {
  counts.compared += rules.length;
  const schema = schemaOf(rules);
  const answer = await api.post(`${DEFINITIONS}?dryRun=All`, definitionOf(schema, `try${start}`));
  if (answer.status !== 201 && answer.status !== 422) throw new Error(answer.text);
  const reference = byCase(causesOf(answer));
  const path = FieldPath.of('spec', 'versions').index(0).child('schema', 'openAPIV3Schema');
  const ours = byCase(
    atOnce(checkRules(schema, { path, environment, allowance: { ruleCharacters: MOST_COMPILED_CHARACTERS } })),
  );
  if (reference.has('whole') || ours.has('whole'))
    alike(`all of ${start} (${SCHEMA_PATH})`, reference.get('whole'), ours.get('whole'));
  const usable = rules.filter((rule, index) => {
    const theirs = reference.get(`c${index}`);
    if (theirs !== undefined) counts.refused += 1;
    return alike(rule, theirs, ours.get(`c${index}`)) && theirs === undefined;
  });
  if (usable.length > 0) await compareEvaluations(usable, `case${start}`);
}

async function compareEvaluations(rules: readonly string[], name: string): Promise<void> {
  const schema = schemaOf(rules);
  const definition = definitionOf(schema, name);
  const { name: id } = definition['metadata'] as { name: string };
  const made = await api.post(DEFINITIONS, definition);
  if (made.status !== 201) throw new Error(made.text);
  try {
    const url = `/apis/cel-${run}.example.com/v1/${name}s`;
    await served(id, url);
    const ready = objectRules(schema, environment);
    for (const value of CASE_VALUES) {
      const spec = Object.fromEntries(rules.map((_rule, index) => [`c${index}`, value]));
      const object = { apiVersion: `cel-${run}.example.com/v1`, kind: `Kind${name}`, metadata: { name: 'x' }, spec };
      const answer = await api.post(`${url}?dryRun=All`, object);
      if (answer.status !== 201 && answer.status !== 422) throw new Error(answer.text);
      const reference = byCase(causesOf(answer));
      const ours = byCase(ready === undefined ? [] : atOnce(ready.evaluate(object, undefined)).errors);
      rules.forEach((rule, index) => {
        counts.evaluated += 1;
        alike(`${rule}  over ${CASE_VALUES.indexOf(value)}`, reference.get(`c${index}`), ours.get(`c${index}`));
      });
    }
  } finally {
    await api.delete(`${DEFINITIONS}/${id}`);
  }
}

/** Resolves when the definition is established and its objects are served. */
async function served(id: string, url: string): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const { json } = await api.get(`${DEFINITIONS}/${id}`);
    const conditions = (json['status']?.conditions ?? []) as { type: string; status: string }[];
    const established = conditions.some(({ type, status }) => type === 'Established' && status === 'True');
    if (established && (await api.get(url)).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${id} was not served in time`);
}
