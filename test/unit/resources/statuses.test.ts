import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ObjectAddress } from '../../../src/client/client.js';
import type { JsonObject } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { withValue } from '../../compare/mutations.js';
import { normalise } from '../../compare/normalise.js';
import { causesOf, comparedKindOf, parseRecord, type RecordedMistake } from '../../compare/recorded.js';
import { membersOf } from '../../compare/status-samples.js';
import { inProcess, type InProcess } from '../../support/in-process.js';

/**
 * kube-apiserver's answers to invalid and unusual statuses, recorded by `npm run compare:statuses`. No causes: the
 * status is accepted.
 */
const RECORD = parseRecord(readFileSync('test/golden/statuses.json', 'utf8'));

/** Recorded names of objects, for kinds with special name rules. */
const NAMES: Readonly<Record<string, string>> = { storageversions: 'ex.io.things' };

interface Written {
  readonly world: InProcess;
  readonly address: ObjectAddress;
  readonly object: KubeObject;
  /** The complete status, whose members are corrupted. */
  readonly whole: JsonObject;
}

/** An object of a sample, with the status from which others are written. */
async function writtenObject(key: string, sample: number, start: number): Promise<Written> {
  const world = inProcess();
  const { group, version, resource } = comparedKindOf(key);
  const { definition } = world.catalogue.resources.find(
    ({ definition: one }) => one.resource === resource && one.group === group && one.version === version,
  )!;
  const isWhole = (one: RecordedMistake): boolean =>
    one.sample === sample && one.start === start && one.place.length === 0;
  const whole = RECORD[key]!.find(isWhole)!.wrong as JsonObject;
  const name = NAMES[resource] ?? 'written';
  const place = { type: { group, version, resource }, namespace: definition.namespaced ? 'ns' : '' };
  const { kind } = definition;
  const apiVersion = group === '' ? version : `${group}/${version}`;
  const members = membersOf(definition, 'ns')[sample]!;
  const made = await world.client.create(place, { apiVersion, kind, ...members, metadata: { name } });
  const address = { ...place, name, subresource: 'status' };
  const unwritten = { world, address, object: made, whole };
  if (start === 0) return unwritten;
  try {
    return { ...unwritten, object: await world.client.update(address, { ...made, status: whole }) };
  } catch (error) {
    // A status that is impossible for this sample.
    if (error instanceof StatusError) return unwritten;
    throw error;
  }
}

/** The causes of the error of a status; none when it is accepted. */
async function causesHere(
  { world, address, object, whole }: Written,
  one: RecordedMistake,
): Promise<readonly string[]> {
  const status = one.place.length === 0 ? whole : withValue(whole, one.place, one.wrong);
  try {
    await world.client.update(address, { ...object, status }, { dryRun: true });
    return [];
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    const { code, reason, details } = error;
    return causesOf(
      normalise({ status: code, type: '', warnings: [], text: JSON.stringify({ kind: 'Status', reason, details }) }),
    );
  }
}

describe('a status is validated like by the reference', () => {
  it.each(Object.keys(RECORD))('%s', async (key) => {
    const objects = new Map<string, Promise<Written>>();
    const found: RecordedMistake[] = [];
    for (const one of RECORD[key]!) {
      const { sample = 0, start = 0 } = one;
      const state = `${sample} ${start}`;
      if (!objects.has(state)) objects.set(state, writtenObject(key, sample, start));
      found.push({ ...one, causes: await causesHere(await objects.get(state)!, one) });
    }
    expect(found).toEqual(RECORD[key]);
  });

  it('the statuses cover many kinds', () => {
    expect(Object.keys(RECORD).length).toBeGreaterThan(25);
  });
});
