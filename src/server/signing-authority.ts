import { readParsed } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import type { SigningParts } from '../controllers/controller.js';
import { readAuthority } from '../credentials/authority.js';
import type { ServerCredentials } from './credentials.js';

/** The authority that signs certificate requests. @throws ConfigError naming flag and file */
export function signingAuthority(
  options: Pick<ServeOptions, 'clusterSigningCertFile' | 'clusterSigningKeyFile' | 'clusterSigningDuration'>,
  own: ServerCredentials,
): SigningParts {
  const { clusterSigningCertFile: cert, clusterSigningKeyFile: key, clusterSigningDuration: duration } = options;
  if (cert === undefined || key === undefined) {
    const { certificate, privateKey } = own.signingCa;
    return { authority: readAuthority(certificate, privateKey), duration };
  }
  const certificate = readParsed('cluster-signing-cert-file', cert, (text) => text);
  const authority = readParsed('cluster-signing-key-file', key, (text) => readAuthority(certificate, text));
  return { authority, duration };
}
