import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { issueCertificate } from '../../../../src/credentials/issue.js';
import type { TrustPool } from '../../../../src/credentials/trust-pool.js';
import { clientCertificateAuthenticator } from '../../../../src/pipeline/authentication/client-certificate.js';
import type { AuthenticationNotes } from '../../../../src/request/ports.js';

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const NOTES: AuthenticationNotes = { warn: () => undefined, annotate: () => undefined };

function certificateOf(commonName: string): Buffer {
  const subject = { commonName, organizations: ['team'] };
  const text = issueCertificate(
    {
      subject,
      publicKey: createPublicKey(privateKey),
      use: 'client',
      notBefore: START,
      notAfter: START + HOUR,
      serial: Buffer.alloc(16, 1),
    },
    { subject: { commonName: 'ca', organizations: [] }, privateKey },
  );
  return new X509Certificate(text).raw;
}

/** An authenticator whose pool counts its verifications. */
function world() {
  const state = { now: START + 1000, asked: 0, trusts: true };
  const newPool = (): TrustPool => ({
    trusts: () => {
      state.asked += 1;
      return state.trusts;
    },
  });
  let pool = newPool();
  const authenticator = clientCertificateAuthenticator({
    now: () => state.now,
    labelDomain: 'example.com',
    pool: () => pool,
  });
  const of = async (certificate: Buffer): Promise<string | undefined> => {
    // Each connection has its own bytes.
    const user = await authenticator.authenticate({ certificate: Buffer.from(certificate) }, NOTES);
    return user?.name;
  };
  return { state, of, changePool: () => (pool = newPool()) };
}

describe('a client certificate', () => {
  const certificate = certificateOf('jane');

  test('it is verified once for consecutive connections', async () => {
    const { state, of } = world();
    expect(await of(certificate)).toBe('jane');
    expect(await of(certificate)).toBe('jane');
    expect(await of(certificateOf('john'))).toBe('john');
    expect(state.asked).toBe(2);
  });

  test('it is verified again when the authorities have changed', async () => {
    const { state, of, changePool } = world();
    expect(await of(certificate)).toBe('jane');
    changePool();
    state.trusts = false;
    await expect(of(certificate)).rejects.toMatchObject({ code: 401 });
    expect(state.asked).toBe(2);
  });

  test('an unsigned certificate is not cached', async () => {
    const { state, of } = world();
    state.trusts = false;
    await expect(of(certificate)).rejects.toMatchObject({ code: 401 });
    state.trusts = true;
    expect(await of(certificate)).toBe('jane');
  });

  test('an expired certificate is refused although it was seen before', async () => {
    const { state, of } = world();
    expect(await of(certificate)).toBe('jane');
    state.now = START + 2 * HOUR;
    await expect(of(certificate)).rejects.toMatchObject({ code: 401 });
  });
});
