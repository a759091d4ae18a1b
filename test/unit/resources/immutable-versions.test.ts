import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ROOT = 'schemas/openapi';

/** Fields that a schema declares immutable. */
function immutable(text: string): string[] {
  return [...text.matchAll(/^ {2}- \{ rule: immutable, field: (\w+)/gm)].map(([, field]) => field!);
}

test('a field immutable in one version of a kind is immutable in the others', () => {
  const missing: string[] = [];
  let judged = 0;
  const groups = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: group } of groups) {
    const texts = new Map<string, string[]>();
    for (const version of readdirSync(`${ROOT}/${group}`)) {
      for (const file of readdirSync(`${ROOT}/${group}/${version}`)) {
        const text = readFileSync(`${ROOT}/${group}/${version}/${file}`, 'utf8');
        texts.set(file, [...(texts.get(file) ?? []), text]);
      }
    }
    for (const [file, versions] of texts) {
      for (const field of new Set(versions.flatMap(immutable))) {
        judged += versions.length;
        const having = versions.filter((text) => new RegExp(`^ {2}${field}:`, 'm').test(text));
        if (having.some((text) => !immutable(text).includes(field))) missing.push(`${group} ${file} ${field}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(judged).toBeGreaterThan(20);
});
