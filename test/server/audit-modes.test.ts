import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap } from '../support/objects.js';
import { ServerStartError, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';
import { POLICY, eventsIn, policyFile, scratch, type AuditEvent } from '../support/audit-parts.js';

describe('modes', () => {
  const quiet = { level: 'None', nonResourceURLs: ['/metrics', '/livez', '/readyz'] };
  const ownWork = { level: 'None', users: ['system:apiserver'] };
  const policy = { ...POLICY, rules: [ownWork, quiet, { level: 'RequestResponse' }] };

  test('blocking-strict: a request that cannot be recorded is rejected and has no effect', async () => {
    const strict = await startServer({
      flags: [
        `--audit-policy-file=${policyFile(policy)}`,
        '--audit-log-path=/dev/full',
        '--audit-log-mode=blocking-strict',
      ],
    });
    try {
      const client = new Api(strict.kubeconfig);
      const refused = await client.post('/api/v1/namespaces', { metadata: { name: 'never' } });
      expectStatus(refused, 500, 'InternalError');
      expect(refused.json['message']).toContain('failed to store audit event');
      expectCode(await client.get('/livez'), 200);
      const { text } = await client.get('/metrics');
      expect(text).toMatch(/^apiserver_audit_requests_rejected_total 1$/m);
    } finally {
      await strict.stop();
    }
  });

  test('batch and truncated: events are delayed and lose their large parts', async () => {
    const file = join(scratch, 'batched.log');
    const batching = await startServer({
      flags: [
        `--audit-policy-file=${policyFile(policy)}`,
        `--audit-log-path=${file}`,
        '--audit-log-mode=batch',
        '--audit-log-batch-max-size=100',
        '--audit-log-batch-max-wait=100ms',
        '--audit-log-truncate-enabled',
        '--audit-log-truncate-max-event-size=3000',
        '--audit-log-truncate-max-batch-size=4000',
      ],
    });
    try {
      const client = new Api(batching.kubeconfig);
      const complete = (id: unknown): AuditEvent | undefined =>
        eventsIn(file).find((event) => event['auditID'] === id && event.stage === 'ResponseComplete');
      const path = '/api/v1/namespaces/default/configmaps';
      const long = await client.post(path, configMap('long', { data: { x: 'y'.repeat(5000) } }));
      expectCode(long, 201);
      const short = await client.post(path, configMap('short', { data: { x: 'y' } }));
      expectCode(short, 201);
      const cut = await waitFor('the long event', () => complete(long.headers['audit-id']));
      expect(cut).toMatchObject({
        annotations: { 'audit.cluster.io/truncated': 'true' },
        responseStatus: { code: 201 },
      });
      expect(cut).not.toHaveProperty('requestObject');
      expect(cut).not.toHaveProperty('responseObject');
      const whole = await waitFor('the short event', () => complete(short.headers['audit-id']));
      expect(whole).toMatchObject({ requestObject: { data: { x: 'y' } }, responseObject: { data: { x: 'y' } } });
      expect(whole['annotations']).not.toHaveProperty('audit.cluster.io/truncated');
      // Too long even without objects: lost, counted and logged.
      expectCode(await client.get(`${path}?x=${'b'.repeat(4000)}`), 200);
      await waitFor('the loss', async () =>
        /^apiserver_audit_error_total\{plugin="truncate"\} [1-9]\d*$/m.test((await client.get('/metrics')).text),
      );
    } finally {
      await batching.stop();
    }
  });
});

describe('a policy that cannot be used stops the start with one line', () => {
  test.each<[string, () => string, RegExp]>([
    ['a missing file', () => join(scratch, 'none.yaml'), /--audit-policy-file: \S+ does not exist/],
    ['no rules', () => policyFile({ ...POLICY, rules: [] }), /--audit-policy-file: \S+: rules: at least one is needed/],
    [
      'an unknown level',
      () => policyFile({ ...POLICY, rules: [{ level: 'All' }] }),
      /rules\[0\]\.level: must be one of/,
    ],
    ['no YAML', () => policyFile('a: [b'), /--audit-policy-file: \S+: /],
  ])('%s', async (_name, file, line) => {
    const failure = await startServer({ flags: [`--audit-policy-file=${file()}`] }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServerStartError);
    const { exitCode, stderr } = failure as ServerStartError;
    expect(exitCode).toBe(2);
    const said = stderr
      .trim()
      .split('\n')
      .filter((text) => text.startsWith('cluster-apiserver: '));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(line);
  });
});
