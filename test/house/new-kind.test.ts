import { execFile } from 'node:child_process';
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeScratch } from '../support/scratch.js';

const run = promisify(execFile);

/** Everything that the generator and an in-memory registry need. */
const COPIED = ['buf.gen.yaml', 'buf.yaml', 'codegen', 'generated', 'package.json', 'schemas', 'src', 'test/support'];

/** The copy's test of the new kind, in a separate process, so that it uses the copy's generated files. */
const SCRIPT = `
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { body, inProcess, listing, refusal, writing } from './test/support/in-process.js';

const results = {};
for (const naming of ['cluster', 'kubernetes']) {
  const world = inProcess({ naming });
  const target = (name) => world.target('maintenancewindows', { namespace: 'default', name });
  const { group } = target('').resource.definition;
  const object = { ...parse(readFileSync('object.yaml', 'utf8')), apiVersion: group + '/v1' };
  const create = (given) => world.registry.create(world.context, target(''), body(given), writing());
  const { object: created } = await create(object);
  const got = await world.registry.get(world.context, target('weekly'), { resourceVersion: '' });
  const list = await world.registry.list(world.context, target(''), listing({ fieldSelector: 'spec.day=Sunday' }));
  const none = await world.registry.list(world.context, target(''), listing({ fieldSelector: 'spec.day=Monday' }));
  const changed = { ...created.parsed, spec: { ...created.parsed.spec, day: 'Monday' } };
  const spec = { day: 'Someday', minutes: 2000, contacts: ['a', 'a'] };
  results[naming] = {
    group,
    spec: got.parsed.spec,
    generation: got.parsed.metadata.generation,
    listed: list.items.map(({ name }) => name),
    elsewhere: none.items.length,
    bad: await refusal(create({ ...object, metadata: { name: 'bad', namespace: 'default' }, spec })),
    frozen: await refusal(world.registry.update(world.context, target('weekly'), body(changed), writing())),
  };
}
console.log(JSON.stringify(results));
process.exit(0);
`;

/** The code block below a marker in docs/adding-a-kind.md, without the indent of its list item. */
async function example(name: string): Promise<string> {
  const text = await readFile('docs/adding-a-kind.md', 'utf8');
  const block = new RegExp(`<!-- example: ${name} -->\\s*\`\`\`yaml\\n([\\s\\S]*?)\\n *\`\`\``).exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/adding-a-kind.md has no example ${name}`);
  const indent = /^ */.exec(block)![0];
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '') + '\n';
}

/** The answers under one naming, as the script prints them. */
interface Answers {
  readonly group: string;
  readonly spec: object;
  readonly generation: number;
  readonly listed: readonly string[];
  readonly elsewhere: number;
  readonly bad: string;
  readonly frozen: string;
}

describe('a built-in kind is one YAML file (the example of docs/adding-a-kind.md)', () => {
  let copy: string;
  let answers: Readonly<Record<'cluster' | 'kubernetes', Answers>>;
  const node = (...args: string[]) => run(process.execPath, args, { cwd: copy, maxBuffer: 16 << 20 });

  beforeAll(async () => {
    copy = makeScratch('new-kind');
    for (const path of COPIED) await cp(path, join(copy, path), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    const yaml = 'schemas/openapi/maintenance/v1/MaintenanceWindow.yaml';
    await appendFile(join(copy, 'schemas/openapi/groups.yaml'), await example('groups'));
    const { stdout } = await node('codegen/run.mjs', 'new-kind', 'maintenance/v1/MaintenanceWindow');
    expect(stdout).toContain(yaml);
    await writeFile(join(copy, yaml), await example('kind'));
    await node('codegen/run.mjs', 'generate');
    await writeFile(join(copy, 'object.yaml'), await example('object'));
    await writeFile(join(copy, 'serve.ts'), SCRIPT);
    const served = await node('--import', './test/support/register-ts.mjs', 'serve.ts');
    answers = JSON.parse(served.stdout) as typeof answers;
  });

  test.each(['cluster', 'kubernetes'] as const)(
    'an object is created, read and listed under the naming %s',
    (naming) => {
      expect(answers[naming]).toMatchObject({
        group: naming === 'cluster' ? 'maintenance.cluster.io' : 'maintenance.k8s.io',
        spec: { day: 'Sunday', minutes: 60, contacts: ['ops@example.com'] },
        generation: 1,
        listed: ['weekly'],
        elsewhere: 0,
      });
    },
  );

  test('objects that violate the schema are rejected, all faults in one answer', () => {
    expect(answers.cluster.bad).toBe(
      '422 Invalid: MaintenanceWindow.maintenance.cluster.io "bad" is invalid: ' +
        '[spec.day: Unsupported value: "Someday": supported values: "Friday", "Monday", "Saturday", "Sunday", ' +
        '"Thursday", "Tuesday", "Wednesday", spec.minutes: Invalid value: 2000: must be less than or equal to 1440, ' +
        'spec.contacts[1]: Duplicate value: "a"]',
    );
    expect(answers.cluster.frozen).toContain('spec.day: Invalid value: "Monday": field is immutable');
  });

  test('documents and the protobuf service exist', async () => {
    const text = (path: string): Promise<string> => readFile(join(copy, path), 'utf8');
    expect(await text('generated/openapi/v3/apis__maintenance.cluster.io__v1.json')).toContain('MaintenanceWindowList');
    expect(await text('schemas/proto/cluster/api/maintenance/v1/maintenance.proto')).toContain(
      'message MaintenanceWindow ',
    );
  });
});
