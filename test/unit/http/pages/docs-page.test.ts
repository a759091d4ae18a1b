import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

// jest cannot load the page's packages (they require ES modules), so plain Node runs the server.
const SCRIPT = `
  import { startEdge } from './test/support/edge.ts';
  const edge = await startEdge({ docs: true });
  const seen = [];
  for (const [method, path, as] of [
    ['GET', '/docs', 'anonymous'], ['GET', '/docs/', 'anonymous'], ['GET', '/docs/openapi/apis/apps/v1', 'anonymous'],
    ['GET', '/docs/documents', 'anonymous'], ['GET', '/docs/json', 'anonymous'], ['GET', '/docs/yaml', 'anonymous'],
    ['GET', '/docs/openapi/apis/nothing/v1', 'anonymous'],
    ['GET', '/docs/static/swagger-ui-bundle.js', 'anonymous'], ['GET', '/docs/static/swagger-initializer.js', 'anonymous'],
    ['GET', '/docs/static/..%2f..%2fpackage.json', 'anonymous'], ['GET', '/docs/nothing', 'anonymous'],
    ['POST', '/docs/documents', 'anonymous'], ['GET', '/docs/documents', 'stranger'],
  ]) {
    const reply = await edge.call(method, path, { as: as === 'anonymous' ? as : edge[as] });
    const { headers } = reply;
    seen.push([method + ' ' + path + ' ' + as, reply.status, headers['content-type'], headers['content-security-policy'] ?? '', reply.text.slice(0, 2000)]);
  }
  await edge.close();
  console.log(JSON.stringify({ seen, faults: edge.faults }));
  process.exit(0);
`;

const FAILING_ONCE = `
  import fastify from 'fastify';
  import { registerDocsPage } from './src/http/pages/docs-page.ts';
  let failed = false;
  const docs = {
    get title() {
      if (failed) return 'title';
      failed = true;
      throw new Error('too many open files');
    },
    paths: () => [],
    document: () => Promise.resolve(undefined),
  };
  const app = fastify();
  registerDocsPage(app, docs, { admit: () => Promise.resolve(true), handle: (_request, response) => response.end() });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const seen = [];
  for (let count = 0; count < 2; count += 1) {
    const answer = await fetch(url + '/docs/');
    seen.push([answer.status, answer.headers.get('retry-after'), (await answer.text()).includes('swagger')]);
  }
  console.log(JSON.stringify(seen));
  process.exit(0);
`;

async function run(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './test/support/register-ts.mjs', '--input-type=module', '-e', script],
    { maxBuffer: 1e7, timeout: 240_000, env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return stdout;
}

test('a docs page with unreadable files is answered, and rebuilt for the next request', async () => {
  expect(JSON.parse(await run(FAILING_ONCE))).toEqual([
    [503, '1', false],
    [200, null, true],
  ]);
});

test('the documentation page is public and exposes nothing else', async () => {
  const stdout = await run(SCRIPT);
  const { seen, faults } = JSON.parse(stdout) as { seen: [string, number, string, string, string][]; faults: string[] };
  expect(faults).toEqual([]);
  const answer = (what: string): [string, number, string, string, string] => seen.find(([name]) => name === what)!;
  expect(answer('GET /docs/ anonymous').slice(1, 3)).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer('GET /docs/ anonymous')[3]).toContain("default-src 'none'; script-src 'self'");
  expect(answer('GET /docs/ anonymous')[4]).toContain('href="./static/swagger-ui.css"');
  expect(answer('GET /docs anonymous')[1]).toBe(200);
  expect(answer('GET /docs/documents anonymous')[4]).toContain(
    '"apis/apps/v1":{"serverRelativeURL":"/docs/openapi/apis/apps/v1"}',
  );
  expect(answer('GET /docs/openapi/apis/apps/v1 anonymous').slice(1, 3)).toEqual([200, 'application/json']);
  expect(answer('GET /docs/openapi/apis/apps/v1 anonymous')[4]).toMatch(/^\{"openapi":"3.0.0"/);
  for (const gone of ['/docs/json', '/docs/yaml', '/docs/openapi/apis/nothing/v1']) {
    expect(answer(`GET ${gone} anonymous`)[1]).toBe(404);
  }
  expect(answer('GET /docs/static/swagger-ui-bundle.js anonymous')[1]).toBe(200);
  expect(answer('GET /docs/static/..%2f..%2fpackage.json anonymous')[1]).toBeGreaterThanOrEqual(400);
  expect(answer('GET /docs/nothing anonymous')[1]).toBe(404);
  expect(answer('POST /docs/documents anonymous')[1]).toBeGreaterThanOrEqual(400);
  expect(answer('GET /docs/documents stranger')[1]).toBe(401);
});
