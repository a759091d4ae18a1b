import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../../src/json/types.js';
import { Api, type ApiResponse } from '../support/api.js';
import { authorityOf, clientOf } from '../support/client-certificate.js';
import { acting, answerTo, both, type Comparison, inOrder, inTurns, review } from './access-questions.js';
import { accessSet, type AccessSet } from './access-sets.js';
import { compareImpersonation, compareRoles } from './access-rules.js';
import { compareNodes } from './node-access.js';
import { Random } from './random.js';
import { compareRequests } from './requests/compare-requests.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE =
  'usage: npm run compare:access -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--sets N] [--questions N] [--only sets|nodes|roles|impersonation|requests] [--topic WORD] [--record FILE]';
/** Sets that are created before questions are asked: their informers are waited for together. */
const BATCH = 20;
const PATIENCE = 60_000;
const RULES = '/apis/authorization.k8s.io/v1/selfsubjectrulesreviews';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sets: { type: 'string', default: '100' },
    questions: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    topic: { type: 'string', default: '' },
    record: { type: 'string', default: '' },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

const scratch = mkdtempSync(join(tmpdir(), 'compare-access-'));
// Folder of kubeconfigs of clients with their own certificates.
process.env['TEST_SCRATCH'] = scratch;
try {
  process.exitCode = await main(referenceConfig, ownConfig);
} finally {
  rmSync(scratch, { recursive: true });
}

async function main(referenceFile: string, ownFile: string): Promise<number> {
  const findings = new Map<string, { count: number; readonly title: string }>();
  const counts = new Map<string, number>();
  const comparison: Comparison = {
    reference: new Api(referenceFile),
    ours: new Api(ownFile),
    note(title, reference, ours) {
      const [kind = title] = title.split(': ');
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const [left, right] = [JSON.stringify(reference), JSON.stringify(ours)];
      if (left === right) return;
      const text = `${kind}: ${left} | ${right}`.replace(/-?\d+/g, '0');
      const seen = findings.get(text);
      if (seen !== undefined) seen.count += 1;
      else findings.set(text, { count: 1, title: `${title}\n   ${left}\n   ${right}` });
    },
  };
  const wanted = (part: string): boolean => values.only === '' || values.only === part;
  if (wanted('roles')) await compareRoles(comparison);
  if (wanted('impersonation')) {
    const caller = (file: string) => (name: string, groups: readonly string[]) =>
      clientOf(file, authorityOf(file), name, groups);
    await compareImpersonation(comparison, caller(referenceFile), caller(ownFile));
  }
  if (wanted('requests')) await compareRequests(comparison, values.topic, values.record);
  if (wanted('nodes')) await compareNodes(comparison);
  if (wanted('sets')) await compareSets(comparison);
  for (const { count, title } of [...findings.values()].sort((left, right) => right.count - left.count)) {
    console.log(`${count}x ${title}`);
  }
  const summary = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`${summary}; ${findings.size} differences (reference above ours)`);
  return findings.size === 0 ? 0 : 1;
}

async function compareSets(comparison: Comparison): Promise<void> {
  const { reference, ours } = comparison;
  const random = new Random(Number(values.seed));
  const run = Date.now().toString(36);
  const spaces = [`access-${run}-a`, `access-${run}-b`] as const;
  for (const name of spaces) await both(comparison, (api) => api.post('/api/v1/namespaces', { metadata: { name } }));
  const total = Number(values.sets);
  for (let from = 0; from < total; from += BATCH) {
    const sets = Array.from({ length: Math.min(BATCH, total - from) }, (_, at) =>
      accessSet(random, `${run}-${from + at}`, spaces, Number(values.questions)),
    );
    const objects = sets.flatMap((set) => set.objects);
    await inTurns(objects, async ({ path, object }) => {
      const made = await both(comparison, (api) => api.post(path, object));
      comparison.note('writes', made[0].status, made[1].status);
    });
    for (const api of [reference, ours]) await settle(api, sets);
    await inTurns(sets, (set) => askAbout(comparison, set));
    await inTurns(objects, async ({ path, object }) => {
      await both(comparison, (api) => api.delete(`${path}/${nameOf(object)}`));
    });
  }
  for (const name of spaces) await both(comparison, (api) => api.delete(`/api/v1/namespaces/${name}`));
}

async function askAbout(comparison: Comparison, set: AccessSet): Promise<void> {
  for (const question of set.questions) {
    const [left, right] = await both(comparison, (api) => review(api, question));
    comparison.note(`reviews: ${JSON.stringify(question)}`, left, right);
  }
  for (const { user, groups, namespace } of set.listed) {
    const [left, right] = await both(comparison, async (api) => {
      const answer = await api.send('POST', RULES, { body: { spec: { namespace } }, headers: acting(user, groups) });
      return rulesIn(answer);
    });
    comparison.note(`rules reviews: ${user}`, left, right);
  }
  for (const request of set.requests) {
    const [left, right] = await both(comparison, (api) => answerTo(api, request));
    comparison.note(`requests: ${JSON.stringify(request)}`, left, right);
  }
}

/** Waits until a server knows all sets. */
async function settle(api: Api, sets: readonly AccessSet[]): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (const question of sets.flatMap(({ settled }) => settled)) {
    while (!(await review(api, question)).allowed) {
      if (Date.now() > deadline) throw new Error('a server does not get to know roles and bindings');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function rulesIn(answer: ApiResponse): unknown {
  const { status } = answer.json as { status: { incomplete: boolean; evaluationError?: string } & JsonObject };
  const lines = (member: string): string[] =>
    ((status[member] ?? []) as JsonObject[]).map((rule) => JSON.stringify(Object.entries(rule).sort())).sort();
  return {
    incomplete: status.incomplete,
    error: inOrder(status.evaluationError ?? ''),
    resourceRules: lines('resourceRules'),
    nonResourceRules: lines('nonResourceRules'),
  };
}

function nameOf(object: JsonObject): string {
  return (object['metadata'] as { name: string }).name;
}
