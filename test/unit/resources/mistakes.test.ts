import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import type { ComparedKind } from '../../compare/kinds.js';
import { withValue } from '../../compare/mutations.js';
import { normalise } from '../../compare/normalise.js';
import { samplesOf } from '../../compare/objects.js';
import { causesOf, comparedKindOf, parseRecord, type RecordedMistake } from '../../compare/recorded.js';
import { body, inProcess, type InProcess, writing } from '../../support/in-process.js';

/** kube-apiserver's answers to common mistakes in objects of each kind, recorded by `npm run compare:mistakes`. */
const RECORD = parseRecord(readFileSync('test/golden/mistakes.json', 'utf8'));

/** The name of the objects when the answers were recorded. */
const NAME = 'mistaken';

/** The recorded causes of the error; none when the object is accepted. */
async function causesHere(world: InProcess, kind: ComparedKind, mistake: RecordedMistake): Promise<readonly string[]> {
  const sample = samplesOf(kind, 'ns')[mistake.sample ?? 0]!;
  const named = { ...sample, metadata: { ...(sample['metadata'] as JsonObject), name: NAME } };
  const resource = world.catalogue.resources.find(
    ({ definition }) =>
      definition.resource === kind.resource && definition.group === kind.group && definition.version === kind.version,
  )!;
  const { namespaced } = resource.definition;
  const target = { resource, namespace: namespaced ? 'ns' : '', name: '', subresource: '' };
  const object = withValue(named, mistake.place, mistake.wrong) as JsonObject;
  try {
    await world.registry.create(world.context, target, body(object), writing({ dryRun: true }));
    return [];
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    const { code, reason, details } = error;
    const text = JSON.stringify({ kind: 'Status', reason, details });
    return causesOf(normalise({ status: code, type: '', warnings: [], text }));
  }
}

describe('common mistakes are reported like by the reference', () => {
  it.each(Object.keys(RECORD))('%s', async (key) => {
    const world = inProcess();
    const kind = comparedKindOf(key);
    const found: RecordedMistake[] = [];
    for (const mistake of RECORD[key]!) found.push({ ...mistake, causes: await causesHere(world, kind, mistake) });
    expect(found).toEqual(RECORD[key]);
  });

  it('the mistakes cover many kinds', () => {
    expect(Object.keys(RECORD).length).toBeGreaterThan(40);
  });
});
