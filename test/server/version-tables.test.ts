import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { configMap } from '../support/objects.js';

/**
 * Every cell of the version tables of list and watch, as a kube-apiserver 1.36 answered it (malformed versions are 400
 * here, and pages of a list at version 0 are kept). `OLD` is the version at which there were `a` and `b`; then `a`
 * changed, `b` went and `c` came at `NOW`.
 */
const CELLS = JSON.parse(readFileSync('test/golden/version-tables.json', 'utf8')) as Record<
  'list' | 'watch',
  Record<string, unknown>
>;
const api = sharedApi('kubernetes');
let path = '';
let versions: { readonly old: string; readonly now: string; readonly token: string };

beforeAll(async () => {
  path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  const map = (name: string) => ({ ...configMap(name), metadata: { name, labels: { table: 't' } } });
  await api.post(path, map('a'));
  await api.post(path, map('b'));
  // One page says both: others write to this server, and a second list may show a newer version.
  const page = (await api.get(`${path}?labelSelector=table&limit=1`)).json.metadata;
  const old = page.resourceVersion as string;
  const token = page.continue as string;
  await api.patch(`${path}/a`, 'merge', { data: { v: '2' } });
  await api.delete(`${path}/b`);
  versions = { old, token, now: (await api.post(path, map('c'))).json.metadata.resourceVersion as string };
});

async function outcome(query: string): Promise<unknown> {
  const { old, now, token } = versions;
  const filled = query.replace('OLD', old).replace('NOW', now).replace('TOKEN', token);
  const { text } = await api.get(`${path}?labelSelector=table&${filled}`);
  const lines = text.split('\n').filter((line) => line !== '');
  const [first] = lines.map((line) => JSON.parse(line) as Record<string, any>); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
  if (first?.['kind'] === 'Status') {
    const { code, reason, message, details } = first;
    return { code, reason, message, ...(details?.causes === undefined ? {} : { causes: details.causes }) };
  }
  if (first?.['items'] !== undefined) {
    const { items, metadata } = first;
    const names = items.map((item: any) => `${item.metadata.name}${item.data?.v ?? ''}`); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
    const at =
      metadata.resourceVersion === old ? 'OLD' : Number(metadata.resourceVersion) >= Number(now) ? 'NOW or newer' : '?';
    return `${names.join(' ')} at ${at}${metadata.continue === undefined ? '' : ', more'}`;
  }
  return lines
    .map((line) => JSON.parse(line) as Record<string, any>) // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
    .filter(({ type, object }) => type !== 'BOOKMARK' || object.metadata.annotations !== undefined)
    .map(
      ({ type, object: { metadata, data } }) =>
        `${type} ${metadata.name ?? Object.keys(metadata.annotations)[0]}${data?.v ?? ''}`,
    )
    .join(', ');
}

/** All cells together: those of watch take their two seconds at once. */
async function outcomes(cells: readonly string[], prefix: string): Promise<Record<string, unknown>> {
  const found = await Promise.all(cells.map(async (query) => [query, await outcome(prefix + query)] as const));
  return Object.fromEntries(found);
}

describe('version tables, cell by cell', () => {
  test('list: resourceVersion x resourceVersionMatch x limit x continue, and sendInitialEvents', async () => {
    expect(await outcomes(Object.keys(CELLS.list), '')).toEqual(CELLS.list);
  });

  test('watch: resourceVersion x resourceVersionMatch x sendInitialEvents x allowWatchBookmarks, limit, continue', async () => {
    expect(await outcomes(Object.keys(CELLS.watch), 'watch=1&timeoutSeconds=2&')).toEqual(CELLS.watch);
  });
});
