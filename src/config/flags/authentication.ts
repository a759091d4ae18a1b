import {
  ConfigError,
  type FlagGroup,
  notEmpty,
  parseBoolean,
  parseChoice,
  parseDuration,
  parseLifetime,
  parseList,
} from '../flag.js';
import { REVIEW_VERSIONS, type ServeOptions } from '../options.js';

/** Authentication: certificates, static and bootstrap tokens, anonymous callers. */
export const authenticationFlags: FlagGroup<ServeOptions> = {
  title: 'Authentication',
  flags: [
    {
      name: 'client-ca-file',
      hint: 'file',
      help: "PEM authorities of client certificates (CN is the user, each O a group), besides the server's own; reloaded on change.",
      apply: (o, v) => (o.clientCaFile = notEmpty('client-ca-file', v)),
    },
    {
      name: 'authentication-config',
      hint: 'file',
      help: 'AuthenticationConfiguration (YAML or JSON): token issuers and anonymous access; reloaded on change.',
      apply: (o, v) => (o.authenticationConfigFile = notEmpty('authentication-config', v)),
    },
    {
      name: 'anonymous-auth',
      hint: 'true|false',
      help: 'Treat requests without credentials as system:anonymous instead of rejecting them.',
      shownDefault: 'true',
      boolean: true,
      apply: (o, v) => (o.anonymousAuth = parseBoolean('anonymous-auth', v)),
    },
    {
      name: 'token-auth-file',
      hint: 'file',
      help: 'CSV file of bearer tokens: token, user, uid and, in one quoted column, groups. Read at start.',
      apply: (o, v) => (o.tokenAuthFile = notEmpty('token-auth-file', v)),
    },
    {
      name: 'enable-bootstrap-token-auth',
      hint: 'true|false',
      help: 'Accept bootstrap tokens (Secrets in the system namespace) as bearer tokens.',
      shownDefault: 'false',
      boolean: true,
      apply: (o, v) => (o.bootstrapTokenAuth = parseBoolean('enable-bootstrap-token-auth', v)),
    },
    {
      name: 'authentication-token-webhook-config-file',
      hint: 'file',
      help: 'Kubeconfig of a webhook that authenticates bearer tokens.',
      apply: (o, v) => (o.tokenWebhook.configFile = notEmpty('authentication-token-webhook-config-file', v)),
    },
    {
      name: 'authentication-token-webhook-version',
      hint: REVIEW_VERSIONS.join('|'),
      help: 'Version of the token reviews sent to the webhook.',
      shownDefault: 'v1beta1',
      apply: (o, v) =>
        (o.tokenWebhook.version = parseChoice('authentication-token-webhook-version', v, REVIEW_VERSIONS)),
    },
    {
      name: 'authentication-token-webhook-cache-ttl',
      hint: 'duration',
      help: 'How long answers of the webhook are cached.',
      shownDefault: '2m',
      apply: (o, v) => (o.tokenWebhook.cacheTtl = parseDuration('authentication-token-webhook-cache-ttl', v)),
    },
    {
      name: 'api-audiences',
      hint: 'audience,...',
      help: 'Audiences of tokens for this server; the issuers by default.',
      apply: (o, v) => (o.apiAudiences = parseList('api-audiences', v)),
    },
  ],
};

/** Tokens of service accounts. */
export const serviceAccountFlags: FlagGroup<ServeOptions> = {
  title: 'Service accounts',
  flags: [
    {
      name: 'service-account-issuer',
      hint: 'url',
      help: 'Issuer of service-account tokens; may be repeated for other accepted issuers.',
      repeatable: true,
      apply: (o, v) => o.serviceAccountIssuers.push(issuer(v)),
    },
    {
      name: 'service-account-signing-key-file',
      hint: 'file',
      help: 'PEM private key that signs service-account tokens, instead of the one created in the data dir.',
      apply: (o, v) => (o.serviceAccountSigningKeyFile = notEmpty('service-account-signing-key-file', v)),
    },
    {
      name: 'service-account-key-file',
      hint: 'file',
      help: 'PEM keys (RSA or ECDSA, public or private) that verify service-account tokens; may be repeated.',
      repeatable: true,
      apply: (o, v) => o.serviceAccountKeyFiles.push(notEmpty('service-account-key-file', v)),
    },
    {
      name: 'service-account-lookup',
      hint: 'true|false',
      help: 'Reject tokens of deleted Secrets.',
      shownDefault: 'true',
      boolean: true,
      apply: (o, v) => (o.serviceAccountLookup = parseBoolean('service-account-lookup', v)),
    },
    {
      name: 'service-account-max-token-expiration',
      hint: 'duration',
      help: 'Longest lifetime of requested tokens; at least 1h.',
      apply: (o, v) => (o.serviceAccountMaxTokenExpiration = tokenLifetime(v)),
    },
    {
      name: 'service-account-extend-token-expiration',
      hint: 'true|false',
      help: 'Keep tokens in volumes of pods valid for a year, with an audit annotation after an hour.',
      shownDefault: 'true',
      boolean: true,
      apply: (o, v) => (o.serviceAccountExtendTokens = parseBoolean('service-account-extend-token-expiration', v)),
    },
    {
      name: 'legacy-service-account-token-clean-up-period',
      hint: 'duration',
      help: 'How long a legacy token in a Secret may be unused before it is marked as invalid, then deleted.',
      shownDefault: '8760h',
      apply: (o, v) => (o.legacyTokenCleanUpPeriod = parseLifetime('legacy-service-account-token-clean-up-period', v)),
    },
    {
      name: 'service-account-signing-endpoint',
      hint: 'socket',
      help: 'Not supported: tokens are signed with the key of --service-account-signing-key-file.',
      apply: () => {
        throw new ConfigError(
          '--service-account-signing-endpoint: signers outside of the server are not supported; ' +
            'give the key with --service-account-signing-key-file',
        );
      },
    },
    {
      name: 'service-account-jwks-uri',
      hint: 'url',
      help: 'URL of the keys in the discovery document, when it is not this server.',
      apply: (o, v) => (o.serviceAccountJwksUri = httpsUrl('service-account-jwks-uri', v)),
    },
  ],
};

/** An authenticating proxy in front. */
export const frontProxyFlags: FlagGroup<ServeOptions> = {
  title: 'Front proxy',
  flags: [
    {
      name: 'requestheader-client-ca-file',
      hint: 'file',
      help: 'PEM certificate authorities of trusted proxies; reloaded on change.',
      apply: (o, v) => (o.requestHeader.clientCaFile = notEmpty('requestheader-client-ca-file', v)),
    },
    {
      name: 'requestheader-allowed-names',
      hint: 'name,...',
      help: "Allowed common names of proxies' certificates; all by default.",
      apply: (o, v) => (o.requestHeader.allowedNames = parseList('requestheader-allowed-names', v)),
    },
    ...(
      [
        ['requestheader-username-headers', 'userHeaders', 'the user, for example X-Remote-User'],
        ['requestheader-uid-headers', 'uidHeaders', 'the uid'],
        ['requestheader-group-headers', 'groupHeaders', 'the groups, for example X-Remote-Group'],
        ['requestheader-extra-headers-prefix', 'extraPrefixes', 'extra values, by prefix, for example X-Remote-Extra-'],
      ] as const
    ).map(([name, member, what]) => ({
      name,
      hint: 'header,...',
      help: `Headers in which a proxy gives ${what}.`,
      apply: (o: ServeOptions, v: string) =>
        (o.requestHeader[member] = parseList(name, v).map((header) => header.toLowerCase())),
    })),
  ],
};

function issuer(value: string): string {
  const issued = notEmpty('service-account-issuer', value);
  if (issued.includes(':') && !URL.canParse(issued)) {
    throw new ConfigError(`--service-account-issuer: "${issued}" has a colon and is not a URL`);
  }
  return issued;
}

function httpsUrl(name: string, value: string): string {
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new ConfigError(`--${name}: "${value}" is not an https URL`);
  }
  return value;
}

/** 2^32 seconds. */
const MOST_TOKEN_HOURS = Math.floor(2 ** 32 / 3600);

/** In seconds. */
function tokenLifetime(value: string): number | undefined {
  const name = 'service-account-max-token-expiration';
  const duration = parseDuration(name, value, MOST_TOKEN_HOURS);
  if (duration === 0) return undefined;
  if (duration < 3_600_000) throw new ConfigError(`--${name}: must be at least 1h`);
  return Math.floor(duration / 1000);
}

/** @param given names of the given flags. @throws ConfigError for conflicting flags */
export function checkAuthentication({ authenticationConfigFile }: ServeOptions, given: ReadonlySet<string>): void {
  if (authenticationConfigFile === undefined || ![...given].some((name) => name.startsWith('oidc-'))) return;
  throw new ConfigError('--authentication-config and --oidc-* flags are mutually exclusive');
}
