import { readCertificates, readParsed } from '../config/files.js';
import type { ServeOptions, SigningSigner } from '../config/options.js';
import type { SigningParts } from '../controllers/controller.js';
import { type Authority, readAuthority } from '../credentials/authority.js';
import type { NamingProfile } from '../naming/profile.js';
import type { ServerCredentials } from './credentials.js';

/** Reads an authority from the files of two flags. @throws ConfigError naming flag and file */
function readFiles(flag: string, cert: string, key: string): Authority {
  const certificate = readCertificates(`${flag}-cert-file`, cert);
  return readParsed(`${flag}-key-file`, key, (text) => readAuthority(certificate, text));
}

const FLAGS: Readonly<Record<SigningSigner, string>> = {
  apiserverClient: 'cluster-signing-kube-apiserver-client',
  apiserverClientNodeAgent: 'cluster-signing-kubelet-client',
  nodeAgentServing: 'cluster-signing-kubelet-serving',
  legacyUnknown: 'cluster-signing-legacy-unknown',
};

/**
 * The signers of certificate requests: one authority for all built-in signers, or, when flags configure single signers,
 * only those.
 *
 * @throws ConfigError naming flag and file
 */
export function signingAuthority(
  options: Pick<ServeOptions, 'clusterSigning' | 'clusterSigningDuration'>,
  own: Pick<ServerCredentials, 'signingCa'>,
  { signers: names }: Pick<NamingProfile, 'signers'>,
): SigningParts {
  const { certFile, keyFile, signers } = options.clusterSigning;
  const duration = options.clusterSigningDuration;
  if (signers.size > 0) {
    const authorities = new Map<string, Authority>();
    for (const [signer, files] of signers) {
      if (files.certFile === undefined || files.keyFile === undefined) continue;
      authorities.set(names[signer], readFiles(FLAGS[signer], files.certFile, files.keyFile));
    }
    return { authorityOf: (signerName) => authorities.get(signerName), duration };
  }
  const authority =
    certFile === undefined || keyFile === undefined
      ? readAuthority(own.signingCa.certificate, own.signingCa.privateKey)
      : readFiles('cluster-signing', certFile, keyFile);
  const known = new Set<string>(Object.values(names));
  return { authorityOf: (signerName) => (known.has(signerName) ? authority : undefined), duration };
}
