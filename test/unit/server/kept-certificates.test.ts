import { X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type CertifiedKey, loadCredentials } from '../../../src/server/credentials.js';
import { keepCertificates, type KeptCertificates } from '../../../src/server/kept-certificates.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';
import { makeScratch } from '../../support/scratch.js';

const NOW = Date.UTC(2026, 10, 27);
const DAY = 24 * 3600 * 1000;

/** A server that runs with its own certificates, or with those of two files. */
async function running(files?: { readonly tlsCertFile: string; readonly tlsPrivateKeyFile: string }) {
  const dataDir = makeScratch('kept-certificates');
  const credentials = loadCredentials(dataDir, '127.0.0.1', NOW);
  const world = { now: NOW, shown: [] as CertifiedKey[], reported: [] as string[] };
  const kept: KeptCertificates = await keepCertificates({
    options: files ?? { tlsCertFile: undefined, tlsPrivateKeyFile: undefined },
    dataDir,
    credentials,
    shown: files === undefined ? credentials.serving : pairIn(files),
    url: 'https://127.0.0.1:1',
    show: (certified) => void world.shown.push(certified),
    log: { ...SILENT_LOG, error: (_fields, message) => void world.reported.push(message) },
    clock: () => world.now,
  });
  kept.stop();
  const admin = (): X509Certificate => {
    const text = /client-certificate-data: (\S+)/.exec(readFileSync(kept.kubeconfig, 'utf8'))![1]!;
    return new X509Certificate(Buffer.from(text, 'base64'));
  };
  return { credentials, kept, admin, world };
}

function pairIn(files: { readonly tlsCertFile: string; readonly tlsPrivateKeyFile: string }): CertifiedKey {
  const [certificate, privateKey] = [files.tlsCertFile, files.tlsPrivateKeyFile].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return { certificate: certificate!, privateKey: privateKey! };
}

test('certificates of a server that runs for a year are renewed before they expire', async () => {
  const { kept, admin, world } = await running();
  const first = admin();
  world.now += 200 * DAY;
  kept.look();
  expect([world.shown, admin().raw.equals(first.raw)]).toEqual([[], true]);
  world.now += 120 * DAY;
  kept.look();
  kept.look();
  expect(world.shown).toHaveLength(1);
  for (const certificate of [new X509Certificate(world.shown[0]!.certificate), admin()]) {
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(world.now + 360 * DAY);
  }
  expect(world.reported).toEqual([]);
});

/** A pair in two files, its replacement, and how to replace it. */
function givenFiles() {
  const folder = makeScratch('given-certificates');
  const files = { tlsCertFile: join(folder, 'tls.crt'), tlsPrivateKeyFile: join(folder, 'tls.key') };
  const made = [1, 2].map(() => loadCredentials(makeScratch('other'), '127.0.0.1', NOW).serving);
  const put = (file: string, text: string): void => writeFileSync(file, text);
  put(files.tlsCertFile, made[0]!.certificate);
  put(files.tlsPrivateKeyFile, made[0]!.privateKey);
  return { files, made, put };
}

test("with a given serving certificate the admin's is renewed, too", async () => {
  const { kept, admin, world } = await running(givenFiles().files);
  const first = admin();
  world.now += 200 * DAY;
  kept.look();
  expect(admin().raw.equals(first.raw)).toBe(true);
  world.now += 120 * DAY;
  kept.look();
  expect(Date.parse(admin().validTo)).toBeGreaterThan(world.now + 360 * DAY);
  expect([world.shown, world.reported]).toEqual([[], []]);
});

test('an unwritable kubeconfig is written at the next check', async () => {
  const { files, made, put } = givenFiles();
  const { kept, world } = await running(files);
  rmSync(kept.kubeconfig);
  mkdirSync(kept.kubeconfig);
  put(files.tlsCertFile, made[1]!.certificate);
  put(files.tlsPrivateKeyFile, made[1]!.privateKey);
  kept.look();
  expect(world.reported).toEqual(['certificates cannot be replaced; the old ones count']);
  rmSync(kept.kubeconfig, { recursive: true });
  kept.look();
  expect(readFileSync(kept.kubeconfig, 'utf8')).toContain(Buffer.from(made[1]!.certificate).toString('base64'));
});

test('files of a serving certificate are applied once both have changed', async () => {
  const { files, made, put } = givenFiles();
  const { kept, world } = await running(files);
  kept.look();
  put(files.tlsCertFile, made[1]!.certificate);
  kept.look();
  kept.look();
  expect([world.shown, world.reported]).toEqual([[], ['certificates cannot be replaced; the old ones count']]);
  put(files.tlsPrivateKeyFile, made[1]!.privateKey);
  kept.look();
  kept.look();
  expect(world.shown.map(({ privateKey }) => privateKey)).toEqual([made[1]!.privateKey]);
  expect(readFileSync(kept.kubeconfig, 'utf8')).toContain(Buffer.from(world.shown[0]!.certificate).toString('base64'));
});
