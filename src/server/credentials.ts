import {
  X509Certificate,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/flag.js';
import { issueCertificate, type CertificateUse, type Issuer } from '../credentials/issue.js';
import { readPem } from '../credentials/pem.js';
import { subjectOfCertificate, type Subject } from '../credentials/subject.js';
import { coversName, servingNames } from './serving-names.js';

const DAY = 24 * 3600 * 1000;
const CA_LIFETIME = 3650 * DAY;
const LEAF_LIFETIME = 365 * DAY;
/** A serving or client certificate that expires within this time, in ms, is renewed at start. */
export const LEAF_RENEWAL = 60 * DAY;
/** Tolerated clock skew of clients. */
const BACKDATE = 5 * 60 * 1000;

/** A certificate and its key, both PEM. */
export interface CertifiedKey {
  readonly certificate: string;
  readonly privateKey: string;
}

/** Everything under `pki/`. */
export interface ServerCredentials {
  readonly ca: CertifiedKey;
  readonly serving: CertifiedKey;
  /** CA of the certificate signing controllers. */
  readonly signingCa: CertifiedKey;
  readonly serviceAccount: { readonly privateKey: string; readonly publicKey: string };
  /**
   * Client certificate for admin.kubeconfig; issued whenever the file needs to be written.
   *
   * @param at absent: the start
   */
  issueAdmin(at?: number): CertifiedKey;
  /** The serving certificate, renewed before it expires. @throws ConfigError, NodeJS.ErrnoException */
  renewServing(at: number): CertifiedKey;
}

/**
 * Reads `pki/` of the data dir and issues what is missing, has expired, or does not cover the bind address (design
 * §2.1). Private keys are files of mode 0600.
 *
 * @throws ConfigError when an existing file is unusable
 */
export function loadCredentials(dataDir: string, bindAddress: string, now: number): ServerCredentials {
  const folder = join(dataDir, 'pki');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ca = loadCa(folder, 'ca', 'cluster-apiserver-ca', now);
  const signingCa = loadCa(folder, 'csr-signing-ca', 'cluster-apiserver-csr-signing-ca', now);
  return {
    ca,
    signingCa,
    serving: loadServing(folder, ca, bindAddress, now),
    serviceAccount: loadServiceAccountKeys(folder),
    issueAdmin: (at = now) =>
      issueFrom(ca, { commonName: 'cluster-admin', organizations: ['system:masters'] }, 'client', at),
    renewServing: (at) => loadServing(folder, ca, bindAddress, at),
  };
}

function loadCa(folder: string, name: string, commonName: string, now: number): CertifiedKey {
  const found = readPair(folder, name);
  if (found !== undefined) {
    const { validFrom, validTo } = new X509Certificate(found.certificate);
    const path = join(folder, `${name}.crt`);
    if (Date.parse(validTo) < now) {
      throw new ConfigError(`${path} has expired; remove the pki folder to make a new authority`);
    }
    if (Date.parse(validFrom) > now) {
      throw new ConfigError(
        `${path} is not valid before ${validFrom}; set the clock of this machine, or remove the pki folder to make a new authority`,
      );
    }
    return found;
  }
  const key = newKey();
  const subject: Subject = { commonName, organizations: [] };
  const certificate = issueCertificate(
    {
      subject,
      publicKey: createPublicKey(key),
      use: 'ca',
      notBefore: now - BACKDATE,
      notAfter: now + CA_LIFETIME,
      serial: randomBytes(16),
    },
    { subject, privateKey: key },
  );
  return writePair(folder, name, certificate, key);
}

function loadServing(folder: string, ca: CertifiedKey, bindAddress: string, now: number): CertifiedKey {
  const names = servingNames(bindAddress);
  const found = readPair(folder, 'apiserver');
  if (found !== undefined && stillServes(found.certificate, ca.certificate, names, now)) return found;
  const made = issueFrom(ca, { commonName: 'cluster-apiserver', organizations: [] }, 'server', now, names);
  return writePair(folder, 'apiserver', made.certificate, createPrivateKey(made.privateKey));
}

function stillServes(pem: string, caPem: string, names: readonly string[], now: number): boolean {
  const certificate = new X509Certificate(pem);
  return (
    Date.parse(certificate.validTo) > now + LEAF_RENEWAL &&
    Date.parse(certificate.validFrom) <= now &&
    certificate.verify(new X509Certificate(caPem).publicKey) &&
    names.every((name) => coversName(certificate, name))
  );
}

function loadServiceAccountKeys(folder: string): ServerCredentials['serviceAccount'] {
  const keyPath = join(folder, 'sa.key');
  if (!existsSync(keyPath)) {
    writePrivate(keyPath, newKey().export({ type: 'pkcs8', format: 'pem' }) as string);
  }
  const privateKey = readFileSync(keyPath, 'utf8');
  const publicKey = publicPem(privateKey, keyPath);
  const publicPath = join(folder, 'sa.pub');
  if (!existsSync(publicPath)) writeFileSync(publicPath, publicKey);
  return { privateKey, publicKey };
}

function publicPem(privateKey: string, path: string): string {
  try {
    return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string;
  } catch {
    throw new ConfigError(`${path} is not a private key; remove it to make a new one`);
  }
}

function issueFrom(
  ca: CertifiedKey,
  subject: Subject,
  use: CertificateUse,
  now: number,
  alternativeNames: readonly string[] = [],
): CertifiedKey {
  const key = newKey();
  const issuer: Issuer = {
    subject: subjectOfCertificate(readPem(ca.certificate)[0]!.der),
    privateKey: createPrivateKey(ca.privateKey),
  };
  const caEnd = Date.parse(new X509Certificate(ca.certificate).validTo);
  const certificate = issueCertificate(
    {
      subject,
      publicKey: createPublicKey(key),
      use,
      notBefore: now - BACKDATE,
      notAfter: Math.min(now + LEAF_LIFETIME, caEnd),
      serial: randomBytes(16),
      alternativeNames,
    },
    issuer,
  );
  // This form's label names the algorithm. Java clients take a key labelled only PRIVATE KEY for an RSA key.
  return { certificate, privateKey: key.export({ type: 'sec1', format: 'pem' }) as string };
}

/**
 * ECDSA P-256: generated in a millisecond, supported by every client. The key is parsed back from its text, because
 * Node shares a lock between a generated key and its job: when that job is garbage-collected just while the key's curve
 * is read, the process deadlocks.
 */
function newKey(): KeyObject {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return createPrivateKey(privateKey);
}

function readPair(folder: string, name: string): CertifiedKey | undefined {
  const certificatePath = join(folder, `${name}.crt`);
  const keyPath = join(folder, `${name}.key`);
  if (!existsSync(certificatePath) && !existsSync(keyPath)) return undefined;
  try {
    const certificate = readFileSync(certificatePath, 'utf8');
    const privateKey = readFileSync(keyPath, 'utf8');
    if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey))) throw new Error('no match');
    return { certificate, privateKey };
  } catch {
    throw new ConfigError(
      `${certificatePath} and ${keyPath} are not a certificate and its key; restore them, or remove both to make new ones`,
    );
  }
}

/**
 * The key first: after a crash in between, a lone key is rejected with a clear message instead of half a pair being
 * served.
 */
function writePair(folder: string, name: string, certificate: string, key: KeyObject): CertifiedKey {
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }) as string;
  writePrivate(join(folder, `${name}.key`), privateKey);
  replaceFile(join(folder, `${name}.crt`), certificate, 0o644);
  return { certificate, privateKey };
}

function writePrivate(path: string, text: string): void {
  replaceFile(path, text, 0o600);
}

/** Writes a temporary file and renames it, so that nobody reads half a file. */
export function replaceFile(path: string, text: string, mode: number): void {
  const beside = join(dirname(path), `.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  try {
    writeFileSync(beside, text, { mode });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
