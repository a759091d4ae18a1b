import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '../../../../src/json/types.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { objectRules } from '../../../../src/schema/cel/rules.js';
import type { RuleSchema } from '../../../../src/schema/cel/types.js';
import { ENVIRONMENT, INT, definitionFaults, faults, list, object, rules, text } from './rule-parts.js';

describe('rules of a definition', () => {
  test('a fault in an expression has its position', () => {
    expect(definitionFaults(object({ x: INT }, 'self.x > 0', 'self.y > 0'))).toEqual([
      `schema.properties[spec].x-kubernetes-validations[1].rule: Invalid value: {"Rule":"self.y \\u003e 0","Message":"","MessageExpression":"","Reason":null,"FieldPath":"","OptionalOldSelf":null}: compilation failed: ERROR: <input>:1:5: undefined field 'y'\n | self.y > 0\n | ....^`,
    ]);
  });

  test.each([
    ['a syntax error', 'self.x >', 'compilation failed'],
    ['operands of different types', "self.x > 'a'", 'found no matching overload'],
    ['a rule that is not a boolean', 'self.x', 'must evaluate to a bool'],
    ['an unknown variable', 'other.x > 0', 'undeclared reference'],
    ['an unknown function', 'self.x.frobnicate()', 'undeclared reference'],
    ['a constant that cannot be converted', "int('x') > 0", 'program instantiation failed'],
    ['an invalid pattern', "'a'.matches('[')", 'invalid matches argument'],
  ])('%s is rejected', (_what, rule, message) => {
    expect(definitionFaults(object({ x: INT }, rule))).toEqual([expect.stringContaining(message)]);
  });

  test('a property whose name is a reserved word is read with and without its escape', () => {
    const reserved = (rule: string): ReturnType<typeof object> => object({ namespace: text(), in: text() }, rule);
    expect(definitionFaults(reserved("self.namespace == 'x' && self.__namespace__ == 'x'"))).toEqual([]);
    expect(definitionFaults(reserved("self.__in__ == 'x'"))).toEqual([]);
    expect(definitionFaults(reserved("self.loop == 'x'"))).toEqual([expect.stringContaining("undefined field 'loop'")]);
    expect(faults(reserved("self.namespace == 'x'"), { namespace: 'y' })).toEqual([
      "spec: Invalid value: failed rule: self.namespace == 'x'",
    ]);
  });

  test('oldSelf cannot be used where the old value cannot be located', () => {
    const schema = list(object({ x: INT }, 'self.x >= oldSelf.x'));
    expect(definitionFaults(schema)).toEqual([
      expect.stringContaining(
        'oldSelf cannot be used on the uncorrelatable portion of the schema within schema.properties[spec]',
      ),
    ]);
    expect(definitionFaults(object({ x: INT }, { rule: 'self.x > 0', optionalOldSelf: true }))).toEqual([
      expect.stringContaining('may not be set if oldSelf is not used in rule'),
    ]);
  });

  test('a rule that could cost too much is rejected until sizes are bounded', () => {
    const quadratic = rules('self.all(x, self.all(y, x == y))');
    const [fault] = definitionFaults({ type: 'array', items: { type: 'string' }, ...quadratic });
    expect(fault).toContain('Forbidden: estimated rule cost exceeds budget by factor of more than 100x');
    expect(definitionFaults(list(text(10), quadratic))).toEqual([]);
  });

  // Such numbers exceed doubles: kube-apiserver 1.36 finds them too large, and negative ones small enough.
  test.each<[string, (bound: bigint) => RuleSchema]>([
    ['items', (bound) => list(text(5), { maxItems: bound, ...rules('self.all(x, x != "z")') })],
    ['items with rules', (bound) => list({ ...text(5), ...rules('self != "z"') }, { maxItems: bound })],
    [
      'entries',
      (bound) => ({
        type: 'object',
        maxProperties: bound,
        additionalProperties: text(5),
        ...rules('self.all(k, k != "z")'),
      }),
    ],
    ['characters', (bound) => ({ type: 'string', maxLength: bound, ...rules('self.contains("z")') })],
    [
      'characters of a text or number',
      (bound) => ({
        'x-kubernetes-int-or-string': true,
        maxLength: bound,
        ...rules('type(self) == string && self.contains("z")'),
      }),
    ],
  ])('a bound of %s beyond 2^53 is exact', (_of, schema) => {
    expect(definitionFaults(schema(9007199254740993n))[0]).toContain(
      'Forbidden: estimated rule cost exceeds budget by factor of more than 100x',
    );
    expect(definitionFaults(schema(-9007199254740993n))).toEqual([]);
  });

  test('all rules together share a budget', () => {
    const costly = list(text(100), { maxItems: 300, ...rules('self.all(x, self.exists(y, x == y))') });
    expect(definitionFaults(costly)).toEqual([]);
    const many = object(Object.fromEntries(Array.from({ length: 60 }, (_none, index) => [`p${index}`, costly])));
    expect(definitionFaults(many).at(-1)).toContain(
      'schema: Forbidden: x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema exceeds budget by factor of',
    );
  });
});

describe('rules compiled in steps', () => {
  const some = (name: string): RuleSchema => object({ [name]: INT }, `self.${name} > 1`);
  const schema: RuleSchema = {
    type: 'object',
    properties: { a: some('x'), b: some('y'), list: { type: 'array', items: some('z') } },
  };

  /** Number of pauses. */
  function pauses(ready: ReturnType<typeof objectRules>, value: JsonValue): number {
    const steps = ready!.evaluate(value, undefined);
    let count = 0;
    while (steps.next().done !== true) count += 1;
    return count;
  }

  test('those that the object needs are compiled once each, with a pause after each', () => {
    const ready = objectRules(schema, ENVIRONMENT);
    expect(pauses(ready, {})).toBe(0);
    expect(pauses(ready, { list: [] })).toBe(0);
    const first = pauses(ready, { a: { x: 2 } });
    const again = pauses(ready, { a: { x: 3 } });
    expect(first).toBeGreaterThan(again);
    expect(again).toBeGreaterThan(0);
    expect(pauses(ready, { a: { x: 3 }, b: { y: 1 }, list: [{ z: 1 }] })).toBe(again + 2 * first);
    expect(pauses(ready, { a: { x: 3 }, b: { y: 1 }, list: [{ z: 1 }] })).toBe(3 * again);
  });

  test('compilation ends when there are many more faults than are reported', () => {
    const items = { ...INT, ...rules('self > 1') };
    const ready = objectRules({ type: 'object', properties: { l: { type: 'array', items } } }, ENVIRONMENT)!;
    const { errors } = atOnce(ready.evaluate({ l: Array.from({ length: 50_000 }, () => 0) }, undefined));
    expect(errors.length).toBeGreaterThan(100);
    expect(errors.length).toBeLessThan(2_000);
  });
});
