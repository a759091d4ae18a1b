import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { comparedKindOf } from '../../compare/recorded.js';
import { WARNED } from '../../compare/warned-objects.js';
import { body, inProcess, writing } from '../../support/in-process.js';

/** kube-apiserver's warnings on creation, recorded by `npm run compare:warnings`. */
const RECORD = JSON.parse(readFileSync('test/golden/warnings.json', 'utf8')) as Record<
  string,
  Record<string, readonly string[]>
>;

/** The warnings of a creation. */
async function warningsHere(key: string, members: JsonObject): Promise<readonly string[]> {
  const world = inProcess();
  const { group, version, resource: plural, kind } = comparedKindOf(key);
  const resource = world.catalogue.resources.find(
    ({ definition }) => definition.resource === plural && definition.group === group && definition.version === version,
  )!;
  const metadata = { name: 'warned', ...(members['metadata'] as JsonObject | undefined) };
  const object = { ...members, apiVersion: key.split(' ')[0]!, kind, metadata } as KubeObject;
  const namespace = resource.definition.namespaced ? 'ns' : '';
  const target = { resource, namespace, name: '', subresource: '' };
  await world.registry.create(world.context, target, body(object), writing({ dryRun: true }));
  return world.warnings;
}

describe("warnings equal the reference's", () => {
  const cases = Object.entries(RECORD).flatMap(([key, titles]) =>
    Object.keys(titles).map((title) => [key, title] as const),
  );

  it.each(cases)('%s: %s', async (key, title) => {
    expect(await warningsHere(key, WARNED[key]![title]!)).toEqual(RECORD[key]![title]);
  });

  it('every object gets its warnings', () => {
    const sent = Object.values(WARNED).reduce((count, titles) => count + Object.keys(titles).length, 0);
    expect(cases.length).toBe(sent);
    expect(cases.filter(([key, title]) => RECORD[key]![title]!.length > 0).length).toBeGreaterThan(50);
  });
});
