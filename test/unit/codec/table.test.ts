import { describe, expect, test } from '@jest/globals';
import type { EncodableObject } from '../../../src/codec/partial-metadata.js';
import { createTableRenderer, type TableColumn } from '../../../src/codec/table.js';
import type { KubeObject } from '../../../src/meta/object.js';

const NOW = Date.UTC(2024, 0, 2);
const OBJECT: KubeObject = {
  kind: 'Widget',
  apiVersion: 'x.example/v1',
  metadata: { name: 'a', labels: { k: 'v' }, creationTimestamp: '2024-01-01T23:55:00Z' },
  spec: {
    n: 3,
    f: 1.5,
    b: true,
    text: 't',
    list: ['x', 'y'],
    map: { z: 1, 9: { d: 2, c: 3 }, 10: [] },
    when: '2024-01-01T00:00:00Z',
    bad: 'q',
    day: '2024-01-01',
    none: null,
    html: { a: '<&>' },
    tiny: 1e-7,
    large: 1234567.5,
    huge: 1e20,
    whole: 12345678,
  },
};

function served(object: KubeObject): EncodableObject {
  return { parsed: object, bytes: Buffer.from(JSON.stringify(object)), encoded: (_form, make) => make() };
}

function column(type: string, path?: string): TableColumn {
  return { name: 'C', type, description: 'd', priority: 0, ...(path === undefined ? {} : { path }) };
}

const SCHEMA = { properties: { metadata: { properties: { creationTimestamp: { special: 'time' } } } } };

function cells(columns: TableColumn[], object = OBJECT): unknown {
  const row = createTableRenderer({ columns, schema: SCHEMA }).row(served(object), 'None', 'meta.k8s.io/v1', NOW);
  return JSON.parse(row.toString()).cells;
}

describe('cells', () => {
  test.each([
    ['integer', '.spec.n', 3],
    ['integer', '.spec.f', 1],
    ['integer', '.spec.text', null],
    ['number', '.spec.f', 1.5],
    ['boolean', '.spec.b', true],
    ['boolean', '.spec.text', null],
    ['string', '.spec.text', 't'],
    ['string', '.spec.n', '3'],
    ['string', '.spec.map', '{"10":[],"9":{"c":3,"d":2},"z":1}'],
    ['string', '.spec.html', '{"a":"\\u003c\\u0026\\u003e"}'],
    ['string', '.spec.html.a', '<&>'],
    ['string', '.spec.tiny', '1e-07'],
    ['string', '.spec.large', '1.2345675e+06'],
    ['string', '.spec.huge', '1e+20'],
    ['string', '.spec.whole', '12345678'],
    ['string', '.spec.none', '<no value>'],
    ['integer', '.spec.none', null],
    ['string', '.spec.list[1,0]', 'y'],
    ['string', '.spec.list[*]', 'x'],
    ['string', '.spec.absent', null],
    ['string', '.metadata.creationTimestamp', '2024-01-01T23:55:00Z'],
    ['date', '.metadata.creationTimestamp', '5m'],
    ['date', '.spec.n', null],
    ['date', '.spec.when', '24h'],
    ['date', '.spec.absent', null],
    ['date', '.spec.bad', '<invalid>'],
    ['date', '.spec.day', '<invalid>'],
    ['date', '.spec.text', '<invalid>'],
  ])('a column of type %s at %s shows %j', (type, path, shown) => {
    expect(cells([column(type, path)])).toEqual([shown]);
  });

  test('a built-in kind shows an absent string as empty, and an absent number as 0', () => {
    const columns = [column('string', '.spec.absent'), column('integer', '.spec.absent')];
    const row = createTableRenderer({ columns, schema: SCHEMA, absentText: '' });
    expect(JSON.parse(row.row(served(OBJECT), 'None', 'meta.k8s.io/v1', NOW).toString()).cells).toEqual(['', 0]);
  });

  test('a built-in kind shows a time in a string column as an age, or as unknown when it is not set', () => {
    const columns = [column('string', '.metadata.creationTimestamp')];
    const { row } = createTableRenderer({ columns, schema: SCHEMA, absentText: '' });
    const shown = (object: KubeObject): unknown =>
      JSON.parse(row(served(object), 'None', 'meta.k8s.io/v1', NOW).toString()).cells;
    expect([shown(OBJECT), shown({ ...OBJECT, metadata: { name: 'a' } })]).toEqual([['5m'], ['<unknown>']]);
  });

  test('a column with an invalid path is omitted, with all columns after it', () => {
    const columns = [column('string', '.metadata.name'), column('string', '.spec['), column('string', '.spec.n')];
    expect(JSON.parse(createTableRenderer({ columns, schema: SCHEMA }).columnDefinitions)).toHaveLength(1);
    expect(cells(columns)).toHaveLength(1);
  });

  test('columns without a path take the strategy’s cells in order', () => {
    const renderer = createTableRenderer({
      columns: [column('string'), column('integer', '.spec.n'), column('string')],
      schema: SCHEMA,
      cells: (object, now) => [`${object.kind}@${now - NOW}`, 'second'],
    });
    const row = renderer.row(served(OBJECT), 'None', 'meta.k8s.io/v1', NOW);
    expect(JSON.parse(row.toString())).toEqual({ cells: ['Widget@0', 3, 'second'], object: null });
  });

  test('a kind without columns shows name and creation time', () => {
    const renderer = createTableRenderer({ columns: [], schema: SCHEMA });
    expect(JSON.parse(renderer.columnDefinitions)).toMatchObject([
      { name: 'Name', type: 'string', format: 'name' },
      { name: 'Created At', type: 'date' },
    ]);
    expect(JSON.parse(renderer.row(served(OBJECT), 'None', 'meta.k8s.io/v1', NOW).toString()).cells).toEqual([
      'a',
      '2024-01-01T23:55:00Z',
    ]);
  });
});

describe('the object in a table row', () => {
  const renderer = createTableRenderer({ columns: [column('string', '.metadata.name')], schema: SCHEMA });
  test.each([
    ['None', null],
    ['Metadata', { kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata: OBJECT.metadata }],
    ['Object', OBJECT],
  ] as const)('includeObject=%s', (include, object) => {
    expect(JSON.parse(renderer.row(served(OBJECT), include, 'meta.k8s.io/v1', NOW).toString()).object).toEqual(object);
  });
});

describe('limits of custom columns', () => {
  const rowOf = (columns: readonly TableColumn[], object: KubeObject): readonly unknown[] => {
    const renderer = createTableRenderer({ columns, schema: SCHEMA });
    const row = renderer.row(served(object), 'None', 'meta.k8s.io/v1', NOW);
    const { cells } = JSON.parse(row.toString()) as { cells: readonly unknown[] };
    expect(JSON.parse(renderer.columnDefinitions)).toHaveLength(cells.length);
    return cells;
  };
  const many = (count: number, path: string): TableColumn[] =>
    Array.from({ length: count }, () => column('string', path));

  test('256 columns are shown', () => {
    expect(rowOf(many(256, '.metadata.name'), OBJECT)).toEqual(new Array(256).fill('a'));
    expect(rowOf(many(10_000, '.metadata.name'), OBJECT)).toEqual(new Array(256).fill('a'));
  });

  test('the cells of one row hold about 4 million characters', () => {
    const long = { ...OBJECT, spec: { text: 'x'.repeat(1_000_000) } };
    const cells = rowOf(many(100, '.spec.text'), long);
    expect(cells.map((cell) => cell !== null)).toEqual(Array.from({ length: 100 }, (_none, at) => at < 5));
  });

  test('the cells of one row read 200,000 values', () => {
    const wide = { ...OBJECT, spec: { list: Array.from({ length: 30_000 }, (_none, at) => at), end: 'z' } };
    const cells = rowOf(many(100, '..end'), wide);
    const shown = cells.filter((cell) => cell !== null);
    expect(shown).toEqual(new Array(shown.length).fill('z'));
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThan(10);
    expect(rowOf([...many(100, '..none'), column('string', '.metadata.name')], OBJECT).at(-1)).toBe('a');
  });
});
