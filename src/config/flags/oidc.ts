import { ConfigError, type FlagGroup, notEmpty, parseChoice, parseList } from '../flag.js';
import { OIDC_ALGORITHMS, type ServeOptions } from '../options.js';

/** ID tokens of an OpenID Connect provider (spec 3). */
export const oidcFlags: FlagGroup<ServeOptions> = {
  title: 'OpenID Connect',
  flags: [
    {
      name: 'oidc-issuer-url',
      hint: 'url',
      help: 'Provider whose ID tokens are accepted as bearer tokens; its keys are found by discovery.',
      apply: (o, v) => (o.oidc.issuerUrl = issuerUrl(v)),
    },
    {
      name: 'oidc-client-id',
      hint: 'id',
      help: 'Client ID that ID tokens must be issued for.',
      apply: (o, v) => (o.oidc.clientId = notEmpty('oidc-client-id', v)),
    },
    {
      name: 'oidc-username-claim',
      hint: 'claim',
      help: 'Claim with the username.',
      shownDefault: 'sub',
      apply: (o, v) => (o.oidc.usernameClaim = notEmpty('oidc-username-claim', v)),
    },
    {
      name: 'oidc-username-prefix',
      hint: 'prefix',
      help: 'Prefix of usernames; - for none. Default: the issuer and #, and none when the claim is email.',
      apply: (o, v) => (o.oidc.usernamePrefix = v === '' ? undefined : v),
    },
    {
      name: 'oidc-groups-claim',
      hint: 'claim',
      help: 'Claim with the groups of the user.',
      apply: (o, v) => (o.oidc.groupsClaim = notEmpty('oidc-groups-claim', v)),
    },
    {
      name: 'oidc-groups-prefix',
      hint: 'prefix',
      help: 'Prefix of groups.',
      apply: (o, v) => (o.oidc.groupsPrefix = v),
    },
    {
      name: 'oidc-required-claim',
      hint: 'key=value',
      help: 'A required claim of tokens, with this value; may be repeated.',
      repeatable: true,
      apply: (o, v) => {
        const [, key, value] = /^\s*([^=]+?)\s*=([\s\S]*)$/.exec(v) ?? [];
        if (key === undefined) throw new ConfigError(`--oidc-required-claim: "${v}" is not key=value`);
        o.oidc.requiredClaims.set(key, value!);
      },
    },
    {
      name: 'oidc-ca-file',
      hint: 'file',
      help: "PEM certificate authorities of the provider; the system's by default.",
      apply: (o, v) => (o.oidc.caFile = notEmpty('oidc-ca-file', v)),
    },
    {
      name: 'oidc-signing-algs',
      hint: 'algorithm,...',
      help: `Algorithms that may sign ID tokens, of ${OIDC_ALGORITHMS.join(', ')}.`,
      shownDefault: 'RS256',
      apply: (o, v) => {
        const algorithms = parseList('oidc-signing-algs', v).map((each) =>
          parseChoice('oidc-signing-algs', each, OIDC_ALGORITHMS),
        );
        if (algorithms.length > 0) o.oidc.signingAlgorithms = algorithms;
      },
    },
  ],
};

/** @param given names of the given flags. @throws ConfigError for conflicting flags */
export function checkOidc({ oidc, serviceAccountIssuers }: ServeOptions, given: ReadonlySet<string>): void {
  const { issuerUrl, clientId } = oidc;
  const any = [...given].some((name) => name.startsWith('oidc-'));
  if (any && (issuerUrl === undefined || clientId === undefined)) {
    throw new ConfigError('--oidc-issuer-url and --oidc-client-id: give both when any --oidc flag is given');
  }
  if (issuerUrl !== undefined && serviceAccountIssuers.includes(issuerUrl)) {
    throw new ConfigError('--oidc-issuer-url: must not be an issuer of service-account tokens');
  }
}

function issuerUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || url.username + url.password + url.search + url.hash !== '') {
    throw new ConfigError(`--oidc-issuer-url: not an https URL without user, query and fragment`);
  }
  return value;
}
