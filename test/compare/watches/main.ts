import { parseArgs } from 'node:util';
import { Api } from '../../support/api.js';
import { bothKubeconfigs } from '../both-kubeconfigs.js';
import { Random } from '../random.js';
import { defineWatchedKinds } from './custom-kinds.js';
import { WATCHED_KINDS } from './kinds.js';
import { compareRedefinitions } from './redefinitions.js';
import { type Finding, Round, type RoundResult, type Side } from './round.js';
import { compareScenario } from './scenario-streams.js';
import { SCENARIOS } from './scenarios.js';
import { Streams } from './transports.js';

const USAGE =
  'usage: npm run compare:watches -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--seed N] [--rounds N] [--only KIND,...] [--controllers] [--log]\n' +
  '--controllers: only the scenarios that need controllers, on servers that run them';
const AT_ONCE = 6;
/** First watches and writes of a round. */
const WATCHES = 12;
const WRITES = 16;
const SEED_OF_ROUNDS = 1_000_003;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    controllers: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);
const sideOf = (config: string): Side => ({ api: new Api(config), streams: new Streams(config) });

process.exitCode = await compare([sideOf(referenceConfig), sideOf(ownConfig)]);

/** Runs random rounds on both servers and prints differences. @returns 1 if there are any, or nothing was compared in time */
async function compare(sides: readonly [Side, Side]): Promise<number> {
  await defineWatchedKinds(sides.map(({ api }) => api));
  const only = values.only === '' ? [] : values.only.split(',');
  const kinds = WATCHED_KINDS.filter(({ name }) => only.length === 0 || only.includes(name));
  const run = Date.now().toString(36).slice(-5);
  const first = Number(values.seed);
  const last = first + Number(values.rounds);
  const found = new Map<string, { count: number; readonly text: string }>();
  const totals = { rounds: 0, late: 0, watches: 0, events: 0, writes: 0, lists: 0, scenarios: 0 };
  let next = first;
  const work = async (): Promise<void> => {
    for (let seed = next++; seed < last; seed = next++) {
      const kind = kinds[new Random(seed).below(kinds.length)]!;
      // The last letter keeps a name from being the start of another one.
      const tag = `w${run}${seed}x`;
      // Another seed than that of the kind, or the first random value of a round would depend on its kind.
      const round = new Round(sides, seed + SEED_OF_ROUNDS, kind, tag);
      let result: RoundResult;
      try {
        result = await round.run(WATCHES, WRITES);
        await round.remove();
      } catch (error) {
        note(`${kind.name} seed ${seed}`, { title: 'the round failed', lines: [(error as Error).message] }, []);
        continue;
      }
      for (const finding of result.findings) note(`${kind.name} seed ${seed}`, finding, result.log);
      if (result.late) {
        totals.late += 1;
        continue;
      }
      totals.rounds += 1;
      for (const part of ['watches', 'events', 'writes', 'lists'] as const) totals[part] += result[part];
    }
  };
  const note = (where: string, { title, lines }: Finding, log: readonly string[]): void => {
    const signature = lines
      .join('\n')
      .replace(new RegExp(`[sw]${run}\\d+x`, 'g'), 'w')
      .replace(/\d+/g, '0');
    const seen = found.get(signature);
    if (seen !== undefined) seen.count += 1;
    else {
      const writes = values.log ? `\n   ${log.join('\n   ')}` : '';
      found.set(signature, { count: 1, text: `${where}: ${title}\n   ${lines.join('\n   ')}${writes}` });
    }
  };
  if (!values.controllers) await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!values.controllers && only.length === 0) {
    for (const finding of await compareRedefinitions(sides, run)) note('definitions', finding, []);
  }
  if (only.length === 0) {
    const scenarios = SCENARIOS.filter(({ controllers = false }) => controllers === values.controllers);
    for (const [at, scenario] of scenarios.entries()) {
      try {
        const { findings, watches, events } = await compareScenario(sides, scenario, `s${run}${at}x`);
        for (const finding of findings) note('scenario', finding, []);
        totals.scenarios += 1;
        totals.watches += watches;
        totals.events += events;
      } catch (error) {
        note('scenario', { title: scenario.title, lines: [`it failed: ${(error as Error).message}`] }, []);
      }
    }
  }
  for (const { streams } of sides) streams.close();
  for (const { count, text } of [...found.values()].sort((one, other) => other.count - one.count)) {
    console.log(`${count}x ${text}`);
  }
  console.log(
    `${totals.rounds} rounds (${totals.late} were too slow), ${totals.scenarios} scenarios, ${totals.watches} watches, ${totals.events} events, ` +
      `${totals.writes} writes, ${totals.lists} lists; ${found.size} differences (reference | ours)`,
  );
  return found.size === 0 && totals.rounds + totals.scenarios > 0 ? 0 : 1;
}
