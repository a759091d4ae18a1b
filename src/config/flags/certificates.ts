import { ConfigError, type FlagGroup, notEmpty, parseLifetime } from '../flag.js';
import type { ServeOptions, SigningFiles, SigningSigner } from '../options.js';

/** Descriptions of one signer's flags, as in kube-controller-manager. */
const SIGNERS: readonly (readonly [SigningSigner, string])[] = [
  ['nodeAgentServing', 'kubelet-serving'],
  ['apiserverClientNodeAgent', 'kubelet-client'],
  ['apiserverClient', 'kube-apiserver-client'],
  ['legacyUnknown', 'legacy-unknown'],
];

/** Certificates requested through the API. */
export const certificateFlags: FlagGroup<ServeOptions> = {
  title: 'Certificate signing',
  flags: [
    {
      name: 'cluster-signing-cert-file',
      hint: 'file',
      help: 'PEM certificate of the authority that signs certificate requests, instead of the one created in the data dir.',
      apply: (o, v) => (o.clusterSigning.certFile = notEmpty('cluster-signing-cert-file', v)),
    },
    {
      name: 'cluster-signing-key-file',
      hint: 'file',
      help: 'PEM private key of --cluster-signing-cert-file.',
      apply: (o, v) => (o.clusterSigning.keyFile = notEmpty('cluster-signing-key-file', v)),
    },
    ...SIGNERS.flatMap(([signer, word]) => [
      {
        name: `cluster-signing-${word}-cert-file`,
        hint: 'file',
        help: `PEM certificate of the authority for the ${word} signer alone; signers without one then sign nothing.`,
        apply: (o: ServeOptions, v: string) =>
          (filesOf(o, signer).certFile = notEmpty(`cluster-signing-${word}-cert-file`, v)),
      },
      {
        name: `cluster-signing-${word}-key-file`,
        hint: 'file',
        help: `PEM private key of --cluster-signing-${word}-cert-file.`,
        apply: (o: ServeOptions, v: string) =>
          (filesOf(o, signer).keyFile = notEmpty(`cluster-signing-${word}-key-file`, v)),
      },
    ]),
    {
      name: 'cluster-signing-duration',
      hint: 'duration',
      help: 'Longest lifetime of signed certificates; requests may ask for less.',
      shownDefault: '8760h',
      apply: (o, v) => (o.clusterSigningDuration = parseLifetime('cluster-signing-duration', v)),
    },
  ],
};

function filesOf({ clusterSigning: { signers } }: ServeOptions, signer: SigningSigner): SigningFiles {
  const files = signers.get(signer) ?? { certFile: undefined, keyFile: undefined };
  signers.set(signer, files);
  return files;
}

/**
 * @throws ConfigError for an authority without certificate or key, and for a general one beside one of a single signer
 */
export function checkSigning({ clusterSigning: { signers, ...shared } }: ServeOptions): void {
  const both = ({ certFile, keyFile }: SigningFiles): boolean => (certFile === undefined) === (keyFile === undefined);
  if (!both(shared)) {
    throw new ConfigError('--cluster-signing-cert-file and --cluster-signing-key-file: give both or neither');
  }
  for (const [signer, word] of SIGNERS) {
    const files = signers.get(signer);
    if (files === undefined || both(files)) continue;
    const name = `--cluster-signing-${word}`;
    throw new ConfigError(
      `${name}-cert-file and ${name}-key-file: ` +
        (files.certFile === undefined ? 'cannot specify key without cert' : 'cannot specify cert without key'),
    );
  }
  if (shared.certFile === undefined || signers.size === 0) return;
  throw new ConfigError(
    'cannot specify --cluster-signing-{cert,key}-file and other --cluster-signing-*-file flags at the same time',
  );
}
