import { parseArgs } from 'node:util';
import { Api } from '../support/api.js';
import { defineCustomKind } from './custom-kind.js';
import { exchange } from './exchange.js';
import { KNOWN } from './known.js';
import { compared, filled, type Variables, variablesAfter } from './writes/answers.js';
import type { WriteCase } from './writes/case.js';
import { DELETIONS } from './writes/deletion.js';
import { DRY_RUNS } from './writes/dry-run.js';
import { KNOWN_WRITES } from './writes/known.js';
import { INTENTS } from './writes/intents.js';
import { PATCHES } from './writes/patches.js';
import { SUBRESOURCES } from './writes/subresources.js';
import { UPDATE_CASES } from './writes/updates.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = 'usage: npm run compare:writes -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--only WORD] [--all]';
const AT_ONCE = 4;
const CASES: readonly WriteCase[] = [
  ...UPDATE_CASES,
  ...PATCHES,
  ...INTENTS,
  ...DELETIONS,
  ...DRY_RUNS,
  ...SUBRESOURCES,
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, all: { type: 'boolean', default: false } },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Sends the cases to both servers and prints differences. @returns 1 if there are any */
async function compare(reference: Api, ours: Api): Promise<number> {
  const namespace = `writes-${Date.now().toString(36)}`;
  const made = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  await Promise.all([reference.post('/api/v1/namespaces', made), ours.post('/api/v1/namespaces', made)]);
  // Pods need it, and the reference may have no controller for it.
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
  for (const api of [reference, ours]) await api.post(`/api/v1/namespaces/${namespace}/serviceaccounts`, account);
  await defineCustomKind([reference, ours], namespace);
  const cases = CASES.filter(({ title }) => title.includes(values.only));
  const known = new Map<string, number>();
  let requests = 0;
  let different = 0;
  let next = 0;
  const runCase = async ({ title, steps }: WriteCase, name: string): Promise<void> => {
    let [theirs, own]: Variables[] = [
      { NS: namespace, NAME: name },
      { NS: namespace, NAME: name },
    ];
    for (const step of steps) {
      const answers = await Promise.all([
        exchange(reference, filled(step, theirs!)),
        exchange(ours, filled(step, own!)),
      ]);
      requests += 1;
      const pair = compared(step, answers);
      theirs = variablesAfter(theirs!, answers[0]);
      own = variablesAfter(own!, answers[1]);
      if (pair.lines.length === 0) continue;
      const meant =
        KNOWN_WRITES.find(({ matches }) => matches({ title, step, ...pair })) ??
        (pair.factsOnly ? undefined : KNOWN.find(({ matches }) => matches({ step, ...pair })));
      if (meant !== undefined && !values.all) {
        known.set(meant.id, (known.get(meant.id) ?? 0) + 1);
        continue;
      }
      different += 1;
      console.log(`${title}: ${step.method} ${step.path} ${step.type ?? ''}`);
      console.log(`   ${(step.raw ?? JSON.stringify(step.body) ?? '').slice(0, 300)}`);
      for (const line of pair.lines) console.log(`   ${line}`);
    }
  };
  const work = async (): Promise<void> => {
    for (let at = next++; at < cases.length; at = next++) await runCase(cases[at]!, `w-${at}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const api of [reference, ours]) await api.delete(`/api/v1/namespaces/${namespace}`);
  for (const [id, count] of known) console.log(`known: ${id} (docs/differences.md), ${count} times`);
  console.log(`${cases.length} cases, ${requests} requests; ${different} answers differ (reference | ours)`);
  return different === 0 ? 0 : 1;
}
