import type { Random } from './random.js';

/** Creates one string, valid or unusual. */
export type TextGenerator = (random: Random) => string;

const DIGITS = [
  '0',
  '1',
  '5',
  '00',
  '007',
  '10',
  '12',
  '100',
  '1024',
  '999',
  '1000',
  '1536',
  '123456789',
  '9223372036854775807',
  '9223372036854775808',
];
const FRACTIONS = ['', '', '', '.', '.0', '.5', '.25', '.001', '.0001', '.123456789', '.1234567891'];
const SUFFIXES = [
  '',
  '',
  'm',
  'u',
  'n',
  'k',
  'K',
  'M',
  'G',
  'T',
  'P',
  'E',
  'Ki',
  'Mi',
  'Gi',
  'Ti',
  'Pi',
  'Ei',
  'e3',
  'E3',
  'e-3',
  'e+2',
  'e30',
  'mi',
  'kb',
  ' ',
  'i',
];

/** Quantities: `1.5Gi`, `100m`, `1e3`, and invalid ones. */
export const quantity: TextGenerator = (random) =>
  random.pick(['', '', '', '', '-', '+', ' ', '--']) +
  random.pick(DIGITS) +
  random.pick(FRACTIONS) +
  random.pick(SUFFIXES);

/** Amounts of resources by number: `0`, `-1`, `2.5`. */
export const amount: TextGenerator = (random) =>
  random.pick(['', '-', '']) +
  random.pick(['0', '1', '2', '0.5', '2.5', '0.0001', '1e3', '1e-4', '10P', '1E', '0m', '1500m', '1n']);

/** Times, valid and invalid by RFC 3339. */
export const time: TextGenerator = (random) => {
  const date = random.pick([
    '2024-05-01',
    '2024-02-30',
    '2024-5-1',
    '0001-01-01',
    '9999-12-31',
    '1969-12-31',
    '10000-01-01',
    '2024-05-01 ',
  ]);
  const clock = random.pick(['10:00:00', '10:00:60', '24:00:00', '1:2:3', '10:00', '23:59:59']);
  const fraction = random.pick(['', '', '.', '.0', '.5', '.123', '.123456', '.1234567', '.123456789', ',5', '.000000']);
  const zone = random.pick(['Z', 'Z', 'z', '', '+02:00', '-00:00', '+2:00', '+24:00', ' Z']);
  return `${date}${random.pick(['T', 'T', 'T', 't', ' '])}${clock}${fraction}${zone}`;
};

/** Whether a server answers within a few milliseconds depends on the machine. */
const FEW_MILLISECONDS = /^\+?[15.]+ms$/;

/** Durations in Go's syntax. */
export const duration: TextGenerator = (random) => {
  const text =
    random.pick(['', '', '-', '+']) +
    random.pick(['1', '0', '1.5', '.5', '5.', '100', '9223372036', '']) +
    random.pick(['s', 'ms', 'm', 'h', 'us', 'µs', 'ns', '', 'd', 'S']) +
    random.pick(['', '', '', '30s', '1m', ' ']);
  return FEW_MILLISECONDS.test(text) ? `${text}1s` : text;
};

const KEYS = [
  'a',
  'app',
  'l',
  'example.com/a',
  'Example.com/a',
  '/a',
  'a/',
  'a/b/c',
  '-a',
  'a-',
  'a_b',
  'a.b',
  'a b',
  '',
  'ä',
  `${'x'.repeat(63)}`,
  `${'x'.repeat(64)}`,
  `${'y'.repeat(253)}/k`,
  `${'y'.repeat(254)}/k`,
];
const LABEL_VALUES = [
  '1',
  '',
  'x',
  'a-b',
  '-a',
  'a.',
  'a b',
  'ä',
  'x'.repeat(63),
  'x'.repeat(64),
  'in',
  'notin',
  '5',
  '2.5',
];

export const labelKey: TextGenerator = (random) => random.pick(KEYS);
export const labelValue: TextGenerator = (random) => random.pick(LABEL_VALUES);

/** Label selectors, also set-based and malformed ones. */
export const labelSelector: TextGenerator = (random) => {
  const space = (): string => random.pick(['', '', ' ', '\t']);
  const values = (): string =>
    Array.from({ length: random.below(3) }, () => labelValue(random)).join(random.pick([',', ', ', ',,']));
  const term = (): string => {
    const key = labelKey(random);
    const operator = random.pick(['=', '==', '!=', '===', '=!', '>', '<', '>=', ' in ', ' notin ', ' IN ', '', '!']);
    if (operator === '') return key;
    if (operator === '!') return `${space()}!${space()}${key}`;
    if (/in/i.test(operator))
      return `${key}${operator}${random.pick(['(', '(', ''])}${values()}${random.pick([')', ')', ''])}`;
    return `${space()}${key}${space()}${operator}${space()}${labelValue(random)}`;
  };
  return (
    Array.from({ length: 1 + random.below(3) }, term).join(random.pick([',', ',', ' , ', ';', ',,'])) +
    random.pick(['', '', '', ','])
  );
};

/** Field selectors, on selectable fields and others. */
export const fieldSelector: TextGenerator = (random) => {
  const field = (): string =>
    random.pick([
      'metadata.name',
      'metadata.namespace',
      'status.phase',
      'spec.nodeName',
      'type',
      'reason',
      'involvedObject.name',
      'metadata.labels.a',
      'spec.replicas',
      'Metadata.Name',
      '',
      ' metadata.name',
    ]);
  const term = (): string =>
    field() +
    random.pick(['=', '==', '!=', '===', '>', ' = ', '']) +
    random.pick(['a', '', 'Running', 'x=y', 'a\\,b', 'a\\=b', '\\', ' a ', '!']);
  return Array.from({ length: 1 + random.below(2) }, term).join(random.pick([',', ',', ' ,', ',,', ';']));
};

/** Names of objects. */
export const name: TextGenerator = (random) =>
  random.pick([
    'a',
    'a-b',
    'a.b',
    'A',
    'a_b',
    '-a',
    'a-',
    '.a',
    'a..b',
    '0',
    '1a',
    'a b',
    'ä',
    'a/b',
    'a%b',
    '',
    'a:b',
    'system:a',
    'x'.repeat(63),
    'x'.repeat(64),
    'x'.repeat(253),
    'x'.repeat(254),
    'a\nb',
    '..',
    '.',
  ]);

/** YAML scalars as written in a document. */
export const yamlScalar: TextGenerator = (random) =>
  random.pick([
    '0',
    '1',
    '-1',
    '+1',
    '0644',
    '0o644',
    '0O644',
    '0x1A4',
    '0X1a4',
    '0b101',
    '1_000',
    '_1',
    '1__0',
    '08',
    '09.5',
    '1e3',
    '1E3',
    '1.',
    '.5',
    '1.5e-3',
    '+.5',
    '0.1e',
    '1e',
    '12e03',
    '.inf',
    '-.inf',
    '+.Inf',
    '.INF',
    '.nan',
    '.NaN',
    'inf',
    'nan',
    'yes',
    'Yes',
    'YES',
    'no',
    'on',
    'On',
    'off',
    'y',
    'Y',
    'n',
    'N',
    'true',
    'True',
    'TRUE',
    'tRUE',
    'false',
    '~',
    'null',
    'Null',
    'NULL',
    'nUll',
    '',
    '12:30',
    '12:30:45',
    '1:60',
    '190:20:30',
    '2020-01-01',
    '2020-01-01T10:00:00Z',
    '2020-1-1',
    '017',
    '00',
    '-0',
    '+0',
    '0.0',
    '-0.0',
    '"x"',
    "'x'",
    "'it''s'",
    '"\\u0041"',
    '"\\x41"',
    '"a\\nb"',
    '0644 # note',
    '!!str 1',
    '!!int "1"',
    '!!float 1',
    '!!bool yes',
    '!!binary AAE=',
    '!!null x',
    '!x 1',
    '&a 1',
    '=',
    '<<',
    '[1, 2]',
    '{a: 1}',
    '- 1',
    '9223372036854775807',
    '9223372036854775808',
    '18446744073709551616',
    '1e400',
    '-9223372036854775809',
    '0x',
    '0o',
    '0b',
    '0o8',
    '0b2',
    'a: b',
    '@a',
    '`a`',
    '%a',
    '%',
    '*a',
    '|',
    '>',
    '? a',
    '-',
    '--- a',
    '...',
    '1 000',
    '1,000',
    '١',
  ]);

/** JSON pointers into an object with labels, lists and maps. */
export const pointer: TextGenerator = (random) => {
  const step = (): string =>
    random.pick([
      'metadata',
      'labels',
      'l',
      'annotations',
      'data',
      'a',
      'spec',
      'replicas',
      'paused',
      'template',
      'containers',
      'ports',
      '0',
      '1',
      '-1',
      '-',
      '00',
      '+0',
      '~0',
      '~1',
      '~2',
      '',
      'x',
      'status',
      '9',
      '1e0',
      '-5',
    ]);
  const known = [
    '/metadata/labels/l',
    '/metadata/labels/none',
    '/metadata/annotations',
    '/metadata/finalizers',
    '/spec/replicas',
    '/spec/paused',
    '/spec/template/spec/containers/0/image',
    '/spec/template/spec/containers/-1/name',
    '/data/a',
    '/kind',
    '/apiVersion',
    '/metadata/name',
    '/metadata/resourceVersion',
    '/status',
    '',
    '/',
  ];
  if (random.below(2) === 0) return random.pick(known);
  return random.pick(['/', '/', '/', '']) + Array.from({ length: 1 + random.below(5) }, step).join('/');
};

/** Values of another type than expected. */
export const ODD_VALUES = [
  null,
  '',
  'x',
  'X y',
  0,
  -1,
  1,
  1.5,
  65536,
  2147483648,
  9007199254740993n,
  true,
  false,
  [],
  {},
  [null],
  [''],
  { a: null },
  { x: 'y' },
  'a'.repeat(300),
  'ä',
  '١',
  '-',
  '0',
  '25%',
  '101%',
  '-5%',
  '10.0.0.1',
  '::1',
  '/a',
  '/a/../b',
  'a.b/c',
] as const;
