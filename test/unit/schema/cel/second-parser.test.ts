import { expect, test } from '@jest/globals';
import { atOnce } from '../../../../src/meta/steps.js';
import { parseCel } from '../../../../src/schema/cel/parser.js';
import { conformanceSuite, type Suite } from './conformance-suite.js';

function expressionsOf(suite: Suite): readonly string[] {
  return [
    ...(suite.tests ?? []).map(({ original }) => original.expr),
    ...(suite.suites ?? []).flatMap((inner) => expressionsOf(inner)),
  ];
}

function accepts(parse: (text: string) => unknown, text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Syntax that only one of the two supports: optional values, names in backquotes, placeholders for variables. */
const ONE_SIDED = /[.[{,(]\s*\?|`|cel\.iterVar\(/;

test('the parser of @bufbuild/cel and ours accept the same expressions', async () => {
  const other: string = '@bufbuild/cel';
  const { parse } = (await import(other)) as { parse: (text: string) => unknown };
  const expressions = [...new Set(expressionsOf(await conformanceSuite()))].filter((text) => !ONE_SIDED.test(text));
  expect(expressions.length).toBeGreaterThan(1_500);
  const differing = expressions.filter(
    (text) => accepts(parse, text) !== accepts((given) => atOnce(parseCel(given)), text),
  );
  expect(differing).toEqual([]);
});
