import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const DOCUMENTS = 'generated/openapi/v3';

/** Paths of empty members named `properties`. */
function emptyOnes(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(name === 'properties' && Object.keys(member as object).length === 0 ? [at] : []),
    ...emptyOnes(member, `${at}/${name}`),
  ]);
}

// Go clients omit them, and treat a document that does not survive a round trip as broken.
test('no schema of a published document has empty properties', () => {
  const names = readdirSync(DOCUMENTS);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(emptyOnes(JSON.parse(readFileSync(join(DOCUMENTS, name), 'utf8')), name)).toEqual([]);
  }
});
