import { expect, test } from '@jest/globals';
import { sharedApi } from '../support/api.js';

const api = sharedApi('cluster');

test('/docs is a complete page that loads nothing from other hosts', async () => {
  const page = await api.get('/docs/');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    expect(part).not.toMatch(/^(https?:)?\/\//);
    const answer = await api.get(new URL(part, 'https://x/docs/').pathname);
    expect([part, answer.status]).toEqual([part, 200]);
  }
});

test('each group version has a document that everybody may read', async () => {
  const anonymous = sharedApi('cluster', { anonymous: true });
  const { paths } = (await anonymous.get('/docs/documents')).json as {
    paths: Record<string, { serverRelativeURL: string }>;
  };
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['api/v1', 'apis/apps/v1']));
  const answer = await anonymous.get(paths['apis/apps/v1']!.serverRelativeURL);
  expect(answer.status).toBe(200);
  expect(answer.json['paths']).toHaveProperty(['/apis/apps/v1/namespaces/{namespace}/deployments']);
});

test('/docs without the slash redirects', async () => {
  const answer = await api.get('/docs');
  expect([200, 301, 302]).toContain(answer.status);
});
