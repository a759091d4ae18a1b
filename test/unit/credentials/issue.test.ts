import { X509Certificate, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { issueCertificate } from '../../../src/credentials/issue.js';
import { ipToBytes } from '../../../src/credentials/ip-bytes.js';
import { readPem, toPem } from '../../../src/credentials/pem.js';
import { subjectOfCertificate } from '../../../src/credentials/subject.js';

const NOW = Date.UTC(2026, 10, 27);
const YEAR = 365 * 24 * 3600 * 1000;
const keys: Record<string, () => KeyObject> = {
  'RSA 2048': () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  'ECDSA P-256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  'ECDSA P-384': () => generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey,
  Ed25519: () => generateKeyPairSync('ed25519').privateKey,
};

function authority(key: KeyObject): X509Certificate {
  const subject = { commonName: 'test-ca', organizations: [] };
  return new X509Certificate(
    issueCertificate(
      {
        subject,
        publicKey: createPublicKey(key),
        use: 'ca',
        notBefore: NOW,
        notAfter: NOW + 30 * YEAR,
        serial: Buffer.alloc(16, 0xff),
      },
      { subject, privateKey: key },
    ),
  );
}

describe('issueCertificate', () => {
  test.each(Object.keys(keys))('an authority with %s signs a certificate that verifies', (name) => {
    const caKey = keys[name]!();
    const ca = authority(caKey);
    expect(ca.ca).toBe(true);
    expect(ca.verify(ca.publicKey)).toBe(true);
    expect(new Date(ca.validTo).getUTCFullYear()).toBe(2056);

    const leaf = new X509Certificate(
      issueCertificate(
        {
          subject: { commonName: 'jörg', organizations: ['system:masters', 'b'] },
          publicKey: createPublicKey(keys['ECDSA P-256']!()),
          use: 'server',
          notBefore: NOW,
          notAfter: NOW + YEAR,
          serial: Buffer.alloc(16, 1),
          alternativeNames: ['localhost', '127.0.0.1', '::1'],
        },
        { subject: { commonName: 'test-ca', organizations: [] }, privateKey: caKey },
      ),
    );
    expect(leaf.ca).toBe(false);
    expect(leaf.verify(ca.publicKey)).toBe(true);
    expect(leaf.checkIssued(ca)).toBe(true);
    expect(leaf.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(subjectOfCertificate(leaf.raw)).toEqual({ commonName: 'jörg', organizations: ['system:masters', 'b'] });
  });

  test('bytes that are not a certificate are rejected', () => {
    expect(() => subjectOfCertificate(Buffer.from('hello'))).toThrow();
  });
});

describe('pem', () => {
  test('a written block is read back, ignoring text around it', () => {
    const der = Buffer.from(Array.from({ length: 200 }, (_, at) => at));
    const blocks = readPem(`before\n${toPem('CERTIFICATE', der)}after\n${toPem('X', Buffer.from('a'))}`);
    expect(blocks.map((block) => block.label)).toEqual(['CERTIFICATE', 'X']);
    expect(blocks[0]!.der.equals(der)).toBe(true);
  });
});

describe('ipToBytes', () => {
  test.each([
    ['127.0.0.1', '7f000001'],
    ['::', '0'.repeat(32)],
    ['2001:db8::ff:1', '20010db80000000000000000' + '00ff0001'],
    ['::ffff:10.0.0.1', '00000000000000000000ffff0a000001'],
  ])('%s is %s', (address, hex) => {
    expect(ipToBytes(address).toString('hex')).toBe(hex);
  });
});
