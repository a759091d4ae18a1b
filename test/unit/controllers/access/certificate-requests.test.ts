import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createCertificateApprover } from '../../../../src/controllers/certificate-requests/approver.js';
import { endOf } from '../../../../src/controllers/certificate-requests/end.js';
import { signerFault, validity } from '../../../../src/controllers/certificate-requests/policy.js';
import { createCertificateSigner } from '../../../../src/controllers/certificate-requests/signer.js';
import { parseSigningRequest } from '../../../../src/credentials/signing-request.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { namingProfile } from '../../../../src/naming/profile.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { hasOpenssl } from '../../../support/openssl.js';
import { makeScratch } from '../../../support/scratch.js';
import { waitFor } from '../../../support/wait-for.js';

const TYPE = { group: 'certificates.k8s.io', version: 'v1', resource: 'certificatesigningrequests' };
const { signers } = namingProfile('kubernetes');
const withOpenssl = hasOpenssl() ? test : test.skip;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A PKCS #10 request in PEM, made by openssl. */
function pkcs10(subject: string, key: 'rsa' | 'ec' | 'ed25519' = 'ec', names?: string): string {
  const folder = makeScratch('csr-');
  const file = join(folder, 'key.pem');
  const algorithm =
    key === 'rsa'
      ? ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048']
      : key === 'ec'
        ? ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']
        : ['-algorithm', 'ED25519'];
  execFileSync('openssl', ['genpkey', ...algorithm, '-out', file], { stdio: 'pipe' });
  const config = join(folder, 'req.cnf');
  writeFileSync(config, '[req]\ndistinguished_name=dn\nprompt=no\n[dn]\nCN=x\n');
  const more = names === undefined ? [] : ['-addext', `subjectAltName=${names}`];
  const args = ['req', '-new', '-config', config, '-key', file, '-subj', subject, ...more];
  return execFileSync('openssl', args, { stdio: 'pipe' }).toString();
}

function request(pem: string, signerName: string, usages: string[], more: object = {}): KubeObject {
  return {
    apiVersion: 'certificates.k8s.io/v1',
    kind: 'CertificateSigningRequest',
    metadata: { name: 'r' },
    spec: { request: Buffer.from(pem).toString('base64'), signerName, usages, ...more },
  } as KubeObject;
}

async function approve(world: InProcess): Promise<void> {
  const stored = await world.client.get({ type: TYPE, name: 'r' });
  const conditions = [{ type: 'Approved', status: 'True', reason: 'Test', message: '' }];
  await world.client.update({ type: TYPE, name: 'r', subresource: 'approval' }, { ...stored, status: { conditions } });
}

describe('certificate requests', () => {
  withOpenssl('are read with subject, key and names; a wrong signature is refused', () => {
    const pem = pkcs10('/O=devs/O=ops/CN=jane', 'ec', 'DNS:a,DNS:b,IP:127.0.0.1,email:x@y.z,URI:spiffe://a');
    const { subject, alternativeNames, publicKey } = parseSigningRequest(`text before\n${pem}`);
    expect(subject).toEqual({ commonName: 'jane', organizations: ['devs', 'ops'] });
    expect(alternativeNames).toMatchObject({ dns: 2, ip: 1, email: 1, uri: 1 });
    expect(publicKey.asymmetricKeyType).toBe('ec');
    const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
    der[der.length - 3]! ^= 0x55;
    const broken = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString('base64')}\n-----END CERTIFICATE REQUEST-----\n`;
    expect(() => parseSigningRequest(broken)).toThrow('the signature of the request does not fit its key');
  });

  withOpenssl('are taken with SHA-1 and RSASSA-PSS, and refused with what proves nothing', () => {
    const made = (key: readonly string[], ...more: readonly string[]): string => {
      const words = ['req', '-new', '-nodes', '-keyout', '/dev/null', '-subj', '/CN=x', '-newkey', ...key, ...more];
      return execFileSync('openssl', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    };
    const curve = (name: string): readonly string[] => ['ec', '-pkeyopt', `ec_paramgen_curve:${name}`];
    const pss = ['-sigopt', 'rsa_padding_mode:pss', '-sigopt'];
    for (const taken of [
      made(['rsa:2048'], '-sha1'),
      made(['rsa:2048'], '-sha384', ...pss, 'rsa_pss_saltlen:digest'),
      made(curve('P-256'), '-sha1'),
    ]) {
      expect(parseSigningRequest(taken).subject).toEqual({ commonName: 'x', organizations: [] });
    }
    const refused: [string, RegExp][] = [
      [made(['rsa:2048'], '-md5'), /signature algorithm of the request is not supported/],
      [made(['rsa:2048'], '-sha256', ...pss, 'rsa_pss_saltlen:max'), /does not fit its key/],
      [made(['rsa:512'], '-sha256'), /a key of 512 bits is insecure/],
      [made(curve('secp256k1'), '-sha256'), /elliptic curve secp256k1 is not supported/],
    ];
    for (const [pem, why] of refused) expect(() => parseSigningRequest(pem)).toThrow(why);
  });

  test.each([
    ['hello', 'PEM block type must be CERTIFICATE REQUEST'],
    ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n', 'PEM block type must be CERTIFICATE REQUEST'],
    ['-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n', 'malformed certificate request'],
    ['-----BEGIN CERTIFICATE REQUEST-----\nMIIBIjANBg==\n-----END CERTIFICATE REQUEST-----\n', 'data is cut off'],
  ])('%j is rejected', (text, why) => {
    expect(() => parseSigningRequest(text)).toThrow(why);
  });

  for (const key of ['rsa', 'ec', 'ed25519'] as const) {
    withOpenssl(
      `of a key of ${key} are signed when approved, for the usages and the time that were asked for`,
      async () => {
        const world = inProcess();
        const errors: unknown[] = [];
        const parts = controllerParts(world, (error) => void errors.push(error));
        const controller = createCertificateSigner(parts);
        controller.start();
        stops.push(() => controller.stop());
        const pem = pkcs10('/O=devs/CN=jane', key, 'DNS:jane.example.com');
        const usages = ['client auth', 'digital signature'];
        const asked = request(pem, signers.apiserverClient, usages, { expirationSeconds: 3600 });
        const made = await world.client.create({ type: TYPE }, asked);
        expect(made['spec']).toMatchObject({ username: 'tester', groups: ['system:masters'] });
        await approve(world);
        const certificate = await waitFor('the certificate', async () => {
          const { status } = await world.client.get({ type: TYPE, name: 'r' });
          return (status as { certificate?: string }).certificate;
        });
        const issued = new X509Certificate(Buffer.from(certificate, 'base64'));
        const authority = new X509Certificate(parts.rootCa);
        expect(issued.checkIssued(authority) && issued.verify(authority.publicKey)).toBe(true);
        expect(issued.subject).toBe('O=devs\nCN=jane');
        expect([issued.ca, issued.subjectAltName, issued.keyUsage]).toEqual([
          false,
          'DNS:jane.example.com',
          ['1.3.6.1.5.5.7.3.2'],
        ]);
        expect(Date.parse(issued.validTo)).toBe(world.clock.now + 3_600_000);
        expect(errors).toEqual([]);
      },
    );
  }

  withOpenssl('that break the rules of their signer fail', async () => {
    const world = inProcess();
    const controller = createCertificateSigner(controllerParts(world, () => undefined));
    controller.start();
    stops.push(() => controller.stop());
    await world.client.create({ type: TYPE }, request(pkcs10('/CN=x'), signers.nodeAgentServing, ['server auth']));
    await approve(world);
    const failed = await waitFor('the failure', async () => {
      const { status } = await world.client.get({ type: TYPE, name: 'r' });
      return (status as { conditions: { type: string }[] }).conditions.find(({ type }) => type === 'Failed');
    });
    expect(failed).toMatchObject({
      status: 'True',
      reason: 'SignerValidationFailure',
      message: 'subject organization is not system:nodes',
    });
  });

  withOpenssl('of node agents are approved when the requester may', async () => {
    const world = inProcess();
    const asked: unknown[] = [];
    const parts = controllerParts(world, () => undefined);
    const client = {
      ...parts.client,
      create: ((address, object) => {
        if (address.type.resource !== 'subjectaccessreviews') return parts.client.create(address, object);
        asked.push((object['spec'] as { resourceAttributes: object }).resourceAttributes);
        return Promise.resolve({ ...object, status: { allowed: asked.length > 1 } });
      }) as typeof parts.client.create,
    };
    const controller = createCertificateApprover({ ...parts, client });
    controller.start();
    stops.push(() => controller.stop());
    const pem = pkcs10('/O=system:nodes/CN=system:node:n1');
    const usages = ['digital signature', 'client auth'];
    const spec = request(pem, signers.apiserverClientNodeAgent, usages);
    await world.client.create({ type: TYPE }, spec);
    await waitFor('the question', () => asked.length === 1);
    const stored = await world.client.get({ type: TYPE, name: 'r' });
    expect(stored['status'] ?? {}).toEqual({});
    await world.client.update(
      { type: TYPE, name: 'r' },
      { ...stored, metadata: { ...stored.metadata, labels: { a: 'b' } } },
    );
    const approved = await waitFor('the approval', async () => {
      const { status } = await world.client.get({ type: TYPE, name: 'r' });
      return (status as { conditions?: object[] } | undefined)?.conditions?.[0];
    });
    expect(approved).toMatchObject({ type: 'Approved', status: 'True', reason: 'AutoApproved' });
    expect(asked[0]).toMatchObject({
      verb: 'create',
      resource: 'certificatesigningrequests',
      subresource: 'nodeclient',
    });
  });
});

describe('rules of signers', () => {
  const asked = (organizations: string[], commonName: string, names: object = {}) =>
    ({
      subject: { commonName, organizations },
      alternativeNames: { dns: 0, ip: 0, email: 0, uri: 0, der: undefined, ...names },
    }) as never;
  const node = ['system:nodes'];
  const client = ['digital signature', 'key encipherment', 'client auth'];
  const serving = ['digital signature', 'server auth'];
  test.each<[string, unknown, string[], string | undefined]>([
    [signers.apiserverClient, asked([], 'x'), ['client auth'], undefined],
    [signers.apiserverClient, asked([], 'x'), client, undefined],
    [
      signers.apiserverClient,
      asked([], 'x'),
      ['digital signature'],
      'missing required usage for client certificate: client auth',
    ],
    [
      signers.apiserverClient,
      asked([], 'x'),
      ['client auth', 'server auth'],
      'invalid usage for client certificate: server auth',
    ],
    [signers.apiserverClientNodeAgent, asked(node, 'system:node:a'), client, undefined],
    [
      signers.apiserverClientNodeAgent,
      asked(node, 'a'),
      client,
      'subject common name does not begin with system:node:',
    ],
    [
      signers.apiserverClientNodeAgent,
      asked([...node, 'x'], 'system:node:a'),
      client,
      'subject organization is not system:nodes',
    ],
    [
      signers.apiserverClientNodeAgent,
      asked(node, 'system:node:a', { dns: 1 }),
      client,
      'DNS subjectAltNames are not allowed',
    ],
    [
      signers.apiserverClientNodeAgent,
      asked(node, 'system:node:a'),
      ['client auth'],
      'usages did not match [client auth digital signature key encipherment]',
    ],
    [signers.nodeAgentServing, asked(node, 'system:node:a', { ip: 1 }), serving, undefined],
    [signers.nodeAgentServing, asked(node, 'system:node:a'), serving, 'DNS or IP subjectAltName is required'],
    [
      signers.nodeAgentServing,
      asked(node, 'system:node:a', { dns: 1, uri: 1 }),
      serving,
      'URI subjectAltNames are not allowed',
    ],
    [signers.legacyUnknown, asked([], ''), ['any'], undefined],
  ])('%s', (signer, parsed, usages, fault) => {
    expect(signerFault(signer, parsed as never, usages, signers)).toBe(fault);
  });

  const HOUR = 3_600_000;
  test.each([
    ["for the signer's lifetime", undefined, 100 * HOUR, 1000 * HOUR, 100 * HOUR - 300_000],
    ['for a shorter requested lifetime', 3600, 100 * HOUR, 1000 * HOUR, HOUR],
    ['never longer than the signer allows', 1_000_000, 100 * HOUR, 1000 * HOUR, 100 * HOUR - 300_000],
    ['never under ten minutes', 60, 100 * HOUR, 1000 * HOUR, 600_000],
    ['never beyond the authority', undefined, 100 * HOUR, 50 * HOUR, 50 * HOUR],
  ])('the certificate is valid %s', (_what, seconds, longest, authorityEnd, end) => {
    expect(validity(0, seconds, longest, authorityEnd)).toEqual({ notBefore: -300_000, notAfter: end });
  });
});

describe('retention of requests', () => {
  const at = (hours: number): string => new Date(hours * 3_600_000).toISOString();
  const made = (status?: object): KubeObject =>
    ({
      ...request('', 'a.b/c', []),
      metadata: { name: 'r', creationTimestamp: at(10) },
      ...(status && { status }),
    }) as KubeObject;
  const condition = (type: string, hour: number): object => ({ type, status: 'True', lastUpdateTime: at(hour) });
  test.each<[string, object | undefined, number | undefined]>([
    ['pending: a day', undefined, 34],
    ['denied: an hour', { conditions: [condition('Denied', 12)] }, 13],
    ['failed: an hour', { conditions: [condition('Failed', 12)] }, 13],
    ['approved and not issued: a day', { conditions: [condition('Approved', 12)] }, 36],
    ['approved and issued: an hour', { conditions: [condition('Approved', 12)], certificate: 'eA==' }, 13],
    ['decided before it was created: from then on', { conditions: [condition('Denied', 1)] }, 11],
    ['another condition: never', { conditions: [condition('Other', 12)] }, undefined],
  ])('%s', (_what, status, hour) => {
    expect(endOf(made(status))).toBe(hour === undefined ? undefined : hour * 3_600_000);
  });
});
