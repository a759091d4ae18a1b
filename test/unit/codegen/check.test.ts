import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkModel } from '../../../codegen/check/check.js';
import { emitProto } from '../../../codegen/emit/proto.js';
import { loadModel } from '../../../codegen/load/load.js';
import { newKind } from '../../../codegen/new-kind.js';
import { compare, write, type Output } from '../../../codegen/writer.js';
import { makeScratch } from '../../support/scratch.js';

const fixture = join(dirname(fileURLToPath(import.meta.url)), 'fixture');
let root: string;

beforeEach(async () => {
  root = makeScratch('codegen-test');
  await cp(fixture, root, { recursive: true });
});

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(root, 'schemas/openapi', file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${String(from)}`);
  await writeFile(path, changed);
}

async function faults(): Promise<readonly string[]> {
  return (await checkModel(root, await loadModel(root))).map((fault) => `${fault.source}: ${fault.message}`);
}

async function generateProto(): Promise<void> {
  const output: Output = new Map();
  emitProto(await loadModel(root), output);
  await write(root, output);
}

describe('faults in schemas', () => {
  test.each([
    ['a dangling reference', 'toys/v1/Train.yaml', './Car.yaml', './Bus.yaml', /refers to toys\/v1\/Bus/],
    ['a number used twice', 'toys/v1/Car.yaml', 'x-cluster-proto: 3', 'x-cluster-proto: 1', /number or name of name/],
    ['a number out of range', 'toys/v1/Car.yaml', 'x-cluster-proto: 3', 'x-cluster-proto: 19001', /no field number/],
    ['a missing number', 'toys/v1/Train.yaml', 'x-cluster-proto: 4, ', '', /spec\.speed has no x-cluster-proto/],
    ['a reserved number', 'toys/v1/TrainStatus.yaml', 'x-cluster-proto: 3', 'x-cluster-proto: 2', /2 is reserved/],
    ['a missing description', 'toys/v1/Train.yaml', 'description: Speed in mm/s.', "description: ''", /no description/],
    [
      'a list key that is not a member',
      'toys/v1/Train.yaml',
      'map-keys: [name]',
      'map-keys: [nome]',
      /key nome is no member/,
    ],
    [
      'allowed duplicates in an atomic list',
      'toys/v1/Train.yaml',
      /list-type: map\n.*\n/,
      'list-type: atomic\n',
      /x-cluster-allow-duplicates needs a list of type map or set/,
    ],
    ['a list key that may be absent', 'toys/v1/Car.yaml', 'required: [name]', 'required: []', /must be required/],
    ['a column without a field', 'toys/v1/Train.yaml', 'path: .metadata.name', 'path: .metadata.nome', /column Name/],
    [
      'a selectable field that does not exist',
      'toys/v1/Train.yaml',
      'path: spec.line',
      'path: spec.lane',
      /spec\.lane/,
    ],
    [
      'a required member that does not exist',
      'toys/v1/Train.yaml',
      'required: [line]',
      'required: [lane]',
      /requires lane/,
    ],
    ['an unknown verb', 'toys/v1/Train.yaml', 'verbs: [get, patch', 'verbs: [get, push', /unknown verb push/],
    ['a domain in an enum', 'toys/v1/Car.yaml', 'enum: [Red', 'enum: [cluster.io/red', /may not hold cluster\.io/],
    [
      'items of a type other than array',
      'toys/v1/Stamps.yaml',
      'type: array',
      'type: object',
      /items need type: array/,
    ],
  ])('%s is reported', async (_name, file, from, to, message) => {
    await edit(file, from, to);
    expect((await faults()).join('\n')).toMatch(message);
  });

  test.each([
    ['an unknown keyword', 'toys/v1/Car.yaml', 'type: object', 'type: object\nmaxSize: 3', /unknown keyword maxSize/],
    ['an unknown key of the block', 'toys/v1/Train.yaml', 'plural:', 'plurel: x\n  plural:', /unknown key plurel/],
    [
      'one of a column',
      'toys/v1/Train.yaml',
      'type: integer, desc',
      'tipe: x, type: integer, desc',
      /columns\[1\]: unknown key tipe/,
    ],
    [
      'one of a subresource',
      'toys/v1/Train.yaml',
      'resets: [spec]',
      'reset: [spec]',
      /subresources\.status: unknown key reset/,
    ],
    [
      'one of a selectable field',
      'toys/v1/Train.yaml',
      "default: ''",
      "defualt: ''",
      /selectableFields\[0\]: unknown key defualt/,
    ],
    ['one of a group', 'groups.yaml', 'served: false', 'serve: false', /groups\.yaml \[1\]: unknown key serve/],
    [
      'one of a version',
      'groups.yaml',
      'enabledByDefault',
      'enabled',
      /groups\.yaml \[0\]\.versions\[\d\]: unknown key enabled/,
    ],
    ['an unknown scope', 'toys/v1/Train.yaml', 'scope: Namespaced', 'scope: Global', /Namespaced or Cluster/],
  ])('%s does not load', async (_name, file, from, to, message) => {
    await edit(file, from, to);
    await expect(loadModel(root)).rejects.toThrow(message);
  });
});

describe('protobuf numbers against the committed files', () => {
  test('unchanged numbers pass', async () => {
    await generateProto();
    expect(await faults()).toEqual([]);
  });

  test('a changed number is reported with its cure', async () => {
    await generateProto();
    await edit('toys/v1/Train.yaml', 'x-cluster-proto: 4', 'x-cluster-proto: 5');
    expect(await faults()).toEqual([
      'schemas/openapi/toys/v1/Train.yaml: cluster.api.toys.v1.Train.Spec.speed had number 4, now 5; ' +
        'if it was never released, delete the .proto file and generate again',
    ]);
  });

  test('a removed field must reserve its number', async () => {
    await generateProto();
    await edit('toys/v1/TrainStatus.yaml', /  laps: .*\n/, '');
    expect((await faults()).join()).toMatch(/laps is gone; put 3 into x-cluster-reserved/);
    await edit('toys/v1/TrainStatus.yaml', 'reserved: [2]', 'reserved: [2, 3]');
    expect(await faults()).toEqual([]);
  });

  test('a reserved number stays reserved', async () => {
    await generateProto();
    await edit('toys/v1/TrainStatus.yaml', 'x-cluster-reserved: [2]\n', '');
    expect((await faults()).join()).toMatch(/number 2 is no longer reserved/);
  });
});

describe('writing', () => {
  test('missing, changed and stale files are reported and corrected, after which nothing is left to do', async () => {
    const output: Output = new Map([
      ['generated/a/b.ts', 'one'],
      ['generated/c.ts', 'two'],
    ]);
    await mkdir(join(root, 'generated/old'), { recursive: true });
    await writeFile(join(root, 'generated/old/x.ts'), '');
    await writeFile(join(root, 'generated/c.ts'), 'edited by hand');
    const difference = { missing: ['generated/a/b.ts'], changed: ['generated/c.ts'], stale: ['generated/old/x.ts'] };
    expect(await compare(root, output)).toEqual(difference);
    expect(await write(root, output)).toEqual(difference);
    expect(await compare(root, output)).toEqual({ missing: [], changed: [], stale: [] });
    expect(await readFile(join(root, 'generated/c.ts'), 'utf8')).toBe('two');
  });
});

describe('new-kind', () => {
  test('the new YAML has no faults except the missing descriptions', async () => {
    expect(await newKind(root, 'toys/v1/Factory')).toBe('schemas/openapi/toys/v1/Factory.yaml');
    expect(await faults()).toEqual(['schemas/openapi/toys/v1/Factory.yaml: $ has no description']);
    const kind = (await loadModel(root)).types.get('toys/v1/Factory');
    expect(kind?.resource?.plural).toBe('factories');
  });

  test.each([
    ['a malformed name', 'toys/Factory', /looks like apps\/v1\/Deployment/],
    ['an unlisted group', 'games/v1/Chess', /no entry for the directory games/],
    ['an existing kind', 'toys/v1/Train', /exists already/],
  ])('%s is refused', async (_name, id, message) => {
    await expect(newKind(root, id)).rejects.toThrow(message);
  });
});

test('an invalid YAML file is reported with its name and position', async () => {
  await edit('toys/v1/Car.yaml', 'properties:', 'properties: [');
  await expect(loadModel(root)).rejects.toThrow(/^schemas\/openapi\/toys\/v1\/Car\.yaml: .* at line \d+, column \d+$/);
});
