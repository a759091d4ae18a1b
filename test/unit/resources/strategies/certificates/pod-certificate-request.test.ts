import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { issueCertificate } from '../../../../../src/credentials/issue.js';
import { readPem, toPem } from '../../../../../src/credentials/pem.js';
import type { JsonObject } from '../../../../../src/json/types.js';
import { formatTime } from '../../../../../src/meta/time.js';
import { strategy } from '../../../../../src/resources/strategies/certificates/pod-certificate-request.js';
import { SAMPLE_AUTHORITY, SAMPLE_REQUEST } from '../../../../support/pem-samples.js';
import { faultsOnCreate, faultsOnUpdate, NOW, object } from '../support.js';

const STUB = SAMPLE_REQUEST.replace(/-----[A-Z ]+-----|\n/g, '');
const PARTIES = {
  signerName: 'ex.io/s',
  podName: 'p',
  podUID: 'u',
  serviceAccountName: 's',
  serviceAccountUID: 'u',
  nodeName: 'n',
  nodeUID: 'u',
  maxExpirationSeconds: 86_400,
};
const HOUR = 3_600_000;
const MINUTE = 60_000;

function onCreate(spec: JsonObject): string[] {
  return faultsOnCreate(strategy, object('PodCertificateRequest', { spec: { ...PARTIES, ...spec } }));
}

function spki(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

describe('a request for the certificate of a pod', () => {
  it.each<[string, JsonObject, string[]]>([
    ['with a signed request', { stubPKCS10Request: STUB }, []],
    [
      'with an invalid request',
      { stubPKCS10Request: 'AAAA' },
      ['spec.stubPKCS10Request: Invalid value: must be a valid PKCS#10 CSR'],
    ],
    [
      'with a request that was changed after it was signed',
      { stubPKCS10Request: STUB.replace('BGphbmU', 'BGphbmE') },
      ['spec.stubPKCS10Request: Invalid value: invalid signature'],
    ],
    [
      'with two keys',
      { stubPKCS10Request: STUB, pkixPublicKey: 'AAAA', proofOfPossession: 'AAAA' },
      ['spec: Invalid value: exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set'],
    ],
    [
      'of nobody',
      { stubPKCS10Request: STUB, podUID: '', nodeUID: 'x'.repeat(129) },
      ['spec.podUID: Invalid value: "": must not be empty', 'spec.nodeUID: Too long: may not be more than 128 bytes'],
    ],
    [
      'for longer than a signer of the project gives',
      { stubPKCS10Request: STUB, signerName: 'kubernetes.io/s', maxExpirationSeconds: 86_401 },
      ['spec.maxExpirationSeconds: Invalid value: 86401: must be in the range [3600, 86400]'],
    ],
    [
      'with notes without a domain',
      { stubPKCS10Request: STUB, unverifiedUserAnnotations: { A: 'b', 'Ex.io/a': 'c' } },
      ['spec.unverifiedUserAnnotations: Invalid value: "a": must be a domain-prefixed key (such as "acme.io/foo")'],
    ],
  ])('%s', (_what, spec, faults) => {
    expect(onCreate(spec)).toEqual(faults);
  });

  it('a signature of the pod proves that its key is held', () => {
    const unproven = ['spec.proofOfPossession: Invalid value: could not verify proof-of-possession signature'];
    const edwards = generateKeyPairSync('ed25519');
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    for (const [pair, digest] of [
      [edwards, null],
      [curve, 'sha256'],
    ] as const) {
      const proof = (text: string): string => sign(digest, Buffer.from(text), pair.privateKey).toString('base64');
      const pkixPublicKey = spki(pair.publicKey);
      expect(onCreate({ pkixPublicKey, proofOfPossession: proof('u') })).toEqual([]);
      expect(onCreate({ pkixPublicKey, proofOfPossession: proof('v') })).toEqual(unproven);
    }
  });

  it.each<[string, KeyObject, string]>([
    [
      'a short curve',
      generateKeyPairSync('ec', { namedCurve: 'secp224r1' }).publicKey,
      '"curve P-224": elliptic public keys must use curve P256 or P384',
    ],
    [
      'a short RSA key',
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey,
      '"2048-bit modulus": RSA keys must have modulus size 3072 or 4096',
    ],
    [
      'an unknown curve',
      generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey,
      'must be a valid PKIX-serialized public key',
    ],
    [
      'a key that cannot sign',
      generateKeyPairSync('x25519').publicKey,
      'unknown public key type; supported types are Ed25519, ECDSA, and RSA',
    ],
  ])('%s is rejected', (_what, key, fault) => {
    const [reported] = onCreate({ pkixPublicKey: spki(key), proofOfPossession: 'AAAA' });
    expect(reported).toMatch(/^spec\.pkixPublicKey: Invalid value: /);
    expect(reported).toContain(fault);
  });
});

/** The certificate with a changed last byte at the first occurrence of these bytes, in hexadecimal. */
function changed(pem: string, bytes: string, last: number): string {
  const der = Buffer.from(readPem(pem)[0]!.der);
  const [wanted, at] = [Buffer.from(bytes, 'hex'), der.indexOf(bytes, 'hex')];
  expect(at).toBeGreaterThan(0);
  der[at + wanted.length - 1] = last;
  return toPem('CERTIFICATE', der);
}

/** Object identifiers of alternative names (with the prefix of their text), of curve keys, and of P-256. */
const NAMES = '0603551d110411300f82';
const ON_CURVE = '06072a8648ce3d0201';
const P_256 = '06082a8648ce3d030107';

describe('the outcome', () => {
  const pair = generateKeyPairSync('ed25519');
  const proofOfPossession = sign(null, Buffer.from('u'), pair.privateKey).toString('base64');
  const spec = { ...PARTIES, pkixPublicKey: spki(pair.publicKey), proofOfPossession };
  const outcome = (type: string, status = 'True'): JsonObject => ({
    type,
    status,
    reason: 'Because',
    message: '',
    lastTransitionTime: formatTime(NOW),
  });
  const certificate = (from: number, to: number, names: readonly string[] = [], key = pair.publicKey): string =>
    issueCertificate(
      {
        subject: { commonName: 'p', organizations: [] },
        publicKey: key,
        use: 'client',
        notBefore: from,
        notAfter: to,
        serial: Buffer.alloc(16, 1),
        alternativeNames: names,
      },
      { subject: { commonName: 'ca', organizations: [] }, privateKey: pair.privateKey },
    );
  const issued = (chain: string, from: number, to: number, refresh = (from + to) / 2): JsonObject => ({
    conditions: [outcome('Issued')],
    certificateChain: chain,
    notBefore: formatTime(from),
    notAfter: formatTime(to),
    beginRefreshAt: formatTime(refresh),
  });
  const reported = (status: JsonObject, before: JsonObject = {}): string[] =>
    faultsOnUpdate(
      strategy,
      object('PodCertificateRequest', { spec, status }),
      object('PodCertificateRequest', { spec, status: before }),
      'status',
    ).map((fault) => fault.replace(/"-----BEGIN(?:[^"\\]|\\.)*"/, 'CHAIN'));
  const END = NOW + 24 * HOUR;
  const CHAIN = certificate(NOW, END);
  const GOOD = issued(CHAIN, NOW, END);
  const NAMED = certificate(NOW, END, ['pod.example.x']);
  const CURVED = certificate(NOW, END, [], generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
  const NO_LEAF = ['status.certificateChain: Invalid value: CHAIN: leaf certificate does not parse as valid X.509'];

  it.each<[string, JsonObject, string[]]>([
    ['issued', GOOD, []],
    ['issued with intermediates of the root', issued(CHAIN + SAMPLE_AUTHORITY, NOW, END), []],
    ['denied', { conditions: [outcome('Denied')] }, []],
    ['failed', { conditions: [outcome('Failed')] }, []],
    [
      'absent, but with times',
      { notBefore: formatTime(NOW) },
      ['status: Invalid value: status is immutable unless transitioning to "Issued", "Denied", or "Failed"'],
    ],
    [
      'denied with a certificate',
      { ...GOOD, conditions: [outcome('Denied')] },
      [
        'status: Invalid value: non-condition status fields must be empty when denying or failing the PodCertificateRequest',
      ],
    ],
    [
      'both issued and denied',
      { ...GOOD, conditions: [outcome('Issued'), outcome('Denied')] },
      [
        'status.conditions.[1].type: Invalid value: "Denied": There may be at most one condition with type "Issued", "Denied", or "Failed"',
      ],
    ],
    [
      'another certificate, and not denied',
      { conditions: [outcome('Ready'), outcome('Denied', 'False')] },
      [
        'status.conditions.[0].type: Unsupported value: "Ready": supported values: "Issued", "Denied", "Failed"',
        'status.conditions.[1].status: Unsupported value: "False": supported values: "True"',
      ],
    ],
    [
      'issued without times',
      { conditions: [outcome('Issued')], certificateChain: CHAIN },
      [
        'status.notBefore: Required value: must be present and consistent with the issued certificate',
        'status.notAfter: Required value: must be present and consistent with the issued certificate',
        'status.beginRefreshAt: Required value: must be present and in the range [notbefore+10min, notafter-10min]',
      ],
    ],
    [
      'issued to another user',
      issued(certificate(NOW, END, [], generateKeyPairSync('ed25519').publicKey), NOW, END),
      ['status.certificateChain: Invalid value: CHAIN: leaf certificate was not issued to the requested public key'],
    ],
    ['issued with invalid names', issued(changed(NAMED, NAMES, 0x9f), NOW, END), NO_LEAF],
    ['issued on an unknown curve', issued(changed(CURVED, P_256, 0x6f), NOW, END), NO_LEAF],
    [
      'issued to an unknown key',
      issued(changed(CURVED, ON_CURVE, 0x7f), NOW, END),
      ['status.certificateChain: Invalid value: CHAIN: leaf certificate was not issued to the requested public key'],
    ],
    ['issued with an unknown key after the first', issued(CHAIN + changed(CURVED, ON_CURVE, 0x7f), NOW, END), []],
    [
      'issued with invalid names after the first',
      issued(CHAIN + changed(NAMED, NAMES, 0x9f), NOW, END),
      ['status.certificateChain: Invalid value: CHAIN: intermediate certificate does not parse as valid X.509'],
    ],
    [
      'issued with another time',
      issued(CHAIN, NOW + 1000, END),
      [
        'status.notBefore: Invalid value: "2025-06-01T12:00:01Z": must be set to the NotBefore time encoded in the leaf certificate',
      ],
    ],
    [
      'expired long ago',
      issued(certificate(NOW - HOUR, END), NOW - HOUR, END),
      [
        'status.notBefore: Invalid value: "2025-06-01T11:00:00Z": must be set to within 5 minutes of kube-apiserver\'s current time',
      ],
    ],
    [
      'issued for longer than requested',
      issued(certificate(NOW, END + HOUR), NOW, END + HOUR),
      [
        'status.certificateChain: Invalid value: 90000000000000: leaf certificate lifetime must be <= spec.maxExpirationSeconds (86400)',
      ],
    ],
    [
      'issued for a moment',
      issued(certificate(NOW, NOW + HOUR - 1000), NOW, NOW + HOUR - 1000),
      ['status.certificateChain: Invalid value: 3599000000000: leaf certificate lifetime must be >= 1 hour'],
    ],
    [
      'issued, and renewed too soon',
      issued(CHAIN, NOW, END, NOW + 9 * MINUTE),
      [
        'status.beginRefreshAt: Invalid value: "2025-06-01T12:09:00Z": must be at least 10 minutes after status.notBefore',
      ],
    ],
    [
      'issued, and renewed too late',
      issued(CHAIN, NOW, END, END),
      [
        'status.beginRefreshAt: Invalid value: "2025-06-02T12:00:00Z": must be at least 10 minutes before status.notAfter',
      ],
    ],
    [
      'issued for an incomplete name',
      issued(certificate(NOW, END, ['a..b', '.c']), NOW, END),
      [
        "status.certificateChain: Invalid value: \"a..b\": leaf certificate's DNSName should not contain '..'",
        "status.certificateChain: Invalid value: \".c\": leaf certificate's DNSName should not start or end with '.'",
      ],
    ],
    [
      'issued with trailing data',
      issued(`${CHAIN}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`, NOW, END),
      ['status.certificateChain: Invalid value: CHAIN: intermediate certificate does not parse as valid X.509'],
    ],
  ])('%s', (_what, status, faults) => {
    expect(reported(status)).toEqual(faults);
  });

  it('it is immutable', () => {
    const denied = { conditions: [outcome('Denied')] };
    expect(reported(denied, denied)).toEqual([]);
    expect(reported({}, denied)).toEqual([
      'status: Invalid value: immutable after PodCertificateRequest is issued, denied, or failed',
    ]);
  });
});
