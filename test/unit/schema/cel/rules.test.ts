import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '../../../../src/json/types.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { objectRules } from '../../../../src/schema/cel/rules.js';
import type { RuleSchema } from '../../../../src/schema/cel/types.js';
import { ENVIRONMENT, INT, definitionFaults, faults, list, object, rules, text } from './rule-parts.js';

const keyed: RuleSchema = {
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': ['k'],
};

test('a zero has no sign, as in the stored object', () => {
  const schema = { type: 'number', ...rules({ rule: '1.0 / self > 0.0', messageExpression: 'string(self)' }) };
  expect(faults(schema, -0)).toEqual([]);
  expect(faults(schema, -0.5)).toEqual(['spec: Invalid value: -0.5: -0.5']);
});

// Rules read such values in objects that were stored before their schema was changed.
test.each<[string, JsonValue, string]>([
  ['string', 5, 'string, got int64'],
  ['string', [1], 'string, got []interface {}'],
  ['integer', 1.5, 'int, got float64'],
  ['integer', 'x', 'int, got string'],
  ['number', true, 'float, got bool'],
  ['number', { a: 1 }, 'float, got map[string]interface {}'],
  ['boolean', 'true', 'bool, got string'],
  ['array', 5, 'an array for the provided schema with type=array'],
  ['object', 5, 'a map for the provided schema with type=object'],
])('a value of another type than %s: %j', (type, value, expected) => {
  const schema = object({ v: type === 'array' ? list(INT) : { type } }, 'self.v == self.v');
  expect(faults(schema, { v: value })).toEqual([
    expect.stringContaining(`: invalid data, expected ${expected} evaluating rule: self.v == self.v`),
  ]);
});

describe('rules of definitions', () => {
  const text = (rule: string, messageExpression?: string): RuleSchema => ({
    type: 'string',
    maxLength: 10,
    'x-kubernetes-validations': [{ rule, ...(messageExpression === undefined ? {} : { messageExpression }) }],
  });

  // With the messages of kube-apiserver 1.36.
  test('a wrong type is reported before an invalid pattern', () => {
    expect(definitionFaults(text("self.find('(')"))).toEqual([
      expect.stringMatching(/\.rule: Invalid value: .*: cel expression must evaluate to a bool$/),
    ]);
    expect(definitionFaults(text("self.find('(') == ''"))).toEqual([
      expect.stringMatching(/program instantiation failed: error parsing regexp: missing closing \): `\(`$/),
    ]);
    expect(definitionFaults(text('true', "self.findAll('(')"))).toEqual([
      expect.stringMatching(/\.messageExpression: Invalid value: .*messageExpression must evaluate to a string$/),
    ]);
  });

  test.each([
    [
      "'%d'.format([self]) == ''",
      '1:14: error during formatting: decimal clause can only be used on integers, was given string',
    ],
    ["'%s'.format([ip('::1')]) == ''", '1:16: error during formatting: string clause can only be used on '],
    ["'%s'.format([optional.of(1)]) == ''", ', was given optional_type'],
    ["'%q'.format([1]) == ''", '1:12: could not parse formatting clause: unrecognized formatting clause "q"'],
    ["'%.s'.format([1]) == ''", 'to integer: strconv.Atoi: parsing "": invalid syntax'],
    ["duration(1) == duration('1s')", '1:10: invalid duration argument'],
    ["timestamp(9999999999999) == timestamp('2020-01-01T00:00:00Z')", '1:11: invalid timestamp argument'],
    ["'%.s'.format([dyn(1)]) == ''", 'to integer: strconv.Atoi: parsing "": invalid syntax'],
    ["'%'.format([]) == ''", '1:11: unexpected end of string'],
    ['kubernetes.URL == type(1)', "1:1: undeclared reference to 'kubernetes' (in container '')"],
    ['bool(dyn([1.5]))', 'program instantiation failed: no such overload: bool(list)'],
    ["self.find(dyn('(')) == ''", 'program instantiation failed: error parsing regexp: '],
    ['[1].existsOne(v, v == 3)', "undeclared reference to 'existsOne' (in container '')"],
  ])('they report %s', (rule, fault) => {
    expect(definitionFaults(text(rule)).join()).toContain(fault);
  });

  test('values known only at run time are accepted', () => {
    expect(definitionFaults(text("dyn({'a': 1, 'a': 2}) == 1"))).toEqual([]);
    expect(definitionFaults(text('net.CIDR == net.IP'))).toEqual([]);
    expect(definitionFaults(text('[,] == [] && {,} == {} && [1,] == [1]'))).toEqual([]);
    expect(definitionFaults(text("'a'.findAll('a', dyn(1)).size() > 0"))).toEqual([]);
  });
});

describe('rules over objects', () => {
  test("faults of the whole object have the public API's field", () => {
    const [first, second] = ['.a', ".quo'te"].map((fieldPath) => ({ rule: 'false', fieldPath }));
    const schema = object({ a: text(), "quo'te": text() }, 'false', first!, second!);
    const { errors } = atOnce(objectRules(schema, ENVIRONMENT)!.evaluate({}, undefined));
    expect(errors.map(({ field }) => field)).toEqual(['<nil>', 'a', "quo'te"]);
  });

  test.each([
    ["timestamp('2020-02-29T23:59:59.5+05:30')", '2020-02-29T23:59:59.5+05:30'],
    ["timestamp('2020-02-29T23:59:59+05:30') + duration('1s')", '2020-03-01T00:00:00+05:30'],
    ["timestamp('2020-02-29T23:59:59+05:30').getHours()", '18'],
    ["timestamp('2020-01-01T00:00:00Z').getMinutes('+5:30')", '30'],
    ["timestamp('2020-01-01T00:00:00Z').getHours('-00:30')", '23'],
    ["timestamp('2020-01-01T00:00:00Z').getMonth('Local')", '0'],
    ["string(duration('2562047h47m16.854775807s'))", '9223372036.854776s'],
    ["string(duration('1ns'))", '0.000000001s'],
    ["quantity('9223372036854775807').isInteger()", 'false'],
    ["dyn(['a']).flatten()", '["a"]'],
    ["dyn(['a', 'b']).join()", 'ab'],
  ])('%s is %s', (expression, printed) => {
    const messageExpression = `'%s'.format([${expression}])`;
    const schema = { type: 'boolean', 'x-kubernetes-validations': [{ rule: 'false', messageExpression }] };
    expect(faults(schema, true)).toEqual([`spec: Invalid value: true: ${printed}`]);
  });

  test('strings inside lists are printed as by Go', () => {
    const schema = {
      type: 'string',
      'x-kubernetes-validations': [{ rule: 'false', messageExpression: "'%s'.format([[self]])" }],
    };
    expect(faults(schema, 'a\u0000"')).toEqual(['spec: Invalid value: "a\\x00\\"": ["a\\x00\\""]']);
  });

  test('rules whose patterns cost too much end, although their estimate does not show it', () => {
    let seed = 1;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    const letters = Array.from({ length: 3_000 }, () => (next() % 2 === 0 ? 'a' : 'b')).join('');
    const rule = "self.matches('[ab]*a[ab]{900}c')";
    expect(faults({ type: 'string', 'x-kubernetes-validations': [{ rule }] }, letters)).toEqual([
      expect.stringContaining('actual cost limit exceeded'),
    ]);
    const item = { type: 'string', 'x-kubernetes-validations': [{ rule: `${rule} || true` }] };
    const many = faults(
      { type: 'array', items: item },
      Array.from({ length: 40 }, (_none, at) => letters.slice(at, at + 700)),
    );
    expect(many.at(-1)).toContain('running out of cost budget');
  });

  test('rules of items of a missing type are a fault of each item', () => {
    const schema: RuleSchema = { type: 'object', items: { type: 'string', ...rules('true') } };
    expect(faults(schema, ['a'])).toEqual([expect.stringMatching(/^spec\[0\]: .*: rule compiler initialization/)]);
  });

  test('a rule that holds reports nothing', () => {
    expect(faults(object({ min: INT, max: INT }, 'self.min <= self.max'), { min: 1, max: 2 })).toEqual([]);
  });

  test('a rule that does not hold is an invalid value with the rule in its message', () => {
    expect(faults(object({ min: INT, max: INT }, 'self.min <= self.max'), { min: 3, max: 2 })).toEqual([
      'spec: Invalid value: failed rule: self.min <= self.max',
    ]);
  });

  test('the message shows a scalar', () => {
    expect(faults({ ...INT, ...rules('self > 1') }, 1)).toEqual(['spec: Invalid value: 1: failed rule: self > 1']);
  });

  test('an evaluation error names the rule', () => {
    expect(faults(object({ min: INT, max: INT }, 'self.min <= self.max'), { min: 1 })).toEqual([
      'spec: Invalid value: "object": no such key: max evaluating rule: self.min <= self.max',
    ]);
  });

  test('a rule without an old value is skipped, one with an optional old value is not', () => {
    const schema = {
      ...text(),
      ...rules({ rule: 'self == oldSelf' }, { rule: "oldSelf.orValue('start') == self", optionalOldSelf: true }),
    };
    expect(faults(schema, 'start')).toEqual([]);
    expect(faults(schema, 'other')).toHaveLength(1);
    expect(faults(schema, 'other', 'start')).toHaveLength(2);
  });

  test('items of keyed lists are compared with the item of their key', () => {
    const item = object({ k: text(), v: { ...INT, ...rules('self >= oldSelf') } });
    const before = [
      { k: 'a', v: 1 },
      { k: 'b', v: 5 },
    ];
    const after = [
      { k: 'c', v: 0 },
      { k: 'b', v: 1 },
    ];
    expect(faults(list(item, keyed), after, before)).toEqual([
      'spec[1].v: Invalid value: 1: failed rule: self >= oldSelf',
    ]);
  });

  test('sets are equal in any order, other lists are not', () => {
    const set = list(text(), { 'x-kubernetes-list-type': 'set' });
    expect(faults(object({ a: set, b: set }, 'self.a == self.b'), { a: ['x', 'y'], b: ['y', 'x'] })).toEqual([]);
    const plain = list(text());
    expect(faults(object({ a: plain, b: plain }, 'self.a == self.b'), { a: ['x', 'y'], b: ['y', 'x'] })).toHaveLength(
      1,
    );
  });

  test.each([
    ["self.s[0].startsWith('a')", ''],
    ["self.s[0] + 'a' == 'a'", ': _+_'],
    ['self.s.all(x, x.size() > 0)', ': size'],
    ["self.s[0].split(',').size() == 0", ': split(null_type, string)'],
    ["'a' in self.l[0]", ''],
    ['int(self.s[0]) == 1', ': int(null_type)'],
    ['isQuantity(self.s[0])', ': isQuantity(null_type)'],
    ['-self.i[0] == 0', ': -_'],
    ['self.i[0] % 2 == 0', ': _%_'],
    ['self.i.max() == 0', ': max(list)'],
    ['!self.b[0]', ''],
    ['self.t[0].getFullYear() == 0', ': getFullYear(null_type)'],
    ["self.t[0] + duration('1s') == self.t[0]", ': _+_'],
  ])('a null item of a nullable schema matches no function: %s', (rule, named) => {
    const some = (items: RuleSchema): RuleSchema => list({ ...items, nullable: true });
    const members = {
      s: text(),
      i: INT,
      b: { type: 'boolean' },
      t: { type: 'string', format: 'date-time' },
      l: list(text()),
    };
    const properties = Object.fromEntries(Object.entries(members).map(([name, items]) => [name, some(items)]));
    const value = Object.fromEntries(Object.keys(members).map((name) => [name, [null]]));
    expect(faults(object(properties, rule), value)).toEqual([
      `spec: Invalid value: "object": 'no such overload${named}': call arguments did not match a supported operator, ` +
        `function or macro signature for rule: ${rule}`,
    ]);
    expect(faults(object(properties, 'dyn(self.s[0]) == null && type(self.i[0]) == null_type'), value)).toEqual([]);
  });

  describe('values of free-form members', () => {
    const any: RuleSchema = { 'x-kubernetes-preserve-unknown-fields': true };
    test.each<[string, RuleSchema, (value: JsonValue) => JsonValue]>([
      ['a member', object({ a: any, b: text() }, 'self == oldSelf'), (value) => ({ a: value, b: 'x' })],
      ['an item', object({ a: list(any) }, 'self == oldSelf'), (value) => ({ a: ['x', value] })],
      [
        'a member of an item',
        object({ a: list(object({ k: text(), v: any }), keyed) }, 'self.a == oldSelf.a'),
        (value) => ({ a: [{ k: 'x', v: value }] }),
      ],
    ])('they are compared with their text where they are %s', (_place, schema, at) => {
      for (const value of ['x', 1, true, [], [1, { a: 2 }], {}, { a: 1, b: [2] }]) {
        expect(faults(schema, at(value), at(value))).toEqual([]);
        expect(faults(schema, at(value), at('other'))).toHaveLength(1);
      }
      expect(faults(schema, at({ a: 1, b: 2 }), at({ b: 2, a: 1 }))).toEqual([]);
      expect(faults(schema, at({ a: [1] }), at({ a: [2] }))).toEqual([
        'spec: Invalid value: failed rule: ' + schema['x-kubernetes-validations']![0]!.rule,
      ]);
    });
  });

  test('sets are united, keyed lists are merged', () => {
    const set = list(text(), { 'x-kubernetes-list-type': 'set' });
    const union = object({ a: set, b: set }, "self.a + self.b == ['x', 'y', 'z'] && (self.a + self.b).size() == 3");
    expect(faults(union, { a: ['x', 'y'], b: ['y', 'z'] })).toEqual([]);
    const merged = list(
      list(object({ k: text(), v: text() }), keyed),
      rules("(self[0] + self[1]).map(e, e.v) == ['new', 'kept', 'added']"),
    );
    const value = [
      [
        { k: '1', v: 'old' },
        { k: '2', v: 'kept' },
      ],
      [
        { k: '3', v: 'added' },
        { k: '1', v: 'new' },
      ],
    ];
    expect(faults(merged, value)).toEqual([]);
  });

  test('messages: computed, given, and the rule when what is computed cannot be shown', () => {
    const rule = { rule: 'self.a > 1', message: 'given', messageExpression: 'self.m' };
    const schema = object({ a: INT, m: text() }, rule);
    expect(faults(schema, { a: 0, m: 'computed' })).toEqual(['spec: Invalid value: computed']);
    for (const m of ['', '  ', 'x\ny']) expect(faults(schema, { a: 0, m })).toEqual(['spec: Invalid value: given']);
    expect(faults(schema, { a: 0 })).toEqual(['spec: Invalid value: given']);
  });

  test('reason and path are those of the rule', () => {
    const rule = { rule: 'self.a > 1', reason: 'FieldValueForbidden', message: 'not so', fieldPath: '.m' };
    expect(faults(object({ a: INT, m: text() }, rule), { a: 0 })).toEqual(['spec.m: Forbidden: not so']);
  });

  test('a rule over unchanged values only warns', () => {
    const schema = { type: 'object', properties: { spec: object({ a: INT, b: INT }, 'self.a > 1') } };
    const ready = objectRules(schema, ENVIRONMENT)!;
    const same = atOnce(ready.evaluate({ spec: { a: 0 } }, { spec: { a: 0 } }));
    expect(same.errors).toEqual([]);
    expect(same.warnings).toEqual(['spec: Invalid value: failed rule: self.a > 1']);
    expect(atOnce(ready.evaluate({ spec: { a: 0, b: 1 } }, { spec: { a: 0 } })).errors).toHaveLength(1);
  });

  test('type, version and names of the whole object can be read', () => {
    const schema = { type: 'object', ...rules("self.kind == 'Widget' && self.metadata.name.startsWith('ok')") };
    const ready = objectRules(schema, ENVIRONMENT)!;
    const named = (name: string) => ({ apiVersion: 'v1', kind: 'Widget', metadata: { name } });
    expect(atOnce(ready.evaluate(named('ok-1'), undefined)).errors).toEqual([]);
    expect(atOnce(ready.evaluate(named('no'), undefined)).errors).toHaveLength(1);
  });

  test('an evaluation that costs too much ends all rules', () => {
    const schema = list(INT, {
      maxItems: 100_000,
      ...rules('self.all(x, self.all(y, self.all(z, x + y + z >= 0)))', 'false'),
    });
    expect(
      faults(
        schema,
        Array.from({ length: 1000 }, () => 1),
      ),
    ).toEqual([
      `spec: Invalid value: "array": 'operation cancelled: actual cost limit exceeded': no further validation rules will be run due to call cost exceeds limit for rule: self.all(x, self.all(y, self.all(z, x + y + z >= 0)))`,
    ]);
  });

  test('a schema without rules needs no evaluation', () => {
    expect(objectRules({ type: 'object', properties: { spec: object({ a: INT }) } }, ENVIRONMENT)).toBeUndefined();
  });
});
