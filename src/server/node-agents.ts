import { readCertificates, readPrivateKey } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import { ConfigError } from '../config/flag.js';
import type { ForwardOptions } from '../http/forward/forwarder.js';

/** How node agents are reached, from flags and their files. @throws ConfigError naming flag and file */
export function nodeAgentOptions({ nodeAgents }: Pick<ServeOptions, 'nodeAgents'>): ForwardOptions {
  const { certificateFile, keyFile, authorityFile, preferredAddressTypes } = nodeAgents;
  if ((certificateFile === undefined) !== (keyFile === undefined)) {
    throw new ConfigError('--kubelet-client-certificate and --kubelet-client-key: give both or none');
  }
  const certificate =
    certificateFile === undefined ? undefined : readCertificates('kubelet-client-certificate', certificateFile);
  return {
    preferredAddressTypes,
    agents: {
      ...(certificate !== undefined && { certificate }),
      ...(certificate !== undefined &&
        keyFile !== undefined && { key: readPrivateKey('kubelet-client-key', keyFile, certificate) }),
      ...(authorityFile !== undefined && {
        authority: readCertificates('kubelet-certificate-authority', authorityFile),
      }),
    },
  };
}
