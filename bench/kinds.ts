import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BenchRow, row } from './report.js';
import { freePort, type Start, start, warmRows } from './startup.js';

const execute = promisify(execFile);
/** Groups, and kinds in each, that are added to the built-in ones, of which there are a hundred. */
const GROUPS = 10;
const KINDS = 10;
const ROUNDS = 4;
/** All files that the generator and the bundler need. */
const COPIED = ['buf.gen.yaml', 'buf.yaml', 'codegen', 'generated', 'migrations', 'package.json', 'schemas', 'src'];
/** The files of an average kind with a spec and a status, which are copied under other names. */
const PATTERN = 'schemas/openapi/policy/v1/PodDisruptionBudget';
/** What one more kind may add to the memory of an idle server, and to the CPU time of a start in ms. */
const MEMORY_OF_ONE = 100 * 1024;
const PROCESSOR_OF_ONE = 2;

/**
 * The time of a start and the memory of an idle server with all built-in kinds, and the additions of one more generated
 * kind.
 */
export async function run(folder: string): Promise<BenchRow[]> {
  const more = join(folder, 'tree');
  await makeTree(more);
  const port = await freePort();
  const [few, many]: [Start[], Start[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = [await start(join(folder, 'few'), port), await start(join(folder, 'many'), port, more)] as const;
    // The first start of each creates its database.
    if (round < 0) continue;
    few.push(pair[0]);
    many.push(pair[1]);
  }
  const added = (of: (one: Start) => number | undefined): number[] =>
    many.map((one, round) => (of(one)! - of(few[round]!)!) / (GROUPS * KINDS)).filter((value) => !Number.isNaN(value));
  const memory = added((one) => one.memory);
  const processor = added((one) => one.processor);
  return [
    ...warmRows(', all built-in kinds', few),
    ...warmRows(`, ${GROUPS * KINDS} kinds more`, many),
    ...(memory.length === 0
      ? []
      : [row('one more kind, memory', 'bytes', { ours: memory, reference: [MEMORY_OF_ONE], budget: { atMost: 1 } })]),
    ...(processor.length === 0
      ? []
      : [
          row('one more kind, start', 'processor ms', {
            ours: processor,
            reference: [PROCESSOR_OF_ONE],
            budget: { atMost: 1 },
          }),
        ]),
  ];
}

/** A copy of this tree with more kinds, generated and bundled. */
async function makeTree(tree: string): Promise<void> {
  await mkdir(tree, { recursive: true });
  for (const path of COPIED) await cp(path, join(tree, path), { recursive: true });
  await symlink(resolve('node_modules'), join(tree, 'node_modules'));
  for (let group = 0; group < GROUPS; group += 1) {
    const name = `bench${letter(group)}`;
    const versions = '  versions:\n    - { version: v1, enabledByDefault: true }\n';
    await appendFile(
      join(tree, 'schemas/openapi/groups.yaml'),
      `- directory: ${name}\n  group: ${name}.cluster.io\n${versions}`,
    );
    await mkdir(join(tree, 'schemas/openapi', name, 'v1'), { recursive: true });
    for (let kind = 0; kind < KINDS; kind += 1) await copyKind(tree, `schemas/openapi/${name}/v1`, letter(kind));
  }
  const node = (...args: string[]) => execute(process.execPath, args, { cwd: tree, maxBuffer: 16 << 20 });
  await node('codegen/run.mjs', 'generate');
  await node('codegen/bundle/bundle.mjs');
}

async function copyKind(tree: string, folder: string, suffix: string): Promise<void> {
  for (const part of ['', 'Spec', 'Status']) {
    const text = (await readFile(`${PATTERN}${part}.yaml`, 'utf8'))
      .replaceAll('PodDisruptionBudget', `Budget${suffix.toUpperCase()}`)
      .replaceAll('poddisruptionbudget', `budget${suffix}`)
      .replace(/^ *shortNames:.*\n/m, '');
    await writeFile(join(tree, folder, `Budget${suffix.toUpperCase()}${part}.yaml`), text);
  }
}

/** a, b, c and so on. */
function letter(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}
