import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanLegacyTokens } from '../../../../src/controllers/legacy-tokens/clean.js';
import { dayOf, startOfDay } from '../../../../src/controllers/legacy-tokens/labels.js';
import { createTokenUse } from '../../../../src/controllers/legacy-tokens/use.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const DAY = 24 * 3_600_000;
const PERIOD = 365 * DAY;
const USED = 'kubernetes.io/legacy-token-last-used';
const INVALID = 'kubernetes.io/legacy-token-invalid-since';
const core = (resource: string) => ({ group: '', version: 'v1', resource });
const secrets = { type: core('secrets'), namespace: 'ns' };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function namespace(world: InProcess, name: string): Promise<void> {
  await world.client.create({ type: core('namespaces') }, { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
}

async function token(world: InProcess, name: string, labels: Record<string, string> = {}): Promise<KubeObject> {
  const annotations = { 'kubernetes.io/service-account.name': 'robot' };
  return world.client.create(secrets, {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: 'ns', annotations, labels },
    type: 'kubernetes.io/service-account-token',
  });
}

describe('dates of last use', () => {
  test('only dates in the written format are read', () => {
    const time = Date.UTC(2024, 1, 29, 13);
    expect([dayOf(time), startOfDay('2024-02-29')]).toEqual(['2024-02-29', Date.UTC(2024, 1, 29)]);
    for (const text of [undefined, '', '2024-2-29', '2023-02-29', '2024-13-01', 'x']) {
      expect([text, startOfDay(text)]).toEqual([text, undefined]);
    }
  });
});

describe('the use of a token', () => {
  test('a use is recorded in its Secret once a day', async () => {
    const world = inProcess();
    const errors: unknown[] = [];
    let asked = 0;
    const use = createTokenUse({
      client: () => {
        asked += 1;
        return world.client;
      },
      naming: { labelDomain: 'kubernetes.io' },
      clock: () => world.clock.now,
      onError: (error) => void errors.push(error),
    });
    use.start();
    stops.push(() => use.stop());
    await namespace(world, 'ns');
    use.note(await token(world, 's'));
    const today = dayOf(world.clock.now);
    const labelled = await waitFor('the label', async () => {
      const secret = await world.client.get({ ...secrets, name: 's' });
      return secret.metadata.labels?.[USED] === undefined ? undefined : secret;
    });
    expect(labelled.metadata.labels).toEqual({ [USED]: today });
    use.note(labelled);
    const { metadata } = labelled;
    use.note({ ...labelled, metadata: { ...metadata, labels: { [USED]: dayOf(world.clock.now + DAY) } } });
    // An object with the name of a deleted one is left alone.
    use.note({ ...labelled, metadata: { ...metadata, name: 'gone', labels: {} } });
    await token(world, 'made-anew');
    use.note({ ...labelled, metadata: { ...metadata, name: 'made-anew', uid: 'other', labels: {} } });
    await waitFor('both looks', () => Promise.resolve(asked === 3 || undefined));
    expect((await world.client.get({ ...secrets, name: 'made-anew' })).metadata.labels).toBeUndefined();
    world.clock.now += DAY;
    use.note(labelled);
    await waitFor('the next day', async () => {
      const { labels } = (await world.client.get({ ...secrets, name: 's' })).metadata;
      return labels?.[USED] === dayOf(world.clock.now) || undefined;
    });
    expect(errors).toEqual([]);
  });
});

describe('unused tokens', () => {
  /** Runs one pass of the cleaner and returns the state of the Secrets: their mark, or `gone`. */
  async function clean(world: InProcess): Promise<Record<string, string>> {
    const before = (await world.client.list(secrets)).items;
    const errors: unknown[] = [];
    const parts = controllerParts(world, (error) => void errors.push(error));
    await cleanLegacyTokens({ ...parts, unusedTokenPeriod: PERIOD }, new AbortController().signal);
    expect(errors).toEqual([]);
    const after = new Map((await world.client.list(secrets)).items.map((each) => [each.metadata.name, each]));
    return Object.fromEntries(
      before.map(({ metadata: { name = '' } }) => {
        const found = after.get(name);
        return [name, found === undefined ? 'gone' : (found.metadata.labels?.[INVALID] ?? 'kept')];
      }),
    );
  }

  test('unused auto-generated tokens are marked, then deleted; manual, mounted and used ones are kept', async () => {
    const world = inProcess();
    await namespace(world, 'ns');
    await namespace(world, 'kube-system');
    const tracking = 'kube-apiserver-legacy-service-account-token-tracking';
    await world.client.create(
      { type: core('configmaps'), namespace: 'kube-system' },
      {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: tracking, namespace: 'kube-system' },
        data: { since: dayOf(world.clock.now) },
      },
    );
    const names = ['auto', 'mounted', 'used', 'unreadable'];
    await world.client.create(
      { type: core('serviceaccounts'), namespace: 'ns' },
      {
        apiVersion: 'v1',
        kind: 'ServiceAccount',
        metadata: { name: 'robot', namespace: 'ns' },
        secrets: [...names, 'young'].map((name) => ({ name })),
      },
    );
    await token(world, 'auto');
    await token(world, 'mounted');
    await token(world, 'used', { [USED]: dayOf(world.clock.now + 2 * DAY) });
    await token(world, 'unreadable', { [USED]: 'yesterday' });
    await token(world, 'manual');
    await world.client.create(
      { type: core('pods'), namespace: 'ns' },
      {
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: { name: 'p', namespace: 'ns' },
        spec: {
          containers: [{ name: 'c', image: 'i' }],
          volumes: [{ name: 'v', secret: { secretName: 'mounted' } }],
        },
      },
    );
    const kept = { mounted: 'kept', used: 'kept', unreadable: 'kept', manual: 'kept' };
    // Uses have not been recorded for long enough.
    world.clock.now += PERIOD;
    expect(await clean(world)).toEqual({ auto: 'kept', ...kept });
    world.clock.now += DAY;
    await token(world, 'young');
    const marked = dayOf(world.clock.now);
    expect(await clean(world)).toEqual({ auto: marked, young: 'kept', ...kept });
    expect(await clean(world)).toEqual({ auto: marked, young: 'kept', ...kept });
    world.clock.now += PERIOD + DAY;
    expect(await clean(world)).toMatchObject({ auto: 'gone', mounted: 'kept', manual: 'kept' });
  });
});
