import { X509Certificate, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { issueCertificate, issueRequested } from '../../../src/credentials/issue.js';
import { certificateFaults, coversName, expectedName, servingNames } from '../../../src/server/serving-names.js';

const NOW = Date.UTC(2026, 10, 27);
const DAY = 24 * 3600 * 1000;

function certificate(alternativeNames: readonly string[], from = NOW - DAY, to = NOW + DAY): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName: 'api', organizations: [] };
  return issueCertificate(
    { subject, publicKey, use: 'server', notBefore: from, notAfter: to, serial: Buffer.from([1]), alternativeNames },
    { subject, privateKey },
  );
}

/** A certificate for localhost without a subject, as public authorities issue them. */
function withoutSubject(from: number, to: number): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName: '', organizations: [] };
  const der = Buffer.from([0x30, 11, 0x82, 9, ...Buffer.from('localhost')]);
  const alternativeNames = { dns: 1, ip: 0, email: 0, uri: 0, der };
  const request = { subject, subjectDer: Buffer.from([0x30, 0]), publicKey, alternativeNames };
  const usages = { keyUsage: undefined, extended: [] };
  const serial = Buffer.from([1]);
  return issueRequested({ request, usages, notBefore: from, notAfter: to, serial }, { subject, privateKey });
}

describe('the names of a server', () => {
  test('the bind address is included', () => {
    expect(servingNames('127.0.0.1')).toEqual(['localhost', '127.0.0.1', '::1']);
    expect(servingNames('10.1.2.3')).toEqual(['localhost', '127.0.0.1', '::1', '10.1.2.3']);
  });

  test('on all addresses, each name is valid in a certificate', () => {
    const names = servingNames('0.0.0.0');
    const made = new X509Certificate(certificate(names));
    expect(names.filter((name) => !coversName(made, name))).toEqual([]);
    expect(servingNames('::')).toEqual(names);
  });
});

describe('the name that clients verify', () => {
  test.each([
    ['the host is in it', ['127.0.0.1'], '127.0.0.1', undefined],
    ['an IPv6 host is in it', ['::1'], '[::1]', undefined],
    ['another name is', ['api.example.com'], '127.0.0.1', 'api.example.com'],
    ['names take precedence over addresses', ['10.0.0.1', 'api.example.com'], '127.0.0.1', 'api.example.com'],
    ['only another address is', ['10.0.0.1'], '127.0.0.1', '10.0.0.1'],
    ['a wildcard is', ['*.example.com'], '127.0.0.1', 'cluster-apiserver.example.com'],
    ['nothing is', [], '127.0.0.1', undefined],
  ])('%s', (_what, names, host, expected) => {
    expect(expectedName(certificate(names), host)).toBe(expected);
  });
});

describe('given certificates', () => {
  test.each([
    ['valid', NOW - DAY, NOW + DAY, []],
    ['expired', NOW - 2 * DAY, NOW - DAY, [/^--tls-cert-file: the certificate CN=api has expired on Nov 26/]],
    ['of the future', NOW + DAY, NOW + 2 * DAY, [/^--tls-cert-file: .* is not valid before Nov 28/]],
  ])('faults of a certificate are reported: %s', (_what, from, to, faults) => {
    const reported = certificateFaults('tls-cert-file', certificate([], from, to), NOW);
    expect(reported).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  test('a certificate without a subject is accepted, and is reported by its alternative names', () => {
    expect(certificateFaults('tls-cert-file', withoutSubject(NOW - DAY, NOW + DAY), NOW)).toEqual([]);
    expect(certificateFaults('tls-cert-file', withoutSubject(NOW - 2 * DAY, NOW - DAY), NOW)).toEqual([
      expect.stringMatching(/^--tls-cert-file: the certificate DNS:localhost has expired on Nov 26/),
    ]);
  });
});
