import { parseArgs } from 'node:util';
import { Api } from '../support/api.js';
import { type Answer, exchange } from './exchange.js';
import { KNOWN } from './known.js';
import { compared, filled, type Variables, variablesAfter } from './writes/answers.js';
import { type Lifecycle, type LifecycleStep, LIFECYCLES } from './writes/lifecycles.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = 'usage: npm run compare:lifecycle -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--only WORD]';
/** Longest wait for a controller, in milliseconds. */
const PATIENCE = 60_000;

/** Rows of docs/differences.md that lifecycles meet. */
const MEANT: ReadonlySet<string> = new Set(['namespace-precondition', 'collector-pace']);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Runs the lifecycles on both servers concurrently and prints differences. @returns 1 if there are any */
async function compare(reference: Api, ours: Api): Promise<number> {
  const run = Date.now().toString(36);
  const found = await Promise.all(
    LIFECYCLES.filter(({ title }) => title.includes(values.only)).map(async (lifecycle, at) => {
      const name = `lifecycle-${run}-${at}`;
      const [theirs, own] = await Promise.all([reference, ours].map((api) => lead(lifecycle, api, name)));
      await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${name}`)));
      return lifecycle.steps.flatMap(({ step }, index) => {
        const { lines, ...pair } = compared(step, [theirs![index]!, own![index]!]);
        if (KNOWN.some(({ id, matches }) => MEANT.has(id) && matches({ step, ...pair }))) return [];
        const shown = lines.map((line) => `   ${line}`).join('\n');
        return lines.length === 0 ? [] : [`${lifecycle.title} (${index}): ${step.method} ${step.path}\n${shown}`];
      });
    }),
  );
  for (const text of found.flat()) console.log(text);
  console.log(`${found.length} lifecycles; ${found.flat().length} answers differ (reference | ours)`);
  return found.flat().length === 0 ? 0 : 1;
}

async function lead(lifecycle: Lifecycle, api: Api, name: string): Promise<readonly Answer[]> {
  let variables: Variables = { NS: name, NAME: name };
  const answers: Answer[] = [];
  for (const one of lifecycle.steps) {
    const answer = await answerOf(api, one, variables);
    variables = variablesAfter(variables, answer);
    answers.push(answer);
  }
  return answers;
}

async function answerOf(api: Api, { step, until }: LifecycleStep, variables: Variables): Promise<Answer> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const answer = await exchange(api, filled(step, variables));
    if (until === undefined || until(answer.status, answer.text) || performance.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
