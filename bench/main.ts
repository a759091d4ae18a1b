import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as auth from './auth.js';
import * as crds from './crds.js';
import * as http from './http.js';
import * as kinds from './kinds.js';
import * as large from './large.js';
import { type BenchRow, oneLine, table, withinBudget } from './report.js';
import * as reads from './reads.js';
import * as startup from './startup.js';
import * as storage from './storage.js';
import * as watch from './watch.js';
import * as writes from './writes.js';

/** A scenario, run in an empty folder that is deleted afterwards. */
interface Scenario {
  run(folder: string): Promise<BenchRow[]>;
}

/** Scenarios by name; `npm run bench -- http` runs one of them. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  startup,
  kinds,
  crds,
  storage,
  http,
  watch,
  large,
  auth,
  reads,
  writes,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(SCENARIOS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `bench: unknown scenario ${unknown.join(', ')}; known are ${Object.keys(SCENARIOS).join(', ')}\n`,
  );
  process.exit(2);
}
const rows: BenchRow[] = [];
const failed: string[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(SCENARIOS)) {
  process.stderr.write(`bench: ${name} ...\n`);
  const folder = await mkdtemp(join(tmpdir(), `bench-${name}-`));
  // The embedded database may run as another user.
  await chmod(folder, 0o755);
  try {
    const made = await SCENARIOS[name]!.run(folder);
    process.stderr.write(`${table(made)}\n`);
    rows.push(...made);
  } catch (error) {
    process.stderr.write(`bench: ${name} failed: ${oneLine(error)}\n`);
    failed.push(name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
process.stdout.write(`${table(rows)}\n`);
const missed = rows.filter((row) => !withinBudget(row)).length;
process.stdout.write(
  `\n${rows.length - missed} of ${rows.length} budgets kept. A ratio is the middle one of its rounds, in which ours and the ` +
    `reference took turns;\n"noise" is how far the reference itself went apart, as half of its range over its median.\n`,
);
process.exit(failed.length > 0 ? 1 : 0);
