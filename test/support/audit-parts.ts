import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { issueCertificate } from '../../src/credentials/issue.js';
import { newAuthority } from './client-certificate.js';
import { makeScratch } from './scratch.js';

/** An event of the audit log. */
export interface AuditEvent {
  readonly stage: string;
  readonly [member: string]: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
}

/** An audit policy. */
export const POLICY = {
  apiVersion: 'audit.cluster.io/v1',
  kind: 'Policy',
  rules: [
    { level: 'None', users: ['system:apiserver'] },
    { level: 'None', nonResourceURLs: ['/livez'] },
    { level: 'Metadata', resources: [{ group: '', resources: ['secrets'] }] },
    { level: 'Request', resources: [{ group: '', resources: ['services'] }], omitStages: ['RequestReceived'] },
    {
      level: 'RequestResponse',
      resources: [{ group: 'apps', resources: ['deployments'] }],
      omitManagedFields: true,
    },
    { level: 'RequestResponse' },
  ],
};

/** The directory of the files of one suite. */
export const scratch = makeScratch('audit');

/** A webhook that records its requests; while it hangs, it does not answer. */
export interface Receiver {
  readonly server: Server;
  readonly kubeconfig: string;
  readonly events: AuditEvent[];
  readonly tokens: Set<string | undefined>;
  hangs: boolean;
  calls: number;
}

/** A webhook on its own port that hangs until set otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const authority = newAuthority('receiver-ca');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cert = issueCertificate(
    {
      subject: { commonName: 'receiver', organizations: [] },
      publicKey,
      use: 'server',
      alternativeNames: ['localhost'],
      notBefore: Date.now() - 60_000,
      notAfter: Date.now() + 3_600_000,
      serial: randomBytes(16),
    },
    { subject: { commonName: 'receiver-ca', organizations: [] }, privateKey: authority.privateKey },
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const made = createServer({ cert, key }, (request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      found.calls += 1;
      if (found.hangs) return;
      found.tokens.add(request.headers.authorization);
      found.events.push(...(JSON.parse(text) as { items: AuditEvent[] }).items);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const kubeconfig = join(scratch, 'webhook.kubeconfig');
  const ca = Buffer.from(authority.certificate).toString('base64');
  const { port } = made.address() as AddressInfo;
  writeFileSync(
    kubeconfig,
    JSON.stringify({
      clusters: [{ name: 'w', cluster: { server: `https://localhost:${port}/in`, 'certificate-authority-data': ca } }],
      users: [{ name: 'w', user: { token: 'shown-to-the-webhook' } }],
      contexts: [{ name: 'w', context: { cluster: 'w', user: 'w' } }],
      'current-context': 'w',
    }),
  );
  const found: Receiver = { server: made, kubeconfig, events: [], tokens: new Set(), hangs: true, calls: 0 };
  return found;
}

/** A policy in a separate file. */
export function policyFile(policy: unknown): string {
  const path = join(scratch, `policy-${randomBytes(4).toString('hex')}.yaml`);
  writeFileSync(path, typeof policy === 'string' ? policy : JSON.stringify(policy));
  return path;
}

/** The complete lines of a log that the server may be writing to. */
export const eventsIn = (file: string): AuditEvent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as AuditEvent);
