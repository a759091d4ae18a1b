import { ConfigError, type FlagGroup, notEmpty, parseDuration } from '../flag.js';
import type { ServeOptions } from '../options.js';

/** Certificates for those who ask through the API. */
export const certificateFlags: FlagGroup<ServeOptions> = {
  title: 'Certificate signing',
  flags: [
    {
      name: 'cluster-signing-cert-file',
      hint: 'file',
      help: 'PEM certificate of the authority that signs certificate requests, instead of the one made in the data dir.',
      apply: (o, v) => (o.clusterSigningCertFile = notEmpty('cluster-signing-cert-file', v)),
    },
    {
      name: 'cluster-signing-key-file',
      hint: 'file',
      help: 'PEM private key of --cluster-signing-cert-file.',
      apply: (o, v) => (o.clusterSigningKeyFile = notEmpty('cluster-signing-key-file', v)),
    },
    {
      name: 'cluster-signing-duration',
      hint: 'duration',
      help: 'Longest lifetime of signed certificates; requests may ask for less.',
      shownDefault: '8760h',
      apply: (o, v) => (o.clusterSigningDuration = lifetime(v)),
    },
  ],
};

/** Timers do not hold as long as certificates, so hours are read here. */
function lifetime(value: string): number {
  const hours = /^(\d{1,6})h0?m?0?s?$/.exec(value)?.[1];
  const duration = hours === undefined ? parseDuration('cluster-signing-duration', value) : Number(hours) * 3_600_000;
  if (duration === 0) throw new ConfigError('--cluster-signing-duration: must be longer than 0');
  return duration;
}
