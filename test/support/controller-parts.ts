import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ControllerParts } from '../../src/controllers/controller.js';
import { readAuthority } from '../../src/credentials/authority.js';
import { issueCertificate } from '../../src/credentials/issue.js';
import type { InProcess } from './in-process.js';

const DAY = 24 * 3_600_000;

/** Dependencies of controllers, in memory. */
export function controllerParts(world: InProcess, onError: ControllerParts['onError']): ControllerParts {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName: 'signing-ca', organizations: [] };
  const times = { notBefore: world.clock.now - DAY, notAfter: world.clock.now + 1000 * DAY };
  const certificate = issueCertificate(
    { subject, publicKey, use: 'ca', ...times, serial: randomBytes(16) },
    { subject, privateKey },
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const authority = readAuthority(certificate, key);
  const known = new Set<string>(Object.values(world.parts.naming.signers));
  return {
    client: world.client,
    catalogue: world.catalogue,
    contents: world.store,
    naming: world.parts.naming,
    clock: () => world.clock.now,
    rootCa: certificate,
    signing: { authorityOf: (signerName) => (known.has(signerName) ? authority : undefined), duration: 365 * DAY },
    eventTtl: 3_600_000,
    unusedTokenPeriod: 365 * DAY,
    issueToken: (claims) => Promise.resolve(`token of ${JSON.stringify(claims)}`),
    onError,
  };
}
