import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import type { StatusError } from '../../../src/meta/errors.js';
import { createRegistry } from '../../../src/registry/create-registry.js';
import type { FilterKey, Store } from '../../../src/storage/store.js';
import {
  body,
  deleting,
  inProcess,
  type InProcess,
  listing,
  mergePatch,
  refusal,
  settle,
  watching,
  writing,
  rejecting,
} from '../../support/in-process.js';

async function make(world: InProcess, name: string, labels: JsonObject = {}, namespace = 'ns'): Promise<void> {
  const target = world.target('configmaps', { namespace });
  await world.registry.create(world.context, target, body({ metadata: { name, labels } }), writing());
}

async function label(world: InProcess, name: string, value: string | null): Promise<void> {
  const change = mergePatch({ metadata: { labels: { a: value } } });
  await world.registry.patch(world.context, world.target('configmaps', { name }), change, writing());
}

async function names(world: InProcess, options: Parameters<typeof listing>[0], where = {}): Promise<string[]> {
  const found = await world.registry.list(world.context, world.target('configmaps', where), listing(options));
  return found.items.map((item) => item.name);
}

describe('list', () => {
  test('pages show one snapshot whatever happens meanwhile (BL-037)', async () => {
    const world = inProcess();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await make(world, name);
    const list = (options: Parameters<typeof listing>[0]) =>
      world.registry.list(world.context, world.target('configmaps'), listing(options));
    const first = await list({ limit: 2 });
    expect([first.items.length, first.remainingItemCount, first.revision]).toEqual([2, 3, 6]);
    await make(world, 'bb');
    await world.registry.delete(world.context, world.target('configmaps', { name: 'd' }), deleting());
    const second = await list({ limit: 2, continueToken: first.continueToken });
    expect([second.items.map(({ name }) => name), second.remainingItemCount, second.revision]).toEqual([
      ['c', 'd'],
      1,
      6,
    ]);
    const last = await list({ limit: 2, continueToken: second.continueToken });
    expect(last).toMatchObject({
      items: [{ name: 'e' }],
      continueToken: '',
      remainingItemCount: undefined,
      revision: 6,
    });
    expect(await names(world, {})).toEqual(['a', 'b', 'bb', 'c', 'e']);
  });

  test('a selector hides the remaining count', async () => {
    const world = inProcess();
    for (const name of ['a', 'b', 'c']) await make(world, name, { a: 'b' });
    const found = await world.registry.list(
      world.context,
      world.target('configmaps'),
      listing({ limit: 1, labelSelector: 'a=b' }),
    );
    expect(found.continueToken).not.toBe('');
    expect(found.remainingItemCount).toBeUndefined();
  });

  test('an expired token is answered with one that continues without a snapshot', async () => {
    const world = inProcess();
    for (const name of ['a', 'b', 'c']) await make(world, name);
    const list = (options: Parameters<typeof listing>[0]) =>
      world.registry.list(world.context, world.target('configmaps'), listing({ limit: 1, ...options }));
    const { continueToken } = await list({});
    world.store.compact(10);
    const refused = (await list({ continueToken }).catch((error: unknown) => error)) as StatusError;
    expect([refused.code, refused.reason]).toEqual([410, 'Expired']);
    expect(refused.message).toMatch(/^The provided continue parameter is too old/);
    const next = await list({ continueToken: refused.continueToken ?? '' });
    expect(next.items.map(({ name }) => name)).toEqual(['b']);
    expect(await refusal(list({ resourceVersion: '2' }))).toBe(
      '410 Expired: The resourceVersion for the provided list is too old.',
    );
  });

  test('an exact version shows its state, and a future one is to be retried (BL-039)', async () => {
    const world = inProcess();
    await make(world, 'a');
    await make(world, 'b');
    const exact = { resourceVersion: '2', resourceVersionMatch: 'Exact' };
    expect(await names(world, exact)).toEqual(['a']);
    for (const options of [{ resourceVersion: '900' }, { ...exact, resourceVersion: '900' }]) {
      expect(await refusal(names(world, options))).toBe(
        '504 Timeout: Timeout: Too large resource version: 900, current: 3',
      );
    }
  });

  test('selectors and path combine', async () => {
    const world = inProcess();
    await make(world, 'a', { a: '1' });
    await make(world, 'b', { a: '2' });
    await make(world, 'a', { a: '1' }, 'other');
    const everywhere = { namespace: '' };
    expect(await names(world, {}, everywhere)).toEqual(['a', 'b', 'a']);
    expect(await names(world, { labelSelector: 'a in (1)' }, everywhere)).toEqual(['a', 'a']);
    expect(await names(world, { labelSelector: '!a' }, everywhere)).toEqual([]);
    expect(await names(world, { fieldSelector: 'metadata.name=b' }, everywhere)).toEqual(['b']);
    expect(await names(world, { fieldSelector: 'metadata.name!=b' })).toEqual(['a']);
    expect(await names(world, { fieldSelector: 'metadata.namespace=other' }, everywhere)).toEqual(['a']);
    expect(await names(world, { fieldSelector: 'metadata.namespace=other' })).toEqual([]);
    expect(await names(world, { fieldSelector: 'metadata.name=a,metadata.name=b' })).toEqual([]);
  });

  test.each([
    [
      'an unknown field',
      { fieldSelector: 'foo=bar' },
      '"foo" is not a known field selector: only "metadata.name", "metadata.namespace"',
    ],
    ['no operator', { fieldSelector: 'foo' }, "invalid selector: 'foo'; can't understand 'foo'"],
  ])('%s in a selector is rejected, never "everything" (BL-043)', async (_what, options, message) => {
    expect(await refusal(names(inProcess(), options))).toBe(`400 BadRequest: ${message}`);
  });

  test.each([
    ['jobs', 'field label "foo" not supported for Job'],
    ['resourceslices', 'field label not supported for resource.k8s.io/v1, Kind=ResourceSlice: foo'],
    ['pods', 'field label not supported: foo'],
  ])("an unsupported field of %s has the kind's message", async (plural, message) => {
    const world = inProcess();
    const found = world.registry.list(world.context, world.target(plural), listing({ fieldSelector: 'foo=bar' }));
    expect(await refusal(found)).toBe(`400 BadRequest: ${message}`);
  });

  test('fields of a kind filter (BL-043)', async () => {
    const world = inProcess();
    const secrets = world.target('secrets');
    for (const [name, type] of [
      ['a', 'Opaque'],
      ['b', 'ex.io/t'],
    ]) {
      await world.registry.create(world.context, secrets, body({ metadata: { name: name! }, type: type! }), writing());
    }
    const found = await world.registry.list(world.context, secrets, listing({ fieldSelector: 'type=ex.io/t' }));
    expect(found.items.map(({ name }) => name)).toEqual(['b']);
  });

  test.each([
    ['pods', 'status.phase=Running,spec.nodeName=n', ['spec.nodeName', 'n']],
    ['events', 'involvedObject.name=a,involvedObject.uid=u,type=Normal', ['involvedObject.uid', 'u']],
    ['pods', 'status.phase=Running,spec.nodeName!=node-a', ['status.phase', 'Running']],
    ['pods', 'spec.nodeName=,metadata.name!=a', ['spec.nodeName', '']],
    ['pods', 'spec.nodeName!=node-a', undefined],
    ['pods', 'metadata.namespace=ns', undefined],
  ])('of %s, the store may look up the most specific value that %s requires', async (plural, fieldSelector, key) => {
    const world = inProcess();
    const asked: ({ readonly filterKey?: FilterKey } | undefined)[] = [];
    const store: Store = {
      ...world.store,
      list: (options) => (asked.push(options), world.store.list(options)),
      watch: (options, receive) => (asked.push(options), world.store.watch(options, receive)),
    };
    const registry = rejecting(createRegistry({ ...world.parts, store }));
    const target = world.target(plural, { namespace: '' });
    await registry.list(world.context, target, listing({ fieldSelector }));
    await watching({ ...world, registry }, target, { fieldSelector });
    expect(asked.map((options) => options?.filterKey && [options.filterKey.field, options.filterKey.value])).toEqual([
      key,
      key,
    ]);
  });
});

describe('watch', () => {
  test('from a version: later changes, without that version itself (BL-053)', async () => {
    const world = inProcess();
    await make(world, 'a');
    await make(world, 'b');
    const seen = await watching(world, world.target('configmaps'), { resourceVersion: '2' });
    await make(world, 'c');
    await world.registry.delete(world.context, world.target('configmaps', { name: 'a' }), deleting());
    await settle();
    expect(seen.events).toEqual(['ADDED b@3', 'ADDED c@4', 'DELETED a@5']);
  });

  test.each<['slow' | 'expired' | 'closing', readonly unknown[]]>([
    ['slow', [429, 'TooManyRequests', 1]],
    ['expired', [410, 'Expired', undefined]],
    ['closing', []],
  ])('a watch that the store ends as %s says why, and is over', async (reason, said) => {
    const { parts, context, target } = inProcess();
    const watch: Store['watch'] = async (_options, onItems) => {
      onItems([{ kind: 'end', reason }]);
      return { resume() {}, sendProgress() {}, close() {} };
    };
    const delivered: unknown[] = [];
    let ended = 0;
    await createRegistry({ ...parts, store: { ...parts.store, watch } }).watch(
      context,
      target('configmaps'),
      listing({ watch: true }),
      {
        events(batch) {
          for (const event of batch) {
            const { code, reason: word, details } = (event as { readonly error: Error }).error as StatusError;
            delivered.push(code, word, details?.retryAfterSeconds);
          }
          return true;
        },
        ended: () => void (ended += 1),
      },
    );
    expect([delivered, ended]).toEqual([said, 1]);
  });

  test('without a version: the current state first', async () => {
    const world = inProcess();
    await make(world, 'a');
    const seen = await watching(world, world.target('configmaps'), {});
    await make(world, 'b');
    await settle();
    expect(seen.events).toEqual(['ADDED a@2', 'ADDED b@3']);
  });

  test('initial events end in a marked bookmark', async () => {
    const world = inProcess();
    await make(world, 'a');
    const options = { sendInitialEvents: true, resourceVersionMatch: 'NotOlderThan', allowWatchBookmarks: true };
    const seen = await watching(world, world.target('configmaps'), options);
    await make(world, 'b');
    await settle();
    expect(seen.events).toEqual(['ADDED a@2', 'BOOKMARK @2 end', 'ADDED b@3']);
    const silent = await watching(world, world.target('configmaps'), { ...options, sendInitialEvents: false });
    await make(world, 'c');
    await settle();
    expect(silent.events).toEqual(['ADDED c@4']);
  });

  test('leaving a selection is DELETED, coming back ADDED, and the object still exists (BL-049)', async () => {
    const world = inProcess();
    await make(world, 'x', { a: 'b' });
    const seen = await watching(world, world.target('configmaps'), { labelSelector: 'a=b', resourceVersion: '2' });
    await label(world, 'x', 'c');
    await label(world, 'x', 'd');
    await label(world, 'x', 'b');
    await world.registry.patch(
      world.context,
      world.target('configmaps', { name: 'x' }),
      mergePatch({ data: { k: 'v' } }),
      writing(),
    );
    await settle();
    expect(seen.events).toEqual(['DELETED x@3', 'ADDED x@5', 'MODIFIED x@6']);
    const left = seen.raw[0]!;
    // The last state sent to the watcher, with the version of the change that removed the object from its selection.
    expect(left.type === 'DELETED' && left.object.parsed.metadata).toMatchObject({
      labels: { a: 'b' },
      resourceVersion: '3',
    });
    expect(left.type === 'DELETED' && JSON.parse(left.object.bytes.toString()).metadata.resourceVersion).toBe('3');
  });

  test('an expired version is one ERROR event and the end (BL-047, BL-051)', async () => {
    const world = inProcess();
    await make(world, 'a');
    world.store.compact(5);
    const seen = await watching(world, world.target('configmaps'), { resourceVersion: '1' });
    await make(world, 'b');
    await settle();
    expect(seen.events).toEqual(['ERROR 410']);
    const [only] = seen.raw;
    expect(only?.type === 'ERROR' && only.error.message).toMatch(/^too old resource version: \d+ \(5\)$/);
    expect(seen.ended).toBe(true);
  });

  test('initial events at a version that never comes are one ERROR event and the end', async () => {
    const world = inProcess();
    await make(world, 'a');
    const options = { resourceVersion: '1000', resourceVersionMatch: 'NotOlderThan', sendInitialEvents: true };
    const seen = await watching(world, world.target('configmaps'), options);
    expect(seen.events).toEqual(['ERROR 504']);
    expect(seen.ended).toBe(true);
  });

  test('one object is watched by name, and one namespace', async () => {
    const world = inProcess();
    const one = await watching(world, world.target('configmaps', { name: 'a' }), { resourceVersion: '1' });
    const other = await watching(world, world.target('configmaps', { namespace: 'other' }), { resourceVersion: '1' });
    await make(world, 'a');
    await make(world, 'b');
    await make(world, 'c', {}, 'other');
    await settle();
    expect([one.events, other.events]).toEqual([['ADDED a@2'], ['ADDED c@4']]);
  });

  test('it ends silently when the server closes', async () => {
    const world = inProcess();
    const seen = await watching(world, world.target('configmaps'), {});
    await world.store.close();
    await settle();
    expect([seen.events, seen.ended]).toEqual([[], true]);
  });
});

describe('two versions of one kind', () => {
  test('an object written through one is read, listed and watched through the other', async () => {
    const world = inProcess();
    const of = (version: string) => {
      const resource = world.catalogue.find('flowcontrol.apiserver.k8s.io', version, 'flowschemas')!;
      return { resource, namespace: '', name: '', subresource: '' };
    };
    const seen = await watching(world, of('v1beta3'), { resourceVersion: '1' });
    const spec = { priorityLevelConfiguration: { name: 'p' }, matchingPrecedence: 5, rules: [] };
    await world.registry.create(world.context, of('v1'), body({ metadata: { name: 'f' }, spec }), writing());
    const stored = await world.store.list({ resource: of('v1').resource.storageResource, at: { kind: 'latest' } });
    for (const version of ['v1', 'v1beta3']) {
      const apiVersion = `flowcontrol.apiserver.k8s.io/${version}`;
      const read = await world.registry.get(world.context, { ...of(version), name: 'f' }, { resourceVersion: '' });
      expect(JSON.parse(read.bytes.toString())).toMatchObject({
        apiVersion,
        metadata: { resourceVersion: '2' },
        spec: { matchingPrecedence: 5 },
      });
      const listed = await world.registry.list(world.context, of(version), listing());
      expect(listed.items[0]?.parsed.apiVersion).toBe(apiVersion);
    }
    await settle();
    expect(seen.raw[0]).toMatchObject({
      type: 'ADDED',
      object: { parsed: { apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta3' } },
    });
    expect(stored.items).toHaveLength(1);
  });
});
