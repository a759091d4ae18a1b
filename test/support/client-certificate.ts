import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { issueCertificate } from '../../src/credentials/issue.js';
import { Api } from './api.js';
import { makeScratch } from './scratch.js';

const HOUR = 3_600_000;

/** Signer of client certificates. */
export interface Authority {
  readonly commonName: string;
  readonly privateKey: KeyObject;
}

/** The authority of the server that wrote this kubeconfig into its data dir. */
export function authorityOf(kubeconfig: string): Authority {
  const folder = join(dirname(kubeconfig), 'pki');
  const certificate = new X509Certificate(readFileSync(join(folder, 'ca.crt')));
  return {
    commonName: /CN=(.*)/.exec(certificate.subject)![1]!,
    privateKey: createPrivateKey(readFileSync(join(folder, 'ca.key'))),
  };
}

/**
 * A new authority, and its certificate in PEM.
 *
 * @param above its signer; itself by default
 */
export function newAuthority(commonName: string, above?: Authority): Authority & { readonly certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName, organizations: [] };
  const validity = { notBefore: Date.now() - HOUR, notAfter: Date.now() + HOUR };
  const template = { subject, publicKey, use: 'ca', ...validity, serial: randomBytes(16) } as const;
  const issuer = above && {
    subject: { commonName: above.commonName, organizations: [] },
    privateKey: above.privateKey,
  };
  return { commonName, privateKey, certificate: issueCertificate(template, issuer ?? { subject, privateKey }) };
}

/**
 * A client of the kubeconfig's server with its own certificate.
 *
 * @param validity from and to, in milliseconds from now
 */
export function clientOf(
  kubeconfig: string,
  authority: Authority,
  commonName: string,
  organizations: readonly string[],
  validity: readonly [number, number] = [-HOUR, HOUR],
): Api {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = issueCertificate(
    {
      subject: { commonName, organizations: [...organizations] },
      publicKey,
      use: 'client',
      notBefore: Date.now() + validity[0],
      notAfter: Date.now() + validity[1],
      serial: randomBytes(16),
    },
    { subject: { commonName: authority.commonName, organizations: [] }, privateKey: authority.privateKey },
  );
  const config = parse(readFileSync(kubeconfig, 'utf8'));
  config.users[0].user = {
    'client-certificate-data': Buffer.from(certificate).toString('base64'),
    'client-key-data': Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
  };
  const file = join(makeScratch('client'), 'kubeconfig');
  writeFileSync(file, stringify(config));
  return new Api(file);
}
