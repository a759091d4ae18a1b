import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadCredentials } from '../../../src/server/credentials.js';
import { writeKubeconfig } from '../../../src/server/kubeconfig.js';
import { makeScratch } from '../../support/scratch.js';

const NOW = Date.UTC(2026, 10, 27);
const DAY = 24 * 3600 * 1000;

function folder(): string {
  return makeScratch('first-start');
}

describe('loadCredentials', () => {
  test('the first start creates everything, later starts reuse it', () => {
    const dir = folder();
    const first = loadCredentials(dir, '127.0.0.1', NOW);
    const second = loadCredentials(dir, '127.0.0.1', NOW + DAY);
    const parts = { issueAdmin: 0, renewServing: 0 };
    expect({ ...second, ...parts }).toEqual({ ...first, ...parts });
    expect(statSync(join(dir, 'pki/ca.key')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dir, 'pki/sa.key')).mode & 0o777).toBe(0o600);
  });

  test('a serving certificate that expires or lacks the bind address is renewed', () => {
    const dir = folder();
    const first = loadCredentials(dir, '127.0.0.1', NOW);
    const later = loadCredentials(dir, '127.0.0.1', NOW + 330 * DAY);
    expect(later.serving.certificate).not.toBe(first.serving.certificate);
    const moved = loadCredentials(dir, '10.1.2.3', NOW + 330 * DAY);
    expect(new X509Certificate(moved.serving.certificate).checkIP('10.1.2.3')).toBe('10.1.2.3');
    expect(moved.ca).toEqual(first.ca);
  });

  test('a clock set back: the serving certificate is renewed, a future authority is rejected', () => {
    const dir = folder();
    const first = loadCredentials(dir, '127.0.0.1', NOW);
    loadCredentials(dir, '10.1.2.3', NOW + 30 * DAY);
    const back = loadCredentials(dir, '10.1.2.3', NOW + DAY);
    expect(Date.parse(new X509Certificate(back.serving.certificate).validFrom)).toBeLessThan(NOW + DAY);
    expect(back.ca).toEqual(first.ca);
    expect(() => loadCredentials(dir, '127.0.0.1', NOW - DAY)).toThrow(/ca\.crt is not valid before .*; set the clock/);
  });

  test('a broken file is rejected by name', () => {
    const dir = folder();
    loadCredentials(dir, '127.0.0.1', NOW);
    writeFileSync(join(dir, 'pki/ca.crt'), 'x');
    expect(() => loadCredentials(dir, '127.0.0.1', NOW)).toThrow(/pki\/ca\.crt .*restore them, or remove both/);
  });
});

describe('writeKubeconfig', () => {
  test('it is written once, again when the address changes, and only for its owner', () => {
    const dir = folder();
    const credentials = loadCredentials(dir, '127.0.0.1', NOW);
    const path = join(dir, 'admin.kubeconfig');
    const content = {
      serverUrl: 'https://127.0.0.1:1',
      authority: credentials.ca.certificate,
      clientAuthority: credentials.ca.certificate,
    };
    expect(credentials.issueAdmin().privateKey).toMatch(/^-----BEGIN EC PRIVATE KEY-----\n/);
    expect(writeKubeconfig(path, content, credentials.issueAdmin, NOW)).toBe(true);
    expect(writeKubeconfig(path, content, credentials.issueAdmin, NOW)).toBe(false);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(writeKubeconfig(path, { ...content, serverUrl: 'https://127.0.0.1:2' }, credentials.issueAdmin, NOW)).toBe(
      true,
    );
    expect(readFileSync(path, 'utf8')).toContain('https://127.0.0.1:2');
    expect(
      writeKubeconfig(path, { ...content, serverUrl: 'https://127.0.0.1:2' }, credentials.issueAdmin, NOW + 360 * DAY),
    ).toBe(true);
  });
});
