import type { JsonObject } from '../../../src/json/types.js';
import type { RuleSchema } from '../../../src/schema/cel/types.js';

const INT: RuleSchema = { type: 'integer' };
const TEXT: RuleSchema = { type: 'string', maxLength: 10 };
const SET: RuleSchema = { type: 'array', maxItems: 4, 'x-kubernetes-list-type': 'set', items: TEXT };

/** The schema of the objects of the rules. */
export const CASE_SCHEMA: RuleSchema = {
  type: 'object',
  properties: {
    i: INT,
    j: INT,
    nothing: INT,
    d: { type: 'number' },
    b: { type: 'boolean' },
    s: TEXT,
    t: TEXT,
    word: { type: 'string', enum: ['a', 'abc'] },
    nullable: { type: 'string', maxLength: 5, nullable: true },
    either: { 'x-kubernetes-int-or-string': true, maxLength: 5 },
    ints: { type: 'array', maxItems: 4, items: INT },
    ss: { type: 'array', maxItems: 4, items: TEXT },
    set: SET,
    set2: SET,
    keyed: {
      type: 'array',
      maxItems: 4,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['k'],
      items: { type: 'object', required: ['k'], properties: { k: TEXT, v: INT } },
    },
    m: { type: 'object', maxProperties: 4, additionalProperties: INT },
    o: { type: 'object', properties: { x: INT, y: TEXT } },
    time: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    span: { type: 'string', format: 'duration' },
    bytes: { type: 'string', format: 'byte', maxLength: 20 },
  },
};

const FULL: JsonObject = {
  i: 3,
  j: -2,
  d: 1.5,
  b: true,
  s: 'abc',
  t: 'a,b',
  word: 'a',
  nullable: null,
  either: 1,
  ints: [3, 1, 2],
  ss: ['a', 'b', 'abc'],
  set: ['a', 'b'],
  set2: ['b', 'a'],
  keyed: [
    { k: 'a', v: 1 },
    { k: 'b', v: 2 },
  ],
  m: { a: 1, b: 2 },
  o: { x: 5, y: 'y' },
  time: '2021-03-04T05:06:07.5Z',
  day: '2020-01-02',
  span: '1h30m',
  bytes: 'aGVsbG8=',
};

/** Objects for evaluating rules: complete, unusual, and nearly empty. */
export const CASE_VALUES: readonly JsonObject[] = [
  FULL,
  {
    ...FULL,
    i: 0,
    j: 7,
    d: -0.25,
    b: false,
    s: '',
    t: '7',
    word: 'abc',
    nullable: 'x',
    either: 'a',
    ints: [],
    ss: ['\u00e4\u00f6'],
    set: [],
    keyed: [],
    m: {},
    o: {},
    time: '1999-12-31T23:59:59Z',
    span: '0s',
  },
  { i: 1, b: true, s: '10.0.0.1', ints: [1], ss: [], m: { a: 9 } },
];
