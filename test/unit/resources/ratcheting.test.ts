import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printStorageBytes } from '../../../src/json/print.js';
import { StatusError } from '../../../src/meta/errors.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { storageGroupOf } from '../../../src/resources/definition.js';
import { withValue } from '../../compare/mutations.js';
import { normalise } from '../../compare/normalise.js';
import { samplesOf } from '../../compare/objects.js';
import { asStored, causesOf, comparedKindOf, parseRecord, type RecordedMistake } from '../../compare/recorded.js';
import { inProcess, type InProcess } from '../../support/in-process.js';

/**
 * kube-apiserver's answers to a new label on an object stored with a mistake, recorded by `npm run compare:ratcheting`.
 * No causes: the update is accepted despite the fault.
 */
const RECORD = parseRecord(readFileSync('test/golden/ratcheting.json', 'utf8'));

const NAME = 'mistaken';

/** The recorded causes of the error; none when the update is accepted. */
async function causesHere(world: InProcess, key: string, mistake: RecordedMistake): Promise<readonly string[]> {
  const kind = comparedKindOf(key);
  const resource = world.catalogue.resources.find(
    ({ definition }) =>
      definition.resource === kind.resource && definition.group === kind.group && definition.version === kind.version,
  )!;
  const { definition, compiled, strategy } = resource;
  const sample = samplesOf(kind, 'ns')[mistake.sample ?? 0]!;
  const uid = world.parts.randomUid();
  const namespace = definition.namespaced ? 'ns' : '';
  const name = `${NAME}-${uid.slice(-4)}`;
  const object = asStored({ ...kind, namespaced: definition.namespaced }, sample, namespace, { name, uid });
  const read = compiled.normalise(withValue(object, mistake.place, mistake.wrong) as KubeObject);
  const group = storageGroupOf(definition);
  const version = group === '' ? definition.storageVersion : `${group}/${definition.storageVersion}`;
  const stored = strategy.convert?.(read, version, world.parts.naming) ?? { ...read, apiVersion: version };
  const storeKey = { resource: resource.storageResource, namespace, name };
  await world.store.write({ kind: 'create', key: storeKey, uid, value: printStorageBytes(stored) });
  try {
    await world.client.patch(
      {
        type: { group: definition.group, version: definition.version, resource: definition.resource },
        namespace,
        name,
      },
      { mediaType: 'application/merge-patch+json', patch: { metadata: { labels: { touched: 'x' } } } },
    );
    return [];
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    const { code, reason, details } = error;
    const text = JSON.stringify({ kind: 'Status', reason, details }).replaceAll(name, NAME);
    return causesOf(normalise({ status: code, type: '', warnings: [], text }));
  }
}

describe('an update is rejected for new faults, where the reference does so', () => {
  it.each(Object.keys(RECORD))('%s', async (key) => {
    const world = inProcess();
    const found: RecordedMistake[] = [];
    for (const mistake of RECORD[key]!) found.push({ ...mistake, causes: await causesHere(world, key, mistake) });
    expect(found).toEqual(RECORD[key]);
  });

  it('the objects cover many kinds', () => {
    expect(Object.keys(RECORD).length).toBeGreaterThan(40);
  });
});
