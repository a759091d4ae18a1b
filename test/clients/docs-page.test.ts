import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { sharedApi } from '../support/api.js';
import { makeScratch } from '../support/scratch.js';
import { LONGEST_WAIT } from '../support/wait-for.js';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];

/** Whether it is installed and renders a page; some machines have only a script that suggests an installation. */
function works(path: string): boolean {
  const profile = makeScratch('chromium');
  const args = ['--headless', ...FLAGS, `--user-data-dir=${profile}`, '--dump-dom', 'data:text/html,hello'];
  try {
    return execFileSync(path, args, { stdio: 'pipe', timeout: LONGEST_WAIT, env: { ...process.env, HOME: profile } })
      .toString()
      .includes('hello');
  } catch {
    return false;
  }
}

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(works);
if (browser === undefined) {
  process.stderr.write('no working Chromium is on this machine: the docs page test is left out\n');
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: browser!,
    timeout: LONGEST_WAIT,
    env: { ...process.env, HOME: makeScratch('chromium') } as Record<string, string>,
    args: [
      ...FLAGS,
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

(browser === undefined ? describe.skip : describe)('the docs page in a browser', () => {
  test('the page renders and lists the operations', async () => {
    const running = await launch();
    try {
      const page = await (await running.newContext({ ignoreHTTPSErrors: true })).newPage();
      page.setDefaultTimeout(LONGEST_WAIT);
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${sharedApi('cluster').url}/docs?urls.primaryName=apps/v1`);
      await page.waitForSelector('[data-tag="Deployment"]');
      await page.click('[data-tag="Deployment"]');
      await page.waitForSelector('.opblock');
      const text = await page.locator('#swagger-ui').innerText();
      expect(text).toContain('/apis/apps/v1/namespaces/{namespace}/deployments/{name}/scale');
      expect(await page.locator('.topbar select option').allInnerTexts()).toEqual(
        expect.arrayContaining(['v1', 'apps/v1']),
      );
      // Without a certificate the browser may not read the list of all documents, and uses the public one.
      expect(broken.filter((each) => !each.endsWith('/openapi/v3'))).toEqual([]);
    } finally {
      await running.close();
    }
  });

  test('after signing in with a token, requests of the page carry it and get its permissions', async () => {
    const api = sharedApi('cluster');
    const name = `docs-${Date.now().toString(36)}`;
    const accounts = '/api/v1/namespaces/default/serviceaccounts';
    const group = 'rbac.authorization.cluster.io';
    await api.post(accounts, { metadata: { name } });
    await api.post(`/apis/${group}/v1/namespaces/default/rolebindings`, {
      metadata: { name },
      roleRef: { apiGroup: group, kind: 'ClusterRole', name: 'view' },
      subjects: [{ kind: 'ServiceAccount', name, namespace: 'default' }],
    });
    const { token } = (await api.post(`${accounts}/${name}/token`, {})).json['status'] as { token: string };
    const running = await launch();
    try {
      const page = await (await running.newContext({ ignoreHTTPSErrors: true })).newPage();
      page.setDefaultTimeout(LONGEST_WAIT);
      const statuses = new Map<string, number>();
      page.on('response', (response) => statuses.set(new URL(response.url()).pathname, response.status()));
      await page.goto(`${api.url}/docs?urls.primaryName=v1`);
      await page.waitForSelector('[data-tag="ConfigMap"]');
      expect(statuses.get('/openapi/v3')).toBe(403);
      await page.fill('.sign-in input', token);
      const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/openapi/v3');
      await page.click('.sign-in button');
      expect((await listed).status()).toBe(200);
      await page.locator('.sign-in button', { hasText: /^Signed in$/ }).waitFor();
      expect(await page.locator('.sign-in input').inputValue()).toBe('');
      await page.waitForSelector('[data-tag="ConfigMap"]');
      await page.click('[data-tag="ConfigMap"]');
      const list = page.locator('.opblock-get', {
        has: page.locator('[data-path="/api/v1/namespaces/{namespace}/configmaps"]'),
      });
      await list.locator('.opblock-summary').click();
      await list.locator('.try-out button').click();
      await list.locator('tr[data-param-name="namespace"] input').fill('default');
      const path = '/api/v1/namespaces/default/configmaps';
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await list.locator('button.execute').click();
      const answer = await asked;
      expect([answer.status(), (await answer.request().allHeaders())['authorization']]).toEqual([
        200,
        `Bearer ${token}`,
      ]);
    } finally {
      await running.close();
      await api.delete(`${accounts}/${name}`);
      await api.delete(`/apis/${group}/v1/namespaces/default/rolebindings/${name}`);
    }
  });
});
