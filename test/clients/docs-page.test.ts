import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { chromium } from 'playwright-core';
import { sharedApi } from '../support/api.js';

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (browser === undefined) process.stderr.write('no Chromium is on this machine: the docs page test is left out\n');

(browser === undefined ? describe.skip : describe)('the docs page in a browser', () => {
  test('it renders and lists the operations', async () => {
    const running = await chromium.launch({
      executablePath: browser!,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    try {
      const page = await (await running.newContext({ ignoreHTTPSErrors: true })).newPage();
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${sharedApi('cluster').url}/docs`);
      await page.waitForSelector('[data-tag="apps_v1"]', { timeout: 30_000 });
      const text = await page.locator('#swagger-ui').innerText();
      expect(text).toContain('/apis/apps/v1/namespaces/{namespace}/deployments/{name}/scale');
      expect(broken).toEqual([]);
      expect(await page.locator('.opblock').count()).toBeGreaterThan(150);
    } finally {
      await running.close();
    }
  });
});
