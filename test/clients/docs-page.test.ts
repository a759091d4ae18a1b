import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { chromium } from 'playwright-core';
import { sharedApi } from '../support/api.js';
import { makeScratch } from '../support/scratch.js';
import { LONGEST_WAIT } from '../support/wait-for.js';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];

/** Whether it is there and shows a page; some machines have only a script that asks for an installation. */
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

(browser === undefined ? describe.skip : describe)('the docs page in a browser', () => {
  test('it renders and lists the operations', async () => {
    const running = await chromium.launch({
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
      // Without a certificate the browser may not read the list of all documents, and takes the public one.
      expect(broken.filter((each) => !each.endsWith('/openapi/v3'))).toEqual([]);
    } finally {
      await running.close();
    }
  });
});
