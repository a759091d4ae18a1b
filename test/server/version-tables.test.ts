import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { configMap } from '../support/objects.js';
import { waitFor } from '../support/wait-for.js';

/**
 * Every cell of the version tables of list and watch, as answered by a kube-apiserver 1.36 (except that malformed
 * versions are 400, and pages of a list at version 0 are kept). `OLD` is the version with `a` and `b`; then `a`
 * changed, `b` was deleted and `c` created at `NOW`.
 */
const CELLS = JSON.parse(readFileSync('test/golden/version-tables.json', 'utf8')) as Record<
  'list' | 'watch',
  Record<string, unknown>
>;
type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely

const api = sharedApi('kubernetes');
let path = '';
let versions: { readonly old: string; readonly now: string; readonly token: string };

const map = (name: string) => configMap(name, {}, { labels: { table: 't' } });

beforeAll(async () => {
  path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  await api.post(path, map('a'));
  await api.post(path, map('b'));
  // One page has both: others write to this server, and a second list may have a newer version.
  const page = (await api.get(`${path}?labelSelector=table&limit=1`)).json.metadata;
  const old = page.resourceVersion as string;
  const token = page.continue as string;
  await api.patch(`${path}/a`, 'merge', { data: { v: '2' } });
  await api.delete(`${path}/b`);
  versions = { old, token, now: (await api.post(path, map('c'))).json.metadata.resourceVersion as string };
});

function filled(query: string): string {
  const { old, now, token } = versions;
  return `${path}?labelSelector=table&${query.replace('OLD', old).replace('NOW', now).replace('TOKEN', token)}`;
}

function refusal({ code, reason, message, details }: Json): unknown {
  return { code, reason, message, ...(details?.causes === undefined ? {} : { causes: details.causes }) };
}

async function listed(query: string): Promise<unknown> {
  const { json } = await api.get(filled(query));
  if (json['kind'] === 'Status') return refusal(json);
  const { old, now } = versions;
  const { items, metadata } = json;
  const names = items.map((item: Json) => `${item['metadata'].name}${item['data']?.v ?? ''}`);
  const at =
    metadata.resourceVersion === old ? 'OLD' : Number(metadata.resourceVersion) >= Number(now) ? 'NOW or newer' : '?';
  return `${names.join(' ')} at ${at}${metadata.continue === undefined ? '' : ', more'}`;
}

/** The events of a watch up to a later change. @param later waits for the change */
async function watched(query: string, later: () => Promise<unknown>): Promise<unknown> {
  const message = await api.stream(filled(`watch=1&${query}`));
  let text = '';
  const over = once(
    message.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)),
    'close',
  );
  if (message.statusCode !== 200) {
    await over;
    return refusal(JSON.parse(text) as Json);
  }
  await later();
  await waitFor(`the change at ${query}`, () => text.includes('"name":"later"'), { lastSeen: () => text });
  message.destroy();
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Json)
    .filter(({ type, object }) => type !== 'BOOKMARK' || object.metadata.annotations !== undefined)
    .map(
      ({ type, object: { metadata, data } }) =>
        `${type} ${metadata.name ?? Object.keys(metadata.annotations)[0]}${data?.v ?? ''}`,
    )
    .filter((row) => row !== 'ADDED later')
    .join(', ');
}

describe('version tables, cell by cell', () => {
  test('list: resourceVersion x resourceVersionMatch x limit x continue, and sendInitialEvents', async () => {
    const cells = Object.keys(CELLS.list).map(async (query) => [query, await listed(query)] as const);
    expect(Object.fromEntries(await Promise.all(cells))).toEqual(CELLS.list);
  });

  test('watch: resourceVersion x resourceVersionMatch x sendInitialEvents x allowWatchBookmarks, limit, continue', async () => {
    const queries = Object.keys(CELLS.watch);
    let begun = 0;
    let made: Promise<unknown> | undefined;
    const streams = queries.filter((query) => typeof CELLS.watch[query] === 'string');
    // In parallel: the change is made once all accepted watches have begun.
    const later = async (): Promise<void> => {
      begun += 1;
      await waitFor('all watches to begin', () => begun === streams.length);
      await (made ??= api.post(path, map('later')));
    };
    const cells = queries.map(async (query) => [query, await watched(query, later)] as const);
    expect(Object.fromEntries(await Promise.all(cells))).toEqual(CELLS.watch);
  });
});
