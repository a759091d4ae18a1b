import { describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { expectStatus } from '../support/expect-status.js';
import { configMap, namesOf } from '../support/objects.js';

const api = sharedApi('cluster');
const NAMES = ['m-1', 'm-2', 'm-3', 'm-4', 'm-5'];

async function fiveMaps(): Promise<string> {
  const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  for (const name of NAMES) await api.post(path, configMap(name, {}, { labels: { five: 'yes' } }));
  return path;
}

/** All pages; `between` runs after each but the last. */
async function pages(path: string, query: string, between: () => Promise<unknown> = async () => {}) {
  const found: ApiResponse['json'][] = [];
  for (let token = ''; ;) {
    const answer = await api.get(`${path}?${query}${token === '' ? '' : `&continue=${encodeURIComponent(token)}`}`);
    expect(answer.status).toBe(200);
    found.push(answer.json);
    token = answer.json.metadata.continue ?? '';
    if (token === '') return found;
    await between();
  }
}

describe('a list in pages', () => {
  test.each([
    ['without a selector the remaining items are counted', 'limit=2', [3, 1, undefined]],
    ['with a label selector they are not counted', 'limit=2&labelSelector=five', [undefined, undefined, undefined]],
    [
      'with a field selector they are not counted',
      'limit=2&fieldSelector=metadata.name!%3Dx',
      [undefined, undefined, undefined],
    ],
  ])('%s (BL-037)', async (_what, query, remaining) => {
    const found = await pages(await fiveMaps(), query);
    expect(found.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    expect(found.map(({ metadata }) => metadata.remainingItemCount)).toEqual(remaining);
    expect(found.at(-1)!.metadata).toEqual({ resourceVersion: found[0]!.metadata.resourceVersion });
  });

  test('all pages show the state of the first page, while others write (BL-037)', async () => {
    const path = await fiveMaps();
    let turn = 0;
    const found = await pages(path, 'limit=2', async () => {
      turn += 1;
      await api.post(path, configMap(`m-2-${turn}`));
      await api.delete(`${path}/m-${turn + 3}`);
      await api.patch(`${path}/m-3`, 'merge', { data: { turn: String(turn) } });
    });
    expect(found.flatMap((page) => namesOf(page as never))).toEqual(NAMES);
    expect(new Set(found.map(({ metadata }) => metadata.resourceVersion)).size).toBe(1);
    expect(found[1]!.items[0].data).toBeUndefined();
    expect(namesOf((await api.get(path)).json as never)).toEqual(['m-1', 'm-2', 'm-2-1', 'm-2-2', 'm-3']);
  });

  test('a watch from the version of the pages sees all later changes', async () => {
    const path = await fiveMaps();
    const [page] = await pages(path, 'limit=2', () => api.delete(`${path}/m-5`));
    const watch = await api.watch(`${path}?watch=1&resourceVersion=${page!.metadata.resourceVersion}`);
    await watch.until((events) => events.length === 1, 'the deletion');
    watch.close();
    expect(watch.events.map(({ type, object }) => `${type} ${object.metadata.name}`)).toEqual(['DELETED m-5']);
  });

  test('pages span all namespaces, ordered by namespace and name', async () => {
    const paths = [await fiveMaps(), await fiveMaps()];
    const found = await pages('/api/v1/configmaps', 'limit=7&labelSelector=five');
    const keys = found.flatMap(({ items }) => items).map(({ metadata }) => [metadata.namespace, metadata.name]);
    expect(keys.map((key) => key.join('/'))).toEqual(keys.map((key) => key.join('/')).sort());
    expect(new Set(keys.map(String)).size).toBe(keys.length);
    for (const path of paths) expect(keys.filter(([namespace]) => path.includes(`/${namespace}/`))).toHaveLength(5);
  });

  test('pages may differ in size, and the token is empty when the last page is exactly full', async () => {
    const path = await fiveMaps();
    const first = (await api.get(`${path}?limit=2`)).json;
    const token = encodeURIComponent(first.metadata.continue);
    const next = (await api.get(`${path}?limit=3&continue=${token}`)).json;
    expect(namesOf(next as never)).toEqual(['m-3', 'm-4', 'm-5']);
    expect(next.metadata.continue).toBeUndefined();
    expect(next.metadata.remainingItemCount).toBeUndefined();
  });

  test.each([
    ['limit=0', 'means no limit'],
    ['limit=5', 'is just enough'],
    ['limit=500', 'is more than enough'],
  ])('%s %s', async (query) => {
    const { json } = await api.get(`${await fiveMaps()}?${query}`);
    expect(json.items).toHaveLength(5);
    expect(json.metadata).toEqual({ resourceVersion: expect.stringMatching(/^\d+$/) });
  });

  const token = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['text that is not a token', '!!!'],
    ['a token of kube-apiserver', token({ v: 'meta.k8s.io/v1', rv: 1, start: 'a/b' })],
    ['a token without a signature', token([1, 'a', 'b'])],
    ['an endless token', 'a'.repeat(5000)],
  ])('%s is refused', async (_what, text) => {
    const answer = await api.get(`/api/v1/configmaps?limit=1&continue=${encodeURIComponent(text)}`);
    expectStatus(answer, 400, 'BadRequest', /continue token/);
  });

  test.each([
    ['m-4', ['m-4']],
    ['m-1', []],
  ])('a token with the name %s selects it if it comes later', async (name, names) => {
    const path = await fiveMaps();
    const { continue: text } = (await api.get(`${path}?limit=2`)).json.metadata;
    const answer = await api.get(`${path}?limit=2&continue=${text}&fieldSelector=metadata.name%3D${name}`);
    expect(namesOf(answer.json as never)).toEqual(names);
  });

  test('a token that was changed is refused', async () => {
    const path = await fiveMaps();
    const { metadata } = (await api.get(`${path}?limit=1`)).json;
    const bytes = Buffer.from(metadata.continue as string, 'base64url');
    // The last letter of the name: `m-0` becomes `m-1`.
    bytes[bytes.length - 3]! ^= 1;
    const answer = await api.get(`${path}?limit=9&continue=${bytes.toString('base64url')}`);
    expectStatus(answer, 400, 'BadRequest', /continue token/);
  });

  test('a token of another namespace shows nothing of that namespace', async () => {
    const [one, other] = [await fiveMaps(), await fiveMaps()];
    const { metadata } = (await api.get(`${one}?limit=1`)).json;
    const { json } = await api.get(`${other}?limit=9&continue=${metadata.continue}`);
    expect(json.items.filter((item: ApiResponse['json']) => !other.includes(`/${item.metadata.namespace}/`))).toEqual(
      [],
    );
  });
});
