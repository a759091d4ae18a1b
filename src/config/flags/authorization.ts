import { ConfigError, type FlagGroup, notEmpty, parseChoice, parseDuration, parseList } from '../flag.js';
import { AUTHORIZATION_MODES, REVIEW_VERSIONS, type ServeOptions } from '../options.js';

/** Authorization. */
export const authorizationFlags: FlagGroup<ServeOptions> = {
  title: 'Authorization',
  flags: [
    {
      name: 'authorization-mode',
      hint: 'mode,...',
      help: `Who decides, in this order: ${AUTHORIZATION_MODES.join(', ')}.`,
      shownDefault: 'RBAC',
      apply: (o, v) => {
        const modes = parseList('authorization-mode', v).map((mode) =>
          parseChoice('authorization-mode', mode, AUTHORIZATION_MODES),
        );
        if (modes.length === 0) throw new ConfigError('--authorization-mode: at least one mode is needed');
        if (new Set(modes).size < modes.length) throw new ConfigError(`--authorization-mode: "${v}" has a mode twice`);
        o.authorizationModes = modes;
      },
    },
    {
      name: 'authorization-config',
      hint: 'file',
      help: 'AuthorizationConfiguration (YAML or JSON) with the authorizers, instead of the mode; reloaded on change.',
      apply: (o, v) => (o.authorizationConfigFile = notEmpty('authorization-config', v)),
    },
    {
      name: 'authorization-policy-file',
      hint: 'file',
      help: 'Policies of the mode ABAC, one JSON object in each line. Read at start.',
      apply: (o, v) => (o.authorizationPolicyFile = notEmpty('authorization-policy-file', v)),
    },
    {
      name: 'authorization-webhook-config-file',
      hint: 'file',
      help: 'Kubeconfig of the webhook of the mode Webhook.',
      apply: (o, v) => (o.authorizationWebhook.configFile = notEmpty('authorization-webhook-config-file', v)),
    },
    {
      name: 'authorization-webhook-version',
      hint: REVIEW_VERSIONS.join('|'),
      help: 'Version of the access reviews sent to the webhook.',
      shownDefault: 'v1beta1',
      apply: (o, v) =>
        (o.authorizationWebhook.version = parseChoice('authorization-webhook-version', v, REVIEW_VERSIONS)),
    },
    {
      name: 'authorization-webhook-cache-authorized-ttl',
      hint: 'duration',
      help: 'How long positive answers are cached.',
      shownDefault: '5m',
      apply: (o, v) =>
        (o.authorizationWebhook.authorizedTtl = parseDuration('authorization-webhook-cache-authorized-ttl', v)),
    },
    {
      name: 'authorization-webhook-cache-unauthorized-ttl',
      hint: 'duration',
      help: 'How long negative answers are cached.',
      shownDefault: '30s',
      apply: (o, v) =>
        (o.authorizationWebhook.unauthorizedTtl = parseDuration('authorization-webhook-cache-unauthorized-ttl', v)),
    },
  ],
};

/** The warning for a server on which every caller may do everything; undefined for all others. */
export function authorizationWarning(options: ServeOptions): string | undefined {
  return options.authorizationModes.includes('AlwaysAllow')
    ? '--authorization-mode=AlwaysAllow: callers without credentials are refused, as with --anonymous-auth=false'
    : undefined;
}

/**
 * Disables anonymous requests in the mode AlwaysAllow, which would allow them everything.
 *
 * @param given names of the given flags.
 * @throws ConfigError for conflicting flags
 */
export function checkAuthorization(options: ServeOptions, given: ReadonlySet<string>): void {
  const { authorizationModes: modes, authorizationWebhook, authorizationPolicyFile: policies } = options;
  if (options.authorizationConfigFile !== undefined) {
    const others = [...given].filter((name) => /^authorization-(mode|webhook-.*)$/.test(name));
    if (others.length > 0) {
      throw new ConfigError(
        '--authorization-config can not be specified when --authorization-mode or --authorization-webhook-* flags are defined',
      );
    }
    return;
  }
  if (modes.includes('Webhook') !== (authorizationWebhook.configFile !== undefined)) {
    throw new ConfigError('--authorization-webhook-config-file and --authorization-mode=Webhook: give both or neither');
  }
  if (modes.includes('ABAC') !== (policies !== undefined)) {
    throw new ConfigError('--authorization-policy-file and --authorization-mode=ABAC: give both or neither');
  }
  if (modes.includes('AlwaysAllow')) options.anonymousAuth = false;
}
