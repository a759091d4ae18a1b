import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import forge from 'node-forge';
import { parse, stringify } from 'yaml';
import { Api } from '../support/api.js';
import { SAMPLE_REQUEST } from '../support/pem-samples.js';
import { makeScratch } from '../support/scratch.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

// All answers were verified with kube-apiserver 1.36.3 and the same flags, certificates and headers.

const WHO = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const REVIEW = { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' };
const HOUR = 3_600_000;
const folder = makeScratch('unusual-credentials');
const clients = authority('clients');
const others = authority('others');
const proxies = authority('proxies');
let server: ServerProcess;
let anonymous: Api;

interface Party {
  readonly name: string;
  readonly key: KeyObject;
  readonly pem: string;
}

/** A certificate with any extensions, self-signed without an issuer. */
function certificate(name: string, extensions: object[], issuer?: Party, end = HOUR): Party {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }) as string);
  made.serialNumber = `01${name.length}${Math.floor(Math.random() * 1e8)}`.slice(0, 8);
  made.validity.notBefore = new Date(Date.now() - 2 * HOUR);
  made.validity.notAfter = new Date(Date.now() + end);
  made.setSubject(name === '' ? [{ shortName: 'O', value: 'nameless' }] : [{ shortName: 'CN', value: name }]);
  made.setIssuer([{ shortName: 'CN', value: issuer?.name ?? name }]);
  made.setExtensions(extensions);
  const signer = (issuer?.key ?? privateKey).export({ type: 'pkcs8', format: 'pem' }) as string;
  made.sign(forge.pki.privateKeyFromPem(signer), forge.md.sha256.create());
  return { name, key: privateKey, pem: forge.pki.certificateToPem(made) };
}

function authority(name: string): Party {
  return certificate(name, [{ name: 'basicConstraints', cA: true, critical: true }]);
}

/** A client with a certificate and its intermediates. */
function showing({ pem, key }: Party, along = ''): Api {
  const config = parse(readFileSync(server.kubeconfig, 'utf8')) as { users: { user: object }[] };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  config.users[0]!.user = {
    'client-certificate-data': base64(pem + along),
    'client-key-data': base64(key.export({ type: 'pkcs8', format: 'pem' }) as string),
  };
  const file = join(makeScratch('showing'), 'kubeconfig');
  writeFileSync(file, stringify(config));
  return new Api(file);
}

async function whoIs(api: Api, headers: Record<string, string> = {}): Promise<unknown> {
  const { status, json } = await api.send('POST', WHO, { body: REVIEW, headers });
  return status === 201 ? json.status.userInfo : status;
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  const [clientFile, proxyFile, tokens] = ['clients.crt', 'proxies.crt', 'tokens.csv'].map((each) =>
    join(folder, each),
  ) as [string, string, string];
  writeFileSync(clientFile, clients.pem);
  writeFileSync(proxyFile, proxies.pem);
  writeFileSync(
    tokens,
    'none,system:anonymous,1,dev\nadmin,root,2,system:masters\nlast,lea,3,\nends,eve,4,"a,,b"\nplain,pat,5\n',
  );
  server = await startServer({
    flags: [
      '--naming=kubernetes',
      '--feature-gates=ClusterTrustBundle=true',
      '--runtime-config=certificates.k8s.io/v1beta1/clustertrustbundles=true',
      `--client-ca-file=${clientFile}`,
      `--requestheader-client-ca-file=${proxyFile}`,
      '--requestheader-username-headers=X-Remote-User',
      '--requestheader-uid-headers=X-Remote-Uid',
      '--requestheader-group-headers=X-Remote-Group',
      '--requestheader-extra-headers-prefix=X-Remote-Extra-',
      `--token-auth-file=${tokens}`,
    ],
  });
  anonymous = new Api(server.kubeconfig, { anonymous: true });
});
afterAll(async () => {
  await server?.stop();
});

describe('a client certificate', () => {
  const forClients = { name: 'extKeyUsage', clientAuth: true };
  const encipher = { name: 'keyUsage', critical: true, keyEncipherment: true };
  const any = { name: 'extKeyUsage', '2.5.29.37.0': true };
  const named = (username: string): unknown => expect.objectContaining({ username, groups: ['system:authenticated'] });

  test.each([
    ['whose key may only encipher, as a signing request may ask', [encipher, forClients]],
    ['without extended usages', [encipher]],
    ['for any use', [any]],
  ])('a certificate %s is accepted', async (_what, extensions) => {
    expect(await whoIs(showing(certificate('cleo', extensions, clients)))).toEqual(named('cleo'));
    // It must still be valid, and signed by a client authority.
    expect(await whoIs(showing(certificate('cleo', extensions, clients, -HOUR)))).toBe(401);
    expect(await whoIs(showing(certificate('cleo', extensions, others)))).toBe(401);
    expect(await whoIs(showing(certificate('cleo', extensions)))).toBe(401);
    expect(await whoIs(showing(certificate('cleo', extensions, { ...others, name: 'clients' })))).toBe(401);
  });

  test.each([
    ['for servers', [{ name: 'extKeyUsage', serverAuth: true }]],
    ['for servers, whose key may only encipher', [encipher, { name: 'extKeyUsage', serverAuth: true }]],
    ['for code', [{ name: 'extKeyUsage', codeSigning: true }]],
  ])('a certificate %s is refused', async (_what, extensions) => {
    expect(await whoIs(showing(certificate('cleo', extensions, clients)))).toBe(401);
  });

  test('a certificate of an authority for servers is refused, whatever its own usages are', async () => {
    const ca = { name: 'basicConstraints', cA: true, critical: true };
    const below = certificate('below', [ca, { name: 'extKeyUsage', serverAuth: true }], clients);
    expect(await whoIs(showing(certificate('cleo', [forClients], below), below.pem))).toBe(401);
  });

  test('a certificate without a user is refused where proxies show theirs', async () => {
    expect(await whoIs(showing(certificate('', [forClients], clients)))).toBe(401);
  });

  test('a certificate of the anonymous user does not authenticate', async () => {
    expect(await whoIs(showing(certificate('system:anonymous', [forClients], clients)))).toBe(403);
    expect(await whoIs(anonymous, bearer('none'))).toBe(403);
  });
});

describe('headers', () => {
  const forClients = { name: 'extKeyUsage', clientAuth: true };
  // The bytes of UTF-8 as single characters, as they are sent.
  const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

  test('header values are decoded as UTF-8', async () => {
    const acting = { ...bearer('admin'), 'impersonate-user': bytes('bjørn'), 'impersonate-group': bytes('zürich') };
    expect(await send(acting)).toEqual({ username: 'bjørn', groups: ['zürich', 'system:authenticated'] });
    const proxy = showing(certificate('front', [forClients], proxies));
    expect(await send({ 'x-remote-user': bytes('日本') }, proxy)).toMatchObject({ username: '日本' });
  });

  /** A body of bytes: for a string, the client would write the headers in its encoding. */
  async function send(headers: Record<string, string>, api = anonymous): Promise<unknown> {
    const body = Buffer.from(JSON.stringify(REVIEW));
    const answer = await api.send('POST', WHO, { body, headers: { ...headers, 'content-type': 'application/json' } });
    return answer.status === 201 ? answer.json.status.userInfo : answer.status;
  }

  test('extra values may have an empty key', async () => {
    const acting = { ...bearer('admin'), 'impersonate-user': 'bob', 'impersonate-extra-': 'x' };
    expect(await whoIs(anonymous, acting)).toMatchObject({ username: 'bob', extra: { '': ['x'] } });
    expect(await whoIs(anonymous, { ...bearer('plain'), 'impersonate-extra-': 'x' })).toBe(400);
    const proxy = showing(certificate('front', [forClients], proxies));
    expect(await whoIs(proxy, { 'x-remote-user': 'rea', 'x-remote-extra-': 'y' })).toMatchObject({
      username: 'rea',
      extra: { '': ['y'] },
    });
  });

  test('the first of several values is used, also when it is empty', async () => {
    const proxy = showing(certificate('front', [forClients], proxies));
    const uids = { 'x-remote-user': 'rea', 'x-remote-uid': ['', '9'] } as unknown as Record<string, string>;
    expect(await whoIs(proxy, uids)).toEqual({ username: 'rea', groups: ['system:authenticated'] });
  });
});

test('the groups of a token file are separated by commas, and may be empty', async () => {
  expect(await whoIs(anonymous, bearer('last'))).toMatchObject({ groups: ['', 'system:authenticated'] });
  expect(await whoIs(anonymous, bearer('ends'))).toMatchObject({ groups: ['a', '', 'b', 'system:authenticated'] });
  expect(await whoIs(anonymous, bearer('plain'))).toMatchObject({ groups: ['system:authenticated'] });
});

test('a block of issued certificates must have nothing after them', async () => {
  const admin = new Api(server.kubeconfig);
  const path = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const made = await admin.post(path, {
    apiVersion: 'certificates.k8s.io/v1',
    kind: 'CertificateSigningRequest',
    metadata: { name: 'issued' },
    spec: { request: base64(SAMPLE_REQUEST), signerName: 'example.com/x', usages: ['client auth'] },
  });
  expect(made.status).toBe(201);
  const der = Buffer.from(clients.pem.split('\n').slice(1, -2).join(''), 'base64');
  const issue = async (bytes: Buffer): Promise<unknown> => {
    const certificate = base64(`-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`);
    const { status, json } = await admin.put(`${path}/issued/status`, { ...made.json, status: { certificate } });
    return status === 200 ? 'taken' : (json as { message: string }).message.replace(/^.*: /, '');
  };
  expect(await issue(Buffer.concat([der, Buffer.alloc(3)]))).toBe('malformed certificate');
  expect(await issue(Buffer.alloc(0))).toBe('found CERTIFICATE PEM block containing 0 certificates');
  expect(await issue(Buffer.concat([der, der]))).toBe('taken');
});

test('a trust anchor must be one certificate with nothing after it', async () => {
  const admin = new Api(server.kubeconfig);
  const der = Buffer.from(clients.pem.split('\n').slice(1, -2).join(''), 'base64');
  const anchored = async (name: string, bytes: Buffer): Promise<number> => {
    const trustBundle = `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`;
    const body = {
      apiVersion: 'certificates.k8s.io/v1beta1',
      kind: 'ClusterTrustBundle',
      metadata: { name },
      spec: { trustBundle },
    };
    return (await admin.post('/apis/certificates.k8s.io/v1beta1/clustertrustbundles', body)).status;
  };
  expect(await anchored('one', der)).toBe(201);
  expect(await anchored('two', Buffer.concat([der, der]))).toBe(422);
  expect(await anchored('more', Buffer.concat([der, Buffer.alloc(3)]))).toBe(422);
});
